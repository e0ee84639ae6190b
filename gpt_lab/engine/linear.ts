// The linear map x·W + b, as in gpt_lab/model/linear.py: W is [d_in, d_out], stored by rows.

import type { Numbers } from "./activations.ts";

export class Linear {
  constructor(
    readonly weight: Numbers,
    readonly bias: Numbers | undefined,
    readonly d_in: number,
    readonly d_out: number,
  ) {}

  /** [T, d_in] → [T, d_out], written into y. */
  forward(x: Numbers, T: number, y: Numbers): Numbers {
    return product(x, T, this.weight, this.d_in, this.d_out, this.bias, y);
  }
}

/**
 * x·W + b as a sum of W's rows, each times one number of x, eight rows at a time. So each number of y is read
 * and written once per eight multiplications, and each row of W is read once for all tokens.
 */
function product(
  x: Numbers,
  T: number,
  weight: Numbers,
  d_in: number,
  d_out: number,
  bias: Numbers | undefined,
  y: Numbers,
): Numbers {
  for (let t = 0; t < T; t++) {
    if (bias) y.set(bias, t * d_out);
    else y.fill(0, t * d_out, (t + 1) * d_out);
  }
  let i = 0;
  for (; i + 7 < d_in; i += 8) {
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

/** Adds eight rows of `weight`, starting at index `r`, times eight numbers of x, starting at `at`, to y, starting at `to`. */
function addRows(
  weight: Numbers,
  r: number,
  width: number,
  x: Numbers,
  at: number,
  y: Numbers,
  to: number,
) {
  const a = x[at], b = x[at + 1], c = x[at + 2], d = x[at + 3];
  const e = x[at + 4], f = x[at + 5], g = x[at + 6], h = x[at + 7];
  const r2 = r + width, r3 = r2 + width, r4 = r3 + width;
  const r5 = r4 + width, r6 = r5 + width, r7 = r6 + width, r8 = r7 + width;
  for (let j = 0; j < width; j++) {
    const first = a * weight[r + j] + b * weight[r2 + j] + c * weight[r3 + j] + d * weight[r4 + j];
    const last = e * weight[r5 + j] + f * weight[r6 + j] + g * weight[r7 + j] + h * weight[r8 + j];
    y[to + j] += first + last;
  }
}

/** [rows, columns] → [columns, rows]. */
export function transpose(table: Numbers, rows: number): Numbers {
  const columns = table.length / rows;
  const result = new Float32Array(table.length);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) result[j * rows + i] = table[i * columns + j];
  }
  return result;
}
