// A model's weights by name, as stored in its file and as used by the model.

import type { Numbers } from "./activations.ts";
import { numbers, type Stored } from "./safetensors.ts";

/** A tensor with the `values` that the model uses. */
export interface Weight {
  values: Numbers;
  shape: number[];
  /** If the file has it in eight bits: values[row, i] is integers[row, i] · step[row]. */
  quantized?: { integers: Int8Array<ArrayBuffer>; step: Numbers };
}

const STEP = ".step";

/** The weights of a file. Each is unpacked on request, into its own memory. */
export class Weights {
  readonly names: string[];

  /** @param eightBits whether matrices are in eight bits, with a step for each row, and all else in float16. */
  constructor(readonly tensors: Map<string, Stored>, eightBits = false) {
    this.names = [...tensors.keys()].filter((name) => !this.#isStep(name));
    for (const name of this.names) {
      const { dtype, shape } = tensors.get(name)!;
      const step = tensors.get(name + STEP);
      const rounded = dtype === "I8" && step?.shape.join() === `${shape[0]},1` &&
        step.dtype !== "I8";
      if (eightBits ? !rounded && (dtype !== "F16" || step) : dtype === "I8" || step) {
        const steps = step ? `steps of shape [${step.shape}]` : "no steps";
        throw new RangeError(`${name} is ${dtype} of shape [${shape}] with ${steps}`);
      }
    }
  }

  get(name: string): Weight | undefined {
    const stored = this.tensors.get(name);
    const steps = this.tensors.get(name + STEP);
    if (!stored || this.#isStep(name)) return undefined;
    const { shape } = stored;
    if (!steps) return { values: numbers(stored), shape };
    const step = numbers(steps);
    const integers = new Int8Array(stored.bytes.slice().buffer);
    return { values: dequantize(integers, step), shape, quantized: { integers, step } };
  }

  #isStep(name: string): boolean {
    return name.endsWith(STEP) && this.tensors.has(name.slice(0, -STEP.length));
  }
}

/** Integers, [rows, columns], times the step of their row, [rows]. */
function dequantize(integers: Int8Array, step: Numbers): Numbers {
  const values = new Float32Array(integers.length);
  const columns = integers.length / step.length;
  for (let row = 0, i = 0; row < step.length; row++) {
    for (const end = i + columns; i < end; i++) values[i] = integers[i] * step[row];
  }
  return values;
}
