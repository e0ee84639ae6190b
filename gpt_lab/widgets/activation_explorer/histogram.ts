// The lab model's pre-activations, as Python counted them.

export const LOW = -6;
export const STEP = 0.1; // the width of a bin, and of a step of the point

/**
 * The share of the numbers below an edge of the bins.
 *
 * @param {number[]} counts the numbers below LOW, in each bin, and above the last bin
 * @param {number} x an edge
 */
export function shareBelow(counts, x) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const bins = Math.round((x - LOW) / STEP);
  return counts.slice(0, bins + 1).reduce((sum, count) => sum + count, 0) / all;
}

/**
 * Each bin's left edge and its height, relative to the tallest bin.
 *
 * @param {number[]} counts
 * @returns {[x: number, height: number][]}
 */
export function bars(counts) {
  const inside = counts.slice(1, -1);
  const highest = Math.max(...inside, 1);
  return inside.map((count, i) => [Number((LOW + i * STEP).toFixed(6)), count / highest]);
}
