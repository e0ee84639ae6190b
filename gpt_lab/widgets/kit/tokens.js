// A text's tokens in a row. One is in the tab order; the arrow keys go to its neighbours.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button } from "./controls.js";
import { withCommas } from "./format.js";

const AT_FIRST = 300;
const NEAR_THE_END = 400; // pixels

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */

/** Only the first tokens of a long text are drawn, and more of them as they are looked for. */
export class TokenRow {
  #drawn = AT_FIRST;
  /** @type {number[]} */
  #ids = [];
  /** A name for each token, which it keeps while others are typed. @type {number[]} */
  #keys = [];
  #next = 0;

  /**
   * @param {WidgetContext} context
   * @param {(id: number) => unknown} written a token's content
   * @param {(index: number) => void} onSelect
   */
  constructor(context, written, onSelect) {
    this.context = context;
    this.written = written;
    this.onSelect = onSelect;
  }

  /** Draws the token and gives it the focus. @param {number} index */
  focus(index) {
    if (index >= this.#drawn) this.#draw(index + AT_FIRST);
    queueMicrotask(() =>
      queueMicrotask(() => {
        const list = this.context.find(".tokens");
        /** @type {HTMLElement | null | undefined} */ (list?.children[index]?.firstElementChild)
          ?.focus();
      })
    );
  }

  /** @param {number} count */
  #draw(count) {
    this.#drawn = count;
    this.context.redraw();
  }

  /** Keeps the keys of what stands before and after the change. @param {number[]} ids */
  #set(ids) {
    const before = this.#ids;
    const shorter = Math.min(before.length, ids.length);
    let head = 0;
    while (head < shorter && before[head] === ids[head]) head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === ids.at(-1 - tail)) tail += 1;
    const middle = Array.from({ length: ids.length - head - tail }, () => this.#next++);
    const kept = this.#keys;
    this.#keys = [...kept.slice(0, head), ...middle, ...kept.slice(kept.length - tail)];
    this.#ids = ids;
  }

  /** @param {Event} event */
  #index(event) {
    const item = /** @type {Element} */ (event.target).closest(".tokens > li");
    return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
  }

  #clicked = (/** @type {Event} */ event) => {
    const index = this.#index(event);
    if (index >= 0) this.onSelect(index);
  };

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    const from = this.#index(event);
    const last = this.#ids.length - 1;
    /** @type {Record<string, number>} */
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: last };
    const index = to[event.key];
    if (from < 0 || index === undefined || index < 0 || index > last) return;
    event.preventDefault();
    this.onSelect(index);
    this.focus(index);
  };

  #scrolled = (/** @type {Event} */ event) => {
    const { scrollTop, clientHeight, scrollHeight } =
      /** @type {HTMLElement} */ (event.currentTarget);
    const near = scrollTop + clientHeight > scrollHeight - NEAR_THE_END;
    if (near && this.#drawn < this.#ids.length) this.#draw(this.#drawn + AT_FIRST);
  };

  /** @param {number[]} ids @param {number} selected */
  view(ids, selected) {
    if (ids !== this.#ids) this.#set(ids);
    const shown = ids.slice(0, this.#drawn);
    const inTabOrder = Math.min(selected, shown.length - 1);
    const left = ids.length - shown.length;
    return html`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#clicked}
        @keydown=${this.#pressed}
        @scroll=${this.#scrolled}
      >${repeat(shown, (_, i) => this.#keys[i], (id, i) =>
        html`<li><button
          type="button"
          class="token"
          tabindex=${i === inTabOrder ? 0 : -1}
          aria-pressed=${i === selected ? "true" : "false"}
        ><bdi>${this.written(id)}</bdi><span class="id">${id}</span></button></li>`)}</ol>
      ${left > 0
        ? html`<p class="more">${
          button(
            `Show more: ${withCommas(shown.length)} of ${withCommas(ids.length)} tokens are drawn`,
            () => {
              this.#draw(2 * this.#drawn);
              this.focus(shown.length);
            },
          )
        }</p>`
        : nothing}
    `;
  }
}
