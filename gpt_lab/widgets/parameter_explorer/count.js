// The arithmetic of the explorer, which knows no page: what Python's `count_parameters` counts.

import { withCommas } from "../kit/format.js";
import * as polynomial from "./polynomial.js";
import { divisors, range } from "./sizes.js";

/** @typedef {import("./sizes.js").Settings} Settings */
/** @typedef {import("./sizes.js").Limits} Limits */

/**
 * A tensor as Python describes it: where it belongs, its shape in symbols, and the switch without
 * which it does not exist.
 *
 * @typedef {{ step: string, component: string, name: string, shape: string[], when: string }} Tensor
 */

/** @typedef {{ name: string, total: number, formula: polynomial.Polynomial, sizes: string }} TensorCount */
/** @typedef {{ name: string, total: number, formula: polynomial.Polynomial, tensors: TensorCount[] }} ComponentCount */
/** @typedef {ComponentCount & { values: Record<string, number>, components: ComponentCount[] }} Count */

/**
 * d_kv, the width of all keys of a token together. What cannot be built has one as well: the widest
 * that its heads leave room for.
 *
 * @param {{ d_model: number, n_heads: number, n_kv_heads: number }} settings
 */
export const keyWidth = ({ d_model, n_heads, n_kv_heads }) =>
  n_kv_heads >= n_heads ? d_model : n_kv_heads * Math.floor(d_model / n_heads);

/** What each symbol of a shape stands for. @param {Settings} settings */
export const symbolValues = (settings) => ({
  V: settings.vocab_size,
  n_ctx: settings.context_length,
  L: settings.n_layers,
  d_model: settings.d_model,
  d_kv: keyWidth(settings),
  d_ff: settings.d_ff,
  H: settings.n_heads,
});

/**
 * The parameters of a model: its total, each component and each tensor, all blocks together. What is
 * switched off is there, and counts 0.
 *
 * @param {Tensor[]} tensors
 * @param {Settings} settings
 * @returns {Count}
 */
export function countParameters(tensors, settings) {
  /** @type {Record<string, number>} */
  const values = symbolValues(settings);
  /** @type {Record<string, boolean>} */
  const granted = {
    always: true,
    qkv_bias: settings.qkv_bias,
    bias: settings.bias,
    untied: !settings.tie_embeddings,
  };
  /** @type {Map<string, TensorCount[]>} */
  const byComponent = new Map();
  const grouped = settings.n_kv_heads < settings.n_heads;
  for (const { step, component, name, shape: general, when } of tensors) {
    const shape = general.map((symbol) => symbol === "d_kv" && !grouped ? "d_model" : symbol);
    const factors = step === "transformer" ? ["L", ...shape] : shape;
    const formula = granted[when] ? polynomial.product(factors) : new Map();
    const sizes = shape.map((symbol) => withCommas(values[symbol])).join(" × ");
    const found = byComponent.get(component) ?? [];
    byComponent.set(component, [
      ...found,
      { name, formula, sizes, total: polynomial.evaluate(formula, values) },
    ]);
  }
  /** @param {string} name @param {TensorCount[]} parts */
  const added = (name, parts) => ({
    name,
    total: parts.reduce((total, part) => total + part.total, 0),
    formula: polynomial.sum(parts.map(({ formula }) => formula)),
    tensors: parts,
  });
  const components = [...byComponent].map(([name, parts]) => added(name, parts));
  return { ...added("total", [...byComponent.values()].flat()), values, components };
}

/**
 * What a reader typed as a size: `{ value }`, or `{ problem }` in the words of Python's errors.
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
 * What to set instead, if H does not divide d_model: the nearest head counts that do, and the nearest
 * widths that it divides. If H_kv does not divide H: the nearest that do.
 *
 * @param {{ d_model: number, n_heads: number, n_kv_heads: number }} settings
 * @param {Limits} limits
 * @returns {{ trait: "n_heads" | "n_kv_heads" | "d_model", value: number }[]}
 */
export function nearestBuildable({ d_model, n_heads, n_kv_heads }, limits) {
  if (d_model % n_heads === 0) {
    const whole = divisors(n_heads);
    const nearest = [
      whole.findLast((heads) => heads < n_kv_heads),
      whole.find((heads) => heads > n_kv_heads),
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
