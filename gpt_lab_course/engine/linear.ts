// The linear map x·W + b, as in gpt_lab/model/linear.py: W is [d_in, d_out], stored by rows.

import type { Numbers } from "./activations.ts";
import { product } from "./product.ts";

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

/** [rows, columns] → [columns, rows]. */
export function transpose(table: Numbers, rows: number): Numbers {
  const columns = table.length / rows;
  const result = new Float32Array(table.length);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) result[j * rows + i] = table[i * columns + j];
  }
  return result;
}
