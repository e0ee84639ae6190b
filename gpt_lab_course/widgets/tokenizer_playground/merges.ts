// One piece of the text, merge by merge.

import { html, nothing } from "lit-html";
import type { MergeStep, Tokenizer } from "../../engine/byte_pair.ts";
import { plural, withCommas } from "../kit/format.ts";
import { Stepper } from "../kit/stepper.ts";
import { hex, textOf, tokenTemplate } from "../kit/text.ts";
import type { Tokens } from "../kit/tokens.ts";

const LONGEST_STEPPED = 100; // bytes
const encoder = new TextEncoder();

interface Kit {
  readonly state: { text: string; selected: number; step: number };
  readonly tokens: Tokens<Tokenizer>;
  redraw: () => void;
  onCleanup: (act: () => void) => void;
}

export class Merges {
  #piece: string | undefined;
  /** The piece's steps; none if it is too long. */
  #steps: MergeStep[] = [];
  #stepper: Stepper;

  constructor(readonly kit: Kit) {
    const { state } = kit;
    this.#stepper = new Stepper(kit, {
      at: () => this.#at,
      last: () => this.#last,
      go: (step) => state.step = step,
      of: () => state.selected + state.text,
      next: "Next merge",
    });
  }

  get #last() {
    return Math.max(0, this.#steps.length - 1);
  }

  get #at() {
    return Math.min(this.kit.state.step, this.#last);
  }

  /** The progress of merging, in words. */
  status(): string {
    const { length } = this.#steps[this.#at]?.ids ?? [];
    const where = this.#last ? `Merge ${this.#at} of ${this.#last}. ` : "";
    return where +
      (this.#at === this.#last
        ? `No rule fits any two neighbors: ${plural(length, "token")}.`
        : `${plural(length, "piece")} now.`);
  }

  #row({ ids, at, merged }: MergeStep) {
    const { tokens } = this.kit;
    return html`
      <li>
        <span class="pieces">${ids.map((id, i) =>
          html`<bdi class="token ${i === at ? "merged" : ""}">${tokens.template(id)}</bdi>`
        )}</span>
        <span class="faint">${merged === undefined
          ? "The bytes of the text, each a token of its own."
          : this.#rule(merged)}</span>
      </li>
    `;
  }

  #rule(merged: number) {
    const { tokens } = this.kit;
    const [left, right] = tokens.tokenizer.parts(merged);
    const number = `${withCommas(merged - 255)} of ${withCommas(tokens.tokenizer.mergeCount)}`;
    return html`<bdi>${tokens.template(left)} + ${tokens.template(right)} → ${
      tokens.template(merged)
    }</bdi> by merge rule ${number}, token ${merged}`;
  }

  /** @param id the chosen token, a part of the piece */
  view(piece: string, id: number) {
    const { tokenizer } = this.kit.tokens;
    const bytes = [...encoder.encode(piece)];
    const tooLong = bytes.length > LONGEST_STEPPED;
    if (piece !== this.#piece) {
      this.#piece = piece;
      this.#steps = tooLong ? [] : [...tokenizer.steps(piece)];
    }
    const tokenBytes = tokenizer.bytes(id);
    return html`
      <div class="merging">
        <p class="title">How <bdi>${tokenTemplate(bytes.slice(0, 60))}</bdi> is merged</p>
        <p class="about">
          Token ${id} is ${plural(tokenBytes.length, "byte")}: ${hex(tokenBytes)}.
          ${textOf(tokenBytes) === undefined
            ? "Alone they are no text: a character goes on in its neighbor."
            : nothing}
        </p>
        ${tooLong
          ? html`<p class="status">This piece has ${
            withCommas(bytes.length)
          } bytes; up to ${LONGEST_STEPPED} are shown merge by merge.</p>`
          : html`
            <div class="controls">
              ${this.#stepper.view()}
              <span class="status">${this.status()}</span>
            </div>
            <ol class="steps">${this.#steps.slice(0, this.#at + 1).map((step) =>
              this.#row(step)
            )}</ol>
          `}
      </div>
    `;
  }
}
