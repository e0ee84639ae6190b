// The sizes and switches of a model, by the names of gpt_lab/config.py.

/**
 * @typedef {object} GPTConfig
 * @property {number} vocab_size V
 * @property {number} context_length the longest sequence
 * @property {number} d_model
 * @property {number} n_heads H
 * @property {number} n_layers L
 * @property {number} d_ff
 * @property {number} n_kv_heads H_kv
 * @property {number} d_head
 * @property {boolean} qkv_bias
 * @property {boolean} bias
 * @property {boolean} tie_embeddings
 * @property {number} norm_eps
 */

/** @type {Record<string, string>} */
const SUPPORTED = { norm: "layer", feed_forward: "gelu", positions: "learned" };

/**
 * The configuration in a file's metadata. This engine computes GPT-2's architecture, and throws for any
 * other part.
 *
 * @param {Record<string, any>} stored
 * @returns {GPTConfig}
 */
export function readConfig(stored) {
  for (const [name, supported] of Object.entries(SUPPORTED)) {
    const value = stored[name] ?? supported;
    if (value !== supported) throw new RangeError(`${name}=${value} is not ${supported}`);
  }
  const d_head = stored.d_head ?? stored.d_model / stored.n_heads;
  const config = {
    n_kv_heads: stored.n_heads,
    qkv_bias: true,
    bias: true,
    tie_embeddings: true,
    norm_eps: 1e-5,
    d_ff: 4 * stored.d_model,
    ...stored,
    d_head,
  };
  const sizes = /** @type {const} */ ([
    ...["vocab_size", "context_length", "d_model", "n_heads", "n_layers"],
    ...["d_ff", "n_kv_heads", "d_head"],
  ]);
  for (const name of sizes) {
    const value = /** @type {any} */ (config)[name];
    if (!(Number.isInteger(value) && value >= 1)) {
      throw new RangeError(`${name}=${value} is not an integer of 1 or more`);
    }
  }
  return /** @type {GPTConfig} */ (/** @type {unknown} */ (config));
}
