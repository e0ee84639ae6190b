// A model from the files that gpt_lab.checkpoints writes: eight bits a weight, float16 or float32.

import { readConfig } from "./config.js";
import { GPT } from "./gpt.js";
import { numbers, readSafetensors } from "./safetensors.js";

const INT8 = "gpt_lab int8 checkpoint 1";
const WHOLE = "gpt_lab checkpoint 2";
const STEP = ".step";

/**
 * The model of a file that `int8.pack` or `save` made. Every number becomes a float32: an integer
 * times the size of a step in its row.
 *
 * @param {Uint8Array<ArrayBuffer>} content
 */
export function loadModel(content) {
  const { metadata, tensors } = readSafetensors(content);
  if (!(INT8 in metadata) && metadata.format !== WHOLE) {
    throw new RangeError(`the file is neither a ${INT8} nor a ${WHOLE}`);
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
 * Whole numbers, [rows, columns], times each row's step, in place.
 *
 * @param {Float32Array<ArrayBuffer>} whole
 * @param {Float32Array<ArrayBuffer>} step [rows]
 */
export function dequantize(whole, step) {
  const columns = whole.length / step.length;
  for (let row = 0; row < step.length; row++) {
    for (let i = row * columns; i < (row + 1) * columns; i++) whole[i] *= step[row];
  }
  return whole;
}
