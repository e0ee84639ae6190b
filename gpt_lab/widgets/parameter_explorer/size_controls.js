// A number field and a slider for each size, and what there is to say about the heads.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button, slider } from "../kit/controls.js";
import { withCommas } from "../kit/format.js";
import { symbol } from "../kit/math.js";
import { keyWidth, nearestBuildable, readSize, whyNotBuildable } from "./count.js";

/** @typedef {import("./sizes.js").Settings} Settings */
/** @typedef {import("./sizes.js").SizeName} SizeName */

/**
 * The fields of all sizes. A field is a text field, since only that can say what is wrong with what
 * was typed; its up and down keys go along the slider's stops.
 */
export class SizeControls {
  /** What stands in a field, while it is not just the value. @type {Map<string, { text: string, problem?: string }>} */
  #typed = new Map();

  /**
   * @param {Record<string, number>} limits
   * @param {(changes: Partial<Settings>) => void} change
   * @param {() => void} redraw
   * @param {string} id of this widget, for what an element refers to
   */
  constructor(limits, change, redraw, id) {
    this.limits = limits;
    this.change = change;
    this.redraw = redraw;
    this.id = id;
  }

  /** Forgets what was typed into the fields whose value came from elsewhere. @param {Settings} settings */
  follow(settings) {
    for (const [trait, { text }] of this.#typed) {
      const { value } = readSize(trait, text, this.limits[trait]);
      if (value !== undefined && value !== settings[/** @type {SizeName} */ (trait)]) {
        this.#typed.delete(trait);
      }
    }
  }

  /** @param {SizeName} trait @param {number} value */
  #set(trait, value) {
    this.#typed.delete(trait);
    this.change({ [trait]: value });
    this.redraw();
  }

  /**
   * @param {{ trait: SizeName, symbol: string, words: string, stops: number[] }} size
   * @param {Settings} settings
   * @param {boolean} disabled
   */
  view({ trait, symbol: name, words, stops }, settings, disabled) {
    const value = settings[trait];
    const typed = this.#typed.get(trait);
    const id = `${this.id}-${trait}`;
    /** @param {Event} event */
    const input = (event) => {
      const { value: text } = /** @type {HTMLInputElement} */ (event.target);
      const { value: read, problem } = readSize(trait, text, this.limits[trait]);
      this.#typed.set(trait, { text, problem });
      if (read !== undefined) this.change({ [trait]: read });
      this.redraw();
    };
    const leave = () => {
      if (!this.#typed.get(trait)?.problem) this.#typed.delete(trait); // 50,257 becomes 50257
      this.redraw();
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const next = event.key === "ArrowUp"
        ? stops.find((stop) => stop > value)
        : stops.findLast((stop) => stop < value);
      if (next !== undefined) this.#set(trait, next);
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
            .value=${live(typed?.text ?? String(value))}
            ?disabled=${disabled}
            aria-invalid=${String(Boolean(typed?.problem))}
            aria-describedby=${typed?.problem ? id : nothing}
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
          onChange: (stop) => this.#set(trait, stop),
        })}
        <p class="warn problem" id=${id} ?hidden=${!typed?.problem}>
          ${typed?.problem ? `${typed.problem}; the figure still has ${value}` : ""}
        </p>
      </div>
    `;
  }

  /**
   * What H does and does not do, or why no model can have this H.
   *
   * @param {Settings} settings
   * @param {number} total
   * @param {number | undefined} movedFrom where the reader found H, if H is what moved last
   * @param {(trait: SizeName) => void} focus
   */
  headsNote(settings, total, movedFrom, focus) {
    const { d_model, n_heads, n_kv_heads } = settings;
    const problem = whyNotBuildable(settings);
    if (problem) {
      return html`
        <div class="heads-note">
          <p class="warn">${problem}</p>
          <p class="fixes">
            ${nearestBuildable(settings, /** @type {any} */ (this.limits)).map(({ trait, value }) =>
              button(`${trait}=${value}`, () => {
                this.#set(trait, value);
                focus(trait); // the button that was pressed is gone
              })
            )}
          </p>
        </div>
      `;
    }
    const split = html`
      ${symbol("d_head")} = ${withCommas(d_model)} / ${n_heads} = ${withCommas(d_model / n_heads)}
    `;
    const unchanged = n_kv_heads !== n_heads
      ? "Keys and values are H_kv · d_head wide, so here H changes the count."
      : movedFrom === undefined
      ? "H does not change the count: it only splits d_model."
      : `H went from ${movedFrom} to ${n_heads} and the count stays ${withCommas(total)}: ` +
        "H · d_head is d_model, whatever H is.";
    return html`
      <div class="heads-note">
        <p>${split}</p>
        <p class=${movedFrom === undefined ? "faint" : ""}>${unchanged}</p>
      </div>
    `;
  }

  /** How wide keys and values are. @param {Settings} settings */
  groupsNote(settings) {
    const { n_heads, n_kv_heads } = settings;
    if (whyNotBuildable(settings)) return nothing; // the heads' note says why
    const group = n_heads / n_kv_heads;
    return html`
      <p class="groups-note">
        ${symbol("d_kv")} = ${n_kv_heads} · ${withCommas(
          settings.d_model / n_heads,
        )} = ${withCommas(
          keyWidth(settings),
        )}: ${group === 1
          ? "each query head has keys and values of its own"
          : `${group} query heads share the keys and values of one`}
      </p>
    `;
  }
}
