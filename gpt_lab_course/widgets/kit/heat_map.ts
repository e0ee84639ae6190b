// A matrix as colored cells with readable numbers. One cell is in the tab order; arrow keys move on.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { moveInGrid } from "./grid_keys.ts";

/**
 * A background between paper and the accent color, and a text color that is readable on it, in both
 * themes.
 *
 * @param share 0 to 1
 */
export function shade(share: number) {
  const part = `${(100 * Math.max(0, Math.min(1, share))).toFixed(1)}%`;
  const pale = `clamp(0%, (var(--heat-turn) - ${part}) * 1000, 100%)`; // all or nothing
  return {
    background: `color-mix(in oklab, var(--heat) ${part}, var(--paper))`,
    color: `color-mix(in srgb, var(--pale-ink) ${pale}, var(--heat-ink))`,
  };
}

export interface HeatMap {
  caption: string;
  rows: number[][];
  rowNames: string[];
  columnNames: string[];
  /** A number as it is shown. */
  text: (value: number) => string;
  /** What is palest and what is darkest; the matrix's own if left out. */
  range?: [number, number];
  selected: readonly [row: number, column: number];
  onSelect: (row: number, column: number) => void;
}

export function heatMap(
  { rows, rowNames, columnNames, text, selected, onSelect, ...rest }: HeatMap,
) {
  const all = rows.flat();
  const [low, high] = rest.range ?? [Math.min(...all), Math.max(...all)];
  const size = [rows.length, columnNames.length] as const;
  return html`
    <div class="scrolls">
      <table class="heat-map">
        <caption><span>${rest.caption}</span></caption>
        <thead>
          <tr><td></td>${columnNames.map((name) => html`<th scope="col">${name}</th>`)}</tr>
        </thead>
        <tbody>
        ${rows.map((values, row) =>
          html`
            <tr class=${row === selected[0] ? "chosen" : ""}>
              <th scope="row">${rowNames[row]}</th>
              ${values.map((value, column) => {
                const chosen = row === selected[0] && column === selected[1];
                const share = high > low ? (value - low) / (high - low) : 0;
                return html`<td data-in-view=${chosen ? `${row},${column}` : nothing}><button
                  type="button"
                  tabindex=${chosen ? 0 : -1}
                  aria-pressed=${chosen ? "true" : "false"}
                  aria-label="${rowNames[row]}, ${columnNames[column]}: ${text(value)}"
                  data-tip="${rowNames[row]} → ${columnNames[column]}: ${text(value)}"
                  style=${styleMap(shade(share))}
                  @click=${() => onSelect(row, column)}
                  @keydown=${(event: KeyboardEvent) =>
                  moveInGrid(event, [row, column], size, onSelect)}
                >${text(value)}</button></td>`;
              })}
            </tr>
          `
        )}
      </tbody>
      </table>
    </div>
  `;
}
