// Layer normalization (Ba et al. 2016) and its gradients.

import { type Doubles, isTrained, type Parameter } from "./parameters.ts";

/** (x − mean) / √(variance + ε) · weight + bias, over each of N rows' d_model numbers. */
export class LayerNorm {
  readonly #y: Doubles;
  readonly #normal: Doubles; // [N, d_model], before weight and bias
  readonly #scale: Doubles; // [N], 1 / √(variance + ε)

  constructor(
    readonly weight: Parameter,
    readonly bias: Parameter | undefined,
    readonly eps: number,
    readonly N: number,
  ) {
    const size = N * weight.values.length;
    [this.#y, this.#normal] = [new Float64Array(size), new Float64Array(size)];
    this.#scale = new Float64Array(N);
  }

  /** x, [N, d_model] → [N, d_model], which the next call reuses. */
  forward(x: Doubles): Doubles {
    const weight = this.weight.values, bias = this.bias?.values;
    const y = this.#y, normal = this.#normal, d_model = weight.length;
    for (let row = 0; row < this.N; row++) {
      const from = row * d_model, to = from + d_model;
      let mean = 0;
      for (let i = from; i < to; i++) mean += x[i];
      mean /= d_model;
      let variance = 0;
      for (let i = from; i < to; i++) variance += (x[i] - mean) * (x[i] - mean);
      const scale = this.#scale[row] = 1 / Math.sqrt(variance / d_model + this.eps);
      for (let i = from, j = 0; i < to; i++, j++) {
        normal[i] = (x[i] - mean) * scale;
        y[i] = normal[i] * weight[j] + (bias ? bias[j] : 0);
      }
    }
    return y;
  }

  /**
   * Adds the gradient with respect to x to dx, both [N, d_model]. With n = (x − mean)·scale and dn = dy·weight, it is
   * scale · (dn − the mean of dn − n · the mean of dn·n): x moves the mean and the variance, too.
   */
  backward(dy: Doubles, dx: Doubles) {
    const weight = this.weight.values;
    const dWeight = isTrained(this.weight) ? this.weight.gradient : undefined;
    const dBias = this.bias && isTrained(this.bias) ? this.bias.gradient : undefined;
    const normal = this.#normal, d_model = weight.length;
    for (let row = 0; row < this.N; row++) {
      const from = row * d_model, to = from + d_model;
      let mean = 0, along = 0;
      for (let i = from, j = 0; i < to; i++, j++) {
        const dn = dy[i] * weight[j];
        mean += dn;
        along += dn * normal[i];
        if (dWeight) dWeight[j] += dy[i] * normal[i];
        if (dBias) dBias[j] += dy[i];
      }
      mean /= d_model;
      along /= d_model;
      const scale = this.#scale[row];
      for (let i = from, j = 0; i < to; i++, j++) {
        dx[i] += scale * (dy[i] * weight[j] - mean - normal[i] * along);
      }
    }
  }
}
