// Where a token looks: the text's tokens, each as dark as the attention that it gets.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { percent } from "../kit/format.js";
import { shade } from "../kit/heat_map.js";
import { moveRovingTabindex } from "../kit/roving_tabindex.js";

/**
 * What is under the mouse or has the focus looks for as long as it is; what is clicked or touched stays.
 *
 * @param {object} options
 * @param {ArrayLike<number>} options.row the attention of the token that looks, [T]
 * @param {unknown[]} options.tokens as they are written
 * @param {string[]} options.names as they are said
 * @param {number} options.query the token that looks
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
