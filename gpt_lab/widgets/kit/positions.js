// Positions in a text of which the last ones are shown. Pure functions.

/**
 * The positions to show: the last ones, as far as the model reads them.
 *
 * @param {number} length the text's number of tokens
 * @param {number} max the most positions to show
 * @param {number} n_ctx the context; of a longer text the model reads its last tokens
 */
export function lastPositions(length, max, n_ctx) {
  const count = Math.min(max, length, n_ctx);
  return Array.from({ length: count }, (_, i) => length - count + i);
}

/**
 * The column of a position, or the nearest column if the position has none. Negative positions count from
 * the end.
 *
 * @param {number} position
 * @param {number} start the position of the first column
 * @param {number} count
 */
export function columnOf(position, start, count) {
  const absolute = position < 0 ? start + count + position : position;
  return Math.min(Math.max(absolute - start, 0), count - 1);
}
