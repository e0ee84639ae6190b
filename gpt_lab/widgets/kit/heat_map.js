// A matrix as colored cells with readable numbers. One cell is in the tab order; arrow keys move on.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";

/**
 * A background between paper and the accent color, and a text color that is readable on it, in both
 * themes.
 *
 * @param {number} share 0 to 1
 */
export function shade(share) {
  const part = `${(100 * Math.max(0, Math.min(1, share))).toFixed(1)}%`;
  const pale = `clamp(0%, (var(--heat-turn) - ${part}) * 1000, 100%)`; // all or nothing
  return {
    background: `color-mix(in oklab, var(--heat) ${part}, var(--paper))`,
    color: `color-mix(in srgb, var(--pale-ink) ${pale}, var(--heat-ink))`,
  };
}

/**
 * Moves from a table's cell to the one that a key leads to, and focuses its button.
 *
 * @param {KeyboardEvent} event
 * @param {[row: number, column: number]} from
 * @param {[rows: number, columns: number]} size
 * @param {(row: number, column: number) => void} onSelect
 */
export function moveInGrid(event, [row, column], [rows, columns], onSelect) {
  /** @type {Record<string, [number, number]>} */
  const steps = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
  };
  const [toRow, toColumn] = steps[event.key] ?? [-1, -1];
  if (toRow < 0 || toRow >= rows || toColumn < 0 || toColumn >= columns) return;
  event.preventDefault();
  onSelect(toRow, toColumn);
  const table = /** @type {HTMLElement} */ (event.target).closest("table");
  const cells = table?.tBodies[0].rows[toRow].querySelectorAll("button");
  cells?.[toColumn].focus();
}

/**
 * @param {object} options
 * @param {string} options.caption
 * @param {number[][]} options.rows
 * @param {string[]} options.rowNames
 * @param {string[]} options.columnNames
 * @param {(value: number) => string} options.text a number as it is shown
 * @param {[number, number]} [options.range] what is palest and what is darkest; the matrix's own if left out
 * @param {[row: number, column: number]} options.selected
 * @param {(row: number, column: number) => void} options.onSelect
 */
export function heatMap({ caption, rows, rowNames, columnNames, text, range, selected, onSelect }) {
  const all = rows.flat();
  const [low, high] = range ?? [Math.min(...all), Math.max(...all)];
  /** @type {[number, number]} */
  const size = [rows.length, columnNames.length];
  return html`
    <table class="heat-map">
      <caption>${caption}</caption>
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
                return html`<td><button
                  type="button"
                  tabindex=${chosen ? 0 : -1}
                  aria-pressed=${chosen ? "true" : "false"}
                  aria-label="${rowNames[row]}, ${columnNames[column]}: ${text(value)}"
                  data-tip="${rowNames[row]} → ${columnNames[column]}: ${text(value)}"
                  style=${styleMap(shade(share))}
                  @click=${() => onSelect(row, column)}
                  @keydown=${(/** @type {KeyboardEvent} */ event) =>
                  moveInGrid(event, [row, column], size, onSelect)}
                >${text(value)}</button></td>`;
              })}
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}
