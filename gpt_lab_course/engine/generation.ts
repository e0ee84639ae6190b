// From logits to tokens, as in gpt_lab/generation/: the same rules, in the same order, with the same names, and in
// the same precision: logits in float32, probabilities and their sums in float64. Only the random draws differ from
// PyTorch's. All functions change the logits, [V], in place.

import type { Numbers } from "./activations.ts";
import { softmax } from "./attention.ts";
import { KVCache } from "./cache.ts";
import type { GPT } from "./gpt.ts";
import { largest } from "./largest.ts";
import { uniform } from "./random.ts";
import { windowStart } from "./window.ts";

/** How the next token is chosen. A setting that is left out changes nothing. */
export interface Sampling {
  /** 0 is greedy */
  temperature?: number;
  /** 0 keeps all */
  top_k?: number;
  /** 1 keeps all */
  top_p?: number;
  /** 0 keeps all */
  min_p?: number;
  repetition_penalty?: number;
}

const ROUNDING = 1e-6; // the tolerance of bounds
const [SMALLEST, LARGEST] = [2 ** -126, (2 - 2 ** -23) * 2 ** 127]; // in float32

/** The most probable token; the first one where several are equal. */
export function greedy(logits: Numbers): number {
  let best = 0;
  for (let v = 1; v < logits.length; v++) if (logits[v] > logits[best]) best = v;
  return best;
}

/** Divides by the temperature, the largest logit moved to 0 first. */
export function applyTemperature(logits: Numbers, temperature: number): Numbers {
  if (!(0 < temperature && temperature < Infinity)) {
    throw new RangeError(
      `temperature=${temperature} is not above 0 and finite; greedy is its limit at 0`,
    );
  }
  const best = logits[greedy(logits)];
  const divisor = Math.fround(Math.min(Math.max(temperature, SMALLEST), LARGEST));
  for (let v = 0; v < logits.length; v++) logits[v] = Math.fround(logits[v] - best) / divisor;
  return logits;
}

/** Sets all but the k largest logits to −∞; of equal ones the earlier stay. */
export function keepTopK(logits: Numbers, k: number): Numbers {
  if (!(Number.isInteger(k) && k >= 0)) {
    throw new RangeError(`top_k=${k} is not an integer of 0 or more`);
  }
  if (k === 0 || k >= logits.length) return logits;
  return keep(logits, largest(logits, k));
}

/** Keeps the fewest tokens whose probabilities reach p together; of equal ones the earlier. */
export function keepTopP(logits: Numbers, p: number): Numbers {
  if (!(0 <= p && p <= 1)) throw new RangeError(`top_p=${p} is outside [0, 1]`);
  if (p === 1) return logits;
  const probabilities = softmax(Array.from(logits));
  const order = Array.from(logits.keys()).filter((v) => probabilities[v] > 0);
  order.sort((a, b) => logits[b] - logits[a] || a - b);
  let tail = 0; // the probability of this token and all less probable ones
  let n = order.length;
  while (n > 1 && (tail += probabilities[order[n - 1]]) <= (1 - p) * (1 + ROUNDING)) n -= 1;
  return keep(logits, order.slice(0, n));
}

/** Sets all but some tokens to −∞. */
function keep(logits: Numbers, tokens: number[]): Numbers {
  const kept = tokens.map((v) => logits[v]);
  logits.fill(-Infinity);
  tokens.forEach((v, i) => logits[v] = kept[i]);
  return logits;
}

/** Sets to −∞ what is less probable than p times the most probable token. */
export function keepMinP(logits: Numbers, p: number): Numbers {
  if (!(0 <= p && p <= 1)) throw new RangeError(`min_p=${p} is outside [0, 1]`);
  if (p === 0) return logits;
  const probabilities = softmax(Array.from(logits));
  const least = p * (1 - ROUNDING) * probabilities[greedy(logits)];
  for (let v = 0; v < logits.length; v++) if (probabilities[v] < least) logits[v] = -Infinity;
  return logits;
}

/** Makes tokens that occurred less probable: divides positive logits, multiplies negative ones. */
export function penalizeRepetition(
  logits: Numbers,
  ids: Iterable<number>,
  penalty: number,
): Numbers {
  if (!(1e-9 <= penalty && penalty <= 1e9)) {
    throw new RangeError(`repetition_penalty=${penalty} is outside [1e-9, 1e9]`);
  }
  const factor = Math.fround(penalty);
  for (const v of new Set(ids)) {
    logits[v] = logits[v] < 0 ? logits[v] * factor : logits[v] / factor;
  }
  return logits;
}

/** Draws a token from softmax(logits); `draw` is in [0, 1). */
export function sample(logits: Numbers, draw: number): number {
  const best = logits[greedy(logits)];
  if (!Number.isFinite(best) || hasNaN(logits)) {
    throw new RangeError("logits are not a distribution: a NaN or +∞ is among them, or only −∞");
  }
  const probabilities = softmax(Array.from(logits));
  let sum = 0;
  for (let v = 0; v < probabilities.length; v++) sum += probabilities[v];
  let remaining = draw * sum; // rounding leaves the sum a little off 1
  let last = 0;
  for (let v = 0; v < probabilities.length; v++) {
    if (probabilities[v] === 0) continue;
    last = v;
    remaining -= probabilities[v];
    if (remaining < 0) break;
  }
  return last;
}

/** */
function hasNaN(logits: Numbers): boolean {
  let sum = 0; // a NaN makes it one; −∞ counts as 0
  for (let v = 0; v < logits.length; v++) sum += logits[v] === -Infinity ? 0 : logits[v];
  return Number.isNaN(sum);
}

/** How the next token is chosen. */
export class Sampler {
  readonly sampling: Required<Sampling>;

  constructor(sampling: Sampling = {}) {
    const all = { top_k: 0, top_p: 1, min_p: 0 };
    this.sampling = { temperature: 1, ...all, repetition_penalty: 1, ...sampling };
    const { temperature } = this.sampling;
    if (temperature !== 0) applyTemperature(new Float32Array(1), temperature);
    this.adjust(new Float32Array(1), [0]); // each function checks its own range
  }

  /** Turns the model's logits into those that a token is drawn from, in place; `ids` is the text so far. */
  adjust(logits: Numbers, ids: Iterable<number>): Numbers {
    const { temperature, top_k, top_p, min_p, repetition_penalty } = this.sampling;
    if (repetition_penalty !== 1) penalizeRepetition(logits, ids, repetition_penalty);
    if (temperature !== 0 && temperature !== 1) applyTemperature(logits, temperature);
    return keepMinP(keepTopP(keepTopK(logits, top_k), top_p), min_p);
  }

  /** Chooses a token, with a draw in [0, 1); the logits are changed. */
  choose(logits: Numbers, ids: Iterable<number>, draw: number): number {
    const adjusted = this.adjust(logits, ids);
    return this.sampling.temperature === 0 ? greedy(adjusted) : sample(adjusted, draw);
  }
}

/** Continues a sequence, token by token. When the context is full, it slides (Python's `when_full="slide"`). */
export function* generate(
  model: GPT,
  prompt: number[],
  max_new_tokens: number,
  { seed = 0, ...sampling }: Sampling & { seed?: number } = {},
): Generator<number> {
  const sampler = new Sampler(sampling);
  const { context_length: n_ctx, vocab_size } = model.config;
  const cache = new KVCache(model.config);
  const logits = new Float32Array(vocab_size);
  const ids = [...prompt];
  let start = 0;
  for (let n = 0; n < max_new_tokens; n++) {
    const moved = windowStart(ids.length, n_ctx, prompt.length);
    if (moved !== start) cache.length = 0;
    start = moved;
    model.nextLogits(ids.slice(start + cache.length), cache, logits);
    const token = sampler.choose(logits, ids, uniform(seed, n));
    ids.push(token);
    yield token;
  }
}
