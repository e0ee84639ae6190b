// Which sizes a model can have. Pure functions.

import { divisors, range } from "./sizes.js";

/** @typedef {import("./sizes.js").Limits} Limits */

/**
 * Parses a size that a reader typed: `{ value }`, or `{ problem }`, in the words of Python's errors.
 *
 * @param {string} trait
 * @param {string} text
 * @param {number} limit
 * @returns {{ value: number, problem?: undefined } | { value?: undefined, problem: string }}
 */
export function readSize(trait, text, limit) {
  const typed = text.trim();
  const grouped = /^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(typed); // 50,257 but not 1,5
  const digits = grouped ? typed.replace(/[,_ ]/g, "") : typed;
  if (digits === "") return { problem: `${trait} is empty` };
  if (!/^[+-]?\d+$/.test(digits)) return { problem: `${trait}=${typed} is not an integer` };
  const value = Number(digits);
  if (value < 1) return { problem: `${trait}=${digits} is below 1` };
  if (value > limit) return { problem: `${trait}=${digits} is above ${limit}` };
  return { value };
}

/**
 * Why no such model can be built, in the words of Python's error; undefined if it can.
 *
 * @param {{ d_model: number, n_heads: number, n_kv_heads: number }} settings
 */
export function whyNotBuildable({ d_model, n_heads, n_kv_heads }) {
  if (d_model % n_heads) return `d_model=${d_model} is not divisible by n_heads=${n_heads}`;
  if (n_heads % n_kv_heads) {
    return `n_heads=${n_heads} is not divisible by n_kv_heads=${n_kv_heads}`;
  }
  return undefined;
}

/**
 * Suggestions for sizes that can be built. If H does not divide d_model: the nearest head counts that do, and the
 * nearest widths that it divides. If H_kv does not divide H: the nearest that do.
 *
 * @param {{ d_model: number, n_heads: number, n_kv_heads: number }} settings
 * @param {Limits} limits
 * @returns {{ trait: "n_heads" | "n_kv_heads" | "d_model", value: number }[]}
 */
export function nearestBuildable({ d_model, n_heads, n_kv_heads }, limits) {
  if (d_model % n_heads === 0) {
    const counts = divisors(n_heads);
    const nearest = [
      counts.findLast((heads) => heads < n_kv_heads),
      counts.find((heads) => heads > n_kv_heads),
    ];
    return nearest.flatMap((value) => value === undefined ? [] : [{ trait: "n_kv_heads", value }]);
  }
  /** @param {number[]} heads */
  const firstDivisor = (heads) => heads.find((h) => d_model % h === 0);
  const narrower = d_model - (d_model % n_heads);
  const candidates = /** @type {["n_heads" | "d_model", number | undefined][]} */ ([
    ["n_heads", firstDivisor(range(1, Math.min(n_heads, d_model), 1).reverse())],
    ["n_heads", firstDivisor(range(n_heads + 1, Math.min(limits.n_heads, d_model), 1))],
    ["d_model", narrower],
    ["d_model", narrower + n_heads],
  ]);
  return candidates.flatMap(([trait, value]) =>
    value !== undefined && value >= 1 && value <= limits[trait] ? [{ trait, value }] : []
  );
}
