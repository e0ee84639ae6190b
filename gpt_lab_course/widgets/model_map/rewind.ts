// The training rewound: a slider over snapshots, each of which is loaded when the slider first rests on it.

import { html, nothing } from "lit-html";
import { button, slider } from "../kit/controls.ts";
import { debounce } from "../kit/debounce.ts";
import { inBytes, withCommas } from "../kit/format.ts";
import type { MapKit, Sizes } from "./level.ts";

export type Stop = MapKit["state"]["snapshot"];

const REST = 250; // milliseconds without another stop, after which the slider rests
const END = "100";
const OWN_RUN: readonly Stop[] = ["1", "10"]; // saved when the lab model itself was trained

export class Rewind {
  readonly #files: { readonly [stop: string]: { size: number; step: number } };
  readonly #steps: number;
  readonly #here = new Set<Stop>([END]); // of which there was an answer
  readonly #words = new Map<string, string>(); // by text and stop
  #text = "";
  #aim: Stop;
  #rested = true;
  #asked: Stop;
  #shown: Stop | undefined;
  #failure: { stop: Stop; message: string } | undefined;
  readonly #rest = debounce(REST, () => {
    this.#rested = true;
    this.kit.redraw();
  });

  /** @param begun whether the initial state's answer is known */
  constructor(readonly kit: MapKit, begun: boolean) {
    const { snapshot } = kit.state;
    [this.#aim, this.#asked] = [snapshot, snapshot];
    if (begun) this.#shown = snapshot;
    this.#files = kit.data("snapshots");
    this.#steps = kit.data<Sizes>("sizes").training_steps;
    kit.onCleanup(() => this.#rest.cancel());
  }

  /** The snapshot to ask: the chosen one once it is here or the slider rests on it, until then the one before. */
  asked(): Stop {
    const { snapshot } = this.kit.state;
    if (snapshot !== this.#aim) {
      this.#aim = snapshot;
      this.#rested = this.#here.has(snapshot);
      if (this.#rested) this.#rest.cancel();
      else this.#rest();
    }
    if (this.#rested) this.#asked = snapshot;
    return this.#asked;
  }

  /** Whether another snapshot than the chosen one is shown, while that one comes. @param busy whether the model is asked */
  waits = (busy: boolean) => this.#shown !== this.kit.state.snapshot && (busy || !this.#rested);

  /** Answers as they come. If a snapshot does not load, the one before stays. */
  async *answers<A>(stop: Stop, answers: AsyncIterable<A>): AsyncGenerator<A> {
    try {
      for await (const one of answers) {
        this.#here.add(stop);
        this.#shown = stop;
        if (this.#failure?.stop === stop) this.#failure = undefined;
        yield one;
      }
    } catch (error) {
      const { again, message } = error as { again?: boolean; message: string };
      const before = this.#shown;
      if (!again || before === undefined || before === stop) throw error;
      this.#failure = { stop, message };
      this.kit.state.snapshot = before;
    }
  }

  /** Remembers what a snapshot said. @param text all that it depends on */
  remember(text: string, stop: Stop, word: string) {
    this.#text = text;
    this.#words.set(`${text} ${stop}`, word);
  }

  #go = (to: Stop) => {
    this.#failure = undefined;
    this.kit.state.snapshot = to;
    this.kit.redraw();
  };

  view(busy: boolean) {
    const { declared, state } = this.kit;
    const { choices, label } = declared.settings.snapshot;
    const at = choices.indexOf(state.snapshot);
    const waits = this.waits(busy);
    return html`
      <div class="control rewind" data-setting="snapshot" aria-busy=${waits ? "true" : "false"}>
        ${slider({
          label: html`<span>${label} <span class="number">${
            this.#name(state.snapshot)
          }</span></span>`,
          name: label,
          value: at,
          stops: choices.map((_, i) => i),
          text: (i) => this.#name(choices[i]),
          onChange: (i) => this.#go(choices[i]),
        })}
        <span class="stops" aria-hidden="true">${choices.map((stop, i) =>
          html`<span class=${i === at ? "chosen" : ""} data-says=${
            this.#words.get(`${this.#text} ${stop}`) ?? nothing
          }>${stop}${stop === END ? "%" : nothing}</span>`
        )}</span>
        <div class="origin">${waits
          ? this.#progress(state.snapshot)
          : this.#origin(state.snapshot)}</div>
      </div>
    `;
  }

  #name = (stop: Stop) =>
    stop === END
      ? "the end of training"
      : `${stop}% of training, step ${withCommas(this.#files[stop].step)} of ${
        withCommas(this.#steps)
      }`;

  #progress(stop: Stop) {
    const { size } = this.#files[stop] ?? { size: 0 };
    const loaded = this.kit.client?.status.snapshots[stop];
    return html`<label>Loading it, ${
      inBytes(size)
    }; the picture is still the one before. <progress max=${size} value=${
      loaded || nothing
    }></progress></label>`;
  }

  /** Where a snapshot is from, or why it did not come. */
  #origin(stop: Stop) {
    const failed = this.#failure;
    if (failed) {
      return html`
        <span class="warn"
          role="alert">The model after ${failed.stop}% did not load: ${failed.message}. ${button(
            "Try again",
            () => this.#go(failed.stop),
          )}</span>
      `;
    }
    if (stop === END) return "What the model says on the way stays above each stop.";
    if (stop === "0") return "Random numbers, before the first step.";
    if (OWN_RUN.includes(stop)) return "Saved when this model was trained.";
    return html`From a second run of the same command${this.#apart()}.`;
  }

  /** How far apart the two runs are: in the book, with a link. */
  #apart() {
    const root = this.kit.page
      ? globalThis.document?.documentElement?.dataset?.content_root
      : undefined;
    return root === undefined
      ? nothing
      : html`; <a href="${root}book/lab_model.html#early-in-its-training">how near it is</a>`;
  }
}
