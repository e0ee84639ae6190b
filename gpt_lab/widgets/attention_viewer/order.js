// The heads, sorted by their scores. Pure functions.

import { percent } from "../kit/format.js";

const CLEAR_SCORE = 0.2; // uniform attention scores .02

/** @typedef {{ layer: number, head: number, score?: number }} Head */

/** The orders: the model's, and by each score of `gpt_lab.interpret.head_scores`. */
export const ORDERS = {
  place: "place in the model",
  previous_token: "previous-token score",
  first_token: "first-token score",
  induction: "induction score",
};

/** @type {Record<string, string>} what a high score means */
const DESTINATIONS = {
  previous_token: "to the token before",
  first_token: "to the first token",
  induction: "to the token that followed the last time",
};

/**
 * All heads, highest score first, or in the model's order if `by` is "place".
 *
 * @param {Record<string, number[][]>} scores each [L, H]
 * @param {string} by
 * @returns {Head[]}
 */
export function ordered(scores, by) {
  const heads = scores.induction.flatMap((row, layer) =>
    row.map((_, head) => ({ layer, head, score: scores[by]?.[layer][head] }))
  );
  if (by === "place") return heads;
  return heads.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

/**
 * Describes a head by its highest score, if that is clearly above the score of uniform attention.
 *
 * @param {Record<string, number[][]>} scores
 * @param {number} layer
 * @param {number} head
 */
export function describeHead(scores, layer, head) {
  const [best] = Object.entries(DESTINATIONS)
    .map(([name, destination]) => ({ destination, score: scores[name][layer][head] }))
    .sort((a, b) => b.score - a.score);
  const where = "On random tokens that repeat";
  return best.score < CLEAR_SCORE
    ? `${where}, none of its scores is high: what it does there has no simple name.`
    : `${where}, ${percent(best.score, 0)} of its attention goes ${best.destination}.`;
}
