// Normalization, as in gpt_lab/model/norms.py (Ba et al. 2016).

/** @typedef {Float32Array<ArrayBuffer>} Numbers */

/** (x − mean) / √(variance + ε) · weight + bias, over each token's d_model numbers. */
export class LayerNorm {
  /**
   * @param {Numbers} weight [d_model]
   * @param {Numbers | undefined} bias [d_model]
   * @param {number} eps
   */
  constructor(weight, bias, eps) {
    this.weight = weight;
    this.bias = bias;
    this.eps = eps;
  }

  /** [T, d_model] → [T, d_model], written into y. @param {Numbers} x @param {number} T @param {Numbers} y */
  forward(x, T, y) {
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
