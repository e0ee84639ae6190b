// The count as a table: the pie's legend, its numbers, and each component's formula and tensors.

import { html, nothing } from "lit-html";
import { sharePercent, signed, times, withCommas } from "../kit/format.js";
import { formula } from "../kit/math.js";
import { swatch } from "../kit/pie.js";
import { formulaPieces } from "../kit/polynomial.js";

/** @typedef {import("./count.js").Count} Count */
/** @typedef {import("./count.js").ComponentCount} ComponentCount */

const SHARED = "shared with the token embedding";

/**
 * Count and share, then the difference from a pinned configuration.
 *
 * @param {number} count
 * @param {number} total
 * @param {number | undefined} before
 */
const numberCells = (count, total, before) =>
  html`
    <td class="number">${withCommas(count)}</td>
    <td class="number share">${sharePercent(count / total)}</td>
    ${before === undefined ? nothing : html`
      <td class="number pinned wide">${signed(count - before)}</td>
      <td class="number pinned">${times(count, before)}</td>
    `}
  `;

/** A formula in symbols, and again with the numbers filled in. @param {ComponentCount} part @param {Count} count */
const inBoth = (part, { values }) =>
  html`
    <span class="symbols">${formula(formulaPieces(part.formula))}</span>
    <span class="filled-in">${part.total
      ? html`= ${formula(formulaPieces(part.formula), values)}`
      : SHARED}</span>
  `;

/** @param {ComponentCount} component @param {Count} count */
const tensorTable = ({ name, tensors, total }, { values }) =>
  html`
    <table class="tensors">
      <caption class="unseen">Tensors of ${name}</caption>
      <thead>
        <tr>
          <th scope="col">tensor</th>
          <th scope="col">shape</th>
          <th scope="col" class="wide">all blocks</th>
          <th scope="col" class="number">parameters</th>
        </tr>
      </thead>
      <tbody>
        ${tensors.filter((tensor) => tensor.total || !total).map((tensor) =>
          html`
            <tr>
              <th scope="row">${tensor.name}</th>
              <td>${tensor.sizes}</td>
              <td class="wide">${tensor.total
                ? html`${formula(formulaPieces(tensor.formula))} = ${
                  formula(formulaPieces(tensor.formula), values)
                }`
                : SHARED}</td>
              <td class="number">${withCommas(tensor.total)}</td>
            </tr>
          `
        )}
      </tbody>
    </table>
  `;

/**
 * @param {Count} count
 * @param {Count | undefined} before the pinned one
 * @param {Set<string>} open the components whose tensors are shown
 * @param {() => void} redraw
 * @param {string[]} chosen the highlighted components
 */
export function countTable(count, before, open, redraw, chosen) {
  /** @param {string} name @param {Event} event */
  const toggled = (name, event) => {
    const shown = /** @type {HTMLDetailsElement} */ (event.target).open;
    if (shown === open.has(name)) return;
    if (shown) open.add(name);
    else open.delete(name);
    redraw();
  };
  /** @param {ComponentCount} component @param {number} i */
  const rows = (component, i) =>
    html`
      <tbody
        data-component=${component.name}
        class="${component.total ? "" : "absent"} ${chosen.includes(component.name)
          ? "chosen"
          : ""}"
      >
        <tr>
          <th scope="row">${swatch(component.name)}${component.name}</th>
          ${numberCells(component.total, count.total, before?.components[i].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${inBoth(component, count)}
            <details @toggle=${(/** @type {Event} */ event) => toggled(component.name, event)}>
              <summary aria-label="Tensors of ${component.name}">Tensors</summary>
              ${open.has(component.name) ? tensorTable(component, count) : nothing}
            </details>
          </td>
        </tr>
      </tbody>
    `;
  return html`
    <table class="components ${before ? "comparing" : ""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${before
            ? html`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `
            : nothing}
        </tr>
      </thead>
      ${count.components.map(rows)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${numberCells(count.total, count.total, before?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${inBoth(count, count)}</td></tr>
      </tfoot>
    </table>
  `;
}
