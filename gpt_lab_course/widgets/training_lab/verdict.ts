// What a challenge has shown, in sentences made of its numbers. Pure functions.

import { decimal, withCommas } from "../kit/format.ts";
import {
  AT_FLOOR,
  type Challenge,
  type ChallengeName,
  CHALLENGES,
  type Knob,
  KNOBS,
} from "./challenges.ts";

/** Recorded runs of some sizes: how each seed's ended. */
export interface RecordedRuns {
  parameters: number;
  ends: readonly number[];
}
export type Recorded =
  & Readonly<Record<Knob, RecordedRuns>>
  & { readonly base: RecordedRuns & { readonly curve: readonly number[] } };

const SYMBOLS = { d_model: "d_model", n_heads: "H", n_layers: "L", d_ff: "d_ff" };
export const symbolOf = (knob: Knob) => SYMBOLS[knob];

/** What is said of heads, whatever the task. */
export const HEADS =
  "For H, no task was found in six designs that needs exactly more heads: one head can look " +
  "unequally at two places, and what follows can take the mixture apart.";

export const two = (loss: number) => decimal(loss, 2);
const spread = (ends: readonly number[]) => {
  const [low, high] = [Math.min(...ends), Math.max(...ends)].map(two);
  return low === high ? low : `${low} to ${high}`;
};

/** The raised knob of a challenge as a word: "d_ff = 256". */
export const raisedWords = ({ raised }: Challenge, knob: Knob) =>
  `${symbolOf(knob)} = ${raised[knob]}`;

/** What a run of the small model and one with a raised knob have shown. */
export function verdict(
  name: ChallengeName,
  knob: Knob,
  ends: { base: number; raised: number },
  recorded: Recorded,
): { right: boolean; sentences: string[] } {
  const challenge = CHALLENGES[name];
  const [words, seeds] = [raisedWords(challenge, knob), spread(recorded[knob].ends)];
  const right = ends.raised < AT_FLOOR;
  const said = right
    ? `With ${words}, the loss reached the floor: ${two(ends.raised)}. The small model ended at ${
      two(ends.base)
    }.`
    : `With ${words}, the loss ended at ${
      two(ends.raised)
    }, not at the floor. The small model ended at ${two(ends.base)}${
      ends.raised < ends.base - 0.15 ? ": it helps, but is not what is missing" : ""
    }.`;
  const others = `Three recorded runs with other seeds ended at ${seeds}.`;
  const rest = right ? [controlOf(challenge, knob, recorded)] : [];
  return {
    right,
    sentences: [said, others, ...rest, ...(knob === "n_heads" ? [HEADS] : [])].filter(Boolean),
  };
}

/** Whether as many parameters elsewhere do it, too: the recorded runs of the knob that adds the most. */
function controlOf(challenge: Challenge, knob: Knob, recorded: Recorded): string {
  const other = KNOBS.filter((one) => one !== knob)
    .reduce((a, b) => recorded[a].parameters > recorded[b].parameters ? a : b);
  const [here, there] = [recorded[knob].parameters, recorded[other].parameters];
  if (there < 0.9 * here || Math.min(...recorded[other].ends) < AT_FLOOR) return "";
  return `The number of parameters alone is not it: with ${
    raisedWords(challenge, other)
  } there are ${withCommas(there)} instead of ${
    withCommas(here)
  }, and three recorded runs ended at ${spread(recorded[other].ends)}.`;
}
