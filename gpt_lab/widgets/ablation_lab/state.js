// What a link to the lab says. It knows no page.

import { partsFromLink } from "../kit/parts_address.js";
import { pairs, settingsFromLink, settingsToLink } from "../kit/settings.js";
import { fromAddress, toAddress } from "../kit/text_address.js";

const SETTINGS = { patch: { first: false } };

/** @param {(name: string) => any} get */
export function toLink(get) {
  const parts = [`text=${toAddress(get("text"))}`, `other=${toAddress(get("other"))}`];
  parts.push(...settingsToLink(get, SETTINGS));
  for (const name of ["position", "other_position"]) {
    if (get(name) !== null) parts.push(`${name}=${get(name)}`);
  }
  if (get("parts").length) parts.push(`parts=${get("parts").join(",")}`);
  return parts.join("&");
}

/** @param {string} link @param {{ n_layers: number, n_heads: number, context_length: number }} sizes */
export function fromLink(link, sizes) {
  const given = pairs(link);
  const { traits, refused } = settingsFromLink(given, SETTINGS);
  for (const name of ["text", "other"]) {
    const text = fromAddress(given.get(name) ?? "");
    if (text === undefined || !given.has(name)) refused.push(`its ${name} is damaged`);
    else traits[name] = text;
  }
  for (const name of ["position", "other_position"]) {
    const word = given.get(name);
    const fits = word !== undefined && /^\d{1,6}$/.test(word);
    traits[name] = fits ? Number(word) : null;
    if (word !== undefined && !fits) refused.push(`${name}=${word} is not a position`);
  }
  const { parts, others } = partsFromLink(given.get("parts"), sizes, traits.patch);
  traits.parts = parts;
  return { traits, refused: [...refused, ...others] };
}
