// Nearest neighbours in an embedding table, by cosine similarity.

/** @typedef {{ id: number, cosine: number }} Neighbour */

/**
 * The most similar rows, most similar first, without the row itself and without rows of zeros.
 *
 * @param {Float32Array<ArrayBuffer>} table [rows, d_model]
 * @param {number} d_model
 * @param {number} row
 * @param {number} count
 * @returns {Neighbour[]}
 */
export function neighbours(table, d_model, row, count) {
  const rows = table.length / d_model;
  if (!(Number.isInteger(row) && 0 <= row && row < rows)) {
    throw new RangeError(`there is no row ${row}; there are 0 to ${rows - 1}`);
  }
  const offset = row * d_model;
  /** @type {Neighbour[]} */
  const neighbours = [];
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
      neighbours.push({ id, cosine: product / Math.sqrt(square * norm) });
    }
  }
  return neighbours.sort((a, b) => b.cosine - a.cosine).slice(0, count);
}
