// Nearest neighbors in an embedding table, by cosine similarity.

import type { Numbers } from "./activations.ts";

export interface Neighbor {
  id: number;
  cosine: number;
}

/** The rows of [rows, d_model] most similar to one, most similar first, without itself and rows of zeros. */
export function neighbors(
  table: Numbers,
  d_model: number,
  row: number,
  count: number,
): Neighbor[] {
  const rows = table.length / d_model;
  if (!(Number.isInteger(row) && 0 <= row && row < rows)) {
    throw new RangeError(`there is no row ${row}; there are 0 to ${rows - 1}`);
  }
  const offset = row * d_model;
  const neighbors: Neighbor[] = [];
  let norm = 0;
  for (let i = 0; i < d_model; i++) norm += table[offset + i] ** 2;
  for (let id = 0; id < rows; id++) {
    let [product, square] = [0, 0];
    for (let i = 0; i < d_model; i++) {
      const number = table[id * d_model + i];
      product += number * table[offset + i];
      square += number * number;
    }
    if (id !== row && square > 0) {
      neighbors.push({ id, cosine: product / Math.sqrt(square * norm) });
    }
  }
  return neighbors.sort((a, b) => b.cosine - a.cosine).slice(0, count);
}
