// One head's attention in steps, as `attention` in gpt_lab/model/attention.py computes it.

import type { Activation } from "../../engine/activations.ts";
import { softmax } from "../../engine/attention.ts";

export type Matrix = number[][];

/** Queries, keys and values, [T, d_head] each. */
export interface Vectors {
  q: Matrix;
  k: Matrix;
  v: Matrix;
}
export type Calculation = ReturnType<typeof calculate>;

export function calculate({ q, k, v }: Vectors) {
  const root = Math.sqrt(q[0].length);
  const scores = q.map((query) => k.map((key) => dot(query, key))); // [T, T]
  const scaled = scores.map((row) => row.map((score) => score / root));
  const masked = scaled.map((row, t) => row.map((score, s) => s <= t ? score : -Infinity));
  const weights = masked.map((row) => softmax([...row]));
  const output = weights.map((row) => v[0].map((_, i) => dot(row, v.map((value) => value[i]))));
  return { q, k, v, scores, scaled, masked, weights, output };
}

const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** The terms of a dot product, largest first. */
export const products = (a: number[], b: number[]) =>
  a.map((x, i): [component: number, product: number] => [i, x * b[i]])
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]));

/** A head's rows of an activation [H, T, d_head], or of fewer heads that are shared. */
export function ofHead(
  { values, shape: [H, T, width] }: Activation,
  head: number,
  n_heads: number,
) {
  const h = Math.floor(head * H / n_heads);
  return Array.from(
    { length: T },
    (_, t) => [...values.subarray((h * T + t) * width, (h * T + t + 1) * width)],
  );
}
