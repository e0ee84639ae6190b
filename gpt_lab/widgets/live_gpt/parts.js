// Parts of the page around the model: examples, disclosures, and a word about the model.

import { html, nothing } from "lit-html";
import { button } from "../kit/controls.js";
import { withCommas } from "../kit/format.js";

/** @typedef {import("../kit/widget_context.js").WidgetContext} WidgetContext */

/** @param {[string, string][]} examples names and texts @param {(text: string) => void} onChoose */
export const exampleButtons = (examples, onChoose) =>
  html`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${examples.map(([name, text]) => button(name, () => onChoose(text)))}
    </div>
  `;

/**
 * Disclosures, whose content is rendered only while they are open.
 *
 * @param {Set<string>} open the names of the open ones
 * @param {() => void} changed
 */
export function disclosure(open, changed) {
  /** @param {string} name @param {Event} event */
  const toggle = (name, event) => {
    const isOpen = /** @type {HTMLDetailsElement} */ (event.target).open;
    if (isOpen === open.has(name)) return;
    if (isOpen) open.add(name);
    else open.delete(name);
    changed();
  };
  return (
    /** @type {string} */ name,
    /** @type {string} */ title,
    /** @type {() => unknown} */ content,
  ) =>
    html`
      <details ?open=${open.has(name)} @toggle=${(/** @type {Event} */ event) =>
        toggle(name, event)}>
        <summary>${title}</summary>
        ${open.has(name) ? content() : nothing}
      </details>
    `;
}

/** What the model is and is not, with a link to its card. @param {WidgetContext} context */
export const about = (context) =>
  html`
    <p class="faint about">
      A model of ${cardLink(context)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;

/** The link to the model's card, in the book. @param {WidgetContext} context */
function cardLink(context) {
  const root = context.page
    ? globalThis.document?.documentElement?.dataset?.content_root
    : undefined;
  const words = `${withCommas(context.get("sizes").parameters)} parameters`;
  return root === undefined ? words : html`<a href="${root}book/lab_model.html">${words}</a>`;
}
