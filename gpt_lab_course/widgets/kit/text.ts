// Text: in addresses, as tokens, and what cannot be encoded.

import { html } from "lit-html";

/** Text in an address: base64url of its UTF-8, short in any script and safe in any chat. */
export function toBase64(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of such an address, or undefined if it is invalid. */
export function fromBase64(address: string): string | undefined {
  try {
    const binary = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
    return textOf(Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

export const hex = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");

/** "a" → "U+0061". */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const SIGNS: Record<string, [sign: string, spoken: string]> = {
  " ": ["␣", "space"],
  "\n": ["↵", "new line"],
  "\t": ["⇥", "tab"],
};
const INVISIBLE = /[\p{C}\p{Z}]/u;
const COMBINING_MARK = /^\p{M}/u;

/** A token's text if its bytes are complete characters, otherwise undefined. */
export function textOf(bytes: Iterable<number>): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes),
    );
  } catch {
    return undefined;
  }
}

/** A token as a template, with signs for what is invisible. */
export function tokenTemplate(bytes: number[]) {
  const text = textOf(bytes);
  if (text === undefined) return html`<span class="bytes">${hex(bytes)}</span>`;
  const parts: unknown[] = COMBINING_MARK.test(text) ? ["◌"] : [];
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

/** Why a text cannot be encoded, or an empty string. */
export function halfCharacter(text: string): string {
  const match = /\p{Surrogate}/u.exec(text);
  if (!match) return "";
  const position = [...text.slice(0, match.index)].length + 1;
  return `Character ${position} is ${codePoint(match[0])}, one half of a surrogate pair: ` +
    "alone it is no character and has no UTF-8 bytes, so there is nothing to encode.";
}
