// What a GPT-2 of some sizes has and costs in a sweep, as in Python's `anatomy`. Pure functions.

import { COUNTED } from "../parameter_explorer/config.ts";
import type { Config } from "../parameter_explorer/config.ts";
import { countParameters, type TensorRow } from "../parameter_explorer/count.ts";
import { DECLARED as EXPLORER } from "../parameter_explorer/declared.ts";
import type { Sizes, Task } from "./sweep.ts";

interface Declared {
  tensors: TensorRow[];
  presets: Config[];
}
const { tensors, presets } = EXPLORER as unknown as Declared;

/** The parameters of each component of a GPT-2 of these sizes. */
export function partsOf(sizes: Sizes, task: Task): { name: string; total: number }[] {
  const plain = Object.fromEntries(COUNTED.map((name) => [name, presets[0][name]]));
  const { vocab_size, context_length } = task;
  const config = { ...plain, ...sizes, n_kv_heads: sizes.n_heads, vocab_size, context_length };
  return countParameters(tensors, config as unknown as Config).components
    .filter(({ total }) => total).map(({ name, total }) => ({ name, total }));
}

/** Their sum, in closed form: a line of equal parameters needs many of them. */
export function parametersOf({ d_model: d, n_layers: L, d_ff }: Sizes, task: Task): number {
  const block = 4 * d * d + 4 * d + 2 * d * d_ff + d_ff + d + 4 * d;
  return (task.vocab_size + task.context_length) * d + L * block + 2 * d;
}

/** The products of training: three forward passes a step, tokens that see half of their row. */
export function flopsOf(
  { d_model: d, n_layers: L, d_ff }: Sizes,
  { vocab_size, context_length }: Task,
  { steps, batch }: { steps: number; batch: number },
): number {
  const keys = Math.floor((context_length + 1) / 2);
  const weights = L * (4 * d * d + 2 * d * d_ff) + vocab_size * d;
  return 3 * (2 * weights + 4 * L * keys * d) * batch * context_length * steps;
}

/**
 * Where shapes are as large as a given one: for each value of the other knob, the width of the same size.
 *
 * @param sizeOf grows with the width
 */
export function equalLine(
  sizeOf: (width: number, other: number) => number,
  target: number,
  others: readonly number[],
  [low, high]: readonly [number, number],
): [width: number, other: number][] {
  return others.flatMap((other) => {
    if (sizeOf(low, other) > target || sizeOf(high, other) < target) return [];
    let [from, to] = [low, high];
    for (let i = 0; i < 30; i++) {
      const half = Math.sqrt(from * to);
      if (sizeOf(half, other) < target) from = half;
      else to = half;
    }
    return [[from, other]] as [number, number][];
  });
}
