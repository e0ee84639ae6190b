// Settings in an address, `x=1.5&function=gelu`: those that are not as they were at first. It knows no page.

/**
 * What a trait may be: a number between two others, one of some words, true or false, or something that
 * knows how it is written.
 *
 * @typedef {{ first: number, least: number, most: number, whole?: boolean }} NumberSetting
 * @typedef {{ first: string, among: readonly string[] }} WordSetting
 * @typedef {{ first: boolean }} Switch
 * @typedef {{ first: unknown, toWord: (value: any) => string, fromWord: (word: string) => unknown,
 *   rule: string }} OwnSetting `fromWord` gives undefined for what it does not take
 * @typedef {NumberSetting | WordSetting | Switch | OwnSetting} Setting
 */

/** What an address says, by name. @param {string} address */
export const pairs = (address) =>
  new Map(
    address.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );

/**
 * @param {(name: string) => unknown} get
 * @param {Record<string, Setting>} settings
 * @returns {string[]} such as "x=1.5"
 */
export const settingsToLink = (get, settings) =>
  Object.entries(settings)
    .map(([name, setting]) => {
      const word = "toWord" in setting ? setting.toWord : String;
      return get(name) === setting.first || word(get(name)) === word(setting.first)
        ? ""
        : `${name}=${word(get(name))}`;
    })
    .filter(Boolean);

/**
 * The traits that an address asks for, those that it lacks as they were at first; and what of it is
 * not taken.
 *
 * @param {Map<string, string>} given
 * @param {Record<string, Setting>} settings
 */
export function settingsFromLink(given, settings) {
  /** @type {Record<string, any>} */
  const traits = {};
  /** @type {string[]} */
  const refused = [];
  for (const [name, setting] of Object.entries(settings)) {
    const word = given.get(name);
    const value = word === undefined ? setting.first : read(word, setting);
    if (value === undefined) refused.push(`${name}=${word} is not ${rule(setting)}`);
    traits[name] = value ?? setting.first;
  }
  return { traits, refused };
}

/** @param {string} word @param {Setting} setting */
function read(word, setting) {
  if ("fromWord" in setting) return setting.fromWord(word);
  if ("among" in setting) return setting.among.includes(word) ? word : undefined;
  if (!("least" in setting)) return { true: true, false: false }[word];
  const { least, most, whole } = setting;
  const value = Number(word || NaN);
  const fits = value >= least && value <= most && (!whole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** @param {Setting} setting */
function rule(setting) {
  if ("rule" in setting) return setting.rule;
  if ("among" in setting) return `one of ${setting.among.join(", ")}`;
  return "least" in setting ? `in ${setting.least} … ${setting.most}` : "true or false";
}
