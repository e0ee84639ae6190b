// Attention, as gpt_lab/model/attention.py has it (Vaswani et al. 2017; Ainslie et al. 2023 for H_kv < H).

import { type Hooks, NO_HOOKS, type Numbers, swapAxes } from "./activations.ts";
import type { LayerCache } from "./cache.ts";
import type { GPTConfig } from "./config.ts";
import type { Linear } from "./linear.ts";
import type { Workspace } from "./workspace.ts";

/** Softmax over n numbers, from `from` on, in place. Returns `x`. */
export function softmax<Vector extends Numbers | number[]>(
  x: Vector,
  from = 0,
  n = x.length,
): Vector {
  let largest = -Infinity;
  for (let i = from; i < from + n; i++) if (x[i] > largest) largest = x[i];
  let sum = 0;
  for (let i = from; i < from + n; i++) sum += x[i] = Math.exp(x[i] - largest);
  for (let i = from; i < from + n; i++) x[i] /= sum;
  return x;
}

/**
 * softmax(q·kᵀ / √d_head + mask)·v with the causal mask: the T queries, [H, T, d_head], are the last of the S
 * positions whose keys and values are in the cache. Hooks: `scores` (masked) and `weights`, [H, T, S].
 * Returns the weighted values, [H, T, d_head].
 */
export function attention(
  q: Numbers,
  cache: LayerCache,
  H: number,
  T: number,
  workspace: Workspace,
  hooks: Hooks = NO_HOOKS,
): Numbers {
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

function dot(a: Numbers, i: number, b: Numbers, j: number, n: number): number {
  let sum = 0;
  for (let k = 0; k < n; k++) sum += a[i + k] * b[j + k];
  return sum;
}

/** H query heads and H_kv key/value heads; one product computes all queries, keys and values. */
export class MultiHeadAttention {
  readonly n_heads: number;
  readonly n_kv_heads: number;
  readonly d_head: number;

  constructor(config: GPTConfig, readonly qkv: Linear, readonly output: Linear) {
    this.n_heads = config.n_heads;
    this.n_kv_heads = config.n_kv_heads;
    this.d_head = config.d_head;
  }

  /**
   * Computes, for each token, a weighted sum of the values of the tokens that it may attend to: the addition
   * to the residual stream, [T, d_model], from x, [T, d_model]. The cache has the keys and values of earlier
   * tokens; this call appends its own. Hooks: `q`, `k`, `v`, `scores`, `weights`, `heads` and `output`.
   */
  forward(
    x: Numbers,
    T: number,
    cache: LayerCache,
    workspace: Workspace,
    hooks: Hooks = NO_HOOKS,
  ): Numbers {
    const { n_heads: H, n_kv_heads: H_kv, d_head } = this;
    const width = H + 2 * H_kv;
    const qkv = this.qkv.forward(x, T, workspace.buffer("qkv", T * this.qkv.d_out)); // [T, width·d_head]
    const heads = (name: string, first: number, count: number) => {
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
