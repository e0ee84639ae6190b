// A text's tokens in a row. One is in the tab order; arrow keys move to its neighbors.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button } from "./controls.js";
import { withCommas } from "./format.js";

const BATCH = 300;
const SCROLL_MARGIN = 400; // pixels

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */

/** The tokens of a text. Of a long text only the first ones are drawn, and more on scrolling. */
export class TokenRow {
  #visibleCount = BATCH;
  /** @type {number[]} */
  #ids = [];
  /** A stable key for each token, for lit-html's `repeat`. @type {number[]} */
  #keys = [];
  #nextKey = 0;

  /**
   * @param {WidgetContext} context
   * @param {(id: number) => unknown} template a token's template
   * @param {(index: number) => void} onSelect
   */
  constructor(context, template, onSelect) {
    this.context = context;
    this.template = template;
    this.onSelect = onSelect;
  }

  /** Focuses a token, and draws it first if needed. @param {number} index */
  focus(index) {
    if (index >= this.#visibleCount) this.#show(index + BATCH);
    queueMicrotask(() =>
      queueMicrotask(() => {
        const list = this.context.find(".tokens");
        /** @type {HTMLElement | null | undefined} */ (list?.children[index]?.firstElementChild)
          ?.focus();
      })
    );
  }

  /** @param {number} count */
  #show(count) {
    this.#visibleCount = count;
    this.context.redraw();
  }

  /** Updates the tokens; those before and after the change keep their keys. @param {number[]} ids */
  #set(ids) {
    const previous = this.#ids;
    const shorter = Math.min(previous.length, ids.length);
    let head = 0;
    while (head < shorter && previous[head] === ids[head]) head += 1;
    let tail = 0;
    while (tail < shorter - head && previous.at(-1 - tail) === ids.at(-1 - tail)) tail += 1;
    const middle = Array.from({ length: ids.length - head - tail }, () => this.#nextKey++);
    const oldKeys = this.#keys;
    this.#keys = [...oldKeys.slice(0, head), ...middle, ...oldKeys.slice(oldKeys.length - tail)];
    this.#ids = ids;
  }

  /** @param {Event} event */
  #index(event) {
    const item = /** @type {Element} */ (event.target).closest(".tokens > li");
    return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
  }

  #onClick = (/** @type {Event} */ event) => {
    const index = this.#index(event);
    if (index >= 0) this.onSelect(index);
  };

  #onKeydown = (/** @type {KeyboardEvent} */ event) => {
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

  #onScroll = (/** @type {Event} */ event) => {
    const { scrollTop, clientHeight, scrollHeight } =
      /** @type {HTMLElement} */ (event.currentTarget);
    const near = scrollTop + clientHeight > scrollHeight - SCROLL_MARGIN;
    if (near && this.#visibleCount < this.#ids.length) this.#show(this.#visibleCount + BATCH);
  };

  /** @param {number[]} ids @param {number} selected */
  view(ids, selected) {
    if (ids !== this.#ids) this.#set(ids);
    const visible = ids.slice(0, this.#visibleCount);
    const inTabOrder = Math.min(selected, visible.length - 1);
    const hiddenCount = ids.length - visible.length;
    return html`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#onClick}
        @keydown=${this.#onKeydown}
        @scroll=${this.#onScroll}
      >${repeat(visible, (_, i) => this.#keys[i], (id, i) =>
        html`<li><button
          type="button"
          class="token"
          tabindex=${i === inTabOrder ? 0 : -1}
          aria-pressed=${i === selected ? "true" : "false"}
        ><bdi>${this.template(id)}</bdi><span class="id">${id}</span></button></li>`)}</ol>
      ${hiddenCount > 0
        ? html`<p class="more">${
          button(
            `Show more: ${withCommas(visible.length)} of ${
              withCommas(ids.length)
            } tokens are drawn`,
            () => {
              this.#show(2 * this.#visibleCount);
              this.focus(visible.length);
            },
          )
        }</p>`
        : nothing}
    `;
  }
}
