// The lens as a table: a row for each residual stream, a column for each token, and in each cell the most probable
// next token.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { sharePercent } from "../kit/format.js";
import { moveInGrid, shade } from "../kit/heat_map.js";

/** @typedef {import("../../engine/messages.ts").Word} Word */

/**
 * @param {object} options
 * @param {number[]} options.ids the tokens that have a column
 * @param {Word[][]} options.best for each row, each column's likeliest token
 * @param {string[]} options.rowNames
 * @param {[row: number, column: number]} options.selected
 * @param {(row: number, column: number) => void} options.onSelect
 * @param {(id: number) => unknown} options.template a token's template
 * @param {(id: number) => string} options.plain its text
 * @param {(id: number) => string} options.name its column heading
 */
export function lensGrid({ ids, best, rowNames, selected, onSelect, template, plain, name }) {
  const size = /** @type {[number, number]} */ ([rowNames.length, ids.length]);
  return html`
    <table class="heat-map lens-grid">
      <caption>The likeliest next token, if the model ended there</caption>
      <thead>
        <tr><th scope="col" class="corner">after …</th>${ids.map((id) =>
          html`<th scope="col"><bdi>${name(id)}</bdi></th>`
        )}</tr>
      </thead>
      <tbody>
        ${best.map((words, row) =>
          html`
            <tr class=${row === selected[0] ? "chosen" : ""}>
              <th scope="row">${rowNames[row]}</th>
              ${words.map(({ id, probability }, column) => {
                const chosen = row === selected[0] && column === selected[1];
                const hit = id === ids[column + 1];
                const label = `${rowNames[row]}, after “${plain(ids[column])}”: “${plain(id)}”, ${
                  sharePercent(probability)
                }${hit ? ", as the text goes on" : ""}`;
                return html`<td><button
                  type="button"
                  class=${hit ? "hit" : ""}
                  tabindex=${chosen ? 0 : -1}
                  aria-pressed=${chosen ? "true" : "false"}
                  aria-label=${label}
                  data-tip=${label}
                  style=${styleMap(shade(probability))}
                  @click=${() => onSelect(row, column)}
                  @keydown=${(/** @type {KeyboardEvent} */ event) =>
                  moveInGrid(event, [row, column], size, onSelect)}
                ><bdi>${template(id)}</bdi></button></td>`;
              })}
            </tr>
          `
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">in the text</th>${ids.map((_, column) =>
          html`<td><bdi>${column + 1 < ids.length ? template(ids[column + 1]) : "?"}</bdi></td>`
        )}</tr>
      </tfoot>
    </table>
  `;
}
