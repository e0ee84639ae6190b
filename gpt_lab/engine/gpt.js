// GPT-2, as gpt_lab/model/gpt.py has it: from token IDs to the logits of the next token.
//
// Follow one token from GPT.stream down: its embedding and its position's are added; each block adds what
// attention gathered from earlier tokens, then what the feed-forward network made of it; a last norm, and
// the token embedding, used a second time, scores every entry of the vocabulary.

import { NOTHING, select, Tap } from "./activations.js";
import { MultiHeadAttention } from "./attention.js";
import { add, Block } from "./block.js";
import { KVCache } from "./cache.js";
import { Embedding } from "./embedding.js";
import { FeedForward } from "./feed_forward.js";
import { Linear, transposed } from "./linear.js";
import { LayerNorm } from "./norms.js";
import { Workspace } from "./workspace.js";

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {import("./activations.js").Edit} Edit */
/** @typedef {import("./config.js").GPTConfig} GPTConfig */

const IN_BLOCK = [
  "norm_1",
  ...["q", "k", "v", "scores", "weights", "heads", "output"].map((name) => `attention.${name}`),
  "middle",
  "norm_2",
  ...["up", "hidden", "output"].map((name) => `feed_forward.${name}`),
  "output",
];

/** A decoder like GPT-2. It reads one sequence, and keeps nothing from one call to the next. */
export class GPT {
  #room = new Workspace();

  /**
   * @param {GPTConfig} config
   * @param {(name: string, ...shape: number[]) => Numbers} parameter a parameter by Python's name
   */
  constructor(config, parameter) {
    const { vocab_size: V, context_length, d_model, d_ff, n_heads, n_kv_heads, d_head } = config;
    const { bias, qkv_bias } = config;
    /** @param {string} name @param {number} d_in @param {number} d_out @param {boolean} biased */
    const linear = (name, d_in, d_out, biased) => {
      const weight = parameter(`${name}.weight`, d_in, d_out);
      return new Linear(weight, biased ? parameter(`${name}.bias`, d_out) : undefined, d_in, d_out);
    };
    /** @param {string} name */
    const norm = (name) => {
      const weight = parameter(`${name}.weight`, d_model);
      const shift = bias ? parameter(`${name}.bias`, d_model) : undefined;
      return new LayerNorm(weight, shift, config.norm_eps);
    };
    this.config = config;
    this.token_embedding = new Embedding(parameter("token_embedding.weight", V, d_model), d_model);
    this.position_embedding = new Embedding(
      parameter("position_embedding.weight", context_length, d_model),
      d_model,
    );
    this.blocks = Array.from({ length: config.n_layers }, (_, i) => {
      const name = `blocks.${i}`;
      const width = (n_heads + 2 * n_kv_heads) * d_head;
      return new Block(
        norm(`${name}.norm_1`),
        new MultiHeadAttention(
          config,
          linear(`${name}.attention.qkv`, d_model, width, qkv_bias),
          linear(`${name}.attention.output`, n_heads * d_head, d_model, bias),
        ),
        norm(`${name}.norm_2`),
        new FeedForward(
          linear(`${name}.feed_forward.up`, d_model, d_ff, bias),
          linear(`${name}.feed_forward.down`, d_ff, d_model, bias),
        ),
      );
    });
    this.norm = norm("norm");
    const scoring = config.tie_embeddings
      ? this.token_embedding.weight
      : parameter("output_embedding", V, d_model);
    // a copy, turned: a product by rows takes half the time of V dot products
    this.unembedding = new Linear(transposed(scoring, V), undefined, d_model, V);
  }

  /**
   * Scores every token of the vocabulary as the next one, after each position.
   *
   * @param {ArrayLike<number>} ids [T]
   * @param {KVCache} [cache] holds the tokens that come before; these T are added to it
   * @param {Tap} [tap] sees, and may replace, what is computed
   * @returns {Numbers} logits, [T, V]
   */
  forward(ids, cache, tap = NOTHING) {
    const x = this.stream(ids, cache, tap);
    const [T, V] = [ids.length, this.config.vocab_size];
    return tap.pass("logits", this.unembedding.forward(x, T, new Float32Array(T * V)), [T, V]);
  }

  /**
   * The logits after the last position alone, [V]; otherwise as `forward`.
   *
   * @param {ArrayLike<number>} ids
   * @param {KVCache} [cache]
   * @param {Numbers} [logits] where to write them
   */
  nextLogits(ids, cache, logits = new Float32Array(this.config.vocab_size)) {
    return this.scores(this.stream(ids, cache), ids.length - 1, logits);
  }

  /**
   * The logits that one row of normalized numbers means, [V].
   *
   * @param {Numbers} x [T, d_model]
   * @param {number} t which row
   * @param {Numbers} logits where to write them, in row `to`
   * @param {number} [to]
   */
  scores(x, t, logits, to = 0) {
    const { d_model, vocab_size: V } = this.config;
    const row = x.subarray(t * d_model, (t + 1) * d_model);
    this.unembedding.forward(row, 1, logits.subarray(to * V, (to + 1) * V));
    return logits;
  }

  /**
   * The residual stream, from the embeddings through all blocks and the last norm. Its place is used
   * again by the next call.
   *
   * @param {ArrayLike<number>} ids [T]
   * @param {KVCache} [cache]
   * @param {Tap} [tap]
   * @returns {Numbers} [T, d_model]
   */
  stream(ids, cache = new KVCache(this.config, this.#checkLength(ids)), tap = NOTHING) {
    this.#checkIds(ids);
    const { d_model } = this.config;
    const [T, start, room] = [ids.length, cache.length, this.#room];
    cache.checkRoom(T);
    tap.start = start;
    const shape = [T, d_model];
    const token = this.token_embedding.forward(ids, room.take("x", T * d_model));
    const places = Array.from(ids, (_, t) => start + t);
    const position = this.position_embedding.forward(places, room.take("position", T * d_model));
    let x = add(
      tap.pass("embedding.token", token, shape),
      tap.pass("embedding.position", position, shape),
    );
    x = tap.pass("embedding", x, shape); // [T, d_model]
    this.blocks.forEach((block, i) => {
      x = block.forward(x, T, cache.layers[i], room, tap.inside(`blocks.${i}`)); // [T, d_model]
    });
    const normed = this.norm.forward(x, T, room.take("norm", T * d_model));
    return tap.pass("norm", normed, shape);
  }

  /**
   * Runs the model and returns what it computed on the way, by name.
   *
   * @param {ArrayLike<number>} ids
   * @param {string | string[]} names one or more of `activationNames`; `*` stands for anything
   * @param {Record<string, Edit>} [edits] functions by activation name
   */
  activations(ids, names, edits = {}) {
    for (const name of Object.keys(edits)) select(name, this.activationNames);
    const tap = new Tap(select(names, this.activationNames), edits);
    if (tap.watches("logits")) this.forward(ids, undefined, tap);
    else this.stream(ids, undefined, tap);
    return tap.seen;
  }

  /** The name of every activation, in the order in which they are computed. */
  get activationNames() {
    const blocks = this.blocks.flatMap((_, i) => IN_BLOCK.map((name) => `blocks.${i}.${name}`));
    return [
      ...["embedding.token", "embedding.position", "embedding"],
      ...blocks,
      ...["norm", "logits"],
    ];
  }

  /** @param {ArrayLike<number>} ids */
  #checkLength(ids) {
    const { context_length } = this.config;
    if (ids.length > context_length) {
      throw new RangeError(`${ids.length} tokens are longer than context_length=${context_length}`);
    }
    return Math.max(1, ids.length);
  }

  /** @param {ArrayLike<number>} ids */
  #checkIds(ids) {
    const V = this.config.vocab_size;
    if (ids.length === 0) throw new RangeError("ids has 0 tokens, not 1 or more");
    for (let t = 0; t < ids.length; t++) {
      if (!(Number.isInteger(ids[t]) && 0 <= ids[t] && ids[t] < V)) {
        throw new RangeError(`token ID ${ids[t]} is outside the vocabulary, 0 … ${V - 1}`);
      }
    }
  }
}
