// A widget's state in the address, as the reader changes it and as a link brings it.

import { html, nothing } from "lit-html";
import { button } from "./controls.js";
import { whenQuiet } from "./quiet.js";

/** @typedef {import("./lab.js").Lab} Lab */

const LONGEST = 4000; // characters of state; browsers and chats cut long addresses

/**
 * Keeps a widget's part of the page's address. Browsers refuse to change it many times a second, so it
 * is written once things are quiet. State that is too long for a link is in none, and the widget says so.
 * Where there is no address, nothing happens.
 *
 * @param {Lab} lab
 * @param {object} how
 * @param {() => string | undefined} how.write the state; undefined when it is not to be in the address
 * @param {(state: string) => void} how.read takes what a link says
 */
export function addressOf(lab, { write, read }) {
  const { page } = lab;
  if (!page) return undefined;
  let copied = "";
  // Known from the last time that the state was written: writing it takes a time that grows with the
  // text, which is too much for every key.
  /** @type {boolean | undefined} */
  let tooLong;
  const state = () => {
    const written = write();
    tooLong = (written?.length ?? 0) > LONGEST;
    return tooLong ? undefined : written;
  };
  const later = whenQuiet(400, () => {
    const before = tooLong;
    page.write(state());
    if (tooLong !== before) lab.redraw();
  });
  const take = () => {
    const given = page.read();
    if (given === undefined) return;
    read(given);
    tooLong = false; // it came in a link
    later.cancel(); // it is there already
  };
  lab.atEnd(later.cancel);
  lab.atEnd(page.listen(take));
  queueMicrotask(take); // once the widget is there

  async function copy() {
    later.now();
    if (tooLong) return;
    const link = /** @type {Page} */ (page).link();
    try {
      await navigator.clipboard.writeText(link);
      copied = "Copied.";
    } catch {
      copied = link;
    }
    lab.redraw();
    await Promise.resolve();
    /** @type {HTMLInputElement | null} */ (lab.find(".copy-link input"))?.select();
  }

  return {
    /** The reader changed something. */
    changed() {
      copied = "";
      later();
    },
    /** A button that copies the link; where that is refused, the link to copy. */
    copyLink: () => {
      if (tooLong === undefined) state();
      return tooLong ? html`<span class="faint">This text is too long for a link.</span>` : html`
        <span class="copy-link">
          ${button("Copy link", copy)}
          <span class="faint" role="status">${copied &&
            (copied === "Copied." ? copied : "Copy this:")}</span>
          ${copied && copied !== "Copied."
            ? html`<input type="text" readonly .value=${copied} aria-label="Link to this view">`
            : nothing}
        </span>
      `;
    },
  };
}

/** @typedef {import("./lab.js").Page} Page */
