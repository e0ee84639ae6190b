// The stages from a next-token distribution to a draw, as chances.py computes them.

import { softmax } from "../../engine/attention.ts";
import {
  applyTemperature,
  greedy,
  keepMinP,
  keepTopK,
  keepTopP,
  penalizeRepetition,
} from "../../engine/generation.ts";
import { uniform } from "../../engine/random.ts";

/** @typedef {Float32Array<ArrayBuffer>} Numbers */

/** Why a token cannot be drawn; empty if it can. */
export const CUTS = ["", "top-k", "top-p", "min-p", "greedy"];

/** The number of tokens with a bar of their own. */
export const ROWS = 14;

/**
 * Probabilities, [V]: the model's; those after repetition penalty and temperature; and those after the cuts. `cut`
 * is the index in CUTS of what removes a token.
 *
 * @typedef {{ original: Numbers, shaped: Numbers, cut: Uint8Array, final: Numbers }} Stages
 */

/**
 * @param {Numbers} logits the model's, [V]
 * @param {Iterable<number>} ids the text so far
 * @param {Required<import("../../engine/generation.ts").Sampling>} sampling
 * @returns {Stages}
 */
export function stages(logits, ids, { temperature, top_k, top_p, min_p, repetition_penalty }) {
  const x = logits.slice();
  if (repetition_penalty !== 1) penalizeRepetition(x, ids, repetition_penalty);
  if (temperature !== 0 && temperature !== 1) applyTemperature(x, temperature);
  const shaped = softmax(x.slice());
  const cut = new Uint8Array(x.length);
  /** @param {number} reason */
  const mark = (reason) => x.forEach((logit, v) => logit === -Infinity && (cut[v] ||= reason));
  keepTopK(x, top_k);
  mark(1);
  keepTopP(x, top_p);
  mark(2);
  keepMinP(x, min_p);
  mark(3);
  if (temperature === 0) {
    const best = greedy(x);
    x.fill(-Infinity)[best] = 0;
    mark(4);
  }
  return { original: softmax(logits.slice()), shaped, cut, final: softmax(x) };
}

/**
 * The displayed part: a row for each of the most probable tokens, and one for all others.
 *
 * @typedef {[id: number, original: number, shaped: number, final: number, cut: number]} Row
 * @typedef {object} Summary
 * @property {Row[]} rows
 * @property {[original: number, shaped: number, final: number, left: number]} others
 * @property {number} left the number of tokens that can be drawn
 * @property {number} share their total probability before renormalizing
 * @property {[original: number, final: number]} choices perplexity: the number of equally probable tokens that would be as uncertain
 */

/** @param {Stages} stages @returns {Summary} */
export function summary({ original, shaped, cut, final }) {
  const order = Array.from(shaped.keys()).sort((a, b) => shaped[b] - shaped[a] || a - b);
  const rest = order.slice(ROWS);
  /** @param {Numbers} p @param {number[]} ids */
  const sum = (p, ids) => ids.reduce((total, v) => total + p[v], 0);
  const remaining = order.filter((v) => cut[v] === 0);
  return {
    rows: order.slice(0, ROWS).map((v) => [v, original[v], shaped[v], final[v], cut[v]]),
    others: [
      sum(original, rest),
      sum(shaped, rest),
      sum(final, rest),
      rest.filter((v) => cut[v] === 0).length,
    ],
    left: remaining.length,
    share: sum(shaped, remaining),
    choices: [choices(original), choices(final)],
  };
}

/** The exponential of the entropy in nats. @param {Numbers} p */
const choices = (p) => Math.exp(-p.reduce((sum, x) => x > 0 ? sum + x * Math.log(x) : sum, 0));

/**
 * How often each token is drawn; each draw is that of `sample` in generation.js.
 *
 * @param {Numbers} probabilities
 * @param {number} seed
 * @param {number} count
 */
export function drawMany(probabilities, seed, count) {
  const cumulative = new Float64Array(probabilities.length); // the total probability of this token and all before
  let sum = 0;
  for (let v = 0; v < probabilities.length; v++) cumulative[v] = sum += probabilities[v];
  const counts = new Uint32Array(probabilities.length);
  for (let n = 0; n < count; n++) {
    const draw = uniform(seed, n) * sum; // rounding leaves the sum a little off 1
    let [low, high] = [0, cumulative.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulative[middle] > draw) high = middle;
      else low = middle + 1;
    }
    counts[low] += 1;
  }
  return counts;
}
