// One text as the model has read it: appending a token costs one token, and a change in the middle
// recomputes from there.

import { Tap } from "./activations.js";
import { softmax } from "./attention.js";
import { KVCache } from "./cache.js";
import { editsOf } from "./edits.js";
import { largest } from "./largest.js";

/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {{ id: number, probability: number }} Word */

const CHUNK = 16; // tokens read at once; between chunks others have their turn

/**
 * Where the part of a text begins that the model reads. A text longer than the context is read as
 * `generate` reads it when it slides: the newest half of the context, and what came since.
 *
 * @param {number} length of the text, in tokens
 * @param {number} n_ctx
 */
export function windowStart(length, n_ctx) {
  if (length <= n_ctx) return 0;
  const hop = n_ctx - Math.max(1, Math.floor(n_ctx / 2)) + 1;
  return hop * (1 + Math.floor((length - n_ctx - 1) / hop));
}

export class Session {
  /** @type {number[]} */
  #ids = [];
  #off = "";
  /** @type {string[]} */
  #wanted;

  /** @param {GPT} model */
  constructor(model) {
    const { context_length: n_ctx, d_model, n_heads, n_layers } = model.config;
    this.model = model;
    this.cache = new KVCache(model.config);
    this.logits = new Float32Array(model.config.vocab_size);
    /** The residual stream after the embedding and after each block, [L + 1][n_ctx, d_model]. */
    this.streams = Array.from({ length: n_layers + 1 }, () => new Float32Array(n_ctx * d_model));
    /** Who looks where, [L][H, n_ctx, n_ctx]. */
    this.weights = Array.from(
      { length: n_layers },
      () => new Float32Array(n_heads * n_ctx * n_ctx),
    );
    this.#wanted = ["embedding"];
    for (let i = 0; i < n_layers; i++) {
      this.#wanted.push(`blocks.${i}.output`, `blocks.${i}.attention.weights`);
    }
  }

  /** How many tokens it has read. */
  get length() {
    return this.#ids.length;
  }

  /**
   * Reads a text of at most n_ctx tokens, from where it differs from the last one.
   *
   * @param {number[]} ids
   * @param {string[]} off parts that are switched off; see edits.js
   * @param {() => Promise<void>} breathe awaited before each chunk; may throw to stop
   * @returns {Promise<number>} how many tokens were computed
   */
  async read(ids, off = [], breathe = async () => {}) {
    if (off.join() !== this.#off) this.#ids = [];
    this.#off = off.join();
    let same = 0;
    while (same < this.#ids.length && this.#ids[same] === ids[same]) same += 1;
    this.#ids.length = this.cache.length = same;
    const edits = editsOf(off.map((part) => ({ part })), this.model);
    for (let at = same; at < ids.length; at += CHUNK) {
      await breathe();
      const part = ids.slice(at, at + CHUNK);
      const tap = new Tap(this.#wanted, edits);
      this.model.stream(part, this.cache, tap);
      this.#keep(tap, at, part.length);
      this.#ids.push(...part);
    }
    return ids.length - same;
  }

  /** @param {Tap} tap @param {number} at @param {number} T */
  #keep(tap, at, T) {
    const { n_heads: H, n_layers, context_length: n_ctx, d_model } = this.model.config;
    /** @param {string} name */
    const seen = (name) => /** @type {{ values: Float32Array }} */ (tap.seen.get(name)).values;
    this.streams[0].set(seen("embedding"), at * d_model);
    for (let i = 0; i < n_layers; i++) {
      this.streams[i + 1].set(seen(`blocks.${i}.output`), at * d_model);
      const rows = seen(`blocks.${i}.attention.weights`); // [H, T, S]
      const S = at + T;
      for (let r = 0; r < H * T; r++) {
        const [h, t] = [Math.floor(r / T), r % T];
        this.weights[i].set(rows.subarray(r * S, (r + 1) * S), (h * n_ctx + at + t) * n_ctx);
      }
    }
  }

  /**
   * The logits after a position as they would be if the model ended after so many blocks (the logit
   * lens, nostalgebraist 2020); after all of them, the model's own. The array is used again.
   *
   * @param {number} position
   * @param {number} [blocks]
   */
  logitsAt(position, blocks = this.model.config.n_layers) {
    const { d_model } = this.model.config;
    const x = this.streams[blocks].subarray(position * d_model, (position + 1) * d_model);
    const normed = this.model.norm.forward(x, 1, new Float32Array(d_model));
    return this.model.scores(normed, 0, this.logits);
  }

  /** What a head's queries look at, [T, T]. @param {number} layer @param {number} head */
  attention(layer, head) {
    const { context_length: n_ctx } = this.model.config;
    const T = this.length;
    const found = new Float32Array(T * T);
    for (let t = 0; t < T; t++) {
      const row = (head * n_ctx + t) * n_ctx;
      found.set(this.weights[layer].subarray(row, row + t + 1), t * T);
    }
    return found;
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
