// The lens as a table: a row for each residual stream, a column for each token, and in each cell the most probable
// next token.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import type { Word } from "../../engine/messages.ts";
import { sharePercent } from "../kit/format.ts";
import { moveInGrid } from "../kit/grid_keys.ts";
import { shade } from "../kit/heat_map.ts";
import type { Tokens } from "../kit/tokens.ts";

interface Grid {
  tokens: Tokens;
  /** The tokens that have a column. */
  ids: number[];
  /** For each row, each column's likeliest token. */
  best: Word[][];
  rowNames: string[];
  selected: [row: number, column: number];
  onSelect: (row: number, column: number) => void;
}

export function lensGrid({ tokens, ids, best, rowNames, selected, onSelect }: Grid) {
  const size = [rowNames.length, ids.length] as const;
  const cell = (row: number, column: number, { id, probability }: Word) => {
    const chosen = row === selected[0] && column === selected[1];
    const hit = id === ids[column + 1];
    const label = `${rowNames[row]}, after “${tokens.plain(ids[column])}”: “${tokens.plain(id)}”, ${
      sharePercent(probability)
    }${hit ? ", as the text goes on" : ""}`;
    return html`<td data-in-view=${chosen ? `${ids},${column}` : nothing}><button
      type="button"
      class=${hit ? "hit" : ""}
      tabindex=${chosen ? 0 : -1}
      aria-pressed=${chosen ? "true" : "false"}
      aria-label=${label}
      data-tip=${label}
      style=${styleMap(shade(probability))}
      @click=${() => onSelect(row, column)}
      @keydown=${(event: KeyboardEvent) => moveInGrid(event, [row, column], size, onSelect)}
    ><bdi>${tokens.template(id)}</bdi></button></td>`;
  };
  return html`
    <div class="scrolls">
      <table class="heat-map lens-grid">
        <caption><span>The likeliest next token, if the model ended there</span></caption>
        <thead>
          <tr><th scope="col" class="corner">after …</th>${ids.map((id) =>
            html`<th scope="col"><bdi>${tokens.name(id)}</bdi></th>`
          )}</tr>
        </thead>
        <tbody>
        ${best.map((words, row) =>
          html`
            <tr class=${row === selected[0] ? "chosen" : ""}>
              <th scope="row">${rowNames[row]}</th>
              ${words.map((word, column) => cell(row, column, word))}
            </tr>
          `
        )}
      </tbody>
        <tfoot>
          <tr><th scope="row">in the text</th>${ids.map((_, column) =>
            html`<td><bdi>${
              column + 1 < ids.length ? tokens.template(ids[column + 1]) : "?"
            }</bdi></td>`
          )}</tr>
        </tfoot>
      </table>
    </div>
    <p class="faint sideways ${ids.length > 9 ? "long" : ids.length > 3 ? "some" : ""}"
      aria-hidden="true">${ids.length} tokens: the table moves sideways.</p>
  `;
}
