// The activations of a growing text, in buffers for the whole context.

import type { Activation, Numbers } from "./activations.ts";

/** One activation, [T, d], [H, T, d_head] or [H, T, S], of up to n_ctx tokens. */
export class Rows {
  readonly #heads: number;
  readonly #width: number;
  readonly #values: Numbers;
  readonly #shape: (T: number) => number[];

  /** The sizes are those of the activation `first`. `hidden` is the value of masked entries of [H, T, S]. */
  constructor({ shape }: Activation, readonly n_ctx: number, readonly hidden?: number) {
    const heads = shape.slice(0, -2);
    this.#heads = heads[0] ?? 1;
    this.#width = hidden === undefined ? shape[shape.length - 1] : n_ctx;
    this.#shape = (T) => [...heads, T, hidden === undefined ? this.#width : T];
    this.#values = new Float32Array(this.#heads * n_ctx * this.#width);
    if (hidden) this.#values.fill(hidden);
  }

  /** Sets the rows of the tokens from position `at` on. */
  set(at: number, { values, shape }: Activation) {
    const [T, width] = shape.slice(-2);
    const room = { values: this.#values, rows: this.n_ctx, at, width: this.#width };
    copyRows({ values, rows: T, at: 0, width }, room, this.#heads, T);
  }

  /** A copy of the first T tokens' rows. */
  copy(T: number): Activation {
    const shape = this.#shape(T);
    const values = new Float32Array(shape.reduce((a, b) => a * b, 1));
    const room = { values: this.#values, rows: this.n_ctx, at: 0, width: this.#width };
    copyRows(room, { values, rows: T, at: 0, width: shape[shape.length - 1] }, this.#heads, T);
    return { values, shape };
  }

  /** The row of one token in [T, d], which is not copied. */
  row(t: number): Numbers {
    return this.#values.subarray(t * this.#width, (t + 1) * this.#width);
  }

  /** The shape for T tokens. */
  shape(T: number): number[] {
    return this.#shape(T);
  }
}

/** Numbers as [heads, rows, width], from row `at` on. */
interface RowBlock {
  values: Numbers;
  rows: number;
  at: number;
  width: number;
}

/** Copies T rows of each head, as far as both are wide. */
function copyRows(from: RowBlock, to: RowBlock, heads: number, T: number) {
  const same = from.width === to.width; // then the T rows lie side by side in both
  const [count, width] = same ? [1, T * to.width] : [T, Math.min(from.width, to.width)];
  for (let h = 0; h < heads; h++) {
    for (let t = 0; t < count; t++) {
      const first = (h * from.rows + from.at + t) * from.width;
      const target = (h * to.rows + to.at + t) * to.width;
      to.values.set(from.values.subarray(first, first + width), target);
    }
  }
}
