// What a link to the model says: the text, and what is not as it was at first. It knows no page.

import { pairs, settingsFromLink, settingsToLink } from "../kit/settings.js";
import { fromAddress, toAddress } from "../kit/text_address.js";

/** @type {Record<string, import("../kit/settings.js").NumberSetting>} */
export const SETTINGS = {
  temperature: { first: 0.8, least: 0, most: 2 },
  top_k: { first: 0, least: 0, most: 1000, whole: true },
  top_p: { first: 1, least: 0, most: 1 },
  min_p: { first: 0, least: 0, most: 1 },
  repetition_penalty: { first: 1, least: 0.5, most: 2 },
  seed: { first: 0, least: 0, most: 999_999, whole: true },
};

/**
 * @param {(name: string) => any} get
 * @returns {string}
 */
export function toLink(get) {
  const parts = [`text=${toAddress(get("text"))}`, ...settingsToLink(get, SETTINGS)];
  if (get("off").length) parts.push(`off=${get("off").join(",")}`);
  return parts.join("&");
}

/**
 * The traits that a link asks for, those that it lacks as they were at first; and what of it is not
 * taken.
 *
 * @param {string} link
 * @param {{ n_layers: number, n_heads: number }} sizes
 */
export function fromLink(link, sizes) {
  const given = pairs(link);
  const { traits: settings, refused } = settingsFromLink(given, SETTINGS);
  /** @type {Record<string, any>} */
  const traits = { ...settings, off: [] };
  const text = fromAddress(given.get("text") ?? "");
  if (text === undefined) refused.unshift("its text is damaged");
  else traits.text = text;
  for (const part of given.get("off")?.split(",") ?? []) {
    if (isPart(part, sizes)) traits.off.push(part);
    else refused.push(`${part} is not a part of the model`);
  }
  return { traits, refused };
}

/** @param {string} part @param {{ n_layers: number, n_heads: number }} sizes */
function isPart(part, { n_layers, n_heads }) {
  const found = /^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward)$/.exec(part);
  return found !== null && Number(found[1]) < n_layers && Number(found[2] ?? 0) < n_heads;
}
