// A matrix with long rows: each row is a strip of colors.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { decimal } from "./format.ts";
import { moveRovingTabindex } from "./grid_keys.ts";

/** 0.123 → "0.12", −3 → "−3.00"; masked scores are −∞. */
export const short = (value: number) => value === -Infinity ? "−∞" : decimal(value, 2);

/** Blue above zero, orange below, paler near zero. */
const color = (value: number, largest: number) => ({
  fill: value < 0 ? "var(--below)" : "var(--heat)",
  "fill-opacity": largest > 0 ? String(Math.min(1, Math.abs(value) / largest)) : "0",
});

/** @param largest the number with the strongest color */
export const strip = (row: ArrayLike<number>, largest: number) =>
  html`
    <svg class="strip" viewBox="0 0 ${row.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(row, (value, i) =>
        svg`<rect x=${i} y="0" width="0.94" height="1" style=${
          styleMap(color(value, largest))
        }></rect>`)}</svg>
  `;

export const largestOf = (rows: readonly ArrayLike<number>[]) =>
  Math.max(...rows.map((row) => Math.max(...Array.from(row, Math.abs))));

export interface Strips {
  caption: unknown;
  rows: readonly ArrayLike<number>[];
  /** Of the rows. */
  names: readonly string[];
  /** The highlighted row. */
  selected: number;
  onSelect: (row: number) => void;
  /** The number with the strongest color; the matrix's largest if left out. */
  largest?: number;
  /** The content beside each row. */
  beside?: readonly unknown[];
}

export function strips({ caption, rows, names, selected, onSelect, beside, ...rest }: Strips) {
  const { largest = largestOf(rows) } = rest;
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
                @keydown=${(event: KeyboardEvent) =>
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

/** The numbers of one row. @param highlighted the index of a highlighted number */
export const numbersOf = (label: string, row: ArrayLike<number>, highlighted?: number) =>
  html`
    <ol class="row-numbers" aria-label=${label}>
      ${Array.from(
        row,
        (value, i) => html`<li class=${i === highlighted ? "lit" : ""}>${short(value)}</li>`,
      )}
    </ol>
  `;
