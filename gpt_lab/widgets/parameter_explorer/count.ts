// The arithmetic of the explorer, as in Python's `count_parameters`. Pure functions.

import { withCommas } from "../kit/format.ts";
import { evaluate, type Polynomial, product, sum } from "../kit/polynomial.ts";
import type { Config } from "./config.ts";

/** A tensor as Python describes it: its component, its shape in symbols, and the switch that it depends on. */
export interface Tensor {
  step: string;
  component: string;
  name: string;
  shape: string[];
  when: string;
}
interface Part {
  name: string;
  total: number;
  formula: Polynomial;
}
export interface ComponentCount extends Part {
  tensors: (Part & { sizes: string })[];
}
export interface Count extends Part {
  values: Record<string, number>;
  components: ComponentCount[];
}

/** d_kv, the width of all keys of a token together; the largest possible for sizes that cannot be built. */
export const keyWidth = ({ d_model, n_heads, n_kv_heads }: Config) =>
  n_kv_heads >= n_heads ? d_model : n_kv_heads * Math.floor(d_model / n_heads);

/** The values of a shape's symbols. */
const symbolValues = (config: Config): Record<string, number> => ({
  V: config.vocab_size,
  n_ctx: config.context_length,
  L: config.n_layers,
  d_model: config.d_model,
  d_kv: keyWidth(config),
  d_ff: config.d_ff,
  H: config.n_heads,
});

const added = (name: string, parts: readonly Part[]): Part => ({
  name,
  total: parts.reduce((total, part) => total + part.total, 0),
  formula: sum(parts.map(({ formula }) => formula)),
});

/**
 * The parameters of a model: the total, and those of each component and tensor, all blocks together. Tensors
 * that are switched off count 0.
 */
export function countParameters(tensors: readonly Tensor[], config: Config): Count {
  const values = symbolValues(config);
  const grouped = config.n_kv_heads < config.n_heads;
  const granted: Record<string, boolean> = {
    always: true,
    qkv_bias: config.qkv_bias,
    bias: config.bias,
    untied: !config.tie_embeddings,
  };
  const counted = tensors.map(({ step, component, name, shape: general, when }) => {
    const shape = general.map((symbol) => symbol === "d_kv" && !grouped ? "d_model" : symbol);
    const formula = granted[when] ? product(step === "transformer" ? ["L", ...shape] : shape) : [];
    const sizes = shape.map((symbol) => withCommas(values[symbol])).join(" × ");
    return { component, name, formula, sizes, total: evaluate(formula, values) };
  });
  const components = [...Map.groupBy(counted, ({ component }) => component)]
    .map(([name, parts]) => ({ ...added(name, parts), tensors: parts }));
  return { ...added("total", counted), values, components };
}
