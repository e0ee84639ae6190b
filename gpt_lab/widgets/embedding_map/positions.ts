// The arithmetic of the position embedding. Pure functions.

/** A row of a table. @param {Float32Array} table @param {number} d_model @param {number} row */
export const rowOf = (table, d_model, row) => table.subarray(row * d_model, (row + 1) * d_model);

/**
 * How similar a row is to each row: cosines, [rows].
 *
 * @param {Float32Array} table
 * @param {number} d_model
 * @param {number} row
 */
export function cosines(table, d_model, row) {
  const one = rowOf(table, d_model, row);
  return Array.from({ length: table.length / d_model }, (_, i) => {
    const other = rowOf(table, d_model, i);
    return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
  });
}

/** @param {Float32Array} a @param {Float32Array} b */
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
