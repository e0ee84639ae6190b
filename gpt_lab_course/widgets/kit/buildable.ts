// Possible sizes of a model, and sizes that follow from others. Pure functions.

import type { NumberSetting } from "./declared.ts";
import type { ControlOptions } from "./standard_controls.ts";

interface Heads {
  d_model: number;
  n_heads: number;
  n_kv_heads: number;
}

interface Sizes {
  d_model: number;
  n_heads: number;
  /** As many as query heads where a widget has no others. */
  n_kv_heads?: number;
  d_ff: number;
  lock_d_ff: boolean;
  lock_n_kv_heads?: boolean;
  /** Whether the width of heads must be even, as rotary positions require. */
  paired?: boolean;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const divisors = (n: number) => range(1, n).filter((one) => n % one === 0);

/** Why no such model can be built, in the words of Python's error; undefined if it can. */
export function whyNotBuildable({ d_model, n_heads, n_kv_heads }: Heads) {
  if (d_model % n_heads) return `d_model=${d_model} is not divisible by n_heads=${n_heads}`;
  if (n_heads % n_kv_heads) {
    return `n_heads=${n_heads} is not divisible by n_kv_heads=${n_kv_heads}`;
  }
  return undefined;
}

/**
 * Suggestions for sizes that can be built. If H does not divide d_model: the nearest head counts that do, and
 * the nearest widths that it divides. If H_kv does not divide H: the nearest that do.
 */
export function nearestBuildable(
  { d_model, n_heads, n_kv_heads }: Heads,
  most: { d_model: number; n_heads: number },
): { name: "d_model" | "n_heads" | "n_kv_heads"; value: number }[] {
  if (d_model % n_heads === 0) {
    const counts = divisors(n_heads);
    const below = counts.findLast((heads) => heads < n_kv_heads);
    const above = counts.find((heads) => heads > n_kv_heads);
    return [below, above].flatMap((value) =>
      value === undefined ? [] : [{ name: "n_kv_heads", value }]
    );
  }
  const divides = (heads: number) => d_model % heads === 0;
  const narrower = d_model - (d_model % n_heads);
  const candidates = [
    ["n_heads", range(1, Math.min(n_heads, d_model)).findLast(divides)],
    ["n_heads", range(n_heads + 1, Math.min(most.n_heads, d_model)).find(divides)],
    ["d_model", narrower],
    ["d_model", narrower + n_heads],
  ] as const;
  return candidates.flatMap(([name, value]) =>
    value !== undefined && value >= 1 && value <= most[name] ? [{ name, value }] : []
  );
}

/** A size's control: its slider stops nowhere where no model can be built from there. */
export function sizeOptions(
  name: string,
  { stops = [] }: NumberSetting,
  sizes: Sizes,
): ControlOptions {
  const { d_model, n_heads, n_kv_heads = n_heads, lock_n_kv_heads = true } = sizes;
  const pair = sizes.paired ? 2 : 1;
  switch (name) {
    case "d_model": {
      const step = pair * n_heads;
      const near = stops.map((stop) => Math.max(1, Math.round(stop / step)) * step);
      return { stops: [...new Set(near)] };
    }
    case "n_heads": {
      const dividing = stops.filter((heads) => d_model % (pair * heads) === 0);
      const grouping = dividing.filter((heads) => lock_n_kv_heads || heads % n_kv_heads === 0);
      return { stops: grouping.length ? grouping : dividing };
    }
    case "n_kv_heads":
      return {
        stops: divisors(n_heads),
        ends: ["one for all query heads, the least", "as many as H, the most"],
      };
    default:
      return {};
  }
}

/** The changes that the locks d_ff = 4 · d_model and H_kv = H add. Setting d_ff or H_kv unlocks it. */
export function following(changes: Partial<Sizes>, now: Sizes): Partial<Sizes> {
  const after = (name: keyof Sizes) => changes[name] ?? now[name];
  const along: Partial<Sizes> = {};
  if ("d_ff" in changes && !("lock_d_ff" in changes)) along.lock_d_ff = false;
  else if (after("lock_d_ff")) along.d_ff = 4 * (changes.d_model ?? now.d_model);
  if ("n_kv_heads" in changes && !("lock_n_kv_heads" in changes)) along.lock_n_kv_heads = false;
  else if (after("lock_n_kv_heads")) along.n_kv_heads = changes.n_heads ?? now.n_heads;
  return along;
}

/** The values for a link that has a width without d_ff, or heads without key/value heads; and the locks. */
export function absentSizes(values: Record<string, unknown>, names: ReadonlySet<string>) {
  const { d_model, n_heads, n_kv_heads, d_ff } = values as unknown as Heads & Sizes;
  return {
    ...(names.has("d_model") ? { d_ff: 4 * d_model } : {}),
    ...(names.has("n_heads") ? { n_kv_heads: n_heads } : {}),
    lock_d_ff: d_ff === 4 * d_model,
    lock_n_kv_heads: n_kv_heads === n_heads,
  };
}
