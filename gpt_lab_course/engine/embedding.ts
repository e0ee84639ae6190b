// The embedding: a row of one table for the token, and a row of another for its position.

import type { Numbers } from "./activations.ts";

export class Embedding {
  readonly rows: number;

  /** The table is [rows, d_model]. */
  constructor(readonly weight: Numbers, readonly d_model: number) {
    this.rows = weight.length / d_model;
  }

  /** The rows of these IDs, [T] → [T, d_model], written into y. */
  forward(ids: ArrayLike<number>, y: Numbers): Numbers {
    const { weight, d_model } = this;
    for (let t = 0; t < ids.length; t++) {
      y.set(weight.subarray(ids[t] * d_model, (ids[t] + 1) * d_model), t * d_model);
    }
    return y;
  }
}
