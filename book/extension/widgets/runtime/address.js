// Widget state in the page's address, after the #, which is not sent to any server. The address has an anchor, as
// any may, and a part for each widget whose state is not its initial one:
// #a-heading;explorer?d_model=1024&…;tokens?…

/** The anchor and the widgets' parts of a hash. @param {string} hash */
export function parse(hash) {
  let text = hash.replace(/^#/, "");
  try {
    text = decodeURIComponent(text); // some programs escape links
  } catch {
    // brackets are not escaped
  }
  let place = "";
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const part of text.split(";")) {
    const at = part.indexOf("?");
    if (at >= 0) parts.set(part.slice(0, at), part.slice(at + 1));
    else if (part) place = part;
  }
  return { place, parts };
}

/** @param {string} place @param {Map<string, string>} parts */
export function format(place, parts) {
  const all = [...parts].map(([key, state]) => `${key}?${state}`);
  return `#${[...(place ? [place] : []), ...all].join(";")}`;
}

/** The address of the current page. */
export class Address {
  /** @type {Map<string, string>} */
  #parts;
  /** @type {Map<string, () => void>} */
  #listeners = new Map();

  constructor() {
    this.#parts = parse(location.hash).parts;
    addEventListener("hashchange", () => this.#changed());
    addEventListener("popstate", ({ state }) => {
      if (state?.viewOf) this.#back(state.viewOf);
    });
  }

  /** The reader followed a link to a heading, which keeps the widgets' state, or to another state. */
  #changed() {
    const { place, parts } = parse(location.hash);
    for (const [key, state] of parts) this.#parts.set(key, state);
    if (this.#parts.size) this.#replace(place);
    for (const key of parts.keys()) this.#listeners.get(key)?.();
    if (parts.size) this.scroll();
  }

  /** Back or forward to another view of a widget: to its part of the address, or to its initial state. @param {string} key */
  #back(key) {
    const { place, parts } = parse(location.hash);
    const state = parts.get(key);
    if (state === undefined) this.#parts.delete(key);
    else this.#parts.set(key, state);
    this.#replace(place); // the other widgets keep their states
    this.#listeners.get(key)?.();
  }

  /** @param {string} place */
  #replace(place) {
    const hash = this.#parts.size || place ? format(place, this.#parts) : "";
    const url = new URL(location.href);
    url.hash = hash;
    history.replaceState(history.state, "", url);
  }

  /** Whether the address has state for a widget, or leads to it. @param {string} key */
  names(key) {
    return this.#parts.has(key) || parse(location.hash).place === hostId(key);
  }

  /** Scrolls to the address's anchor, or to the first widget that it has state for. */
  scroll() {
    const { place, parts } = parse(location.hash);
    if (!parts.size) return; // the browser has scrolled there
    const [first] = parts.keys();
    (document.getElementById(place) ?? document.getElementById(hostId(first)))?.scrollIntoView();
  }

  /** A widget's own part of the address. @param {string} key */
  page(key) {
    return {
      read: () => this.#parts.get(key),
      /** @param {string | undefined} state */
      write: (state) => {
        if (state === undefined) this.#parts.delete(key);
        else this.#parts.set(key, state);
        this.#replace(parse(location.hash).place);
      },
      enter: () => {
        history.replaceState({ ...history.state, viewOf: key }, "");
        history.pushState(history.state, "");
      },
      link: () => {
        const url = new URL(location.href);
        const state = this.#parts.get(key);
        url.hash = format(hostId(key), new Map(state === undefined ? [] : [[key, state]]));
        return url.href;
      },
      /** @param {() => void} listener */
      listen: (listener) => {
        this.#listeners.set(key, listener);
        return () => this.#listeners.delete(key);
      },
    };
  }
}

/** The id of a widget's host element. @param {string} key */
export const hostId = (key) => `widget-${key}`;
