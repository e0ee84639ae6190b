// A number field and a slider for each size.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { readSize } from "./buildable.js";
import { slider } from "./controls.js";
import { withCommas } from "./format.js";
import { symbol } from "./math.js";

/** @typedef {Record<string, any>} Settings sizes, and more that no field is for */

/**
 * The fields of all sizes. They are text fields, so that invalid input can be explained; the up and down keys step
 * through the slider's stops.
 */
export class SizeFields {
  /** The text of fields whose text is not just the value. @type {Map<string, { text: string, problem?: string }>} */
  #drafts = new Map();

  /**
   * @param {Record<string, number>} limits
   * @param {(changes: Settings) => void} change
   * @param {() => void} redraw
   * @param {string} id a prefix for element ids
   */
  constructor(limits, change, redraw, id) {
    this.limits = limits;
    this.change = change;
    this.redraw = redraw;
    this.id = id;
  }

  /** Drops the drafts of fields whose value was changed elsewhere. @param {Settings} settings */
  follow(settings) {
    for (const [trait, { text }] of this.#drafts) {
      const { value } = readSize(trait, text, this.limits[trait]);
      if (value !== undefined && value !== settings[trait]) {
        this.#drafts.delete(trait);
      }
    }
  }

  /** Sets a size from a slider, key or button. @param {string} trait @param {number} value */
  set(trait, value) {
    this.#drafts.delete(trait);
    this.change({ [trait]: value });
    this.redraw();
  }

  /**
   * @param {{ trait: string, symbol: string, words: string, stops: number[] }} size
   * @param {Settings} settings
   * @param {boolean} disabled
   */
  view({ trait, symbol: name, words, stops }, settings, disabled) {
    const value = /** @type {number} */ (settings[trait]);
    const draft = this.#drafts.get(trait);
    const id = `${this.id}-${trait}`;
    /** @param {Event} event */
    const input = (event) => {
      const { value: text } = /** @type {HTMLInputElement} */ (event.target);
      const { value: parsed, problem } = readSize(trait, text, this.limits[trait]);
      this.#drafts.set(trait, { text, problem });
      if (parsed !== undefined) this.change({ [trait]: parsed });
      this.redraw();
    };
    const leave = () => {
      if (!this.#drafts.get(trait)?.problem) this.#drafts.delete(trait); // 50,257 becomes 50257
      this.redraw();
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const next = event.key === "ArrowUp"
        ? stops.find((stop) => stop > value)
        : stops.findLast((stop) => stop < value);
      if (next !== undefined) this.set(trait, next);
    };
    return html`
      <div class="size">
        <label>
          <span class="name">${symbol(name)} ${words}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            class="number"
            name=${trait}
            .value=${live(draft?.text ?? String(value))}
            ?disabled=${disabled}
            aria-invalid=${String(Boolean(draft?.problem))}
            aria-describedby=${draft?.problem ? id : nothing}
            @input=${input}
            @change=${leave}
            @keydown=${key}
          >
        </label>
        ${slider({
          label: nothing,
          name: `${name}, ${words}: slider`,
          value,
          stops,
          text: withCommas,
          disabled,
          onChange: (stop) => this.set(trait, stop),
        })}
        <p class="warn problem" id=${id} ?hidden=${!draft?.problem}>
          ${draft?.problem ? `${draft.problem}; the figure still has ${value}` : ""}
        </p>
      </div>
    `;
  }
}
