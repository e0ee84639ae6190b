// Each operation's result and cost, from the descriptions in gpt_lab/anatomy/operations.py. Pure
// functions.

import { evaluate, product } from "../kit/polynomial.js";

/** @typedef {import("../kit/polynomial.js").Polynomial} Polynomial */
/** @typedef {[factor: number, symbols: string[]][]} Terms a polynomial as Python sends it */
/**
 * @typedef {{ step: string, name: string, formula: string, words: string, shape: string[], results: number,
 *   activation: string, parameters: Terms, multiplications: Terms, kept: boolean, view: boolean }} Operation
 */
/**
 * @typedef {{ d_model: number, n_heads: number, n_layers: number, d_ff: number, vocab_size: number,
 *   context_length: number, batch_size: number, tokens: number }} Settings
 */
/**
 * An operation with its numbers, those of one block.
 *
 * @typedef {{ operation: Operation, times: number, sizes: number[], numbers: number, parameters: number,
 *   multiplications: number }} Traced
 */
/** @typedef {{ parameters: number, multiplications: number, kept: number, cached: number }} Totals */

/** @param {Settings} settings @returns {Record<string, number>} */
export const symbolValues = (settings) => ({
  B: settings.batch_size,
  T: settings.tokens,
  V: settings.vocab_size,
  n_ctx: settings.context_length,
  L: settings.n_layers,
  H: settings.n_heads,
  d_model: settings.d_model,
  d_head: settings.d_model / settings.n_heads,
  d_ff: settings.d_ff,
});

/** @param {Terms} terms @returns {Polynomial} */
export const polynomial = (terms) =>
  new Map(terms.map(([factor, symbols]) => [[...product(symbols).keys()][0], factor]));

/**
 * @param {Operation[]} operations
 * @param {Settings} settings
 * @returns {{ values: Record<string, number>, traced: Traced[], totals: Totals }}
 */
export function trace(operations, settings) {
  const values = symbolValues(settings);
  const traced = operations.map((operation) => {
    const sizes = operation.shape.map((symbol) => values[symbol]);
    return {
      operation,
      sizes,
      times: operation.step === "transformer" ? settings.n_layers : 1,
      numbers: Math.round(sizes.reduce((all, size) => all * size, operation.results)),
      parameters: evaluate(polynomial(operation.parameters), values),
      multiplications: evaluate(polynomial(operation.multiplications), values),
    };
  });
  return { values, traced, totals: { ...summed(traced), cached: cached(values) } };
}

/** The sums over operations, all blocks together. `kept` is the count of numbers saved for the backward pass. @param {Traced[]} traced */
export function summed(traced) {
  /** @param {(one: Traced) => number} what */
  const sum = (what) => traced.reduce((total, one) => total + one.times * what(one), 0);
  return {
    parameters: sum((one) => one.parameters),
    multiplications: sum((one) => one.multiplications),
    kept: sum((one) => one.operation.kept ? one.numbers : 0),
  };
}

/** The numbers in the KV cache: a key and a value per token and block. @param {Record<string, number>} values */
const cached = ({ B, T, L, d_model }) => 2 * L * B * T * d_model;
