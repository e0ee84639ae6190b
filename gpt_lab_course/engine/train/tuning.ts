// What a run trains of a model's weights, if not all of them, as gpt_lab/tuning/finetuning.py and lora.py do.

import { select } from "../activations.ts";
import { Mersenne } from "./mersenne.ts";
import type { Parameters } from "./parameters.ts";

export interface Tuning {
  /** The parameters that are trained, or, with a rank, the linear maps beside which adapters are: "blocks.5.*". */
  only: string;
  /** r of LoRA's adapters (Hu et al. 2021): W + 2·A·B, with A, [d_in, r], and B, [r, d_out]. */
  rank?: number;
}

/** α/r: Python's `LoRA` has α = 2·r unless it is told otherwise. */
export const SCALE = 2;

type Shapes = [name: string, shape: number[]][];

/** The names of the parameters that are trained: all, some, or those of adapters. */
export function trainedNames(shapes: Shapes, tuning?: Tuning): Set<string> {
  const names = shapes.map(([name]) => name);
  if (!tuning) return new Set(names);
  return new Set(
    tuning.rank === undefined
      ? select(tuning.only, names, "parameter")
      : adapterShapes(shapes, tuning).map(([name]) => name),
  );
}

/** The names and shapes of adapters, in the order of Python's `LoRA.parameters`. */
export function adapterShapes(shapes: Shapes, tuning?: Tuning): Shapes {
  if (tuning?.rank === undefined) return [];
  const { only, rank } = tuning;
  const maps = new Map(
    shapes.filter(([name, shape]) => name.startsWith("blocks.") && shape.length === 2)
      .map(([name, shape]) => [name.slice(0, -".weight".length), shape]),
  );
  const chosen = select(only, [...maps.keys()], "linear map");
  const narrowest = Math.min(...chosen.flatMap((name) => maps.get(name)!));
  if (!(Number.isInteger(rank) && 1 <= rank && rank <= narrowest)) {
    throw new RangeError(`rank=${rank} is not one of 1 … ${narrowest}`);
  }
  return chosen.flatMap((name) => {
    const [d_in, d_out] = maps.get(name)!;
    return [[`${name}.A`, [d_in, rank]], [`${name}.B`, [rank, d_out]]] as Shapes;
  });
}

/** Draws each A as Python does from this seed, to the last bit; B is 0, so that nothing changes at first. */
export function drawAdapters({ adapters }: Parameters, seed: number) {
  const generator = new Mersenne(seed);
  for (const { name, shape: [d_in], values } of adapters) {
    if (!name.endsWith(".A")) continue;
    const bound = Math.fround(1 / Math.sqrt(d_in));
    for (let i = 0; i < values.length; i++) {
      values[i] = Math.fround((2 * generator.uniform() - 1) * bound);
    }
  }
}

/** A model's parameters as they are without adapters: a weight with its product added. */
export function merged(parameters: Parameters) {
  return parameters.all.map(({ name, shape, values }) => {
    const map = name.slice(0, -".weight".length);
    const [A, B] = [parameters.get(`${map}.A`), parameters.get(`${map}.B`)];
    if (!A || !B) return { name, shape, values: new Float32Array(values) };
    const [rank, d_out] = B.shape;
    const sum = new Float32Array(values.length);
    for (let i = 0; i < sum.length; i++) {
      const [row, column] = [Math.floor(i / d_out), i % d_out];
      let product = 0;
      for (let k = 0; k < rank; k++) {
        product += A.values[row * rank + k] * B.values[k * d_out + column];
      }
      sum[i] = values[i] + SCALE * product;
    }
    return { name, shape, values: sum };
  });
}
