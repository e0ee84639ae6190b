// One piece of the text, merge by merge.

import { html, nothing } from "lit-html";
import { plural, withCommas } from "../kit/format.js";
import { Stepper } from "../kit/stepper.js";
import { hex, textOf, tokenTemplate } from "../kit/token_text.js";

/** @typedef {import("../../engine/byte_pair.ts").Tokenizer} Tokenizer */
/** @typedef {{ ids: number[], at?: number, merged?: number }} Step */

const LONGEST_STEPPED = 100; // bytes

export class Merges {
  /** @type {string | undefined} */
  #piece;
  /** @type {Step[]} */
  #steps = [];

  /** @param {import("../kit/widget_context.js").WidgetContext} context @param {Tokenizer} tokenizer */
  constructor(context, tokenizer) {
    this.context = context;
    this.tokenizer = tokenizer;
    this.stepper = new Stepper(context, {
      at: () => this.#at(),
      last: () => Math.max(0, this.#steps.length - 1),
      next: "Next merge",
      go: (step) => {
        context.set({ step });
        context.announce(this.#status());
      },
    });
  }

  #at() {
    return Math.min(this.context.get("step"), Math.max(0, this.#steps.length - 1));
  }

  #status() {
    const [at, merges] = [this.#at(), this.#steps.length - 1];
    const { length } = this.#steps[at].ids;
    const where = merges ? `Merge ${at} of ${merges}. ` : "";
    return where +
      (at === merges
        ? `No rule fits any two neighbours: ${plural(length, "token")}.`
        : `${plural(length, "piece")} now.`);
  }

  /** @param {number} id */
  #token(id) {
    return tokenTemplate(this.tokenizer.bytes(id));
  }

  /** @param {Step} step */
  #row({ ids, at, merged }) {
    const pieces = ids.map((id, i) =>
      html`<bdi class="token ${i === at ? "merged" : ""}">${this.#token(id)}</bdi>`
    );
    return html`
      <li>
        <span class="pieces">${pieces}</span>
        <span class="faint">${merged === undefined
          ? "The bytes of the text, each a token of its own."
          : this.#rule(merged)}</span>
      </li>
    `;
  }

  /** @param {number} merged */
  #rule(merged) {
    const [left, right] = this.tokenizer.parts(merged);
    const number = `${withCommas(merged - 255)} of ${withCommas(this.tokenizer.mergeCount)}`;
    return html`<bdi>${this.#token(left)} + ${this.#token(right)} → ${
      this.#token(merged)
    }</bdi> by merge rule ${number}, token ${merged}`;
  }

  /** @param {{ piece: string, id: number } | undefined} chosen */
  view(chosen) {
    if (chosen?.piece !== this.#piece) {
      this.stepper.pause();
      this.#piece = chosen?.piece;
      this.#steps = [];
    }
    if (!chosen) return nothing;
    const bytes = [...new TextEncoder().encode(chosen.piece)];
    const tokenBytes = this.tokenizer.bytes(chosen.id);
    const tooLong = bytes.length > LONGEST_STEPPED;
    if (!tooLong && !this.#steps.length) this.#steps = [...this.tokenizer.steps(chosen.piece)];
    return html`
      <div class="merging">
        <p class="title">How <bdi>${tokenTemplate(bytes.slice(0, 60))}</bdi> is merged</p>
        <p class="about">
          Token ${chosen.id} is ${plural(tokenBytes.length, "byte")}: ${hex(tokenBytes)}.
          ${textOf(tokenBytes) === undefined
            ? "Alone they are no text: a character goes on in its neighbour."
            : nothing}
        </p>
        <div class="controls">
          ${tooLong ? nothing : this.stepper.view()}
          <span class="status">${tooLong
            ? `This piece has ${
              withCommas(bytes.length)
            } bytes; up to ${LONGEST_STEPPED} are shown merge by merge.`
            : this.#status()}</span>
        </div>
        ${tooLong
          ? nothing
          : html`<ol class="steps">${
            this.#steps.slice(0, this.#at() + 1).map((step) => this.#row(step))
          }</ol>`}
      </div>
    `;
  }
}
