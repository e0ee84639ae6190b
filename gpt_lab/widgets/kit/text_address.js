// Text in an address.

import { textOf } from "./token_text.js";

/** Text in an address: base64url of its UTF-8, short in any script and safe in any chat. @param {string} text */
export function toAddress(text) {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(binary.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in such an address, or undefined if it is invalid. @param {string} address */
export function fromAddress(address) {
  try {
    const binary = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
    return textOf(Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
