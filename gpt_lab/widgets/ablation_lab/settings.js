// How the second text and positions are written in an address.

import { fromAddress, toAddress } from "../kit/text_address.js";

/** @typedef {import("../kit/settings.js").CustomSetting} CustomSetting */

/** @type {CustomSetting} */
export const textSetting = {
  format: toAddress,
  parse: fromAddress,
  rule: "a text",
};

/** @type {CustomSetting} a token's position, or null for all */
export const positionSetting = {
  format: (position) => position === null ? "" : `${position}`,
  parse: (word) => word === "" ? null : /^\d{1,6}$/.test(word) ? Number(word) : undefined,
  rule: "a position",
};
