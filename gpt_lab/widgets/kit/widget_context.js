// What a widget's set-up works with: traits, redrawing, screen-reader announcements, and cleanup.

import { debounce } from "./debounce.js";

/**
 * The traits that the widget shares with Python, as anywidget provides them.
 *
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(events: string, listener: (...values: any[]) => void) => void} on
 * @property {(events: string, listener: (...values: any[]) => void) => void} off
 * @property {(message: object) => void} send
 */

/**
 * One widget's part of the page's address. Only the book's pages have one.
 *
 * @typedef {object} Page
 * @property {() => string | undefined} read
 * @property {(state: string | undefined) => void} write undefined removes it from the address
 * @property {() => string} link the page's address, which scrolls to this widget
 * @property {(listener: () => void) => () => void} listen calls back when a link changed it; returns the function
 *   that stops listening
 * @property {(name: string, size: number) => Promise<{ url: string, size: number } | { base64: string }>} [source]
 *   where to get a large file's bytes, so that a worker can fetch them itself
 */

export class WidgetContext {
  /** What screen readers announce. */
  announcement = "";
  /** @type {string} */
  #nextAnnouncement = "";
  #redrawQueued = false;
  #disposed = false;
  /** @type {(() => void)[]} */
  #cleanups = [];
  #announceSoon = debounce(700, () => {
    this.announcement = this.#nextAnnouncement;
    this.redraw();
  });

  /**
   * @param {Model} model
   * @param {Page | undefined} page
   * @param {HTMLElement | undefined} host undefined while the book is being built
   * @param {() => void} draw
   */
  constructor(model, page, host, draw) {
    this.model = model;
    this.page = page;
    this.host = host;
    this.draw = draw;
  }

  /** @param {string} name */
  get(name) {
    return this.model.get(name);
  }

  /** Sets several traits at once. @param {Record<string, unknown>} changes */
  set(changes) {
    for (const [name, value] of Object.entries(changes)) this.model.set(name, value);
    this.model.save_changes();
  }

  /**
   * Calls back when one of the traits changes, whether Python or the page changed it.
   *
   * @param {string[]} names
   * @param {() => void} act
   */
  on(names, act) {
    const events = names.map((name) => `change:${name}`).join(" ");
    this.model.on(events, act);
    this.onCleanup(() => this.model.off(events, act));
  }

  /** Draws in the next microtask, once for all changes made until then. */
  redraw() {
    if (this.#redrawQueued || this.#disposed) return;
    this.#redrawQueued = true;
    queueMicrotask(() => {
      this.#redrawQueued = false;
      if (!this.#disposed) this.draw();
    });
  }

  /** Has screen readers announce a text, once the widget has been quiet for a moment. @param {string} text */
  announce(text) {
    this.#nextAnnouncement = text;
    if (this.host) this.#announceSoon();
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  find(selector) {
    return this.host?.querySelector(selector) ?? null;
  }

  /** Registers what to undo when the widget goes away. @param {() => void} act */
  onCleanup(act) {
    this.#cleanups.push(act);
  }

  /** Stops drawing and runs the registered cleanups. */
  dispose() {
    this.#disposed = true;
    this.#announceSoon.cancel();
    for (const act of this.#cleanups.splice(0)) act();
  }
}
