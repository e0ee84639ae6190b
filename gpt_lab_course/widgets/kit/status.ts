// The model's status: loading, ready, failed, or waiting for the reader's consent.

import { html, nothing } from "lit-html";
import { button } from "./controls.ts";
import { inBytes } from "./format.ts";
import type { ModelClient } from "./model_client.ts";

const READY = "These are the lab model’s numbers.";

const progress = (loaded: number, size: number) =>
  html`<p class="status-line faint"><label>Loading the model, ${inBytes(size)}
    <progress max=${size} value=${loaded || nothing}></progress></label></p>`;

/** A line that is always there, so that nothing moves when the model loads. */
export function statusLine(client: ModelClient | undefined, ready: unknown = READY) {
  const idle = html`<p class="status-line faint">${ready}</p>`;
  if (!client) return idle;
  const { state, loaded, message } = client.status;
  const load = () => client.load(true);
  if (state === "asking") {
    return html`<p class="status-line">Your browser is set to save data. ${
      button(`Load the model (${inBytes(client.size)})`, load)
    }</p>`;
  }
  if (state === "failed") {
    return html`<p class="status-line warn" role="alert">The model did not load: ${message}. ${
      button("Try again", load)
    }</p>`;
  }
  if (state === "loading") return progress(loaded, client.size);
  return idle;
}
