// A text that the model has read. Appending a token costs one token; a change in the middle recomputes from
// there.

import { Hooks } from "./activations.js";
import { softmax } from "./attention.js";
import { KVCache } from "./cache.js";
import { editsOf } from "./edits.js";
import { largest } from "./largest.js";

/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {{ id: number, probability: number }} Word */

const CHUNK = 16; // tokens per step; between steps other requests get their turn

export class Session {
  /** @type {number[]} */
  #ids = [];
  #off = "";
  /** @type {string[]} */
  #names;

  /** @param {GPT} model */
  constructor(model) {
    const { context_length: n_ctx, d_model, n_heads, n_layers } = model.config;
    this.model = model;
    this.cache = new KVCache(model.config);
    this.logits = new Float32Array(model.config.vocab_size);
    /** The residual stream after the embedding and after each block, [L + 1][n_ctx, d_model]. */
    this.streams = Array.from({ length: n_layers + 1 }, () => new Float32Array(n_ctx * d_model));
    /** The attention weights, [L][H, n_ctx, n_ctx]. */
    this.weights = Array.from(
      { length: n_layers },
      () => new Float32Array(n_heads * n_ctx * n_ctx),
    );
    this.#names = ["embedding"];
    for (let i = 0; i < n_layers; i++) {
      this.#names.push(`blocks.${i}.output`, `blocks.${i}.attention.weights`);
    }
  }

  /** The number of tokens read. */
  get length() {
    return this.#ids.length;
  }

  /**
   * Reads a text of at most n_ctx tokens, starting where it differs from the previous one.
   *
   * @param {number[]} ids
   * @param {string[]} off ablated parts; see edits.js
   * @param {() => Promise<void>} yieldToEvents awaited before each chunk; throws to stop
   * @returns {Promise<number>} the number of tokens computed
   */
  async read(ids, off = [], yieldToEvents = async () => {}) {
    if (off.join() !== this.#off) this.#ids = [];
    this.#off = off.join();
    let unchanged = 0;
    while (unchanged < this.#ids.length && this.#ids[unchanged] === ids[unchanged]) unchanged += 1;
    this.#ids.length = this.cache.length = unchanged;
    const edits = editsOf(off.map((part) => ({ part })), this.model);
    for (let at = unchanged; at < ids.length; at += CHUNK) {
      await yieldToEvents();
      const part = ids.slice(at, at + CHUNK);
      const hooks = new Hooks(this.#names, edits);
      this.model.stream(part, this.cache, hooks);
      this.#store(hooks, at, part.length);
      this.#ids.push(...part);
    }
    return ids.length - unchanged;
  }

  /** @param {Hooks} hooks @param {number} at @param {number} T */
  #store(hooks, at, T) {
    const { n_heads: H, n_layers, context_length: n_ctx, d_model } = this.model.config;
    /** @param {string} name */
    const captured = (name) =>
      /** @type {{ values: Float32Array }} */ (hooks.captured.get(name)).values;
    this.streams[0].set(captured("embedding"), at * d_model);
    for (let i = 0; i < n_layers; i++) {
      this.streams[i + 1].set(captured(`blocks.${i}.output`), at * d_model);
      const rows = captured(`blocks.${i}.attention.weights`); // [H, T, S]
      const S = at + T;
      for (let r = 0; r < H * T; r++) {
        const [h, t] = [Math.floor(r / T), r % T];
        this.weights[i].set(rows.subarray(r * S, (r + 1) * S), (h * n_ctx + at + t) * n_ctx);
      }
    }
  }

  /**
   * The logits after a position if the model ended after this many blocks (the logit lens, nostalgebraist
   * 2020); after all blocks, the model's own. The next call reuses the array.
   *
   * @param {number} position
   * @param {number} [blocks]
   */
  logitsAt(position, blocks = this.model.config.n_layers) {
    const { d_model } = this.model.config;
    const x = this.streams[blocks].subarray(position * d_model, (position + 1) * d_model);
    const normed = this.model.norm.forward(x, 1, new Float32Array(d_model));
    return this.model.unembed(normed, 0, this.logits);
  }

  /** A head's attention weights, [T, T]. @param {number} layer @param {number} head */
  attention(layer, head) {
    const { context_length: n_ctx } = this.model.config;
    const T = this.length;
    const weights = new Float32Array(T * T);
    for (let t = 0; t < T; t++) {
      const row = (head * n_ctx + t) * n_ctx;
      weights.set(this.weights[layer].subarray(row, row + t + 1), t * T);
    }
    return weights;
  }
}

/**
 * The most probable tokens, most probable first.
 *
 * @param {Float32Array<ArrayBuffer>} logits
 * @param {number} count
 * @returns {Word[]}
 */
export function mostProbable(logits, count) {
  const probabilities = softmax(logits.slice());
  return largest(probabilities, count).map((id) => ({ id, probability: probabilities[id] }));
}
