// The arithmetic of the position embedding. Pure functions.

/** A row of a table [rows, d_model]. */
export const rowOf = (table: Float32Array, d_model: number, row: number) =>
  table.subarray(row * d_model, (row + 1) * d_model);

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** How similar a row is to each row: cosines, [rows]. */
export function cosines(table: Float32Array, d_model: number, row: number): number[] {
  const one = rowOf(table, d_model, row);
  return Array.from({ length: table.length / d_model }, (_, i) => {
    const other = rowOf(table, d_model, i);
    return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
  });
}
