// The stages from a next-token distribution to a draw, as chances.py computes them.

import { DECLARED } from "./declared.ts";
import { softmax } from "../../engine/attention.ts";
import {
  applyTemperature,
  greedy,
  keepMinP,
  keepTopK,
  keepTopP,
  penalizeRepetition,
} from "../../engine/generation.ts";
import type { Numbers, Sampling } from "../../engine/messages.ts";
import { uniform } from "../../engine/random.ts";

/** Why a token cannot be drawn; empty if it can. */
export const CUTS = DECLARED.constants.cuts;

/** The number of tokens with a bar of their own. */
export const ROWS = DECLARED.constants.rows;

/** Probabilities, [V]. */
export interface Stages {
  /** The model's. */
  original: Numbers;
  /** After repetition penalty and temperature. */
  shaped: Numbers;
  /** What removes a token, as an index in CUTS. */
  cut: Uint8Array;
  /** After the cuts. */
  final: Numbers;
}

/** @param logits the model's, [V] @param ids the text so far */
export function stages(
  logits: Numbers,
  ids: Iterable<number>,
  { temperature, top_k, top_p, min_p, repetition_penalty }: Required<Sampling>,
): Stages {
  const x = logits.slice();
  if (repetition_penalty !== 1) penalizeRepetition(x, ids, repetition_penalty);
  if (temperature !== 0 && temperature !== 1) applyTemperature(x, temperature);
  const shaped = softmax(x.slice());
  const cut = new Uint8Array(x.length);
  const mark = (reason: number) =>
    x.forEach((logit, v) => logit === -Infinity && (cut[v] ||= reason));
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

export type Candidate = [id: number, original: number, shaped: number, final: number, cut: number];

/** The displayed part: a row for each of the most probable tokens, and one for all others. */
export interface Summary {
  rows: Candidate[];
  others: [original: number, shaped: number, final: number, left: number];
  /** The number of tokens that can be drawn. */
  left: number;
  /** Their total probability before renormalizing. */
  share: number;
  /** Perplexity: the number of equally probable tokens that would be as uncertain. */
  choices: [original: number, final: number];
}

export function summary({ original, shaped, cut, final }: Stages): Summary {
  const order = Array.from(shaped.keys()).sort((a, b) => shaped[b] - shaped[a] || a - b);
  const rest = order.slice(ROWS);
  const sum = (p: Numbers, ids: number[]) => ids.reduce((total, v) => total + p[v], 0);
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

/** The exponential of the entropy in nats. */
const choices = (p: Numbers) =>
  Math.exp(-p.reduce((sum, x) => x > 0 ? sum + x * Math.log(x) : sum, 0));

/** How often each token is drawn; each draw is that of `sample` in the engine. */
export function drawMany(probabilities: Numbers, seed: number, count: number): Uint32Array {
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
