// A matrix with long rows: each row is a strip of colors.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { moveRovingTabindex } from "./roving_tabindex.js";

/** 0.123 → "0.12", −3 → "−3.00"; masked scores are −∞. @param {number} value */
export function short(value) {
  if (value === -Infinity) return "−∞";
  const text = Math.abs(value).toFixed(2);
  return value < 0 && Number(text) > 0 ? `−${text}` : text;
}

/** Blue above zero, orange below, paler near zero. @param {number} value @param {number} largest */
const color = (value, largest) => ({
  fill: value < 0 ? "var(--below)" : "var(--heat)",
  "fill-opacity": largest > 0 ? String(Math.min(1, Math.abs(value) / largest)) : "0",
});

/** @param {ArrayLike<number>} row @param {number} largest the number with the strongest color */
export const strip = (row, largest) =>
  html`
    <svg class="strip" viewBox="0 0 ${row.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(row, (value, i) =>
        svg`<rect x=${i} y="0" width="0.94" height="1" style=${
          styleMap(color(value, largest))
        }></rect>`)}</svg>
  `;

/** @param {ArrayLike<number>[]} rows */
export const largestOf = (rows) =>
  Math.max(...rows.map((row) => Math.max(...Array.from(row, Math.abs))));

/**
 * @param {object} options
 * @param {unknown} options.caption
 * @param {ArrayLike<number>[]} options.rows
 * @param {string[]} options.names of the rows
 * @param {number} options.selected the highlighted row
 * @param {(row: number) => void} options.onSelect
 * @param {number} [options.largest] the number with the strongest color; the matrix's largest if left out
 * @param {unknown[]} [options.beside] the content beside each row
 */
export function strips(
  { caption, rows, names, selected, onSelect, largest = largestOf(rows), beside },
) {
  return html`
    <table class="strips">
      <caption>${caption}</caption>
      <tbody>
        ${rows.map((row, i) =>
          html`
            <tr class=${i === selected ? "chosen" : ""}>
              <th scope="row"><button
                type="button"
                tabindex=${i === selected ? 0 : -1}
                aria-pressed=${i === selected ? "true" : "false"}
                @click=${() => onSelect(i)}
                @keydown=${(/** @type {KeyboardEvent} */ event) =>
                  moveRovingTabindex(event, i, rows.length, onSelect, 1)}
              ><bdi>${names[i]}</bdi></button></th>
              ${beside ? html`<td class="number">${beside[i]}</td>` : nothing}
              <td class="cells">${strip(row, largest)}</td>
            </tr>
          `
        )}
      </tbody>
    </table>
  `;
}

/**
 * The numbers of one row.
 *
 * @param {string} label
 * @param {ArrayLike<number>} row
 * @param {number} [highlighted] the index of a highlighted number
 */
export const numbersOf = (label, row, highlighted) =>
  html`
    <ol class="row-numbers" aria-label=${label}>
      ${Array.from(
        row,
        (value, i) => html`<li class=${i === highlighted ? "lit" : ""}>${short(value)}</li>`,
      )}
    </ol>
  `;
