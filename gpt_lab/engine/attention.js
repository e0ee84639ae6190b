// Attention, as gpt_lab/model/attention.py has it (Vaswani et al. 2017; Ainslie et al. 2023 for H_kv < H).

import { NO_HOOKS, swapAxes } from "./activations.js";

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {import("./activations.js").Hooks} Hooks */
/** @typedef {import("./cache.js").LayerCache} LayerCache */
/** @typedef {import("./linear.js").Linear} Linear */
/** @typedef {import("./workspace.js").Workspace} Workspace */

/**
 * Softmax over n numbers, from `from` on, in place. Returns `x`.
 *
 * @template {Numbers | number[]} Vector
 * @param {Vector} x
 * @param {number} [from]
 * @param {number} [n]
 * @returns {Vector}
 */
export function softmax(x, from = 0, n = x.length) {
  let largest = -Infinity;
  for (let i = from; i < from + n; i++) if (x[i] > largest) largest = x[i];
  let sum = 0;
  for (let i = from; i < from + n; i++) sum += x[i] = Math.exp(x[i] - largest);
  for (let i = from; i < from + n; i++) x[i] /= sum;
  return x;
}

/**
 * softmax(q·kᵀ / √d_head + mask)·v with the causal mask: the T queries are the last of S positions.
 *
 * @param {Numbers} q [H, T, d_head]
 * @param {LayerCache} cache keys and values of all S positions
 * @param {number} H
 * @param {number} T
 * @param {Workspace} workspace
 * @param {Hooks} [hooks] of `scores` (masked) and `weights`, [H, T, S]
 * @returns {Numbers} the weighted values, [H, T, d_head]
 */
export function attention(q, cache, H, T, workspace, hooks = NO_HOOKS) {
  const { keys, values, capacity, d_head, length: S } = cache;
  const shared = H / cache.n_kv_heads; // query heads on one key/value head
  const scale = 1 / Math.sqrt(d_head);
  let scores = workspace.buffer("scores", H * T * S);
  for (let h = 0; h < H; h++) {
    const first = Math.floor(h / shared) * capacity * d_head;
    for (let t = 0; t < T; t++) {
      const [query, row, last] = [(h * T + t) * d_head, (h * T + t) * S, S - T + t];
      for (let s = 0; s < S; s++) {
        scores[row + s] = s > last
          ? -Infinity
          : dot(q, query, keys, first + s * d_head, d_head) * scale;
      }
    }
  }
  scores = hooks.apply("scores", scores, [H, T, S]);
  for (let row = 0; row < H * T; row++) softmax(scores, row * S, S);
  const weights = hooks.apply("weights", scores, [H, T, S]);
  const heads = workspace.buffer("heads", H * T * d_head).fill(0);
  for (let h = 0; h < H; h++) {
    const first = Math.floor(h / shared) * capacity * d_head;
    for (let t = 0; t < T; t++) {
      const [head, row] = [(h * T + t) * d_head, (h * T + t) * S];
      for (let s = 0; s < S; s++) {
        const weight = weights[row + s];
        if (weight === 0) continue; // hidden by the mask
        const value = first + s * d_head;
        for (let i = 0; i < d_head; i++) heads[head + i] += weight * values[value + i];
      }
    }
  }
  return heads;
}

/** @param {Numbers} a @param {number} i @param {Numbers} b @param {number} j @param {number} n */
function dot(a, i, b, j, n) {
  let sum = 0;
  for (let k = 0; k < n; k++) sum += a[i + k] * b[j + k];
  return sum;
}

/** H query heads and H_kv key/value heads; one product computes all queries, keys and values. */
export class MultiHeadAttention {
  /** @param {import("./config.js").GPTConfig} config @param {Linear} qkv @param {Linear} output */
  constructor(config, qkv, output) {
    this.n_heads = config.n_heads;
    this.n_kv_heads = config.n_kv_heads;
    this.d_head = config.d_head;
    this.qkv = qkv;
    this.output = output;
  }

  /**
   * Computes, for each token, a weighted sum of the values of the tokens that it may attend to.
   *
   * @param {Numbers} x [T, d_model]
   * @param {number} T
   * @param {LayerCache} cache keys and values of earlier tokens; this call appends its own
   * @param {Workspace} workspace
   * @param {Hooks} [hooks] of `q`, `k`, `v`, `scores`, `weights`, `heads` and `output`
   * @returns {Numbers} the addition to the residual stream, [T, d_model]
   */
  forward(x, T, cache, workspace, hooks = NO_HOOKS) {
    const { n_heads: H, n_kv_heads: H_kv, d_head } = this;
    const width = H + 2 * H_kv;
    const qkv = this.qkv.forward(x, T, workspace.buffer("qkv", T * this.qkv.d_out)); // [T, width·d_head]
    /** @param {string} name @param {number} first @param {number} count */
    const heads = (name, first, count) => {
      const part = workspace.buffer(name, count * T * d_head); // [count, T, d_head]
      for (let h = 0; h < count; h++) {
        for (let t = 0; t < T; t++) {
          const from = (t * width + first + h) * d_head;
          part.set(qkv.subarray(from, from + d_head), (h * T + t) * d_head);
        }
      }
      return hooks.apply(name, part, [count, T, d_head]);
    };
    const [q, k, v] = [heads("q", 0, H), heads("k", H, H_kv), heads("v", H + H_kv, H_kv)];
    cache.append(k, v, T);
    const out = hooks.apply("heads", attention(q, cache, H, T, workspace, hooks), [H, T, d_head]);
    const joined = T === 1 ? out : swapAxes(out, H, T, d_head); // [T, H·d_head]
    const d_model = this.output.d_out;
    const output = this.output.forward(joined, T, workspace.buffer("output", T * d_model));
    return hooks.apply("output", output, [T, d_model]);
  }
}
