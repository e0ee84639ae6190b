// A configuration in an address: `d_model=1024&n_heads=16&…`, the pinned one as `pinned=…`.

import { readSize } from "./count.js";
import { SETTINGS } from "./sizes.js";

/** @typedef {import("./sizes.js").Settings} Settings */

/** @param {number | boolean} setting */
const asWord = (setting) => String(typeof setting === "boolean" ? Number(setting) : setting);

/** @param {Settings} settings @param {Settings | null} pinned */
export function toAddress(settings, pinned) {
  const pairs = SETTINGS.map((trait) => `${trait}=${asWord(settings[trait])}`);
  if (pinned) pairs.push(`pinned=${SETTINGS.map((trait) => asWord(pinned[trait])).join(",")}`);
  return pairs.join("&");
}

/**
 * The settings in an address. What is not there keeps its value, and so does what cannot be read,
 * with a word about it in `problems`.
 *
 * @param {string} text
 * @param {Settings} current
 * @param {Record<string, number>} limits
 * @returns {{ settings: Settings, pinned: Settings | null, problems: string[] }}
 */
export function fromAddress(text, current, limits) {
  /** @type {string[]} */
  const problems = [];
  /** @param {[string, string][]} given @param {Partial<Settings>} base */
  const parse = (given, base) => {
    /** @type {Record<string, unknown>} */
    const settings = { ...base };
    for (const [trait, word] of given) {
      if (trait in limits) {
        const { value, problem } = readSize(trait, word, limits[trait]);
        if (problem) problems.push(problem);
        else settings[trait] = value;
      } else if (/^[01]$/.test(word)) settings[trait] = word === "1";
      else problems.push(`${trait}=${word} is not 0 or 1`);
    }
    return /** @type {Settings} */ (settings);
  };
  const given = new URLSearchParams(text);
  const known = new Set(/** @type {string[]} */ (SETTINGS));
  const settings = parse([...given].filter(([trait]) => known.has(trait)), current);
  if (!given.has("d_ff") && given.has("d_model")) settings.d_ff = 4 * settings.d_model;
  const words = given.get("pinned")?.split(",");
  if (!words) return { settings, pinned: null, problems };
  if (words.length !== SETTINGS.length) {
    problems.push(`pinned has ${words.length} settings, not ${SETTINGS.length}`);
    return { settings, pinned: null, problems };
  }
  const before = problems.length;
  const pinned = parse(SETTINGS.map((trait, i) => [trait, words[i]]), {});
  return { settings, pinned: problems.length > before ? null : pinned, problems };
}
