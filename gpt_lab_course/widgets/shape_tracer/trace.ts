// Each operation's result and cost, from the descriptions in gpt_lab/anatomy/operations.py. Pure functions.

import { evaluate, type Polynomial } from "../kit/polynomial.ts";

export interface Operation {
  step: string;
  name: string;
  formula: string;
  words: string;
  shape: string[];
  results: number;
  activation: string;
  parameters: Polynomial;
  multiplications: Polynomial;
  kept: boolean;
  view: boolean;
}
export interface Sizes {
  batch_size: number;
  tokens: number;
  d_model: number;
  n_heads: number;
  n_layers: number;
  d_ff: number;
  vocab_size: number;
  context_length: number;
}
/** An operation with its numbers, those of one block. */
export interface Traced {
  operation: Operation;
  times: number;
  sizes: number[];
  numbers: number;
  parameters: number;
  multiplications: number;
}
/** Sums over operations, all blocks together. */
interface Sums {
  parameters: number;
  multiplications: number;
  /** The numbers that are saved for the backward pass. */
  kept: number;
}
export interface Totals extends Sums {
  /** The numbers in the KV cache. */
  cached: number;
}

const symbolValues = (sizes: Sizes): Record<string, number> => ({
  B: sizes.batch_size,
  T: sizes.tokens,
  V: sizes.vocab_size,
  n_ctx: sizes.context_length,
  L: sizes.n_layers,
  H: sizes.n_heads,
  d_model: sizes.d_model,
  d_head: sizes.d_model / sizes.n_heads,
  d_ff: sizes.d_ff,
});

export function trace(operations: readonly Operation[], all: Sizes) {
  const values = symbolValues(all);
  const traced: Traced[] = operations.map((operation) => {
    const sizes = operation.shape.map((symbol) => values[symbol]);
    return {
      operation,
      sizes,
      times: operation.step === "transformer" ? all.n_layers : 1,
      numbers: Math.round(sizes.reduce((all, size) => all * size, operation.results)),
      parameters: evaluate(operation.parameters, values),
      multiplications: evaluate(operation.multiplications, values),
    };
  });
  const cached = 2 * all.n_layers * all.batch_size * all.tokens * all.d_model; // a key and a value a token
  const totals: Totals = { ...summed(traced), cached };
  return { traced, totals };
}

export function summed(traced: readonly Traced[]): Sums {
  const sum = (what: (one: Traced) => number) =>
    traced.reduce((total, one) => total + one.times * what(one), 0);
  return {
    parameters: sum((one) => one.parameters),
    multiplications: sum((one) => one.multiplications),
    kept: sum((one) => one.operation.kept ? one.numbers : 0),
  };
}
