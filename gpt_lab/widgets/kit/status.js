// Where the model is: on its way, there, refused, or waiting for a reader's word.

import { html, nothing } from "lit-html";
import { button } from "./controls.js";
import { inBytes } from "./format.js";

/** @param {import("../engine/host.js").Status} status @param {number} size @param {() => void} load */
export function statusLine({ state, loaded, message }, size, load) {
  if (state === "ready" || state === "asleep") return nothing;
  if (state === "asking") {
    return html`<p class="status">Your browser is set to save data. ${
      button(`Load the model (${inBytes(size)})`, load)
    }</p>`;
  }
  if (state === "failed") {
    return html`<p class="status warn" role="alert">The model did not load: ${message}. ${
      button("Try again", load)
    }</p>`;
  }
  return html`<p class="status faint"><label>Loading the model, ${inBytes(size)}
    <progress max=${size} value=${loaded || nothing}></progress></label></p>`;
}
