// What the playground works out of a text; it knows no page.

import { textOf } from "../kit/token_text.js";

/** @typedef {import("../engine/byte_pair.js").Tokenizer} Tokenizer */
/** @typedef {{ piece: string, from: number, to: number }} Piece with the places of its tokens */

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

/** Text in an address: base64url of its UTF-8, short in any script and safe in any chat. @param {string} text */
export function toAddress(text) {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of such an address, or undefined where it is none. @param {string} address */
export function fromAddress(address) {
  try {
    const binary = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
    return textOf(Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
