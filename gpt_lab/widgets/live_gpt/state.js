// What a link to the model says: the text, and what is not as it was at first. It knows no page.

import { SAMPLING } from "../kit/sampling.js";
import { pairs, settingsFromLink, settingsToLink } from "../kit/settings.js";
import { partsFromLink } from "../kit/parts_address.js";
import { fromAddress, toAddress } from "../kit/text_address.js";

export const SETTINGS = { ...SAMPLING, temperature: { ...SAMPLING.temperature, first: 0.8 } };

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
  const { traits, refused } = settingsFromLink(given, SETTINGS);
  const text = fromAddress(given.get("text") ?? "");
  if (text === undefined) refused.unshift("its text is damaged");
  else traits.text = text;
  const { parts, others } = partsFromLink(given.get("off"), sizes);
  traits.off = parts;
  return { traits, refused: [...refused, ...others] };
}
