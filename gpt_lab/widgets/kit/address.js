// A widget's state in the page's address: written when the reader changes it, read when a link sets it.

import { html, nothing } from "lit-html";
import { button } from "./controls.js";
import { debounce } from "./debounce.js";

/** @typedef {import("./widget_context.js").WidgetContext} WidgetContext */

const MAX_LENGTH = 4000; // characters of state; browsers and chats cut long addresses

/**
 * Keeps a widget's part of the page's address up to date. Browsers limit how often an address may change,
 * so writing is debounced. State that is too long for a link is left out, and the widget says so. Without
 * an address, as in Jupyter, nothing happens.
 *
 * @param {WidgetContext} context
 * @param {object} options
 * @param {() => string | undefined} options.write returns the state; undefined keeps it out of the address
 * @param {(state: string) => void} options.read takes the state of a link
 */
export function addressOf(context, { write, read }) {
  const { page } = context;
  if (!page) return undefined;
  let copyResult = "";
  // From the last time that the state was written: writing it on every key would be slow for a long text.
  /** @type {boolean | undefined} */
  let tooLong;
  const checkedState = () => {
    const state = write();
    tooLong = (state?.length ?? 0) > MAX_LENGTH;
    return tooLong ? undefined : state;
  };
  const writeSoon = debounce(400, () => {
    const before = tooLong;
    page.write(checkedState());
    if (tooLong !== before) context.redraw();
  });
  const readLink = () => {
    const state = page.read();
    if (state === undefined) return;
    read(state);
    tooLong = false; // it came in a link
    writeSoon.cancel(); // it is there already
  };
  context.onCleanup(writeSoon.cancel);
  context.onCleanup(page.listen(readLink));
  queueMicrotask(readLink); // once the widget exists

  async function copy() {
    writeSoon.flush();
    if (tooLong) return;
    const link = /** @type {Page} */ (page).link();
    try {
      await navigator.clipboard.writeText(link);
      copyResult = "Copied.";
    } catch {
      copyResult = link;
    }
    context.redraw();
    await Promise.resolve();
    /** @type {HTMLInputElement | null} */ (context.find(".copy-link input"))?.select();
  }

  return {
    /** To be called when the reader changed something. */
    changed() {
      copyResult = "";
      writeSoon();
    },
    /** A button that copies the link. If the browser refuses, the link itself appears, to be copied by hand. */
    copyLink: () => {
      if (tooLong === undefined) checkedState();
      return tooLong ? html`<span class="faint">This text is too long for a link.</span>` : html`
        <span class="copy-link">
          ${button("Copy link", copy)}
          <span class="faint" role="status">${copyResult &&
            (copyResult === "Copied." ? copyResult : "Copy this:")}</span>
          ${copyResult && copyResult !== "Copied."
            ? html`<input type="text" readonly .value=${copyResult} aria-label="Link to this view">`
            : nothing}
        </span>
      `;
    },
  };
}

/** @typedef {import("./widget_context.js").Page} Page */
