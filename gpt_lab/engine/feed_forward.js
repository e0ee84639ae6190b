// The feed-forward network, as gpt_lab/model/feed_forward.py has it: each token on its own.

import { NO_HOOKS } from "./activations.js";

/** @typedef {import("./linear.js").Linear} Linear */
/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {import("./activations.js").Hooks} Hooks */
/** @typedef {import("./workspace.js").Workspace} Workspace */

const ROOT = Math.sqrt(2 / Math.PI);

/** ½·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))): the form that GPT-2's release uses. @param {number} x */
export const gelu = (x) => 0.5 * x * (1 + Math.tanh(ROOT * (x + 0.044715 * x * x * x)));

/** GPT-2's feed-forward network: two matrices with GELU between them, no gate. */
export class FeedForward {
  /** @param {Linear} up @param {Linear} down */
  constructor(up, down) {
    this.up = up;
    this.down = down;
  }

  /**
   * @param {Numbers} x [T, d_model]
   * @param {number} T
   * @param {Workspace} workspace
   * @param {Hooks} [hooks] of `up`, `hidden` and `output`
   * @returns {Numbers} [T, d_model]
   */
  forward(x, T, workspace, hooks = NO_HOOKS) {
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
