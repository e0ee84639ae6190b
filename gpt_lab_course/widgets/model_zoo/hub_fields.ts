// A `config.json` of the hub, field by field: each value checked, under the name that its family gives it.

/** What Python says of an architecture; what is missing is the default. */
export interface Family {
  always?: Record<string, unknown>;
  names?: Record<string, string>;
  defaults?: Record<string, unknown>;
  flags?: Record<string, string[]>;
  layers?: string;
  experts?: [count: string, width: string];
  attends?: boolean;
  latent?: boolean;
  as_wide?: boolean;
}
export type Families = Record<string, Family>;
export type Config = Record<string, unknown>;

const LARGEST = 2 ** 40;

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

/** A configuration's values, checked, with the family's names and defaults. */
export class Fields {
  constructor(readonly config: Config, readonly family: Family) {}

  #theirs(name: string) {
    return String(own(this.family.names ?? {}, name) ?? name);
  }

  /** What stands there, or the default; null where there is neither. */
  value(name: string): unknown {
    const theirs = this.#theirs(name);
    if (Object.hasOwn(this.config, theirs)) return this.config[theirs];
    return own(this.config, name) ?? own(this.family.defaults ?? {}, name) ?? null;
  }

  /** An integer that has to be there. */
  size(name: string, least = 1): number {
    const [value, theirs] = [this.value(name), this.#theirs(name)];
    if (value === null) throw new Refused(`it does not say ${theirs}, which has no default`);
    if (typeof value !== "number" || !Number.isInteger(value)) {
      throw new Refused(`${theirs}=${named(value)} is not an integer`);
    }
    if (value < least || value >= LARGEST) {
      throw new Refused(`${theirs}=${value} is no size: it has to be at least ${least}`);
    }
    return value;
  }

  optional(name: string): number | undefined {
    return this.value(name) === null ? undefined : this.size(name, 0);
  }

  flag(name: string): boolean {
    const value = this.value(name);
    if (typeof value === "boolean") return value;
    throw new Refused(`${name}=${named(value)} is neither true nor false`);
  }

  /** A name for each of n layers. */
  kinds(name: string, n: number): string[] | undefined {
    const value = this.value(name);
    if (value === null) return undefined;
    if (!Array.isArray(value) || value.some((one) => typeof one !== "string")) {
      throw new Refused(`${name}=${named(value)} is not a list of names`);
    }
    if (value.length !== n) throw new Refused(`${name} has ${value.length} names for ${n} layers`);
    return value;
  }
}
