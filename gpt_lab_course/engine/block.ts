// A block, as gpt_lab/model/block.py has it: attention, then the feed-forward network, each added.

import { type Hooks, NO_HOOKS, type Numbers } from "./activations.ts";
import type { MultiHeadAttention } from "./attention.ts";
import type { LayerCache } from "./cache.ts";
import type { FeedForward } from "./feed_forward.ts";
import type { LayerNorm } from "./norms.ts";
import type { Workspace } from "./workspace.ts";

/** Two additions to the residual stream, each computed from a normalized copy of it (pre-norm). */
export class Block {
  constructor(
    readonly norm_1: LayerNorm,
    readonly attention: MultiHeadAttention,
    readonly norm_2: LayerNorm,
    readonly feed_forward: FeedForward,
  ) {}

  /**
   * x is the residual stream, [T, d_model], and so is the result: x itself, unless a hook replaced it.
   * Hooks: `norm_1`, `middle`, `norm_2` and `output`.
   */
  forward(
    x: Numbers,
    T: number,
    cache: LayerCache,
    workspace: Workspace,
    hooks: Hooks = NO_HOOKS,
  ): Numbers {
    const shape = [T, x.length / T];
    let normed = this.norm_1.forward(x, T, workspace.buffer("normed", x.length));
    normed = hooks.apply("norm_1", normed, shape);
    x = add(x, this.attention.forward(normed, T, cache, workspace, hooks.scoped("attention")));
    x = hooks.apply("middle", x, shape);
    normed = this.norm_2.forward(x, T, workspace.buffer("normed", x.length));
    normed = hooks.apply("norm_2", normed, shape);
    x = add(x, this.feed_forward.forward(normed, T, workspace, hooks.scoped("feed_forward")));
    return hooks.apply("output", x, shape);
  }
}

/** Adds y to x, in place, and returns x. */
export function add(x: Numbers, y: Numbers): Numbers {
  for (let i = 0; i < x.length; i++) x[i] += y[i];
  return x;
}
