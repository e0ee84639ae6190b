// Normalization, as in gpt_lab/model/norms.py (Ba et al. 2016).

import type { Numbers } from "./activations.ts";

/** (x − mean) / √(variance + ε) · weight + bias, over each token's d_model numbers. */
export class LayerNorm {
  /** Weight and bias are [d_model]. */
  constructor(
    readonly weight: Numbers,
    readonly bias: Numbers | undefined,
    readonly eps: number,
  ) {}

  /** [T, d_model] → [T, d_model], written into y. */
  forward(x: Numbers, T: number, y: Numbers): Numbers {
    const d_model = this.weight.length;
    for (let t = 0; t < T; t++) {
      const [from, to] = [t * d_model, (t + 1) * d_model];
      let mean = 0;
      for (let i = from; i < to; i++) mean += x[i];
      mean /= d_model;
      let variance = 0;
      for (let i = from; i < to; i++) variance += (x[i] - mean) ** 2;
      const scale = 1 / Math.sqrt(variance / d_model + this.eps);
      for (let i = from, j = 0; i < to; i++, j++) {
        y[i] = (x[i] - mean) * scale * this.weight[j] + (this.bias ? this.bias[j] : 0);
      }
    }
    return y;
  }
}
