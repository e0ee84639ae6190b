// The arithmetic of the explorer, as in Python's `count_parameters`. Pure functions.

import { withCommas } from "../kit/format.ts";
import { evaluate, type Polynomial, product, sum } from "../kit/polynomial.ts";
import { type Config, inForce } from "./config.ts";

/** A tensor as Python describes it: its component, its shape in symbols, and the switches that it depends on. */
export interface TensorRow {
  step: string;
  component: string;
  name: string;
  shape: readonly string[];
  /** The values of switches with which it exists. */
  when: Partial<Record<keyof Config, readonly (string | boolean)[]>>;
  /** Whether its first axis is the experts, of which a token uses only k. */
  routed: boolean;
}
interface Amount {
  name: string;
  total: number;
  /** The number that one token uses: all except experts that are not chosen. */
  active: number;
  formula: Polynomial;
}
export interface ComponentCount extends Amount {
  tensors: (Amount & { sizes: string })[];
}
export interface Count extends Amount {
  values: Record<string, number>;
  components: ComponentCount[];
}

/** d_head; rounded down for sizes that cannot be built. */
export const headWidth = ({ d_model, n_heads }: Config) => Math.floor(d_model / n_heads);

const isGrouped = (config: Config) =>
  inForce("n_kv_heads", config) && config.n_kv_heads < config.n_heads;

/** d_kv, the width of all keys of a token together; the largest possible for sizes that cannot be built. */
export const keyWidth = (config: Config) =>
  isGrouped(config) ? config.n_kv_heads * headWidth(config) : config.d_model;

/** The values of a shape's symbols. */
const symbolValues = (config: Config): Record<string, number> => ({
  V: config.vocab_size,
  n_ctx: config.context_length,
  L: config.n_layers,
  d_model: config.d_model,
  d_kv: keyWidth(config),
  d_head: headWidth(config),
  d_ff: config.d_ff,
  H: config.n_heads,
  E: config.n_experts,
  k: config.n_active,
  d_expert: config.d_expert,
  d_shared: config.n_shared * config.d_expert,
  r_kv: config.kv_rank,
  d_rope: config.d_rope,
  d_q: config.n_heads * (headWidth(config) + config.d_rope), // latent attention's alone
  d_nope: config.n_heads * headWidth(config),
  d_v: config.n_heads * headWidth(config),
});

const added = (name: string, parts: readonly Amount[]): Amount => ({
  name,
  total: parts.reduce((total, part) => total + part.total, 0),
  active: parts.reduce((total, part) => total + part.active, 0),
  formula: sum(parts.map(({ formula }) => formula)),
});

/**
 * The parameters of a model: the total, and those of each component and tensor, all blocks together. Tensors
 * that are switched off count 0.
 */
export function countParameters(tensors: readonly TensorRow[], config: Config): Count {
  const values = symbolValues(config);
  const granted = ({ shape, when }: TensorRow) =>
    shape.every((symbol) => values[symbol]) &&
    Object.entries(when).every(([name, on]) => on.includes(config[name as keyof Config] as string));
  const counted = tensors.map((tensor) => {
    const { step, component, name, routed } = tensor;
    const shape = tensor.shape
      .map((symbol) => symbol === "d_kv" && !isGrouped(config) ? "d_model" : symbol);
    const inAll = (shape: readonly string[]) =>
      product(step === "transformer" ? ["L", ...shape] : shape);
    const formula = granted(tensor) ? inAll(shape) : [];
    const used = routed && formula.length ? inAll(["k", ...shape.slice(1)]) : formula;
    const sizes = shape.map((symbol) => withCommas(values[symbol])).join(" × ");
    const [total, active] = [formula, used].map((one) => evaluate(one, values));
    return { component, name, formula, sizes, total, active };
  });
  const components = [...Map.groupBy(counted, ({ component }) => component)]
    .map(([name, parts]) => ({ ...added(name, parts), tensors: parts }));
  return { ...added("total", counted), values, components };
}
