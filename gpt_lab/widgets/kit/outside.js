// What of a long text the model does not read.

import { html, nothing } from "lit-html";
import { windowStart } from "../../engine/session.js";
import { plural } from "./format.js";

/** @param {number} tokens of the text, without the one that stands before it @param {number} most */
export function outsideNote(tokens, most) {
  const outside = windowStart(tokens + 1, most);
  if (!outside) return nothing;
  const all = plural(tokens, "token");
  return html`<p class="faint">
    The model reads ${most} tokens at most: of these ${all} the last ${tokens + 1 - outside}.
  </p>`;
}
