// A `config.json`, field by field: the twin of gpt_lab/anatomy/hub_fields.py.

/** Rules for which layers are meant: numbers, or the keys under which they stand. */
export type Rules = Record<string, number | string>;

/** A table of gpt_lab/data/families.toml, whose head says what each entry means. */
export interface Family {
  defaults?: Record<string, unknown>;
  also?: Record<string, string[]>;
  row?: Record<string, unknown>;
  flags?: Record<string, string[]>;
  sizes: Record<string, string | Record<string, string>>;
  heads: Record<string, string>;
  in_window?: Record<string, string>;
  in_full?: Record<string, string>;
  as_wide?: boolean;
  mixers: [string, string?];
  chosen?: Rules;
  networks: [string, string?];
  network?: Rules;
  fewest?: number;
  only?: Record<string, unknown>;
  rule?: string;
}
export type Families = Record<string, Family>;
export type Config = Record<string, unknown>;

const LARGEST = 2 ** 40;
/** Of Nemotron-H's patterns. */
const LETTERS: Record<string, string> = { "M": "mamba", "*": "attention", "-": "mlp", "E": "moe" };

/** Why a configuration cannot be counted, in a line. */
export class Refused extends Error {}

export const isObject = (value: unknown): value is Config =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as a refusal names it: short, and on one line. */
export function named(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

export const own = (object: Record<string, unknown>, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** A configuration's values, with the family's names and defaults. */
export class Fields {
  constructor(readonly config: Config, readonly family: Family) {}

  /** What stands under a key, or a level deeper; undefined where nothing does. */
  #at(key: string): unknown {
    const [first, rest] = key.split(".");
    const value = own(this.config, first);
    return rest === undefined ? value : isObject(value) ? own(value, rest) : undefined;
  }

  #names = (name: string) => [...own(this.family.also ?? {}, name) as string[] ?? [], name];

  /** What the file calls it; undefined where it says nothing. */
  #key(name: string): string | undefined {
    const stated = this.#names(name).filter((key) => this.#at(key) !== undefined);
    return stated.find((key) => this.#at(key) !== null) ?? stated[0];
  }

  /** What stands there, or the default; null where there is neither. */
  value(name: string): unknown {
    const key = this.#key(name);
    if (key !== undefined) return this.#at(key);
    const value = own(this.family.defaults ?? {}, name);
    return value === "none" ? null : value ?? null;
  }

  /** An integer that has to be there. */
  size(name: string, least = 1): number {
    const theirs = this.#key(name) ?? this.#names(name)[0];
    let value = this.value(name);
    // Mamba's rank of the step
    if (value === "auto") value = Math.ceil(this.size("hidden_size") / 16);
    if (value === null) throw new Refused(`it does not say ${theirs}, which has no default`);
    if (typeof value !== "number" || !Number.isInteger(value)) {
      throw new Refused(`${theirs}=${named(value)} is not an integer`);
    }
    if (value < least || value >= LARGEST) {
      throw new Refused(
        `${theirs}=${value} is no size: it has to be at least ${least} and below 2⁴⁰`,
      );
    }
    return value;
  }

  optional(name: string): number | undefined {
    return this.value(name) === null ? undefined : this.size(name, 0);
  }

  /** What a family says of a size: `a|b`, `2*a` or `a?`. */
  number(specification: string): number | undefined {
    const choices = specification.replace(/\?$/, "").split("|");
    const digits = (key: string) => /^\d+$/.test(key);
    const stated = (choice: string) =>
      choice.split("*").every((key) => digits(key) || this.value(key) !== null);
    const one = choices.slice(0, -1).find(stated) ?? choices[choices.length - 1];
    if (specification.endsWith("?")) return this.optional(one);
    return one.split("*").reduce(
      (product, key) => product * (digits(key) ? Number(key) : this.size(key)),
      1,
    );
  }

  /** A number of a rule: itself, or what stands under its key; −1 is none. */
  rule(value: number | string | undefined): number | undefined {
    if (typeof value !== "string") return value;
    return this.value(value) === -1 ? undefined : this.optional(value);
  }

  flag(name: string): boolean {
    const value = this.value(name);
    if (typeof value === "boolean") return value;
    throw new Refused(`${name}=${named(value)} is neither true nor false`);
  }

  /** Which layers a file lists: `[0, 4]`, or `"0,4"`. */
  places(name: string | number | undefined): number[] | undefined {
    if (name === undefined) return undefined;
    const value = this.value(String(name));
    if (value === null) return undefined;
    const places = typeof value === "string"
      ? value.split(",").map((word) => /^\s*\d+\s*$/.test(word) ? Number(word) : word)
      : value;
    if (!Array.isArray(places) || !places.every(Number.isInteger)) {
      throw new Refused(`${name}=${named(value)} is not a list of layers`);
    }
    return places;
  }

  /** A name for each of n layers; those of layers that predict more are left out. */
  kinds(name: string, n: number): string[] | undefined {
    const value = this.value(name);
    if (value === null) return undefined;
    const names = typeof value === "string"
      ? [...value].map((letter) => LETTERS[letter] ?? letter)
      : value;
    if (!Array.isArray(names) || names.some((one) => typeof one !== "string")) {
      throw new Refused(`${name}=${named(value)} is not a list of names`);
    }
    if (
      names.length !== n && names.length !== n + (this.optional("num_nextn_predict_layers") ?? 0)
    ) {
      throw new Refused(`${name} has ${names.length} names for ${n} layers`);
    }
    return names.slice(0, n);
  }

  /** The number of layers: stated, or that of their kinds. */
  layers(): number {
    const kinds = this.value("layer_types");
    const listed = Array.isArray(kinds) || typeof kinds === "string";
    return this.family.rule === "alone" && listed ? kinds.length : this.size("num_hidden_layers");
  }

  /** What holds for one layer, where the file says something of each. */
  layer(i: number): Fields {
    const changes: Config = {};
    const each = own(this.config, "per_layer_config");
    if (isObject(each)) {
      for (const [place, stated] of Object.entries(each)) {
        if (/^\d+$/.test(place) && Number(place) === i && isObject(stated)) {
          Object.assign(changes, stated);
        }
      }
    }
    const listed = own(this.config, "num_attention_heads_per_layer");
    if (Array.isArray(listed) && i < listed.length) changes.num_attention_heads = listed[i];
    return new Fields({ ...this.config, ...changes }, this.family);
  }
}
