// Attention and its gradients.

import type { GPTConfig } from "../config.ts";
import type { Linear } from "./linear.ts";
import type { Doubles } from "./parameters.ts";

/** H query heads on H_kv key/value heads, for B texts of T tokens: N = B·T rows. */
export class MultiHeadAttention {
  readonly B: number;
  readonly #weights: Doubles; // [B, H, T, T], 0 where the mask hides
  readonly #heads: Doubles; // [N, H·d_head]
  readonly #dqkv: Doubles; // [N, (H + 2·H_kv)·d_head]
  #qkv: Doubles; // of the forward pass

  constructor(
    readonly config: GPTConfig,
    readonly qkv: Linear,
    readonly output: Linear,
    readonly T: number,
  ) {
    const { n_heads: H, d_head } = config;
    this.B = qkv.N / T;
    this.#weights = new Float64Array(this.B * H * T * T);
    this.#heads = new Float64Array(qkv.N * H * d_head);
    this.#qkv = this.#dqkv = new Float64Array(qkv.N * qkv.d_out);
  }

  /** The attention weights of the last forward pass, [B, H, T, T]. */
  get weights(): Doubles {
    return this.#weights;
  }

  /** x, [N, d_model] → the addition to the residual stream, [N, d_model]. */
  forward(x: Doubles): Doubles {
    this.#qkv = this.qkv.forward(x);
    this.#heads.fill(0);
    this.#eachHead((b, h, kv) => this.#attend(b, h, kv));
    return this.output.forward(this.#heads);
  }

  /** dy, [N, d_model] → dx, [N, d_model]. */
  backward(dy: Doubles): Doubles {
    const d = this.output.backward(dy);
    this.#dqkv.fill(0);
    this.#eachHead((b, h, kv) => this.#attendBackward(d, b, h, kv));
    return this.qkv.backward(this.#dqkv);
  }

  /** Calls for each text and head, with the number of its key/value head. */
  #eachHead(act: (b: number, h: number, kv: number) => void) {
    const { n_heads: H, n_kv_heads: H_kv } = this.config;
    for (let b = 0; b < this.B; b++) {
      for (let h = 0; h < H; h++) act(b, h, Math.floor(h / (H / H_kv)));
    }
  }

  /** softmax(q·kᵀ / √d_head)·v of one head, over the tokens up to each. */
  #attend(b: number, h: number, kv: number) {
    const { n_heads: H, n_kv_heads: H_kv, d_head } = this.config;
    const T = this.T, qkv = this.#qkv, heads = this.#heads, weights = this.#weights;
    const width = this.qkv.d_out, scale = 1 / Math.sqrt(d_head);
    const keys = b * T * width + (H + kv) * d_head, values = keys + H_kv * d_head;
    for (let t = 0; t < T; t++) {
      const q = (b * T + t) * width + h * d_head, row = ((b * H + h) * T + t) * T;
      let largest = -Infinity;
      for (let s = 0, k = keys; s <= t; s++, k += width) {
        let score = 0;
        for (let i = 0; i < d_head; i++) score += qkv[q + i] * qkv[k + i];
        weights[row + s] = score *= scale;
        if (score > largest) largest = score;
      }
      let sum = 0;
      for (let s = 0; s <= t; s++) sum += weights[row + s] = Math.exp(weights[row + s] - largest);
      const head = ((b * T + t) * H + h) * d_head;
      for (let s = 0, v = values; s <= t; s++, v += width) {
        const weight = weights[row + s] /= sum;
        for (let i = 0; i < d_head; i++) heads[head + i] += weight * qkv[v + i];
      }
    }
  }

  /**
   * Adds to the gradients of one head's queries, keys and values. dw = dhead·v is the gradient of a weight w; that of
   * its score is w·(dw − the sum of w·dw), and the sum is dhead·head.
   */
  #attendBackward(d: Doubles, b: number, h: number, kv: number) {
    const { n_heads: H, n_kv_heads: H_kv, d_head } = this.config;
    const T = this.T, qkv = this.#qkv, dqkv = this.#dqkv, heads = this.#heads;
    const weights = this.#weights, width = this.qkv.d_out, scale = 1 / Math.sqrt(d_head);
    const keys = b * T * width + (H + kv) * d_head, toValues = H_kv * d_head;
    for (let t = 0; t < T; t++) {
      const q = (b * T + t) * width + h * d_head, row = ((b * H + h) * T + t) * T;
      const head = ((b * T + t) * H + h) * d_head;
      let sum = 0;
      for (let i = 0; i < d_head; i++) sum += d[head + i] * heads[head + i];
      for (let s = 0, k = keys; s <= t; s++, k += width) {
        const v = k + toValues, weight = weights[row + s];
        let dw = 0;
        for (let i = 0; i < d_head; i++) dw += d[head + i] * qkv[v + i];
        const ds = weight * (dw - sum) * scale;
        for (let i = 0; i < d_head; i++) {
          dqkv[v + i] += weight * d[head + i];
          dqkv[q + i] += ds * qkv[k + i];
          dqkv[k + i] += ds * qkv[q + i];
        }
      }
    }
  }
}
