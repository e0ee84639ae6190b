// A model with few, random numbers, for tests that need any model.

import { readConfig } from "../../gpt_lab/engine/config.ts";
import { GPT } from "../../gpt_lab/engine/gpt.ts";
import { uniform } from "../../gpt_lab/engine/random.ts";

export const SIZES = { vocab_size: 23, context_length: 12, d_model: 8, n_heads: 2, n_layers: 2 };

/** The model; `parameter` is called with the name and shape of each of its tensors. */
export function smallModel(parameter = (_name: string, _shape: number[]) => {}) {
  let n = 0;
  return new GPT(readConfig(SIZES), (name, ...shape) => {
    parameter(name, shape);
    const count = shape.reduce((a, b) => a * b, 1);
    return Float32Array.from({ length: count }, () => 2 * uniform(7, n++) - 1);
  });
}
