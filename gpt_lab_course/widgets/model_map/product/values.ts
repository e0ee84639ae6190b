// The numbers of an answer, by name and index.

import type { Activation } from "../../../engine/messages.ts";
import type { ComputationValues } from "./computation.ts";
import type { Sizes } from "../level.ts";
import type { Store } from "../store.ts";
import { flatten, type Tensor } from "../tensors.ts";

export function valuesOf(
  sizes: Sizes,
  ids: readonly number[],
  tensors: readonly Tensor[],
  store: Store,
  activations: Record<string, Activation>,
): ComputationValues {
  const shapes = new Map(tensors.map(({ name, shape }) => [name, shape]));
  return {
    ...{ sizes, ids },
    weight: (name, ...index) => store.value(name, flatten(index, shapes.get(name)!)),
    activation(name, ...index) {
      const { values, shape } = activations[name];
      return values[flatten(index, shape)];
    },
  };
}
