/** Shows search results as you type: in the dialog of every page, and on the search page. */

import { type Found, MOST, Search, type Section } from "./search.ts";

/** A page as `index.py` writes it: its address, its title, and its sections. */
type Page = [address: string, title: string, rows: Row[]];
type Row = [
  anchor: string,
  kind: Section["kind"],
  title: string,
  text: string,
  code: string,
  also?: string[],
];

const PAUSE = 60; // ms without a key before the results follow
const FEW = 8; // results in the dialog
const ROOT = document.documentElement.dataset.content_root ?? "";

/** An element with text or elements in it; readers' input is never markup. */
function element(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

function link(address: string, ...content: (string | Node)[]): HTMLElement {
  const made = element("a", "", ...content);
  made.setAttribute("href", ROOT + address);
  return made;
}

function result({ address, anchor, excerpt, kind, pageTitle, title }: Found): HTMLElement {
  const heading = link(anchor ? `${address}#${anchor}` : address, title);
  const place = anchor ? [element("span", "search-place", pageTitle)] : [];
  const sentence = excerpt.map((part, i) => i % 2 ? element("mark", "", part) : part);
  return element("li", `search-${kind}`, heading, ...place, element("p", "", ...sentence));
}

/** A field, and the list of results below it. */
class Results {
  private readonly dialog: HTMLDialogElement | null;
  private readonly status = element("p", "search-status");
  private readonly list = element("ol", "");

  constructor(private readonly search: Search, private readonly field: HTMLInputElement) {
    this.dialog = field.closest("dialog");
    const place = element("div", "search-found", this.status, this.list);
    this.status.role = "status";
    if (this.dialog) this.dialog.append(place);
    else document.getElementById("search-results")?.replaceChildren(place);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    field.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => this.show(), PAUSE);
    });
    if (!this.dialog) field.form?.addEventListener("submit", () => this.show());
    for (const part of [field, place]) part.addEventListener("keydown", (key) => this.step(key));
    place.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) this.dialog?.close(); // it may be on this page
    });
    this.show();
    search.ready.then(() => this.list.contains(document.activeElement) || this.show());
  }

  private show() {
    const query = this.field.value.trim();
    const found = query ? this.search.find(query) : [];
    const shown = this.dialog ? found.slice(0, FEW) : found;
    this.list.replaceChildren(...shown.map(result));
    const count = found.length < MOST ? `${found.length}` : `The ${MOST} best`;
    this.status.textContent = !query
      ? ""
      : found.length
      ? `${count} ${found.length > 1 ? "results" : "result"}`
      : `Nothing found for “${query}”`;
    if (shown.length < found.length) {
      const all = link(`search.html?q=${encodeURIComponent(query)}`, `Show ${found.length}`);
      this.status.replaceChildren(`The ${FEW} best results. `, all);
    }
  }

  /** Arrows lead from the field through the results, and back. */
  private step(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [this.field, ...this.list.querySelectorAll("a")];
    if (!step || stops.length === 1) return;
    event.preventDefault();
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)].focus();
  }
}

function start(pages: Page[]) {
  const sections = pages.flatMap(([, , rows], page) =>
    rows.map(([anchor, kind, title, text, code, also = []]) => (
      { page, anchor, kind, title, text, code, also }
    ))
  );
  const search = new Search(pages.map(([address, title]) => [address, title]), sections);
  for (const field of document.querySelectorAll<HTMLInputElement>("form.bd-search input[name=q]")) {
    if (!field.closest("dialog")) followAddress(field);
    new Results(search, field);
  }
}

/** Keeps the query in the search page's address. */
function followAddress(field: HTMLInputElement) {
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  const note = () => history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
  field.addEventListener("change", note);
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    note();
  });
  field.focus();
}

Object.assign(globalThis, { gptLabSearch: start });
