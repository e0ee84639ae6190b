// How the second text and positions are written in an address. It knows no page.

import { fromAddress, toAddress } from "../kit/text_address.js";

/** @typedef {import("../kit/settings.js").OwnSetting} OwnSetting */

/** @type {OwnSetting} */
export const textSetting = {
  first: "The capital of Japan is",
  toWord: toAddress,
  fromWord: fromAddress,
  rule: "a text",
};

/** @type {OwnSetting} a token's position, or null for none in particular */
export const positionSetting = {
  first: null,
  toWord: (position) => position === null ? "" : `${position}`,
  fromWord: (word) => /^\d{1,6}$/.test(word) ? Number(word) : undefined,
  rule: "a position",
};
