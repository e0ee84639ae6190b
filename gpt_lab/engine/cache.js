// The cache of keys and values, as in gpt_lab/model/cache.py: generation does not compute them twice.

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {import("./config.js").GPTConfig} GPTConfig */

/** One block's keys and values, [H_kv, capacity, d_head] each, filled to `length`. */
export class LayerCache {
  length = 0;

  /** @param {number} n_kv_heads @param {number} capacity @param {number} d_head */
  constructor(n_kv_heads, capacity, d_head) {
    this.n_kv_heads = n_kv_heads;
    this.capacity = capacity;
    this.d_head = d_head;
    this.keys = new Float32Array(n_kv_heads * capacity * d_head);
    this.values = new Float32Array(n_kv_heads * capacity * d_head);
  }

  /**
   * Appends the keys and values of T tokens.
   *
   * @param {Numbers} k [H_kv, T, d_head]
   * @param {Numbers} v [H_kv, T, d_head]
   * @param {number} T
   */
  append(k, v, T) {
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
  /** @param {GPTConfig} config @param {number} [capacity] the context length when left out */
  constructor(config, capacity = config.context_length) {
    if (!(Number.isInteger(capacity) && 1 <= capacity && capacity <= config.context_length)) {
      throw new RangeError(`capacity=${capacity} is outside 1 … ${config.context_length}`);
    }
    this.capacity = capacity;
    this.layers = Array.from(
      { length: config.n_layers },
      () => new LayerCache(config.n_kv_heads, capacity, config.d_head),
    );
  }

  /** The number of tokens in the cache. Setting a smaller one drops the last tokens. */
  get length() {
    return this.layers[0].length;
  }
  set length(length) {
    if (!(Number.isInteger(length) && 0 <= length && length <= this.length)) {
      throw new RangeError(`length=${length} is outside 0 … ${this.length}`);
    }
    for (const layer of this.layers) layer.length = length;
  }

  /** Throws if T more tokens do not fit. @param {number} T */
  checkRoom(T) {
    if (this.length + T > this.capacity) {
      throw new RangeError(
        `the cache holds ${this.length} of ${this.capacity} tokens; ${T} more do not fit`,
      );
    }
  }
}
