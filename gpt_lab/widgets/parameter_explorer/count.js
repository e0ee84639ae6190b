// The arithmetic of the explorer, which knows no page: what Python's `count_parameters` counts.

import { withCommas } from "../kit/format.js";
import * as polynomial from "../kit/polynomial.js";

/** @typedef {import("../kit/sizes.js").Settings} Settings */

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
