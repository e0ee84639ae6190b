// What the playground computes from a text. Pure functions.

/** @typedef {import("../../engine/byte_pair.ts").Tokenizer} Tokenizer */
/** @typedef {{ piece: string, from: number, to: number }} Piece with the range of its tokens */

/** @param {string} text */
export const byteCount = (text) => new TextEncoder().encode(text).length;

/** What is counted of a text. @param {Tokenizer} tokenizer @param {string} text */
export const count = (tokenizer, text) => ({
  characters: [...text].length,
  bytes: byteCount(text),
  tokens: tokenizer.encode(text).length,
});

/** @typedef {ReturnType<typeof count>} TextCount */

/** A text's pieces and tokens. @param {Tokenizer} tokenizer @param {string} text */
export function analyse(tokenizer, text) {
  /** @type {number[]} */
  const ids = [];
  const pieces = tokenizer.split(text).map((piece) => {
    const from = ids.length;
    ids.push(...tokenizer.encodePiece(piece));
    return { piece, from, to: ids.length };
  });
  return { text, ids, pieces, characters: [...text].length, bytes: byteCount(text) };
}
