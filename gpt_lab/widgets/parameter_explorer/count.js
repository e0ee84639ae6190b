// The arithmetic of the explorer, as in Python's `count_parameters`. Pure functions.

import { withCommas } from "../kit/format.js";
import * as polynomial from "../kit/polynomial.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */

/**
 * A tensor as Python describes it: its component, its shape in symbols, and the switch that it depends on.
 *
 * @typedef {{ step: string, component: string, name: string, shape: string[], when: string }} Tensor
 */

/** @typedef {{ name: string, total: number, formula: polynomial.Polynomial, sizes: string }} TensorCount */
/** @typedef {{ name: string, total: number, formula: polynomial.Polynomial, tensors: TensorCount[] }} ComponentCount */
/** @typedef {ComponentCount & { values: Record<string, number>, components: ComponentCount[] }} Count */

/**
 * d_kv, the width of all keys of a token together. For sizes that cannot be built, it is the largest possible
 * width.
 *
 * @param {{ d_model: number, n_heads: number, n_kv_heads: number }} settings
 */
export const keyWidth = ({ d_model, n_heads, n_kv_heads }) =>
  n_kv_heads >= n_heads ? d_model : n_kv_heads * Math.floor(d_model / n_heads);

/** The values of a shape's symbols. @param {Settings} settings */
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
 * The parameters of a model: the total, and those of each component and tensor, all blocks together. Tensors that
 * are switched off count 0.
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
