// One head's attention in steps, as `attention` in gpt_lab/model/attention.py computes it.

import { softmax } from "../../engine/attention.ts";

/** @typedef {number[][]} Matrix */

/**
 * @param {{ q: Matrix, k: Matrix, v: Matrix }} vectors queries, keys and values, [T, d_head] each
 */
export function calculate({ q, k, v }) {
  const root = Math.sqrt(q[0].length);
  const scores = q.map((query) => k.map((key) => dot(query, key))); // [T, T]
  const scaled = scores.map((row) => row.map((score) => score / root));
  const masked = scaled.map((row, t) => row.map((score, s) => s <= t ? score : -Infinity));
  const weights = masked.map((row) => softmax([...row]));
  const output = weights.map((row) => v[0].map((_, i) => dot(row, v.map((value) => value[i]))));
  return { q, k, v, scores, scaled, masked, weights, output };
}

/** @param {number[]} a @param {number[]} b */
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

/**
 * The terms of a dot product, largest first, each as [component, product].
 *
 * @param {number[]} a
 * @param {number[]} b
 * @returns {[number, number][]}
 */
export const products = (a, b) =>
  a.map((x, i) => /** @type {[number, number]} */ ([i, x * b[i]]))
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]));

/**
 * A head's rows of an activation [H, T, d_head] (or of fewer heads that are shared).
 *
 * @param {import("../../engine/activations.ts").Activation} activation
 * @param {number} head
 * @param {number} n_heads
 * @returns {Matrix}
 */
export function ofHead({ values, shape: [H, T, width] }, head, n_heads) {
  const h = Math.floor(head * H / n_heads);
  return Array.from(
    { length: T },
    (_, t) => [...values.subarray((h * T + t) * width, (h * T + t + 1) * width)],
  );
}
