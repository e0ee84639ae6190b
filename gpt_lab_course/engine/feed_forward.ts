// The feed-forward network, as gpt_lab/model/feed_forward.py has it: each token on its own.

import { type Hooks, NO_HOOKS, type Numbers } from "./activations.ts";
import type { Linear } from "./linear.ts";
import type { Workspace } from "./workspace.ts";

const ROOT = Math.sqrt(2 / Math.PI);

/** ½·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))): the form that GPT-2's release uses. */
export const gelu = (x: number) => 0.5 * x * (1 + Math.tanh(ROOT * (x + 0.044715 * x * x * x)));

/** GPT-2's feed-forward network: two matrices with GELU between them, no gate. */
export class FeedForward {
  constructor(readonly up: Linear, readonly down: Linear) {}

  /** x is [T, d_model], and so is the result. Hooks: `up`, `hidden` and `output`. */
  forward(x: Numbers, T: number, workspace: Workspace, hooks: Hooks = NO_HOOKS): Numbers {
    const { d_in: d_model, d_out: d_ff } = this.up;
    let up = this.up.forward(x, T, workspace.buffer("up", T * d_ff));
    up = hooks.apply("up", up, [T, d_ff]);
    let hidden = workspace.buffer("hidden", T * d_ff);
    for (let i = 0; i < hidden.length; i++) hidden[i] = gelu(up[i]);
    hidden = hooks.apply("hidden", hidden, [T, d_ff]);
    const output = this.down.forward(hidden, T, workspace.buffer("output", T * d_model));
    return hooks.apply("output", output, [T, d_model]);
  }
}
