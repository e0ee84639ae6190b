// The heads in the order of what they do. It knows no page.

/** @typedef {{ layer: number, head: number, score?: number }} Head */

/** What heads can be sorted by, and the name of each score in `gpt_lab.lab.head_scores`. */
export const ORDERS = /** @type {const} */ ({
  place: "block by block",
  previous_token: "looks at the token before",
  first_token: "rests on the first token",
  induction: "induction: what followed last time",
});

/** @typedef {keyof typeof ORDERS} Order */

/**
 * All heads, the highest score first; in the order of the model when they are sorted by place.
 *
 * @param {Record<string, number[][]>} scores each [L, H]
 * @param {string} by
 * @returns {Head[]}
 */
export function ordered(scores, by) {
  const heads = scores.induction.flatMap((row, layer) =>
    row.map((_, head) => ({ layer, head, score: scores[by]?.[layer][head] }))
  );
  if (by === "place") return heads;
  return heads.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

/**
 * What a head's scores say of it: the highest, if it is far above what even attention would have.
 *
 * @param {Record<string, number[][]>} scores
 * @param {number} layer
 * @param {number} head
 */
export function says(scores, layer, head) {
  const found = Object.entries(ORDERS).filter(([name]) => name !== "place")
    .map(([name, words]) => ({ words, score: scores[name][layer][head] }))
    .sort((a, b) => b.score - a.score)[0];
  return found.score >= 0.2 ? found : undefined;
}
