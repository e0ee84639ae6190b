// A configuration in an address: `d_model=1024&n_heads=16&…`, the pinned one as `pinned=…`. The
// number of key/value heads comes last, if it differs from that of query heads.

import { readSize } from "../kit/buildable.js";
import { SETTINGS } from "../kit/sizes.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */

/** @param {number | boolean} setting */
const asWord = (setting) => String(typeof setting === "boolean" ? Number(setting) : setting);

const ALWAYS = SETTINGS.filter((trait) => trait !== "n_kv_heads");

/** @param {Settings} settings */
const traitsOf = (settings) =>
  settings.n_kv_heads === settings.n_heads
    ? ALWAYS
    : [...ALWAYS, /** @type {const} */ ("n_kv_heads")];

/** @param {Settings} settings @param {Settings | null} pinned */
export function toAddress(settings, pinned) {
  const pairs = traitsOf(settings).map((trait) => `${trait}=${asWord(settings[trait])}`);
  if (pinned) {
    pairs.push(`pinned=${traitsOf(pinned).map((trait) => asWord(pinned[trait])).join(",")}`);
  }
  return pairs.join("&");
}

/**
 * The settings in an address. Settings that are missing or invalid keep their value; `problems` names the invalid
 * ones.
 *
 * @param {string} text
 * @param {Settings} current
 * @param {Record<string, number>} limits
 * @returns {{ settings: Settings, pinned: Settings | null, problems: string[] }}
 */
export function fromAddress(text, current, limits) {
  /** @type {string[]} */
  const problems = [];
  /** @param {[string, string][]} pairs @param {Partial<Settings>} base */
  const parse = (pairs, base) => {
    /** @type {Record<string, unknown>} */
    const settings = { ...base };
    for (const [trait, word] of pairs) {
      if (trait in limits) {
        const { value, problem } = readSize(trait, word, limits[trait]);
        if (problem) problems.push(problem);
        else settings[trait] = value;
      } else if (/^[01]$/.test(word)) settings[trait] = word === "1";
      else problems.push(`${trait}=${word} is not 0 or 1`);
    }
    const names = new Set(pairs.map(([trait]) => trait));
    if (!names.has("n_kv_heads") && names.has("n_heads")) settings.n_kv_heads = settings.n_heads;
    return /** @type {Settings} */ (settings);
  };
  const pairs = new URLSearchParams(text);
  const knownTraits = new Set(/** @type {string[]} */ (SETTINGS));
  const settings = parse([...pairs].filter(([trait]) => knownTraits.has(trait)), current);
  if (!pairs.has("d_ff") && pairs.has("d_model")) settings.d_ff = 4 * settings.d_model;
  const pinnedWords = pairs.get("pinned")?.split(",");
  if (!pinnedWords) return { settings, pinned: null, problems };
  if (pinnedWords.length !== ALWAYS.length && pinnedWords.length !== ALWAYS.length + 1) {
    problems.push(`pinned has ${pinnedWords.length} settings, not ${ALWAYS.length}`);
    return { settings, pinned: null, problems };
  }
  const before = problems.length;
  const pinned = parse(pinnedWords.map((word, i) => [ALWAYS[i] ?? "n_kv_heads", word]), {});
  return { settings, pinned: problems.length > before ? null : pinned, problems };
}
