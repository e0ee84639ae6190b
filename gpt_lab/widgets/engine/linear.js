// The linear map x·W + b, as gpt_lab/model/linear.py has it: W is [d_in, d_out], by rows.

/** @typedef {Float32Array<ArrayBuffer>} Numbers */

export class Linear {
  /**
   * @param {Numbers} weight [d_in, d_out]
   * @param {Numbers | undefined} bias [d_out]
   * @param {number} d_in
   * @param {number} d_out
   */
  constructor(weight, bias, d_in, d_out) {
    this.weight = weight;
    this.bias = bias;
    this.d_in = d_in;
    this.d_out = d_out;
  }

  /** [T, d_in] → [T, d_out], written into y. @param {Numbers} x @param {number} T @param {Numbers} y */
  forward(x, T, y) {
    return product(x, T, this.weight, this.d_in, this.d_out, this.bias, y);
  }
}

/**
 * x·W + b as a sum of W's rows, each times one number of x. Four rows at a time: a number of y is
 * then read and written once for four multiplications, and a row of W is read once for all tokens.
 *
 * @param {Numbers} x [T, d_in]
 * @param {number} T
 * @param {Numbers} weight [d_in, d_out]
 * @param {number} d_in
 * @param {number} d_out
 * @param {Numbers | undefined} bias [d_out]
 * @param {Numbers} y [T, d_out]
 * @returns {Numbers} y
 */
export function product(x, T, weight, d_in, d_out, bias, y) {
  for (let t = 0; t < T; t++) {
    if (bias) y.set(bias, t * d_out);
    else y.fill(0, t * d_out, (t + 1) * d_out);
  }
  let i = 0;
  for (; i + 3 < d_in; i += 4) {
    const row = i * d_out;
    for (let t = 0; t < T; t++) {
      addRows(weight, row, d_out, x, t * d_in + i, y, t * d_out);
    }
  }
  for (; i < d_in; i++) {
    for (let t = 0; t < T; t++) {
      const a = x[t * d_in + i];
      for (let j = 0; j < d_out; j++) y[t * d_out + j] += a * weight[i * d_out + j];
    }
  }
  return y;
}

/**
 * Adds four rows of `weight`, from `row` on, times four numbers of x, from `at` on, to y from `to` on.
 *
 * @param {Numbers} weight
 * @param {number} row
 * @param {number} width
 * @param {Numbers} x
 * @param {number} at
 * @param {Numbers} y
 * @param {number} to
 */
function addRows(weight, row, width, x, at, y, to) {
  const a = x[at], b = x[at + 1], c = x[at + 2], d = x[at + 3];
  const second = row + width, third = second + width, fourth = third + width;
  for (let j = 0; j < width; j++) {
    y[to + j] += a * weight[row + j] + b * weight[second + j] + c * weight[third + j] +
      d * weight[fourth + j];
  }
}

/**
 * A row's scores: x·Eᵀ, with E [V, d_model] by rows. Four partial sums do not wait for one another.
 *
 * @param {Numbers} x [d_model], from `from` on
 * @param {number} from
 * @param {Numbers} rows E
 * @param {number} d_model
 * @param {Numbers} y [V], from `to` on
 * @param {number} to
 */
export function dotRows(x, from, rows, d_model, y, to) {
  const V = rows.length / d_model;
  const whole = d_model - d_model % 4;
  for (let v = 0; v < V; v++) {
    const row = v * d_model;
    let a = 0, b = 0, c = 0, d = 0;
    for (let i = 0; i < whole; i += 4) {
      a += x[from + i] * rows[row + i];
      b += x[from + i + 1] * rows[row + i + 1];
      c += x[from + i + 2] * rows[row + i + 2];
      d += x[from + i + 3] * rows[row + i + 3];
    }
    for (let i = whole; i < d_model; i++) a += x[from + i] * rows[row + i];
    y[to + v] = a + b + (c + d);
  }
}
