// The cache of keys and values, as in gpt_lab/model/cache.py: generation does not compute them twice.

import type { Numbers } from "./activations.ts";
import type { GPTConfig } from "./config.ts";

/** One block's keys and values, [H_kv, capacity, d_head] each, filled to `length`. */
export class LayerCache {
  length = 0;
  readonly keys: Numbers;
  readonly values: Numbers;

  constructor(
    readonly n_kv_heads: number,
    readonly capacity: number,
    readonly d_head: number,
  ) {
    this.keys = new Float32Array(n_kv_heads * capacity * d_head);
    this.values = new Float32Array(n_kv_heads * capacity * d_head);
  }

  /** Appends the keys and values of T tokens, [H_kv, T, d_head] each. */
  append(k: Numbers, v: Numbers, T: number) {
    const { capacity, d_head, length } = this;
    for (let h = 0; h < this.n_kv_heads; h++) {
      const [from, to] = [h * T * d_head, (h + 1) * T * d_head];
      this.keys.set(k.subarray(from, to), (h * capacity + length) * d_head);
      this.values.set(v.subarray(from, to), (h * capacity + length) * d_head);
    }
    this.length += T;
  }
}

/** The keys and values of the tokens so far. The caller owns it, never the model. */
export class KVCache {
  readonly layers: LayerCache[];

  constructor(config: GPTConfig, readonly capacity = config.context_length) {
    if (!(Number.isInteger(capacity) && 1 <= capacity && capacity <= config.context_length)) {
      throw new RangeError(`capacity=${capacity} is outside 1 … ${config.context_length}`);
    }
    this.layers = Array.from(
      { length: config.n_layers },
      () => new LayerCache(config.n_kv_heads, capacity, config.d_head),
    );
  }

  /** The number of tokens in the cache. Setting a smaller one drops the last tokens. */
  get length(): number {
    return this.layers[0].length;
  }
  set length(length: number) {
    if (!(Number.isInteger(length) && 0 <= length && length <= this.length)) {
      throw new RangeError(`length=${length} is outside 0 … ${this.length}`);
    }
    for (const layer of this.layers) layer.length = length;
  }

  /** Throws if T more tokens do not fit. */
  checkRoom(T: number) {
    if (this.length + T > this.capacity) {
      throw new RangeError(
        `the cache holds ${this.length} of ${this.capacity} tokens; ${T} more do not fit`,
      );
    }
  }
}
