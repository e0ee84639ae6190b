// A model from the files that gpt_lab.checkpoints writes: eight bits a weight, float16 or float32.

import { readConfig } from "./config.js";
import { GPT } from "./gpt.js";
import { numbers, readSafetensors } from "./safetensors.js";

const INT8 = "gpt_lab int8 checkpoint 1";
const CHECKPOINT = "gpt_lab checkpoint 2";
const STEP = ".step";

/**
 * The model in a file that `int8.pack` or `save` wrote. Every number becomes a float32. Quantized ones are an
 * integer times the step of their row.
 *
 * @param {Uint8Array<ArrayBuffer>} content
 */
export function loadModel(content) {
  const { metadata, tensors } = readSafetensors(content);
  if (!(INT8 in metadata) && metadata.format !== CHECKPOINT) {
    throw new RangeError(`the file is neither a ${INT8} nor a ${CHECKPOINT}`);
  }
  const config = readConfig(JSON.parse(metadata[INT8] ?? metadata.config));
  const unused = new Set(tensors.keys());
  const model = new GPT(config, (name, ...shape) => {
    const stored = tensors.get(name);
    if (!stored) throw new RangeError(`the file lacks ${name}`);
    if (stored.shape.join() !== shape.join()) {
      throw new RangeError(`${name} is [${stored.shape}], not [${shape}]`);
    }
    unused.delete(name);
    unused.delete(name + STEP);
    const step = tensors.get(name + STEP);
    return step ? dequantize(numbers(stored), numbers(step)) : numbers(stored);
  });
  if (unused.size) throw new RangeError(`the file has ${[...unused][0]}, which the model lacks`);
  return model;
}

/**
 * Multiplies integers, [rows, columns], by the step of their row, in place.
 *
 * @param {Float32Array<ArrayBuffer>} quantized
 * @param {Float32Array<ArrayBuffer>} step [rows]
 */
export function dequantize(quantized, step) {
  const columns = quantized.length / step.length;
  for (let row = 0; row < step.length; row++) {
    for (let i = row * columns; i < (row + 1) * columns; i++) quantized[i] *= step[row];
  }
  return quantized;
}
