// The challenges, which Python declares: a model that is too small, and what each knob is raised to. Pure functions.

import { DECLARED } from "./declared.ts";

export interface Sizes {
  d_model: number;
  n_heads: number;
  n_layers: number;
  d_ff: number;
}
export const KNOBS = ["d_model", "n_heads", "n_layers", "d_ff"] as const;
export type Knob = typeof KNOBS[number];

export interface Challenge {
  base: Sizes;
  raised: Sizes;
  /** Other sizes that reach the floor, too, without the knob that is needed. */
  beside?: Partial<Sizes>;
  training: { learning_rate: number; steps: number; batch_size: number };
}

export const CHALLENGES = DECLARED.constants.challenges satisfies Record<string, Challenge>;
export type ChallengeName = keyof typeof CHALLENGES;

/** A loss below which a run has reached the floor of 0: it gives right answers 90%, in the geometric mean. */
export const AT_FLOOR = 0.1;

/** The small model with one knob raised, or as it is. */
export function sizesOf({ base, raised }: Challenge, knob?: Knob): Sizes {
  return knob ? { ...base, [knob]: raised[knob] } : base;
}

/** The loss at the end of a run: the mean of its last ten batches. */
export function endOf(losses: readonly number[]): number {
  const last = losses.slice(-10);
  return last.reduce((sum, loss) => sum + loss, 0) / last.length;
}
