// Where the model is: on its way, there, refused, or waiting for a reader's word.

import { html, nothing } from "lit-html";
import { button } from "./controls.js";
import { inBytes } from "./format.js";

const IDLE_TEXT = html`<p class="status-line faint">These are the lab model’s numbers.</p>`;

/**
 * A line that is always there, so that nothing moves when the model comes.
 *
 * @param {import("./model_host.js").Status} status
 * @param {number} size
 * @param {() => void} load
 * @param {unknown} [idleText] what it says when there is nothing to say of the model
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
