// What a widget's set-up gets: its traits, its redrawing, its voice, its end.

import { whenQuiet } from "./quiet.js";

/**
 * What anywidget gives: the traits that Python sees.
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
 * The part of a page's address that belongs to one widget; only the book has it.
 *
 * @typedef {object} Page
 * @property {() => string | undefined} read
 * @property {(state: string | undefined) => void} write undefined takes it out of the address
 * @property {() => string} link the page's address, leading to this widget
 * @property {(listener: () => void) => () => void} listen calls when a link changed it; stops that
 * @property {(name: string, size: number) => Promise<{ url: string, size: number } | { base64: string }>} [source]
 *   where a large file's bytes are: a worker can get them there without the page's help
 */

export class Lab {
  /** What is said to readers who listen. */
  spoken = "";
  /** @type {string} */
  #next = "";
  #stale = false;
  #ended = false;
  /** @type {(() => void)[]} */
  #atEnd = [];
  #speak = whenQuiet(700, () => {
    this.spoken = this.#next;
    this.redraw();
  });

  /**
   * @param {Model} model
   * @param {Page | undefined} page
   * @param {HTMLElement | undefined} host undefined in a book that is being built
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

  /** Sets traits, all at once. @param {Record<string, unknown>} changes */
  set(changes) {
    for (const [name, value] of Object.entries(changes)) this.model.set(name, value);
    this.model.save_changes();
  }

  /**
   * Calls when one of the traits changes, whoever changed it.
   *
   * @param {string[]} names
   * @param {() => void} act
   */
  on(names, act) {
    const events = names.map((name) => `change:${name}`).join(" ");
    this.model.on(events, act);
    this.atEnd(() => this.model.off(events, act));
  }

  /** Draws soon, once for everything that changes together. */
  redraw() {
    if (this.#stale || this.#ended) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      if (!this.#ended) this.draw();
    });
  }

  /** Says something to readers who listen, once things are quiet. @param {string} text */
  say(text) {
    this.#next = text;
    if (this.host) this.#speak();
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  find(selector) {
    return this.host?.querySelector(selector) ?? null;
  }

  /** @param {() => void} act */
  atEnd(act) {
    this.#atEnd.push(act);
  }

  end() {
    this.#ended = true;
    this.#speak.cancel();
    for (const act of this.#atEnd.splice(0)) act();
  }
}
