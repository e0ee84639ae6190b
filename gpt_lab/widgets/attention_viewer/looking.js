// Where a token attends: the text's tokens, shaded by their attention weights.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { percent } from "../kit/format.js";
import { shade } from "../kit/heat_map.js";
import { moveRovingTabindex } from "../kit/roving_tabindex.js";

/**
 * The hovered token is the query while it is hovered; a click or touch selects one.
 *
 * @param {object} options
 * @param {ArrayLike<number>} options.row the query's attention weights, [T]
 * @param {unknown[]} options.tokens their templates
 * @param {string[]} options.names their accessible names
 * @param {number} options.query the index of the query
 * @param {(token: number) => void} options.onLook
 * @param {(token: number) => void} options.onChoose
 * @param {() => void} options.onLeave
 */
export function attentionTokens({ row, tokens, names, query, onLook, onChoose, onLeave }) {
  return html`
    <ol class="looking" aria-label="Tokens: choose one to see where it looks"
      @pointerleave=${onLeave}>
      ${tokens.map((token, t) => {
        const weight = t <= query ? row[t] : 0;
        const share = t <= query ? percent(weight, 0) : "";
        return html`<li><button
          type="button"
          class=${t === query ? "looks" : t > query ? "later" : ""}
          tabindex=${t === query ? 0 : -1}
          aria-pressed=${t === query ? "true" : "false"}
          aria-label="${names[t]}${share && `, gets ${share}`}"
          style=${styleMap(shade(weight))}
          @click=${() => onChoose(t)}
          @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) =>
          pointerType === "mouse" && onLook(t)}
          @keydown=${(/** @type {KeyboardEvent} */ event) =>
          moveRovingTabindex(event, t, tokens.length, onChoose)}
        ><bdi>${token}</bdi><span class="share">${share || "–"}</span></button></li>`;
      })}
    </ol>
  `;
}
