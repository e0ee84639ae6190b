// The linear map y = x·W + b and its gradients: dW = xᵀ·dy, db = the sum of dy's rows, dx = dy·Wᵀ.

import { type Doubles, isTrained, type Parameter } from "./parameters.ts";
import { addProduct, transpose } from "./product.ts";

/** For up to N rows. All arrays that are returned are reused by the next call. */
export class Linear {
  readonly d_in: number;
  readonly d_out: number;
  readonly #y: Doubles;
  readonly #dx: Doubles;
  readonly #transposed: Doubles;
  #x: Doubles; // of the forward pass

  constructor(
    readonly weight: Parameter,
    readonly bias: Parameter | undefined,
    readonly N: number,
  ) {
    [this.d_in, this.d_out] = weight.shape;
    this.#y = new Float64Array(N * this.d_out);
    this.#x = this.#dx = new Float64Array(N * this.d_in);
    this.#transposed = new Float64Array(weight.values.length);
  }

  /** x, [N, d_in] → [N, d_out]. x must stay as it is until the backward pass. */
  forward(x: Doubles): Doubles {
    const { N, d_in, d_out, weight, bias } = this;
    const y = this.#y;
    if (bias) { for (let row = 0; row < N; row++) y.set(bias.values, row * d_out); }
    else y.fill(0);
    addProduct(this.#x = x, d_in, 1, N, d_in, weight.values, d_out, y);
    return y;
  }

  /** dy, [N, d_out] → dx, [N, d_in]; adds to the gradients of weight and bias. */
  backward(dy: Doubles): Doubles {
    const { N, d_in, d_out, weight, bias } = this;
    if (isTrained(weight)) addProduct(this.#x, 1, d_in, d_in, N, dy, d_out, weight.gradient);
    if (bias && isTrained(bias)) addRows(dy, N, bias.gradient);
    transpose(weight.values, d_in, d_out, this.#transposed);
    addProduct(dy, d_out, 1, N, d_out, this.#transposed, d_in, this.#dx.fill(0));
    return this.#dx;
  }
}

/** Adds N rows to one. */
export function addRows(rows: Doubles, N: number, sum: Doubles) {
  const width = sum.length;
  for (let row = 0, i = 0; row < N; row++) {
    for (let j = 0; j < width; j++) sum[j] += rows[i++];
  }
}
