// The feed-forward network and its gradients.

import type { Linear } from "./linear.ts";
import type { Doubles } from "./parameters.ts";

const ROOT = Math.sqrt(2 / Math.PI);

/** GPT-2's feed-forward network: two matrices with GELU between them. */
export class FeedForward {
  readonly #hidden: Doubles; // [N, d_ff]
  readonly #slope: Doubles; // [N, d_ff]: GELU's derivative

  constructor(readonly up: Linear, readonly down: Linear) {
    const size = up.N * up.d_out;
    [this.#hidden, this.#slope] = [new Float64Array(size), new Float64Array(size)];
  }

  /** x, [N, d_model] → [N, d_model]. */
  forward(x: Doubles): Doubles {
    gelu(this.up.forward(x), this.#hidden, this.#slope);
    return this.down.forward(this.#hidden);
  }

  /** dy, [N, d_model] → dx, [N, d_model]. */
  backward(dy: Doubles): Doubles {
    const d = this.down.backward(dy);
    for (let i = 0; i < d.length; i++) d[i] *= this.#slope[i];
    return this.up.backward(d);
  }
}

/**
 * Writes GELU, as in ../feed_forward.ts, and its derivative: with u = √(2/π)·(x + 0.044715·x³), it is
 * ½·(1 + tanh u) + ½·x·(1 − tanh² u)·du/dx.
 */
function gelu(x: Doubles, y: Doubles, slope: Doubles) {
  for (let i = 0; i < x.length; i++) {
    const a = x[i], square = 0.044715 * a * a;
    const tanh = Math.tanh(ROOT * a * (1 + square));
    y[i] = 0.5 * a * (1 + tanh);
    slope[i] = 0.5 * (1 + tanh) + 0.5 * a * (1 - tanh * tanh) * ROOT * (1 + 3 * square);
  }
}
