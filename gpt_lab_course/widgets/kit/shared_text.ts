// A text that all widgets of a page can share, if the reader wants that.

import { html, nothing } from "lit-html";
import { toggle } from "./controls.ts";

const ON_PAGE = Symbol.for("gpt-lab shared text");

/** The state shared by the page's widgets; each bundle has its own copy of this module. */
interface OnPage {
  on: boolean;
  takers: Set<(text: string) => void>;
  watchers: Set<() => void>;
}

export type SharedText = ReturnType<typeof sharedText>;

/** A widget's part in the shared text. @param take sets this widget's text */
export function sharedText(take: (text: string) => void) {
  const page = globalThis as { [ON_PAGE]?: OnPage };
  const all = page[ON_PAGE] ??= { on: false, takers: new Set(), watchers: new Set() };
  const announce = () => {
    for (const watcher of all.watchers) watcher();
  };
  all.takers.add(take);
  queueMicrotask(announce);
  let last = "";
  return {
    /** Calls back when widgets come or go, or share. Returns the function that stops this. */
    watch(watcher: () => void) {
      all.watchers.add(watcher);
      return () => all.watchers.delete(watcher);
    },
    /** Call this with the text that the reader typed. */
    enter(text: string) {
      last = text;
      if (!all.on) return;
      for (const other of all.takers) if (other !== take) other(text);
    },
    leave() {
      all.takers.delete(take);
      announce();
    },
    /** A switch, where there are several widgets to share with. */
    view: () =>
      all.takers.size < 2 ? nothing : html`<div class="shared-text">${
        toggle({
          label: "Same text in all widgets of this page",
          name: "shared_text",
          checked: all.on,
          onChange: (on) => {
            all.on = on;
            if (on && last) { for (const other of all.takers) if (other !== take) other(last); }
            announce();
          },
        })
      }</div>`,
  };
}
