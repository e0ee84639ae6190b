// A text's tokens in a row. One is in the tab order; arrow keys move to its neighbors.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button } from "./controls.ts";
import { withCommas } from "./format.ts";

const BATCH = 160; // more than the box shows at once; each costs layout at every key
const SCROLL_MARGIN = 400; // pixels

/** The part of a widget's kit that a row needs. */
interface Kit {
  redraw: () => void;
  find: (selector: string) => HTMLElement | null;
}

/** The tokens of a text. Of a long text only the first ones are drawn, and more on scrolling. */
export class TokenRow {
  #visibleCount = BATCH;
  #ids: number[] = [];
  /** A stable key for each token, for lit-html's `repeat`. */
  #keys: number[] = [];
  #nextKey = 0;

  /** @param template a token's template, by its ID */
  constructor(
    readonly kit: Kit,
    readonly template: (id: number) => unknown,
    readonly onSelect: (index: number) => void,
  ) {}

  /** Focuses a token, and draws it first if needed. */
  focus(index: number) {
    if (index >= this.#visibleCount) this.#show(index + BATCH);
    queueMicrotask(() =>
      queueMicrotask(() => {
        const item = this.kit.find(".tokens")?.children[index];
        (item?.firstElementChild as HTMLElement | undefined)?.focus();
      })
    );
  }

  #show(count: number) {
    this.#visibleCount = count;
    this.kit.redraw();
  }

  /** Updates the tokens; those before and after the change keep their keys. */
  #set(ids: number[]) {
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

  #index(event: Event) {
    const item = (event.target as Element).closest(".tokens > li");
    return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
  }

  #onClick = (event: Event) => {
    const index = this.#index(event);
    if (index >= 0) this.onSelect(index);
  };

  #onKeydown = (event: KeyboardEvent) => {
    const from = this.#index(event);
    const last = this.#ids.length - 1;
    const steps: Record<string, number> = {
      ...{ ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: last },
    };
    const index = steps[event.key];
    if (from < 0 || index === undefined || index < 0 || index > last) return;
    event.preventDefault();
    this.onSelect(index);
    this.focus(index);
  };

  #onScroll = (event: Event) => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget as HTMLElement;
    const near = scrollTop + clientHeight > scrollHeight - SCROLL_MARGIN;
    if (near && this.#visibleCount < this.#ids.length) this.#show(this.#visibleCount + BATCH);
  };

  view(ids: number[], selected: number) {
    if (ids !== this.#ids) this.#set(ids);
    const visible = ids.slice(0, this.#visibleCount);
    const inTabOrder = Math.min(selected, visible.length - 1);
    const hidden = ids.length - visible.length;
    const more = () => {
      this.#show(2 * this.#visibleCount);
      this.focus(visible.length);
    };
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
      ${hidden > 0
        ? html`<p class="more">${
          button(
            `Show more: ${withCommas(visible.length)} of ${
              withCommas(ids.length)
            } tokens are drawn`,
            more,
          )
        }</p>`
        : nothing}
    `;
  }
}
