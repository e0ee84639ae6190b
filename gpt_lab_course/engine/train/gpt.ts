// GPT-2's loss and its gradient, by hand: each module's backward pass undoes its forward pass, from the end.
//
// See ../gpt.ts for the model, one text at a time; here N = B·T rows of a batch go through it together.

import type { GPTConfig } from "../config.ts";
import { MultiHeadAttention } from "./attention.ts";
import { Block } from "./block.ts";
import { CrossEntropy } from "./cross_entropy.ts";
import { Embedding } from "./embedding.ts";
import { FeedForward } from "./feed_forward.ts";
import { Linear } from "./linear.ts";
import { LowRankLinear } from "./low_rank.ts";
import { LayerNorm } from "./norms.ts";
import type { Doubles, Parameter, Parameters } from "./parameters.ts";

/** B texts of T tokens: `ids` and `targets` are [B·T]; a target of −1 is not scored. */
export interface Batch {
  ids: Int32Array<ArrayBuffer>;
  targets: Int32Array<ArrayBuffer>;
}

/** A model in training, for batches of B texts of T tokens. */
export class TrainedGPT {
  readonly embedding: Embedding;
  readonly blocks: Block[];
  readonly norm: LayerNorm;
  readonly crossEntropy: CrossEntropy;
  /** The first part that is trained: −1 is the embedding, then come the blocks, and n_layers is the last norm. */
  readonly #first: number;
  #frozen: { ids: Int32Array; x: Doubles } | undefined; // the stream there, of the texts that were read last

  constructor(
    readonly config: GPTConfig,
    readonly parameters: Parameters,
    readonly B: number,
    readonly T: number,
  ) {
    const N = B * T;
    const parameter = (name: string) => parameters.get(name) as Parameter;
    const linear = (name: string) => {
      const [weight, bias] = [parameter(`${name}.weight`), parameters.get(`${name}.bias`)];
      const [A, B] = [parameters.get(`${name}.A`), parameters.get(`${name}.B`)];
      return A && B ? new LowRankLinear(weight, bias, N, A, B) : new Linear(weight, bias, N);
    };
    const norm = (name: string) => {
      const bias = parameters.get(`${name}.bias`);
      return new LayerNorm(parameter(`${name}.weight`), bias, config.norm_eps, N);
    };
    const token = parameter("token_embedding.weight");
    this.embedding = new Embedding(token, parameter("position_embedding.weight"), N, T);
    this.blocks = Array.from({ length: config.n_layers }, (_, i) => {
      const name = `blocks.${i}`;
      const [qkv, output] = [linear(`${name}.attention.qkv`), linear(`${name}.attention.output`)];
      return new Block(
        norm(`${name}.norm_1`),
        new MultiHeadAttention(config, qkv, output, T),
        norm(`${name}.norm_2`),
        new FeedForward(linear(`${name}.feed_forward.up`), linear(`${name}.feed_forward.down`)),
      );
    });
    this.norm = norm("norm");
    this.crossEntropy = new CrossEntropy(parameters.get("output_embedding") ?? token, N);
    const places = parameters.trained.map(({ name }) =>
      Number(/^blocks\.(\d+)\./.exec(name)?.[1] ?? (/^norm|^output/.test(name) ? Infinity : -1))
    );
    this.#first = Math.min(config.n_layers, ...places);
  }

  /** The loss of a batch, in nats; yields between the parts. */
  *loss({ ids, targets }: Batch): Generator<void, number> {
    const x = yield* this.#frozenPart(ids);
    for (const block of this.#trainedBlocks) yield* block.forward(x);
    const loss = this.crossEntropy.forward(this.norm.forward(x), targets);
    yield;
    return loss;
  }

  get #trainedBlocks(): Block[] {
    return this.blocks.slice(Math.max(0, this.#first));
  }

  /** The stream, [N, d_model], where the first trained block begins: computed once for the same texts. */
  *#frozenPart(ids: Int32Array<ArrayBuffer>): Generator<void, Doubles> {
    if (this.#first > 0 && this.#frozen?.ids.join() === ids.join()) {
      return this.embedding.restored(this.#frozen.x);
    }
    const x = this.embedding.forward(ids);
    for (const block of this.blocks.slice(0, Math.max(0, this.#first))) yield* block.forward(x);
    if (this.#first > 0) this.#frozen = { ids: ids.slice(), x: x.slice() };
    return x;
  }

  /** The loss of a batch, with its gradient in the parameters' `gradient`; yields between the parts. */
  *lossAndGradient(batch: Batch): Generator<void, number> {
    const loss = yield* this.loss(batch);
    this.parameters.gradient.fill(0);
    const dx = new Float64Array(this.crossEntropy.N * this.config.d_model);
    this.norm.backward(this.crossEntropy.backward(), dx);
    yield;
    for (const block of this.#trainedBlocks.toReversed()) yield* block.backward(dx);
    if (this.#first < 0) this.embedding.backward(dx);
    return loss;
  }
}

/** Runs a generator to its end, and returns what it returns. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
