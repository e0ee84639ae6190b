// Tokens as text: their characters, with signs for invisible ones, or their bytes.

import { html } from "lit-html";

/** @param {Iterable<number>} bytes */
export const hex = (bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");

/** "a" → "U+0061". @param {string} character */
export const codePoint = (character) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** @type {Record<string, [sign: string, spoken: string]>} */
const SIGNS = { " ": ["␣", "space"], "\n": ["↵", "new line"], "\t": ["⇥", "tab"] };
const INVISIBLE = /[\p{C}\p{Z}]/u;
const COMBINING_MARK = /^\p{M}/u;

/** A token's text if its bytes are complete characters, otherwise undefined. @param {Iterable<number>} bytes */
export function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes),
    );
  } catch {
    return undefined;
  }
}

/** A token as a template. @param {number[]} bytes */
export function tokenTemplate(bytes) {
  const text = textOf(bytes);
  if (text === undefined) return html`<span class="bytes">${hex(bytes)}</span>`;
  /** @type {unknown[]} */
  const parts = COMBINING_MARK.test(text) ? ["◌"] : [];
  let plain = "";
  for (const character of text) {
    if (!INVISIBLE.test(character)) {
      plain += character;
      continue;
    }
    const code = codePoint(character);
    const [sign, spoken] = SIGNS[character] ?? [code, code];
    parts.push(plain, html`<span class="sign" role="img" aria-label=${spoken}>${sign}</span>`);
    plain = "";
  }
  return html`${parts}${plain}`;
}

/** The first lone surrogate of a string, and its position; or undefined. @param {string} text */
export function loneSurrogate(text) {
  const match = /\p{Surrogate}/u.exec(text);
  return match
    ? { position: [...text.slice(0, match.index)].length + 1, text: match[0] }
    : undefined;
}

/** Why a text cannot be encoded, or an empty string. @param {string} text */
export function halfCharacter(text) {
  const half = loneSurrogate(text);
  return half
    ? `Character ${half.position} is ${codePoint(half.text)}, one half of a surrogate pair: ` +
      "alone it is no character and has no UTF-8 bytes, so there is nothing to encode."
    : "";
}

/** A token as plain text, or its bytes if they are not complete characters. @param {{ bytes: (id: number) => number[] }} tokenizer @param {number} id */
export function tokenText(tokenizer, id) {
  const bytes = tokenizer.bytes(id);
  return textOf(bytes) ?? hex(bytes);
}
