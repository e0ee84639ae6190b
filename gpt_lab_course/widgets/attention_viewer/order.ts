// The heads, sorted by their scores. Pure functions.

import { percent } from "../kit/format.ts";

const CLEAR_SCORE = 0.2; // uniform attention scores .02

export interface Head {
  layer: number;
  head: number;
  score?: number;
}

/** The scores of `gpt_lab.interpret.head_scores`, by name, [L, H] each. */
export type Scores = Record<string, number[][]>;

/** What a high score means. */
const DESTINATIONS = {
  previous_token: "to the token before",
  first_token: "to the first token",
  induction: "to the token that followed the last time",
};

/** All heads, highest score first, or in the model's order if `by` is "place". */
export function ordered(scores: Scores, by: string): Head[] {
  const heads = scores.induction.flatMap((row, layer) =>
    row.map((_, head): Head => ({ layer, head, score: scores[by]?.[layer][head] }))
  );
  return by === "place" ? heads : heads.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

/** Describes a head by its highest score, if that is clearly above the score of uniform attention. */
export function describeHead(scores: Scores, layer: number, head: number): string {
  const [best] = Object.entries(DESTINATIONS)
    .map(([name, destination]) => ({ destination, score: scores[name][layer][head] }))
    .sort((a, b) => b.score - a.score);
  const where = "On random tokens that repeat";
  return best.score < CLEAR_SCORE
    ? `${where}, none of its scores is high: what it does there has no simple name.`
    : `${where}, ${percent(best.score, 0)} of its attention goes ${best.destination}.`;
}
