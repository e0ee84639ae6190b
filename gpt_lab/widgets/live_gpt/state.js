// What a link to the model says: the text, and what is not as it was at first. It knows no page.

import { fromAddress, toAddress } from "../kit/text_address.js";

/** @type {Record<string, [first: number, least: number, most: number]>} */
export const SETTINGS = {
  temperature: [0.8, 0, 2],
  top_k: [0, 0, 1000],
  top_p: [1, 0, 1],
  min_p: [0, 0, 1],
  repetition_penalty: [1, 0.5, 2],
  seed: [0, 0, 999_999],
};
const WHOLE = new Set(["top_k", "seed"]);

/**
 * @param {(name: string) => any} get
 * @returns {string}
 */
export function toLink(get) {
  const parts = [`text=${toAddress(get("text"))}`];
  for (const [name, [first]] of Object.entries(SETTINGS)) {
    if (get(name) !== first) parts.push(`${name}=${get(name)}`);
  }
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
  /** @type {Record<string, any>} */
  const traits = { off: [] };
  /** @type {string[]} */
  const refused = [];
  const given = new Map(
    link.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const text = fromAddress(given.get("text") ?? "");
  if (text === undefined) refused.push("its text is damaged");
  else traits.text = text;
  for (const [name, [first, least, most]] of Object.entries(SETTINGS)) {
    const value = given.has(name) ? Number(given.get(name)) : first;
    const fits = value >= least && value <= most && (!WHOLE.has(name) || Number.isInteger(value));
    traits[name] = fits ? value : first;
    if (!fits) refused.push(`${name}=${given.get(name)} is not in ${least} … ${most}`);
  }
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
