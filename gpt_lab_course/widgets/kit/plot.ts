// Curves in a picture: from numbers to coordinates. Pure functions.

/** A linear scale from numbers to coordinates. */
export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (number: number) => start + ((number - from) / (to - from)) * (end - start);

/** A coordinate with two decimals. */
const short = (n: number) => String(Number(n.toFixed(2)));

/** A line through points. */
export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${short(x)} ${short(y)}`).join("");

/** Round numbers for an axis, at most about `maxCount` of them. */
export function ticks(from: number, to: number, maxCount: number): number[] {
  const minStep = (to - from) / maxCount;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= minStep * (1 - 1e-9)) ?? power;
  const values = [];
  for (let n = Math.ceil(from / step - 1e-9); n * step <= to + 1e-9 * step; n++) {
    values.push(Number((n * step).toPrecision(12)));
  }
  return values;
}
