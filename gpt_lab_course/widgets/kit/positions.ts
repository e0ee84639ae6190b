// Positions in a text of which the last ones are shown, and a note on how much of it the model reads.

import { html, nothing } from "lit-html";
import { windowStart } from "../../engine/window.ts";
import { plural } from "./format.ts";

/** The last positions of a text, as far as the model reads them. @param max the most that are shown */
export function lastPositions(length: number, max: number, n_ctx: number): number[] {
  const count = Math.min(max, length - windowStart(length, n_ctx));
  return Array.from({ length: count }, (_, i) => length - count + i);
}

/**
 * The column of a position, or the nearest one if the position has none. Negative positions count from the end.
 *
 * @param start the position of the first column
 * @param count how many columns there are
 */
export function columnOf(position: number, start: number, count: number): number {
  const absolute = position < 0 ? start + count + position : position;
  return Math.min(Math.max(absolute - start, 0), count - 1);
}

/** A note on how much of a long text the model reads. @param tokens without the end-of-text token before it */
export function truncationNote(tokens: number, n_ctx: number) {
  const start = windowStart(tokens + 1, n_ctx);
  if (!start) return nothing;
  return html`<p class="faint">
    The model reads ${n_ctx} tokens at most: of these ${plural(tokens, "token")} the last
    ${tokens + 1 - start}.
  </p>`;
}
