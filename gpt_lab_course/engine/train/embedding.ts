// The embedding: a row of one table for the token, a row of another for its position, and their gradients.

import type { Doubles, Parameter } from "./parameters.ts";

/** For N = B·T tokens, T of each text. */
export class Embedding {
  readonly #x: Doubles;
  #ids = new Int32Array(0);

  constructor(
    readonly token: Parameter,
    readonly position: Parameter,
    readonly N: number,
    readonly T: number,
  ) {
    this.#x = new Float64Array(N * token.shape[1]);
  }

  /** IDs, [N] → [N, d_model]: the array is the residual stream, to which the blocks add. */
  forward(ids: Int32Array<ArrayBuffer>): Doubles {
    this.#ids = ids;
    const d_model = this.token.shape[1], x = this.#x;
    const token = this.token.values, position = this.position.values;
    for (let row = 0, i = 0; row < this.N; row++) {
      const from = ids[row] * d_model, place = (row % this.T) * d_model;
      for (let j = 0; j < d_model; j++) x[i++] = token[from + j] + position[place + j];
    }
    return x;
  }

  /** The residual stream's array, with these numbers in it. */
  restored(x: Doubles): Doubles {
    this.#x.set(x);
    return this.#x;
  }

  /** Adds dx, [N, d_model], to the gradients of the rows that were looked up. */
  backward(dx: Doubles) {
    const d_model = this.token.shape[1];
    const token = this.token.gradient, position = this.position.gradient; // what is frozen has no length
    for (let row = 0, i = 0; row < this.N; row++) {
      const to = this.#ids[row] * d_model, place = (row % this.T) * d_model;
      for (let j = 0; j < d_model; j++, i++) {
        token[to + j] += dx[i];
        position[place + j] += dx[i];
      }
    }
  }
}
