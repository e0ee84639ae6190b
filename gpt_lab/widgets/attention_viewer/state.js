// What a link to the viewer says. It knows no page.

import { pairs, settingsFromLink, settingsToLink } from "../kit/settings.js";
import { partsFromLink } from "../kit/parts_address.js";
import { fromAddress, toAddress } from "../kit/text_address.js";
import { ORDERS } from "./order.js";

/** @param {{ n_layers: number, n_heads: number }} sizes */
const settings = ({ n_layers, n_heads }) => ({
  layer: { first: 0, least: 0, most: n_layers - 1, whole: true },
  head: { first: 0, least: 0, most: n_heads - 1, whole: true },
  order: { first: "place", among: Object.keys(ORDERS) },
});

/** @param {(name: string) => any} get */
export function toLink(get) {
  const parts = [`text=${toAddress(get("text"))}`, ...settingsToLink(get, settings(get("sizes")))];
  if (get("off").length) parts.push(`off=${get("off").join(",")}`);
  return parts.join("&");
}

/** @param {string} link @param {{ n_layers: number, n_heads: number }} sizes */
export function fromLink(link, sizes) {
  const given = pairs(link);
  const { traits, refused } = settingsFromLink(given, settings(sizes));
  const text = fromAddress(given.get("text") ?? "");
  if (text === undefined) refused.unshift("its text is damaged");
  else traits.text = text;
  const { parts, others } = partsFromLink(given.get("off"), sizes);
  traits.off = parts;
  return { traits, refused: [...refused, ...others] };
}
