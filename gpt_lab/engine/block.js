// A block, as gpt_lab/model/block.py has it: attention, then the feed-forward network, each added.

import { NO_HOOKS } from "./activations.js";

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {import("./activations.js").Hooks} Hooks */
/** @typedef {import("./attention.js").MultiHeadAttention} MultiHeadAttention */
/** @typedef {import("./cache.js").LayerCache} LayerCache */
/** @typedef {import("./feed_forward.js").FeedForward} FeedForward */
/** @typedef {import("./norms.js").LayerNorm} LayerNorm */
/** @typedef {import("./workspace.js").Workspace} Workspace */

/** Two additions to the residual stream, each computed from a normalized copy of it (pre-norm). */
export class Block {
  /**
   * @param {LayerNorm} norm_1
   * @param {MultiHeadAttention} attention
   * @param {LayerNorm} norm_2
   * @param {FeedForward} feed_forward
   */
  constructor(norm_1, attention, norm_2, feed_forward) {
    this.norm_1 = norm_1;
    this.attention = attention;
    this.norm_2 = norm_2;
    this.feed_forward = feed_forward;
  }

  /**
   * @param {Numbers} x the residual stream, [T, d_model]
   * @param {number} T
   * @param {LayerCache} cache
   * @param {Workspace} workspace
   * @param {Hooks} [hooks] of `norm_1`, `middle`, `norm_2` and `output`
   * @returns {Numbers} [T, d_model]; x itself, unless a hook replaced it
   */
  forward(x, T, cache, workspace, hooks = NO_HOOKS) {
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

/** Adds y to x, in place. @param {Numbers} x @param {Numbers} y @returns {Numbers} x */
export function add(x, y) {
  for (let i = 0; i < x.length; i++) x[i] += y[i];
  return x;
}
