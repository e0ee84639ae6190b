// A choice of one token of a text, or of all.

import { html, nothing } from "lit-html";
import { moveRovingTabindex } from "../kit/roving_tabindex.js";

/**
 * @param {object} options
 * @param {string} options.label
 * @param {unknown[]} options.tokens their templates
 * @param {string[]} options.names their accessible names
 * @param {number | undefined} options.chosen
 * @param {string} options.none the label for the choice of no particular token
 * @param {(position: number | undefined) => void} options.onChoose
 */
export function places({ label, tokens, names, chosen, none, onChoose }) {
  /** @param {unknown} content @param {string} name @param {number} i 0 for none, then the tokens */
  const one = (content, name, i) => {
    const is = i === (chosen === undefined ? 0 : chosen + 1);
    /** @param {number} to */
    const go = (to) => onChoose(to === 0 ? undefined : to - 1);
    return html`<li><button
      type="button"
      class=${i === 0 ? nothing : "token"}
      tabindex=${is ? 0 : -1}
      aria-pressed=${is ? "true" : "false"}
      aria-label=${name}
      @click=${() => go(i)}
      @keydown=${(/** @type {KeyboardEvent} */ event) =>
      moveRovingTabindex(event, i, tokens.length + 1, go)}
    >${i === 0 ? content : html`<bdi>${content}</bdi>`}</button></li>`;
  };
  return html`
    <div class="places"><span class="title">${label}</span>
      <ol class="tokens" aria-label=${label}>
        ${one(none, none, 0)}
        ${tokens.map((token, t) => one(token, names[t], t + 1))}
      </ol>
    </div>
  `;
}
