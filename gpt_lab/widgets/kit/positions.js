// Positions in a text of which the last ones are drawn. It knows no page.

/**
 * The positions that are drawn: the last ones, as far as the model reads them.
 *
 * @param {number} length of the text, in tokens
 * @param {number} most
 * @param {number} n_ctx of a longer text it reads half of this at least
 */
export function lastPositions(length, most, n_ctx) {
  const count = Math.min(most, length, Math.floor(n_ctx / 2));
  return Array.from({ length: count }, (_, i) => length - count + i);
}

/**
 * Which of the drawn ones a position is, the nearest if it is not drawn; negative ones count from the
 * end.
 *
 * @param {number} position
 * @param {number} start the first that is drawn
 * @param {number} count
 */
export function columnOf(position, start, count) {
  const counted = position < 0 ? start + count + position : position;
  return Math.min(Math.max(counted - start, 0), count - 1);
}
