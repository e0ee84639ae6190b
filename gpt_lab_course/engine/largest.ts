// The largest of many numbers, without sorting them all.

/** The indices of the largest numbers, largest first; the earlier of equal ones first. */
export function largest(numbers: Float32Array, count: number): number[] {
  const best: number[] = [];
  for (let v = 0; v < numbers.length; v++) {
    if (best.length === count && !(numbers[v] > numbers[best[count - 1]])) continue;
    let at = best.length;
    while (at > 0 && numbers[v] > numbers[best[at - 1]]) at -= 1;
    best.splice(at, 0, v);
    best.length = Math.min(best.length, count);
  }
  return best;
}
