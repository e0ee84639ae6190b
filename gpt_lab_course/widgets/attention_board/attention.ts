// Attention with vectors of two numbers. Pure functions; tests compare them with torch.

import { softmax } from "../../engine/attention.ts";
import type { DECLARED } from "./declared.ts";

type Arrow = typeof DECLARED.settings.arrow.choices[number];

export type Vector = readonly [first: number, second: number];

export const TOKENS = ["capital", "of", "france", "is"] as const satisfies readonly Arrow[];
export type Token = typeof TOKENS[number];

export const nameOf = (arrow: string) => arrow === "france" ? "France" : arrow;

/** The value of each token. */
export const VALUES: readonly Vector[] = [[4, 0], [0, 0], [0, 6], [0, 0]];

export interface Attention {
  scores: number[];
  shares: number[];
  /** The values, each times its share, added up. */
  blend: Vector;
}

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1];

export function attend(query: Vector, keys: readonly Vector[]): Attention {
  const scores = keys.map((key) => dot(query, key));
  const shares = softmax([...scores]);
  const sum = (i: 0 | 1) => shares.reduce((total, share, t) => total + share * VALUES[t][i], 0);
  return { scores, shares, blend: [sum(0), sum(1)] };
}

/** Challenges for readers, which are solved or not depending only on the shares. */
export const CHALLENGES: readonly ((shares: number[]) => boolean)[] = [
  ([capital]) => capital >= 0.9,
  (shares) => Math.max(...shares) - Math.min(...shares) < 1e-6,
  ([_, of]) => of >= 0.9,
];

type Segment = readonly [from: Vector, to: Vector];

/** The line of keys with this score, perpendicular to the query, within ±reach. */
export function level(query: Vector, score: number, reach: number): Segment | undefined {
  const [a, b] = query;
  const ends: Vector[] = [];
  for (const edge of [-reach, reach]) {
    if (b !== 0) ends.push([edge, (score - a * edge) / b]);
    if (a !== 0) ends.push([(score - b * edge) / a, edge]);
  }
  const inside = ends.filter((end) => end.every((x) => Math.abs(x) <= reach + 1e-9));
  const [first] = inside;
  const second = inside.find((end) => Math.hypot(end[0] - first[0], end[1] - first[1]) > 1e-6);
  return second && [first, second];
}

/** The arrow whose tip is nearest to a point, if it is within `most`; `chosen` wins a tie. */
export function nearest<Name extends string>(
  [x, y]: Vector,
  tips: readonly (readonly [name: Name, tip: Vector])[],
  chosen: Name,
  most: number,
): Name | undefined {
  const distances = tips.map(([name, tip]) =>
    [name, Math.hypot(tip[0] - x, tip[1] - y) - (name === chosen ? 1e-6 : 0)] as const
  );
  const [name, distance] = distances.reduce((a, b) => b[1] < a[1] ? b : a);
  return distance <= most ? name : undefined;
}
