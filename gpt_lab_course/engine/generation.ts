// From logits to tokens, as in gpt_lab/generation/: the same rules, in the same order, with the same names. Only
// the random draws differ from PyTorch's. All functions change the logits, [V], in place.

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

/** The most probable token; the first one where several are equal. */
export function greedy(logits: Numbers): number {
  let best = 0;
  for (let v = 1; v < logits.length; v++) if (logits[v] > logits[best]) best = v;
  return best;
}

/** Divides by the temperature, the largest logit moved to 0 first. */
export function applyTemperature(logits: Numbers, temperature: number): Numbers {
  if (!(0 < temperature && temperature < Infinity)) {
    throw new RangeError(`temperature=${temperature} is not above 0; greedy is its limit at 0`);
  }
  const best = logits[greedy(logits)];
  for (let v = 0; v < logits.length; v++) logits[v] = (logits[v] - best) / temperature;
  return logits;
}

/** Sets all but the k largest logits to −∞; ties with the k-th largest are kept. */
export function keepTopK(logits: Numbers, k: number): Numbers {
  if (!(Number.isInteger(k) && k >= 0)) {
    throw new RangeError(`top_k=${k} is not an integer of 0 or more`);
  }
  if (k === 0 || k >= logits.length) return logits;
  const smallest = logits[largest(logits, k)[k - 1]];
  for (let v = 0; v < logits.length; v++) if (logits[v] < smallest) logits[v] = -Infinity;
  return logits;
}

/** Keeps the fewest tokens whose probabilities reach p together; of equal ones the earlier. */
export function keepTopP(logits: Numbers, p: number): Numbers {
  if (!(0 <= p && p <= 1)) throw new RangeError(`top_p=${p} is outside [0, 1]`);
  if (p === 1) return logits;
  const probabilities = softmax(logits.slice());
  const order = Array.from(logits.keys()).filter((v) => probabilities[v] > 0);
  order.sort((a, b) => logits[b] - logits[a] || a - b);
  let tail = 0; // the probability of this token and all less probable ones
  const nucleus = new Set([order[0]]);
  for (let i = order.length - 1; i > 0; i--) {
    tail += probabilities[order[i]];
    if (tail > 1 - p) nucleus.add(order[i]);
  }
  for (let v = 0; v < logits.length; v++) if (!nucleus.has(v)) logits[v] = -Infinity;
  return logits;
}

/** Sets to −∞ what is less probable than p times the most probable token. */
export function keepMinP(logits: Numbers, p: number): Numbers {
  if (!(0 <= p && p <= 1)) throw new RangeError(`min_p=${p} is outside [0, 1]`);
  if (p === 0) return logits;
  const probabilities = softmax(logits.slice());
  const least = p * probabilities[greedy(logits)];
  for (let v = 0; v < logits.length; v++) if (probabilities[v] < least) logits[v] = -Infinity;
  return logits;
}

/** Makes tokens that occurred less probable: divides positive logits, multiplies negative ones. */
export function penalizeRepetition(
  logits: Numbers,
  ids: Iterable<number>,
  penalty: number,
): Numbers {
  if (!(0 < penalty && penalty < Infinity)) {
    throw new RangeError(`repetition_penalty=${penalty} is not above 0`);
  }
  for (const v of new Set(ids)) {
    logits[v] = logits[v] < 0 ? logits[v] * penalty : logits[v] / penalty;
  }
  return logits;
}

/** Draws a token from softmax(logits); `draw` is in [0, 1). */
export function sample(logits: Numbers, draw: number): number {
  const best = logits[greedy(logits)];
  if (!Number.isFinite(best) || hasNaN(logits)) {
    throw new RangeError("logits are not a distribution: a NaN or +∞ is among them, or only −∞");
  }
  const probabilities = softmax(logits.slice());
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
