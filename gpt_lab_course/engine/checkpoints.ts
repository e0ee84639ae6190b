// A model from the files that gpt_lab.checkpoints writes: eight bits a weight, float16 or float32.

import { readConfig } from "./config.ts";
import { GPT } from "./gpt.ts";
import { readSafetensors } from "./safetensors.ts";
import { Weights } from "./weights.ts";

const INT8 = "gpt_lab int8 checkpoint 1";
const CHECKPOINT = "gpt_lab checkpoint 2";

/** The model in a file that `int8.pack` or `save` wrote, with every number as a float32, and the file's weights. */
export function openCheckpoint(content: Uint8Array<ArrayBuffer>): { model: GPT; weights: Weights } {
  const { metadata, tensors } = readSafetensors(content);
  if (!(INT8 in metadata) && metadata.format !== CHECKPOINT) {
    throw new RangeError(`the file is neither a ${INT8} nor a ${CHECKPOINT}`);
  }
  const config = readConfig(parsed(metadata[INT8] ?? metadata.config));
  const weights = new Weights(tensors, INT8 in metadata);
  const unused = new Set(weights.names);
  const model = new GPT(config, (name, ...shape) => {
    const weight = weights.get(name);
    if (!weight) throw new RangeError(`the file lacks ${name}`);
    if (weight.shape.join() !== shape.join()) {
      throw new RangeError(`${name} is [${weight.shape}], not [${shape}]`);
    }
    unused.delete(name);
    return weight.values;
  });
  if (unused.size) throw new RangeError(`the file has ${[...unused][0]}, which the model lacks`);
  return { model, weights };
}

function parsed(config: string) {
  try {
    const stored = JSON.parse(config);
    if (stored && typeof stored === "object") return stored;
  } catch { /* said below */ }
  throw new RangeError("the file's configuration is not a JSON object");
}

/** The model alone. */
export const loadModel = (content: Uint8Array<ArrayBuffer>): GPT => openCheckpoint(content).model;
