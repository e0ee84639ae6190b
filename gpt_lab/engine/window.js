// The part of a long text that the model reads, as in gpt_lab/generation/window.py.

/** The number of newest tokens that are read again when the context is full. @param {number} n_ctx */
export const keptWhenFull = (n_ctx) => Math.max(1, Math.floor(n_ctx / 2));

/**
 * The position at which the model starts reading. A text longer than the context is read as `generate`
 * reads it when it slides: the newest half of the context, and the tokens since then.
 *
 * @param {number} length the text's number of tokens
 * @param {number} n_ctx
 */
export function windowStart(length, n_ctx) {
  if (length <= n_ctx) return 0;
  const hop = n_ctx - keptWhenFull(n_ctx) + 1;
  return hop * (1 + Math.floor((length - n_ctx - 1) / hop));
}
