// All heads as small pictures: one is in the tab order, arrow keys move to the others.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { moveRovingTabindex } from "../kit/grid_keys.ts";
import type { Head } from "./order.ts";
import { type Picture, smallMultiple } from "./small_multiple.ts";

/** "1.3" */
export const nameOf = ({ layer, head }: Head) => `${layer}.${head}`;

export const partOf = ({ layer, head }: Head) => `blocks.${layer}.attention.heads.${head}`;

/** .95 */
const points = (score: number) => score.toFixed(2).replace(/^0/, "");

interface HeadGrid {
  /** In display order. */
  heads: Head[];
  columns: number;
  /** By the heads' names. */
  pictures: Map<string, Picture>;
  T: number;
  query: number;
  chosen: Head;
  off: Set<string>;
  onChoose: (head: Head) => void;
}

export function headGrid(
  { heads, columns, pictures, T, query, chosen, off, onChoose }: HeadGrid,
) {
  const at = heads.findIndex((head) => nameOf(head) === nameOf(chosen));
  const key = (event: KeyboardEvent, i: number) =>
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
          @keydown=${(event: KeyboardEvent) => key(event, i)}
        ><span class="caption"><span class="name">${nameOf(head)}</span>
          <span class="faint">${score}</span></span>${
          picture ? smallMultiple(picture, T, query) : nothing
        }</button></li>`;
      })}
    </ol>
  `;
}
