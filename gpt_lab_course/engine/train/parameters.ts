// The numbers that training changes, by Python's names, and their gradients: 64 bits each, as JavaScript computes.

import type { GPTConfig } from "../config.ts";

export type Doubles = Float64Array<ArrayBuffer>;

/** A parameter's values and the loss's gradient with respect to them, of the same shape. */
export interface Parameter {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Doubles;
  readonly gradient: Doubles;
}

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

/** All parameters of a model. Their values are parts of one array, and so are their gradients. */
export class Parameters {
  readonly all: readonly Parameter[];
  readonly values: Doubles;
  readonly gradient: Doubles;
  readonly #byName: Map<string, Parameter>;

  constructor(config: GPTConfig) {
    const shapes = shapesOf(config);
    const sizes = shapes.map(([, shape]) => shape.reduce((a, b) => a * b, 1));
    const total = sizes.reduce((a, b) => a + b, 0);
    this.values = new Float64Array(total);
    this.gradient = new Float64Array(total);
    let from = 0;
    this.all = shapes.map(([name, shape], i) => {
      const to = from + sizes[i];
      const [values, gradient] = [this.values.subarray(from, to), this.gradient.subarray(from, to)];
      from = to;
      return { name, shape, values, gradient };
    });
    this.#byName = new Map(this.all.map((parameter) => [parameter.name, parameter]));
  }

  /** A parameter by its name, if the model has it. */
  get(name: string): Parameter | undefined {
    return this.#byName.get(name);
  }
}
