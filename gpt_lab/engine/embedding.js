// The embedding: a row of one table for the token, and a row of another for its position.

/** @typedef {Float32Array<ArrayBuffer>} Numbers */

export class Embedding {
  /** @param {Numbers} weight [rows, d_model] @param {number} d_model */
  constructor(weight, d_model) {
    this.weight = weight;
    this.d_model = d_model;
    this.rows = weight.length / d_model;
  }

  /** The rows of these IDs, [T] → [T, d_model], written into y. @param {ArrayLike<number>} ids @param {Numbers} y */
  forward(ids, y) {
    const { weight, d_model } = this;
    for (let t = 0; t < ids.length; t++) {
      y.set(weight.subarray(ids[t] * d_model, (ids[t] + 1) * d_model), t * d_model);
    }
    return y;
  }
}
