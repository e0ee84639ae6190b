/** The largest difference over the largest expected number. */
export function relative(found: ArrayLike<number>, expected: ArrayLike<number>): number {
  if (found.length !== expected.length) return Infinity;
  let [largest, difference] = [0, 0];
  for (let i = 0; i < found.length; i++) {
    const one = Math.abs(found[i] - expected[i]);
    if (Number.isNaN(one)) return NaN;
    difference = Math.max(difference, one);
    largest = Math.max(largest, Math.abs(expected[i]));
  }
  return difference === 0 ? 0 : difference / largest;
}
