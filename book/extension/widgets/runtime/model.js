// The kernel's side of anywidget's protocol (https://anywidget.dev): a widget's traits, on a page without a kernel.

/** @typedef {(...values: any[]) => void} Listener */

export class Model {
  /** @type {Record<string, unknown>} */
  #state;
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map();
  /** @type {(name: string) => Promise<DataView>} */
  #fetchAsset;

  /** @param {Record<string, unknown>} state @param {(name: string) => Promise<DataView>} fetchAsset */
  constructor(state, fetchAsset) {
    this.#state = state;
    this.#fetchAsset = fetchAsset;
  }

  /** @param {string} name */
  get(name) {
    return this.#state[name];
  }

  /** @param {string | Record<string, unknown>} name @param {unknown} [value] */
  set(name, value) {
    if (typeof name === "object") {
      for (const [key, traitValue] of Object.entries(name)) this.set(key, traitValue);
    } else if (this.#state[name] !== value) {
      this.#state[name] = value;
      this.#emit(`change:${name}`, this, value);
      this.#emit("change", this);
    }
  }

  save_changes() {}

  /** @param {string} events @param {Listener} listener */
  on(events, listener) {
    for (const event of events.split(" ")) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
    }
  }

  /** @param {string} [events] @param {Listener} [listener] */
  off(events, listener) {
    for (const event of events?.split(" ") ?? this.#listeners.keys()) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
    }
  }

  /** @param {{ type: string, name: string }} message */
  send({ type, name }) {
    if (type !== "asset") return;
    this.#fetchAsset(name).then(
      (view) => this.#emit("msg:custom", { type, name }, [view]),
      (error) => this.#emit("msg:custom", { type, name, error: error.message }, []),
    );
  }

  /** @param {string} event @param {unknown[]} values */
  #emit(event, ...values) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...values);
  }
}
