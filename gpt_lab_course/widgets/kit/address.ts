// A widget's part of the page's address: written when the reader changes something, read when a link sets it.

import { html, nothing } from "lit-html";
import { button } from "./controls.ts";
import { debounce } from "./debounce.ts";
import { LINK } from "./icons.ts";
import type { Page } from "./page.ts";

const MAX_LENGTH = 4000; // characters of state; browsers and chats cut long addresses

interface Options {
  page: Page;
  /** The state for a link; undefined keeps it out of the address. */
  write: () => string | undefined;
  read: (state: string) => void;
  /** Back to how the page began. */
  reset: () => void;
  redraw: () => void;
  /** Finds an element of the widget. */
  find: (selector: string) => Element | null;
}

/**
 * Browsers limit how often an address may change, so writing is debounced. State that is too long for a
 * link is left out, and the widget says so.
 */
export class Address {
  #copyResult = "";
  /** Cached from the last write: encoding a long text on every key would be slow. */
  #tooLong: boolean | undefined;
  #stopListening: () => void;
  #writeSoon = debounce(400, () => {
    const before = this.#tooLong;
    this.options.page.write(this.#checkedState());
    if (this.#tooLong !== before) this.options.redraw();
  });

  constructor(readonly options: Options) {
    this.#stopListening = options.page.listen(() => this.#readLink() || options.reset());
    queueMicrotask(() => this.#readLink()); // once the widget exists
  }

  #checkedState() {
    const state = this.options.write();
    this.#tooLong = (state?.length ?? 0) > MAX_LENGTH;
    return this.#tooLong ? undefined : state;
  }

  /** Whether the address has state of this widget. */
  #readLink() {
    const state = this.options.page.read();
    if (state === undefined) return false;
    this.options.read(state);
    this.#tooLong = false; // it came in a link
    this.#writeSoon.cancel(); // it is there already
    return true;
  }

  /** Call this before the reader goes to another view: Back will lead to this one. */
  enter() {
    this.#writeSoon.flush();
    this.options.page.enter();
  }

  /** Call this when the reader has changed something. */
  changed() {
    this.#copyResult = "";
    this.#writeSoon();
  }

  dispose() {
    this.#writeSoon.cancel();
    this.#stopListening();
  }

  async #copy() {
    this.#writeSoon.flush();
    if (this.#tooLong) return;
    const link = this.options.page.link();
    try {
      await navigator.clipboard.writeText(link);
      this.#copyResult = "Copied.";
    } catch {
      this.#copyResult = link;
    }
    this.options.redraw();
    await Promise.resolve();
    (this.options.find(".copy-link input") as HTMLInputElement | null)?.select();
  }

  /** A button that copies the link. If the browser refuses, the link itself appears, to be copied by hand. */
  copyLink() {
    if (this.#tooLong === undefined) this.#checkedState();
    if (this.#tooLong) return html`<span class="faint">This text is too long for a link.</span>`;
    const copied = this.#copyResult === "Copied.";
    return html`
      <span class="copy-link">
        ${button([LINK(), html`<span>Copy link</span>`], () => this.#copy())}
        <span class="faint" role="status">${copied
          ? "Copied."
          : this.#copyResult && "Copy this:"}</span>
        ${this.#copyResult && !copied
          ? html`<input type="text" readonly .value=${this.#copyResult} aria-label="Link to this view">`
          : nothing}
      </span>
    `;
  }
}
