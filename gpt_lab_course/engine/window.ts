// The part of a long text that the model reads, as in gpt_lab/generation/window.py.

/** The number of newest tokens that are read again when the context is full. */
export const keptWhenFull = (n_ctx: number) => Math.max(1, Math.floor(n_ctx / 2));

/**
 * The position at which the model starts reading a text of which the first `prompt` tokens were given and the
 * rest was written. Of a prompt longer than the context it reads the newest n_ctx tokens. Whenever a written
 * token does not fit any more, it reads the newest half of the context again.
 */
export function windowStart(length: number, n_ctx: number, prompt = length): number {
  if (length <= n_ctx) return 0;
  if (length === prompt) return length - n_ctx;
  const full = Math.max(prompt, n_ctx) + 1; // the length at which a token does not fit for the first time
  const kept = keptWhenFull(n_ctx);
  const hop = n_ctx - kept + 1;
  return full - kept + hop * Math.floor((length - full) / hop);
}
