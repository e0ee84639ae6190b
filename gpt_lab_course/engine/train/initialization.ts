// The weights before training: as in GPT-2's release (gpt_lab/model/gpt.py), or as the sweep's small models start.

import type { GPTConfig } from "../config.ts";
import { normal } from "../random.ts";
import type { Parameter, Parameters } from "./parameters.ts";

/**
 * How the weights are drawn. "fan-in" makes each matrix's output as large as its input, and positions short;
 * "gpt2" has GPT-2's deviation of 0.02, made for wide models, which costs small ones hundreds of steps.
 */
export const STARTS = ["fan-in", "gpt2"] as const;
export type Start = typeof STARTS[number];

/** Draws all parameters anew. PyTorch draws other numbers from a seed, with the same distribution. */
export function initialize(parameters: Parameters, config: GPTConfig, seed: number, start: Start) {
  if (!STARTS.includes(start)) throw new RangeError(`start=${start} is not ${STARTS.join(" or ")}`);
  const deviation = start === "gpt2" ? gpt2 : fanIn;
  let n = 0;
  for (const parameter of parameters.all) {
    const { name, shape, values } = parameter;
    if (shape.length === 1) values.fill(name.endsWith(".bias") ? 0 : 1);
    else {
      const std = deviation(parameter, config.n_layers);
      for (let i = 0; i < values.length; i++) values[i] = std * normal(seed, n++);
    }
  }
}

function gpt2({ name }: Parameter, n_layers: number): number {
  if (name === "position_embedding.weight") return 0.01;
  // 2·L sums are added to the residual stream: it is as wide at the end as if there were one
  if (/attention\.output|feed_forward\.down/.test(name)) return 0.02 / Math.sqrt(2 * n_layers);
  return 0.02;
}

function fanIn({ name, shape: [rows, columns] }: Parameter): number {
  if (name === "position_embedding.weight") return 0.1 / Math.sqrt(columns);
  return 1 / Math.sqrt(name.includes("embedding") ? columns : rows); // a token's vector has length 1
}
