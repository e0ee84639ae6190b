// A frozen linear map with a low-rank addition, and the gradients of that: gpt_lab/tuning/lora.py.

import { Linear } from "./linear.ts";
import type { Doubles, Parameter } from "./parameters.ts";
import { addProduct, transpose } from "./product.ts";
import { SCALE } from "./tuning.ts";

/** y = x·W + b + s·(x·A)·B, with A, [d_in, r], and B, [r, d_out]. dB = s·(x·A)ᵀ·dy, and dA = s·xᵀ·(dy·Bᵀ). */
export class LowRankLinear extends Linear {
  readonly #xA: Doubles; // s·x·A, [N, r]
  readonly #dyB: Doubles; // s·dy·Bᵀ, [N, r]
  readonly #transposed: Doubles;
  #input: Doubles = new Float64Array(0);

  constructor(
    weight: Parameter,
    bias: Parameter | undefined,
    N: number,
    readonly A: Parameter,
    readonly B: Parameter,
  ) {
    super(weight, bias, N);
    const [, rank] = A.shape;
    [this.#xA, this.#dyB] = [new Float64Array(N * rank), new Float64Array(N * rank)];
    this.#transposed = new Float64Array(rank * Math.max(this.d_in, this.d_out));
  }

  override forward(x: Doubles): Doubles {
    const { N, d_in, d_out, A, B, A: { shape: [, rank] } } = this;
    const y = super.forward(this.#input = x);
    addProduct(x, d_in, 1, N, d_in, A.values, rank, this.#xA.fill(0));
    scale(this.#xA);
    addProduct(this.#xA, rank, 1, N, rank, B.values, d_out, y);
    return y;
  }

  override backward(dy: Doubles): Doubles {
    const { N, d_in, d_out, A, B, A: { shape: [, rank] } } = this;
    const dx = super.backward(dy);
    addProduct(this.#xA, 1, rank, rank, N, dy, d_out, B.gradient);
    const transposed = transpose(B.values, rank, d_out, this.#transposed);
    addProduct(dy, d_out, 1, N, d_out, transposed, rank, this.#dyB.fill(0));
    scale(this.#dyB);
    addProduct(this.#input, 1, d_in, d_in, N, this.#dyB, rank, A.gradient);
    transpose(A.values, d_in, rank, this.#transposed);
    addProduct(this.#dyB, rank, 1, N, rank, this.#transposed, d_in, dx);
    return dx;
  }
}

function scale(values: Doubles) {
  for (let i = 0; i < values.length; i++) values[i] *= SCALE;
}
