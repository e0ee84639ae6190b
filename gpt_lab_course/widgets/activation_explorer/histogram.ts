// The lab model's pre-activations, as Python counted them.

import { DECLARED } from "./declared.ts";

/** The lowest edge of a bin, and the width of a bin, which is that of a step of the point. */
export const { min: LOW, step: STEP } = DECLARED.settings.x;

/**
 * The share of the numbers below an edge of the bins.
 *
 * @param counts the numbers below LOW, in each bin, and above the last bin
 */
export function shareBelow(counts: readonly number[], edge: number): number {
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  return sum(counts.slice(0, Math.round((edge - LOW) / STEP) + 1)) / sum(counts);
}

/** Each bin's left edge and its height, relative to the tallest bin. */
export function bars(counts: readonly number[]): [edge: number, height: number][] {
  const inside = counts.slice(1, -1);
  const highest = Math.max(...inside, 1);
  return inside.map((count, i) => [Number((LOW + i * STEP).toFixed(6)), count / highest]);
}
