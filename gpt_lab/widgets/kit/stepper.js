// A calculation in steps: back, next, and play with pause.

import { html } from "lit-html";
import { button } from "./controls.js";

const MILLISECONDS_A_STEP = 900;

export class Stepper {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("./widget_context.js").WidgetContext} context
   * @param {object} steps
   * @param {() => number} steps.at the current step, from 0
   * @param {() => number} steps.last
   * @param {(step: number) => void} steps.go
   * @param {string} steps.next the label of the button for the next step
   */
  constructor(context, { at, last, go, next }) {
    this.context = context;
    this.at = at;
    this.last = last;
    this.go = go;
    this.next = next;
    context.onCleanup(() => clearInterval(this.#timer));
  }

  /** To be called when the steps change. */
  pause() {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.context.redraw();
  }

  #play() {
    if (this.at() >= this.last()) this.go(0);
    this.#timer = setInterval(() => {
      if (this.at() < this.last()) this.go(this.at() + 1);
      if (this.at() >= this.last()) this.pause();
    }, MILLISECONDS_A_STEP);
    this.context.redraw();
  }

  /** @param {number} step */
  #step(step) {
    this.pause();
    this.go(step);
  }

  view() {
    const [at, last] = [this.at(), this.last()];
    const playing = this.#timer !== undefined;
    return html`
      <div class="buttons">
        ${button("Back", () => this.#step(at - 1), { disabled: at === 0 })}
        ${button(this.next, () => this.#step(at + 1), { disabled: at >= last })}
        ${button(playing ? "Pause" : "Play", () => (playing ? this.pause() : this.#play()), {
          disabled: last === 0,
        })}
      </div>
    `;
  }
}
