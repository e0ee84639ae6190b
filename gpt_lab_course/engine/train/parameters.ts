// The numbers that training changes, by Python's names, and their gradients: 64 bits each, as JavaScript computes.

import type { GPTConfig } from "../config.ts";
import { adapterShapes, trainedNames, type Tuning } from "./tuning.ts";

export type Doubles = Float64Array<ArrayBuffer>;

/** A parameter's values and the loss's gradient with respect to them, of the same shape; empty if it is frozen. */
export interface Parameter {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Doubles;
  readonly gradient: Doubles;
}

/** Whether a gradient is wanted. */
export const isTrained = ({ gradient }: Parameter): boolean => gradient.length > 0;

/** The names and shapes of a model's parameters, in the order of Python's `named_parameters`. */
export function shapesOf(config: GPTConfig): [name: string, shape: number[]][] {
  const { vocab_size: V, context_length, d_model, d_ff, n_heads, n_kv_heads, d_head } = config;
  const linear = (name: string, d_in: number, d_out: number, bias = config.bias) => [
    [`${name}.weight`, [d_in, d_out]],
    ...(bias ? [[`${name}.bias`, [d_out]]] : []),
  ];
  const norm = (name: string) => [
    [`${name}.weight`, [d_model]],
    ...(config.bias ? [[`${name}.bias`, [d_model]]] : []),
  ];
  const width = (n_heads + 2 * n_kv_heads) * d_head;
  const blocks = Array.from({ length: config.n_layers }, (_, i) => `blocks.${i}`);
  return [
    ...(config.tie_embeddings ? [] : [["output_embedding", [V, d_model]]]),
    ["token_embedding.weight", [V, d_model]],
    ["position_embedding.weight", [context_length, d_model]],
    ...blocks.flatMap((block) => [
      ...norm(`${block}.norm_1`),
      ...linear(`${block}.attention.qkv`, d_model, width, config.qkv_bias),
      ...linear(`${block}.attention.output`, n_heads * d_head, d_model),
      ...norm(`${block}.norm_2`),
      ...linear(`${block}.feed_forward.up`, d_model, d_ff),
      ...linear(`${block}.feed_forward.down`, d_ff, d_model),
    ]),
    ...norm("norm"),
  ] as [string, number[]][];
}

/** All parameters of a model. The values of those that are trained are parts of one array, and so are their gradients. */
export class Parameters {
  /** The model's own, by Python's names. */
  readonly all: readonly Parameter[];
  /** Those beside them. */
  readonly adapters: readonly Parameter[];
  readonly trained: readonly Parameter[];
  /** Of the trained ones. */
  readonly values: Doubles;
  readonly gradient: Doubles;
  readonly #byName: Map<string, Parameter>;

  constructor(config: GPTConfig, tuning?: Tuning) {
    const own = shapesOf(config);
    const shapes = [...own, ...adapterShapes(own, tuning)];
    const trained = trainedNames(own, tuning);
    const size = (shape: number[]) => shape.reduce((a, b) => a * b, 1);
    const total = shapes.reduce(
      (sum, [name, shape]) => sum + (trained.has(name) ? size(shape) : 0),
      0,
    );
    this.values = new Float64Array(total);
    this.gradient = new Float64Array(total);
    let from = 0;
    const made = shapes.map(([name, shape]): Parameter => {
      if (!trained.has(name)) {
        return { name, shape, values: new Float64Array(size(shape)), gradient: new Float64Array() };
      }
      const to = from + size(shape);
      const [values, gradient] = [this.values.subarray(from, to), this.gradient.subarray(from, to)];
      from = to;
      return { name, shape, values, gradient };
    });
    [this.all, this.adapters] = [made.slice(0, own.length), made.slice(own.length)];
    this.trained = made.filter(({ name }) => trained.has(name));
    this.#byName = new Map(made.map((parameter) => [parameter.name, parameter]));
  }

  /** A parameter by its name, if the model has it. */
  get(name: string): Parameter | undefined {
    return this.#byName.get(name);
  }
}
