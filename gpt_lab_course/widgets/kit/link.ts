// A widget's state in a link: `text=…&x=1.5`, the text, and the settings that differ from their initial
// values.

import type { GroupSetting, PartsSetting, Setting, Settings, Values } from "./declared.ts";
import { fromBase64, toBase64 } from "./text.ts";

interface Codec {
  encode(value: unknown, setting: Setting, settings: Settings): string;
  /** The value, or undefined if it is invalid. */
  decode(word: string, setting: Setting, settings: Settings): unknown;
  /** What a value has to be, said of one that is not. */
  rule(setting: Setting, word: string): string;
}

const LISTED = 9; // choices that a problem lists; of more it names the nearest
const LONG = 60; // characters of a word that a problem repeats

const BOOLEANS = new Map([["true", true], ["1", true], ["false", false], ["0", false]]);

const NUMBER: Codec = {
  encode: String,
  decode(word, setting) {
    const { kind, min = -Infinity, max = Infinity } = setting as { kind: string } & Range;
    const value = Number(word || NaN);
    const fits = value >= min && value <= max && (kind === "number" || Number.isInteger(value));
    return fits ? value : undefined;
  },
  rule(setting) {
    const { min, max } = setting as Range;
    return max === undefined ? `${min} or more` : `in ${min} … ${max}`;
  },
};
interface Range {
  min?: number;
  max?: number;
}

const CODECS: Record<Setting["kind"], Codec> = {
  number: NUMBER,
  integer: NUMBER,
  position: {
    encode: (value) => value === null ? "" : String(value),
    decode: (word) => word === "" ? null : /^\d{1,6}$/.test(word) ? Number(word) : undefined,
    rule: () => "a position",
  },
  choice: {
    encode: String,
    decode: (word, setting) =>
      (setting as { choices: readonly string[] }).choices.find((one) => one === unescaped(word)),
    rule(setting, word) {
      const { choices } = setting as { choices: readonly string[] };
      return choices.length <= LISTED
        ? `one of ${choices.join(", ")}`
        : `one of ${choices.length} choices; near it are ${nearest(unescaped(word), choices)}`;
    },
  },
  switch: {
    encode: String,
    decode: (word) => BOOLEANS.get(word),
    rule: () => "true or false",
  },
  text: {
    encode: (value) => toBase64(value as string),
    decode: fromBase64,
    rule: () => "a text",
  },
  parts: {
    encode: (value) => (value as string[]).join(","),
    decode: (word) => word ? word.split(",") : [],
    rule: () => "a list of parts of the model",
  },
  cell: {
    encode: String,
    decode: (word) =>
      /^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(unbracketed(word))
        ? unbracketed(word)
        : undefined,
    rule: () => "a tensor's name and an index",
  },
  group: {
    encode(value, setting, settings) {
      const values = (value ?? {}) as Values;
      const names = (setting as GroupSetting).of.filter((name) => name in values);
      return names.map((name) => encoded(values[name], settings[name], settings)).join(",");
    },
    decode(word, setting, settings) {
      const { of, least } = setting as GroupSetting;
      if (!word) return null;
      const words = word.split(",");
      if (words.length < least || words.length > of.length) return undefined;
      const values = words.map((one, i) => [of[i], decoded(one, settings[of[i]], settings)]);
      return values.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(values);
    },
    rule: (setting) => (setting as GroupSetting).of.join(","),
  },
};

/** Browsers may escape brackets in an address. */
const unbracketed = (word: string) =>
  word.replaceAll(/%5B/gi, "[").replaceAll(/%5D/gi, "]").replaceAll(/%2C/gi, ",");

/** The three choices that differ least from a word, by letters to add, drop or replace. */
function nearest(word: string, choices: readonly string[]): string {
  const far = new Map(choices.map((one) => [one, distance(short(word).toLowerCase(), one)]));
  return choices.toSorted((a, b) => far.get(a)! - far.get(b)!).slice(0, 3).join(", ");
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + Number(a[i - 1] !== b[j - 1].toLowerCase());
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

const short = (word: string) => word.length > LONG ? `${word.slice(0, LONG)}…` : word;

const unescaped = (word: string) => word.replaceAll("%20", " ");

/** A setting's value encoded for a link. */
export const encoded = (value: unknown, setting: Setting, settings: Settings = {}) =>
  CODECS[setting.kind].encode(value, setting, settings);

/** A setting's value decoded from a link, or undefined if it is invalid. */
export const decoded = (word: string, setting: Setting, settings: Settings = {}) =>
  CODECS[setting.kind].decode(word, setting, settings);

/** Missing settings of a link that follow from its other settings; the rest have their initial values. */
export type Absent = (values: Values, names: ReadonlySet<string>) => Values;

/** The settings of a link: its text always, the others if a link without them would mean something else. */
export function encode(
  settings: Settings,
  now: Values,
  initial: Values,
  absent: Absent = () => ({}),
): string {
  const word = (name: string, values: Values) => encoded(values[name], settings[name], settings);
  const names = Object.keys(settings);
  const changed = names.filter((name) => word(name, now) !== word(name, initial));
  const without = { ...initial, ...absent(now, new Set(changed)) };
  return names.flatMap((name) => {
    const always = settings[name].kind === "text" && name === "text";
    return always || word(name, now) !== word(name, without) ? [`${name}=${word(name, now)}`] : [];
  }).join("&");
}

/**
 * The settings of a link, with missing ones from `absent` or their initial values, and the reasons why some
 * were refused. A link without a name is a text.
 *
 * @param isPart whether the model has a part of this name
 */
export function decode(
  link: string,
  settings: Settings,
  initial: Values,
  isPart: (part: string, setting: PartsSetting) => boolean = () => true,
  absent: Absent = () => ({}),
): { values: Values; problems: string[] } {
  const pairs = link.split("&").map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? ["text", part] : [part.slice(0, at), part.slice(at + 1)];
  });
  const words = new Map(pairs as [string, string][]);
  const names = new Set(words.keys());
  const [values, problems]: [Values, string[]] = [{}, []];
  const without = () => ({ ...initial, ...absent({ ...initial, ...values }, names) });
  for (const [name, setting] of Object.entries(settings)) {
    const word = words.get(name);
    let value = word === undefined ? without()[name] : decoded(word, setting, settings);
    if (setting.kind === "parts" && value !== undefined) {
      const parts = value as string[];
      const known = parts.filter((part) => isPart(part, setting));
      for (const part of parts) {
        if (!known.includes(part)) problems.push(`${part} is not a part of the model`);
      }
      value = known;
    } else if (value === undefined) {
      const { rule } = CODECS[setting.kind];
      problems.push(
        name === "text"
          ? "its text is damaged"
          : `${name}=${short(word!)} is not ${rule(setting, word!)}`,
      );
      value = initial[name];
    }
    values[name] = value;
  }
  return { values, problems };
}
