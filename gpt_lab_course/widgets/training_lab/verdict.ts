// What a challenge has shown, in sentences made of its numbers. Pure functions.

import { decimal, plural, withCommas } from "../kit/format.ts";
import {
  AT_FLOOR,
  type Challenge,
  type ChallengeName,
  CHALLENGES,
  type Knob,
  KNOBS,
  type Sizes,
} from "./challenges.ts";

/** Recorded runs of some sizes: how each seed's ended. */
export interface RecordedRuns {
  parameters: number;
  ends: readonly number[];
  /** How one ended that was five times as long, and all, if it reached the floor; empty where it was reached before. */
  longer: readonly number[];
  /** How one ended with a third of the learning rate, and one with three times it. */
  rates: readonly number[];
}
export type Recorded = Readonly<Record<Knob, RecordedRuns>> & {
  readonly base: RecordedRuns & { readonly curve: readonly number[] };
  /** Of other sizes that reach the floor, if the challenge has some. */
  readonly beside?: RecordedRuns;
};

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

/** Several raised knobs as words, or sizes: "H = 4 and d_ff = 256". */
export const sizesWords = (sizes: Partial<Sizes>) =>
  KNOBS.filter((knob) => sizes[knob] !== undefined)
    .map((knob) => `${symbolOf(knob)} = ${sizes[knob]}`).join(" and ");

/** What a run of the small model and one with a raised knob have shown. */
export function verdict(
  name: ChallengeName,
  knob: Knob,
  ends: { base: number; raised: number },
  recorded: Recorded,
): { right: boolean; sentences: string[] } {
  const challenge: Challenge = CHALLENGES[name];
  const { steps } = challenge.training;
  const right = ends.raised < AT_FLOOR;
  const where = right ? "reached the floor" : "did not reach the floor";
  const helps = !right && ends.raised < ends.base - 0.15 ? " It helps, but not enough." : "";
  return {
    right,
    sentences: [
      `With ${raisedWords(challenge, knob)}, the loss ${where} in ${withCommas(steps)} steps: ${
        two(ends.raised)
      }. The small model ended at ${two(ends.base)}.${helps}`,
      seedsAndRates(recorded[knob]),
      ...(right ? [controlOf(challenge, knob, recorded)] : []),
      timeOf(challenge, right ? KNOBS.filter((one) => one !== knob) : [knob], recorded),
      ...(right ? [besideOf(challenge, recorded)] : []),
      ...(knob === "n_heads" ? [HEADS] : []),
    ].filter(Boolean),
  };
}

/** How the recorded runs ended: with other seeds, and at other rates. */
function seedsAndRates({ ends, rates: [low, high] }: RecordedRuns): string {
  return `Three recorded runs with other seeds ended at ${
    spread(ends)
  }; one with one third of the ` +
    `learning rate at ${two(low)}, and one with three times it at ${two(high)}.`;
}

/** Which of some knobs get to the floor in five times as many steps. */
function timeOf(challenge: Challenge, knobs: readonly Knob[], recorded: Recorded): string {
  const longer = knobs.filter((knob) => recorded[knob].longer.length);
  const late = longer.filter((knob) => Math.min(...recorded[knob].longer) < AT_FLOOR);
  if (!longer.length) return "";
  const steps = withCommas(5 * challenge.training.steps);
  const ends = (some: readonly Knob[]) =>
    some.map((knob) => `${raisedWords(challenge, knob)} at ${spread(recorded[knob].longer)}`)
      .join(", ");
  if (late.length) {
    const all = late.every((knob) => Math.max(...recorded[knob].longer) < AT_FLOOR);
    return `Time ${all ? "would" : "may"} do it, too: in ${steps} steps, three recorded runs ` +
      `${late.length > 1 ? "of each " : ""}ended with ${ends(late)}.`;
  }
  return `More time alone does not do it: in ${steps} steps, one recorded run ${
    longer.length > 1 ? "of each " : ""
  }ended with ${ends(longer)}.`;
}

/** Other sizes that reach the floor without the knob. */
function besideOf({ base, beside }: Challenge, recorded: Recorded): string {
  if (!beside || !recorded.beside) return "";
  return `It is not the only way: ${plural(base.n_layers, "block")} with ${
    sizesWords(beside)
  } ended at ${spread(recorded.beside.ends)}, with ${
    withCommas(recorded.beside.parameters)
  } parameters.`;
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
