// A calculation in steps: back, next, and play with pause.

import { html } from "lit-html";
import { button } from "./controls.ts";
import { BACK, PAUSE, PLAY } from "./icons.ts";

const MILLISECONDS_A_STEP = 900;

interface Steps {
  /** The current step, from 0. */
  at: () => number;
  last: () => number;
  go: (step: number) => void;
  /** The label of the button for the next step. */
  next: string;
  /** The subject of the steps. Playing ends when this or the step changes otherwise. */
  of?: () => string;
  /** Milliseconds a step. */
  pace?: number;
  /** Whether to play is the main action, and not the next step. */
  plays?: boolean;
  /** The selector of an element that is scrolled into view when playing. */
  shows?: string;
}

/** The part of a widget's kit that a stepper needs. */
interface Kit {
  redraw: () => void;
  scrollSoon?: (selector: string) => void;
  onCleanup: (act: () => void) => void;
}

export class Stepper {
  #timer: ReturnType<typeof setInterval> | undefined;
  #played: [step: number, of?: string] = [0];

  constructor(readonly kit: Kit, readonly steps: Steps) {
    kit.onCleanup(() => clearInterval(this.#timer));
  }

  /** Call this when the steps change. */
  pause() {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.kit.redraw();
  }

  /** Plays from the current step; from the first one if it is at the last. */
  play() {
    this.pause();
    const { at, last, go, shows } = this.steps;
    if (at() >= last()) go(0);
    this.#remember();
    this.#timer = setInterval(() => {
      if (at() < last()) go(at() + 1);
      this.#remember();
      if (at() >= last()) this.pause();
    }, this.steps.pace ?? MILLISECONDS_A_STEP);
    if (shows) this.kit.scrollSoon?.(shows);
    this.kit.redraw();
  }

  #remember() {
    this.#played = [this.steps.at(), this.steps.of?.()];
  }

  #step(step: number) {
    this.pause();
    this.steps.go(step);
  }

  /** Whether it plays; not any more when somebody else has changed the step. */
  get playing(): boolean {
    const [step, of] = this.#played;
    if (step !== this.steps.at() || of !== this.steps.of?.()) this.pause();
    return this.#timer !== undefined;
  }

  view() {
    const [at, last] = [this.steps.at(), this.steps.last()];
    const { playing } = this;
    const { plays = false } = this.steps;
    return html`
      <div class="buttons">
        ${button([BACK(), "Back"], () => this.#step(at - 1), { disabled: at === 0 })}
        ${button(this.steps.next, () => this.#step(at + 1), {
          disabled: at >= last,
          primary: !plays,
        })}
        ${button(
          playing ? [PAUSE(), "Pause"] : [PLAY(), "Play"],
          () => (playing ? this.pause() : this.play()),
          {
            disabled: last === 0,
            primary: plays,
          },
        )}
      </div>
    `;
  }
}
