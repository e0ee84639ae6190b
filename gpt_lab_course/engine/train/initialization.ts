// The weights before training, distributed as in GPT-2's release: see gpt_lab/model/gpt.py.

import type { GPTConfig } from "../config.ts";
import { normal } from "../random.ts";
import type { Parameters } from "./parameters.ts";

/** Draws all parameters anew. PyTorch draws other numbers from a seed, with the same distribution. */
export function initialize(parameters: Parameters, config: GPTConfig, seed: number) {
  let n = 0;
  for (const { name, shape, values } of parameters.all) {
    if (shape.length === 1) values.fill(name.endsWith(".bias") ? 0 : 1);
    else {
      const std = deviation(name, config.n_layers);
      for (let i = 0; i < values.length; i++) values[i] = std * normal(seed, n++);
    }
  }
}

function deviation(name: string, n_layers: number): number {
  if (name === "position_embedding.weight") return 0.01;
  // 2·L sums are added to the residual stream: it is as wide at the end as if there were one
  if (/attention\.output|feed_forward\.down/.test(name)) return 0.02 / Math.sqrt(2 * n_layers);
  return 0.02;
}
