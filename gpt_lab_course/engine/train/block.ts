// A block and its gradients: each addition to the residual stream passes the stream's gradient on, and adds its own.

import type { MultiHeadAttention } from "./attention.ts";
import type { FeedForward } from "./feed_forward.ts";
import type { LayerNorm } from "./norms.ts";
import type { Doubles } from "./parameters.ts";

/** Two additions to the residual stream, each computed from a normalized copy of it. */
export class Block {
  constructor(
    readonly norm_1: LayerNorm,
    readonly attention: MultiHeadAttention,
    readonly norm_2: LayerNorm,
    readonly feed_forward: FeedForward,
  ) {}

  /** Adds to the residual stream, [N, d_model], in place; yields between the parts. */
  *forward(x: Doubles): Generator<void> {
    add(x, this.attention.forward(this.norm_1.forward(x)));
    yield;
    add(x, this.feed_forward.forward(this.norm_2.forward(x)));
    yield;
  }

  /** Turns the gradient at the block's end into that at its beginning, [N, d_model], in place. */
  *backward(dx: Doubles): Generator<void> {
    this.norm_2.backward(this.feed_forward.backward(dx), dx);
    yield;
    this.norm_1.backward(this.attention.backward(dx), dx);
    yield;
  }
}

function add(x: Doubles, y: Doubles) {
  for (let i = 0; i < x.length; i++) x[i] += y[i];
}
