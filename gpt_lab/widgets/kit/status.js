// The model's status: loading, ready, failed, or waiting for the reader's consent.

import { html, nothing } from "lit-html";
import { button } from "./controls.js";
import { inBytes } from "./format.js";

const IDLE_TEXT = html`<p class="status-line faint">These are the lab model’s numbers.</p>`;

/**
 * A line that is always there, so that the layout does not shift when the model loads.
 *
 * @param {import("./model_host.js").Status} status
 * @param {number} size
 * @param {() => void} load
 * @param {unknown} [idleText] the text while there is nothing to report
 */
export function statusLine({ state, loaded, message }, size, load, idleText = IDLE_TEXT) {
  if (state === "ready" || state === "asleep") return idleText;
  if (state === "asking") {
    return html`<p class="status status-line">Your browser is set to save data. ${
      button(`Load the model (${inBytes(size)})`, load)
    }</p>`;
  }
  if (state === "failed") {
    return html`<p class="status status-line warn" role="alert">The model did not load: ${message}. ${
      button("Try again", load)
    }</p>`;
  }
  return html`<p class="status status-line faint"><label>Loading the model, ${inBytes(size)}
    <progress max=${size} value=${loaded || nothing}></progress></label></p>`;
}
