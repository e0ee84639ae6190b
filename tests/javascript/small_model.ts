// A model with few, random numbers, for tests that need any model.

import { readConfig } from "../../gpt_lab_course/engine/config.ts";
import { GPT } from "../../gpt_lab_course/engine/gpt.ts";
import { uniform } from "../../gpt_lab_course/engine/random.ts";

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

/** A safetensors file: a header, and numbers, or so many bytes of zeros. */
export function file(header: object, numbers: number | Float32Array) {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const bytes = typeof numbers === "number" ? numbers : numbers.byteLength;
  const content = new Uint8Array(8 + text.length + bytes);
  new DataView(content.buffer).setBigUint64(0, BigInt(text.length), true);
  content.set(text, 8);
  if (typeof numbers !== "number") content.set(new Uint8Array(numbers.buffer), 8 + text.length);
  return content;
}

/** The file of another model of these sizes. */
export function smallFile() {
  const header: Record<string, object> = {
    __metadata__: { format: "gpt_lab checkpoint 2", config: JSON.stringify(SIZES) },
  };
  let count = 0;
  smallModel((name, shape) => {
    const from = 4 * count;
    count += shape.reduce((a, b) => a * b, 1);
    header[name] = { dtype: "F32", shape, data_offsets: [from, 4 * count] };
  });
  return file(header, Float32Array.from({ length: count }, (_, n) => 2 * uniform(8, n) - 1));
}
