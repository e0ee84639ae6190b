// A widget's settings in a link, `x=1.5&function=gelu`: those that differ from their initial values.

/**
 * What values a trait can have: a number in a range, one of several words, true or false, or a value
 * with a format of its own, whose `parse` returns undefined for what it does not accept.
 *
 * @typedef {{ min: number, max?: number, integer?: boolean }} NumberSetting
 * @typedef {{ choices: readonly string[] }} WordSetting
 * @typedef {{ boolean: true }} BooleanSetting
 * @typedef {{ format: (value: any) => string, parse: (word: string) => unknown, rule: string }} CustomSetting
 * @typedef {NumberSetting | WordSetting | BooleanSetting | CustomSetting} Setting
 */

/** @type {BooleanSetting} */
export const BOOLEAN = { boolean: true };

/** The `name=word` pairs of a link. @param {string} link */
export const parsePairs = (link) =>
  new Map(
    link.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );

/**
 * Writes and reads settings. A trait's initial value is the one that it has when this is called: Python
 * states it.
 *
 * @param {(name: string) => unknown} get a trait's value
 * @param {Record<string, Setting>} settings
 */
export function settingsCodec(get, settings) {
  const initial = Object.fromEntries(Object.keys(settings).map((name) => [name, get(name)]));
  return {
    /** The settings that differ from their initial values, such as ["x=1.5"]. */
    encode: () =>
      Object.entries(settings).flatMap(([name, setting]) => {
        const format = "format" in setting ? setting.format : String;
        const word = format(get(name));
        return word === format(initial[name]) ? [] : [`${name}=${word}`];
      }),
    /**
     * The traits that a link asks for, those that it lacks with their initial values; and why some
     * were not accepted.
     *
     * @param {Map<string, string>} words by name
     */
    decode(words) {
      /** @type {Record<string, any>} */
      const traits = {};
      /** @type {string[]} */
      const problems = [];
      for (const [name, setting] of Object.entries(settings)) {
        const word = words.get(name);
        const value = word === undefined ? initial[name] : parse(word, setting);
        if (value === undefined) problems.push(`${name}=${word} is not ${rule(setting)}`);
        traits[name] = value === undefined ? initial[name] : value;
      }
      return { traits, problems };
    },
  };
}

/** @param {string} word @param {Setting} setting */
function parse(word, setting) {
  if ("parse" in setting) return setting.parse(word);
  if ("choices" in setting) return setting.choices.includes(word) ? word : undefined;
  if ("boolean" in setting) return { true: true, false: false }[word];
  const { min, max = Infinity, integer } = setting;
  const value = Number(word || NaN);
  const fits = value >= min && value <= max && (!integer || Number.isInteger(value));
  return fits ? value : undefined;
}

/** @param {Setting} setting */
function rule(setting) {
  if ("rule" in setting) return setting.rule;
  if ("choices" in setting) return `one of ${setting.choices.join(", ")}`;
  if ("boolean" in setting) return "true or false";
  return setting.max === undefined
    ? `${setting.min} or more`
    : `in ${setting.min} … ${setting.max}`;
}
