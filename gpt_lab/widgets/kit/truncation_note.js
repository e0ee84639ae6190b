// A note on how much of a long text the model reads.

import { html, nothing } from "lit-html";
import { windowStart } from "../../engine/window.ts";
import { plural } from "./format.js";

/** @param {number} tokens in the text, without the end-of-text token before it @param {number} n_ctx */
export function truncationNote(tokens, n_ctx) {
  const start = windowStart(tokens + 1, n_ctx);
  if (!start) return nothing;
  const all = plural(tokens, "token");
  return html`<p class="faint">
    The model reads ${n_ctx} tokens at most: of these ${all} the last ${tokens + 1 - start}.
  </p>`;
}
