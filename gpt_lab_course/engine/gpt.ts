// GPT-2, as in gpt_lab/model/gpt.py: from token IDs to the logits of the next token.
//
// Follow one token through GPT.stream: its token and position embeddings are added. Each block adds the output
// of attention, then that of the feed-forward network. After a last norm, the token embedding is used a second
// time and gives a logit for every token of the vocabulary.

import {
  type Activation,
  type Edit,
  Hooks,
  NO_HOOKS,
  type Numbers,
  select,
} from "./activations.ts";
import { MultiHeadAttention } from "./attention.ts";
import { add, Block } from "./block.ts";
import { KVCache } from "./cache.ts";
import type { GPTConfig } from "./config.ts";
import { Embedding } from "./embedding.ts";
import { FeedForward } from "./feed_forward.ts";
import { Linear, transpose } from "./linear.ts";
import { LayerNorm } from "./norms.ts";
import { Workspace } from "./workspace.ts";

const BLOCK_ACTIVATIONS = [
  "norm_1",
  ...["q", "k", "v", "scores", "weights", "heads", "output"].map((name) => `attention.${name}`),
  "middle",
  "norm_2",
  ...["up", "hidden", "output"].map((name) => `feed_forward.${name}`),
  "output",
];

/** A decoder like GPT-2, for one sequence at a time. It has no state between calls. */
export class GPT {
  readonly token_embedding: Embedding;
  readonly position_embedding: Embedding;
  readonly blocks: Block[];
  readonly norm: LayerNorm;
  readonly unembedding: Linear;
  /** The names of all activations, in the order of computation. */
  readonly activationNames: string[];
  #workspace = new Workspace();

  /** `parameter` returns a parameter by Python's name. */
  constructor(
    readonly config: GPTConfig,
    parameter: (name: string, ...shape: number[]) => Numbers,
  ) {
    const { vocab_size: V, context_length, d_model, d_ff, n_heads, n_kv_heads, d_head } = config;
    const { bias, qkv_bias } = config;
    const linear = (name: string, d_in: number, d_out: number, biased: boolean) => {
      const weight = parameter(`${name}.weight`, d_in, d_out);
      return new Linear(weight, biased ? parameter(`${name}.bias`, d_out) : undefined, d_in, d_out);
    };
    const norm = (name: string) => {
      const weight = parameter(`${name}.weight`, d_model);
      const shift = bias ? parameter(`${name}.bias`, d_model) : undefined;
      return new LayerNorm(weight, shift, config.norm_eps);
    };
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
    const outputEmbedding = config.tie_embeddings
      ? this.token_embedding.weight
      : parameter("output_embedding", V, d_model);
    // a transposed copy: a product by rows takes half the time of V dot products
    this.unembedding = new Linear(transpose(outputEmbedding, V), undefined, d_model, V);
    this.activationNames = [
      ...["embedding.token", "embedding.position", "embedding"],
      ...this.blocks.flatMap((_, i) => BLOCK_ACTIVATIONS.map((name) => `blocks.${i}.${name}`)),
      ...["norm", "logits"],
    ];
  }

  /**
   * The logits of every next token, after each of the T positions: [T, V]. The cache has the tokens before;
   * this call appends its own. Hooks capture or replace activations.
   */
  forward(ids: ArrayLike<number>, cache?: KVCache, hooks: Hooks = NO_HOOKS): Numbers {
    const x = this.stream(ids, cache, hooks);
    const [T, V] = [ids.length, this.config.vocab_size];
    return hooks.apply("logits", this.unembedding.forward(x, T, new Float32Array(T * V)), [T, V]);
  }

  /** The logits after the last position only, [V]; otherwise like `forward`. */
  nextLogits(
    ids: ArrayLike<number>,
    cache?: KVCache,
    logits: Numbers = new Float32Array(this.config.vocab_size),
  ): Numbers {
    return this.unembed(this.stream(ids, cache), ids.length - 1, logits);
  }

  /** Unembeds one row of x, [T, d_model]: the logits of a normalized vector, [V], in row `to` of `logits`. */
  unembed(x: Numbers, t: number, logits: Numbers, to = 0): Numbers {
    const { d_model, vocab_size: V } = this.config;
    const row = x.subarray(t * d_model, (t + 1) * d_model);
    this.unembedding.forward(row, 1, logits.subarray(to * V, (to + 1) * V));
    return logits;
  }

  /** The residual stream after all blocks and the last norm, [T, d_model]. The next call reuses its memory. */
  stream(
    ids: ArrayLike<number>,
    cache: KVCache = new KVCache(this.config, this.#checkLength(ids)),
    hooks: Hooks = NO_HOOKS,
  ): Numbers {
    this.#checkIds(ids);
    const { d_model } = this.config;
    const [T, start, workspace] = [ids.length, cache.length, this.#workspace];
    cache.checkRoom(T);
    hooks.start = start;
    const shape = [T, d_model];
    const token = this.token_embedding.forward(ids, workspace.buffer("x", T * d_model));
    const positions = Array.from(ids, (_, t) => start + t);
    const position = this.position_embedding.forward(
      positions,
      workspace.buffer("position", T * d_model),
    );
    let x = add(
      hooks.apply("embedding.token", token, shape),
      hooks.apply("embedding.position", position, shape),
    );
    x = hooks.apply("embedding", x, shape); // [T, d_model]
    this.blocks.forEach((block, i) => {
      x = block.forward(x, T, cache.layers[i], workspace, hooks.scoped(`blocks.${i}`)); // [T, d_model]
    });
    const normed = this.norm.forward(x, T, workspace.buffer("norm", T * d_model));
    return hooks.apply("norm", normed, shape);
  }

  /**
   * Runs the model and returns activations by name: one or more of `activationNames`, `*` standing for
   * anything. Edits are functions by activation name.
   */
  activations(
    ids: ArrayLike<number>,
    names: string | string[],
    edits: Record<string, Edit> = {},
  ): Map<string, Activation> {
    for (const name of Object.keys(edits)) select(name, this.activationNames);
    const hooks = new Hooks(select(names, this.activationNames), edits);
    if (hooks.has("logits")) this.forward(ids, undefined, hooks);
    else this.stream(ids, undefined, hooks);
    return hooks.captured;
  }

  #checkLength(ids: ArrayLike<number>): number {
    const { context_length } = this.config;
    if (ids.length > context_length) {
      throw new RangeError(`${ids.length} tokens are longer than context_length=${context_length}`);
    }
    return Math.max(1, ids.length);
  }

  #checkIds(ids: ArrayLike<number>) {
    const V = this.config.vocab_size;
    if (ids.length === 0) throw new RangeError("ids has 0 tokens, not 1 or more");
    for (let t = 0; t < ids.length; t++) {
      if (!(Number.isInteger(ids[t]) && 0 <= ids[t] && ids[t] < V)) {
        throw new RangeError(`token ID ${ids[t]} is outside the vocabulary, 0 … ${V - 1}`);
      }
    }
  }
}
