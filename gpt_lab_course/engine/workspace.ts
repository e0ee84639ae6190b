// Buffers for intermediate results: allocated once and reused for every token.

import type { Numbers } from "./activations.ts";

export class Workspace {
  #arrays = new Map<string, Numbers>();

  /** A buffer of `length` numbers, not cleared. The same name gives the same memory. */
  buffer(name: string, length: number): Numbers {
    let array = this.#arrays.get(name);
    if (!array || array.length < length) {
      array = new Float32Array(length);
      this.#arrays.set(name, array);
    }
    return array.length === length ? array : array.subarray(0, length);
  }
}
