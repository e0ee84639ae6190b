// All heads as small pictures: one is in the tab order, arrow keys move to the others.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { moveRovingTabindex } from "../kit/roving_tabindex.js";
import { smallMultiple } from "./small_multiple.js";

/** @typedef {import("./order.js").Head} Head */

/** "1.3" @param {Head} head */
export const nameOf = ({ layer, head }) => `${layer}.${head}`;

/** @param {Head} head */
export const partOf = ({ layer, head }) => `blocks.${layer}.attention.heads.${head}`;

/** .95 @param {number} score */
const points = (score) => score.toFixed(2).replace(/^0/, "");

/**
 * @param {object} options
 * @param {Head[]} options.heads in display order
 * @param {number} options.columns
 * @param {Map<string, import("./small_multiple.js").Picture>} options.pictures by the heads' names
 * @param {number} options.T
 * @param {number} options.query
 * @param {Head} options.chosen
 * @param {Set<string>} options.off
 * @param {(head: Head) => void} options.onChoose
 */
export function headGrid({ heads, columns, pictures, T, query, chosen, off, onChoose }) {
  const at = heads.findIndex((head) => nameOf(head) === nameOf(chosen));
  /** @param {KeyboardEvent} event @param {number} i */
  const key = (event, i) =>
    moveRovingTabindex(event, i, heads.length, (to) => onChoose(heads[to]), columns);
  return html`
    <ol class="heads" aria-label="Heads" style="--columns: ${columns}">
      ${repeat(heads, nameOf, (head, i) => {
        const isOff = off.has(partOf(head));
        const picture = pictures.get(nameOf(head));
        const score = head.score === undefined ? "" : points(head.score);
        return html`<li><button
          type="button"
          class=${isOff ? "off" : ""}
          tabindex=${i === at ? 0 : -1}
          aria-pressed=${i === at ? "true" : "false"}
          aria-label="Head ${head.head} of block ${head.layer}${
          score && `, score ${head.score?.toFixed(2)}`
        }${isOff ? ", off" : ""}"
          @click=${() => onChoose(head)}
          @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, i)}
        ><span class="caption"><span class="name">${nameOf(head)}</span>
          <span class="faint">${score}</span></span>${
          picture ? smallMultiple(picture, T, query) : nothing
        }</button></li>`;
      })}
    </ol>
  `;
}
