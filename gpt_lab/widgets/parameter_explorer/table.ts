// The count as a table: the pie's legend, its numbers, and each component's formula and tensors.

import { html, nothing } from "lit-html";
import { disclosure } from "../kit/controls.ts";
import { sharePercent, signed, times, withCommas } from "../kit/format.ts";
import { formula } from "../kit/math.ts";
import { formulaPieces } from "../kit/polynomial.ts";
import type { ComponentCount, Count } from "./count.ts";
import { swatch } from "./pie.ts";

const SHARED = "shared with the token embedding";

/** Count and share, then the difference from a pinned configuration. */
const numberCells = (count: number, total: number, before: number | undefined) =>
  html`
    <td class="number">${withCommas(count)}</td>
    <td class="number share">${sharePercent(count / total)}</td>
    ${before === undefined ? nothing : html`
      <td class="number pinned wide">${signed(count - before)}</td>
      <td class="number pinned">${times(count, before)}</td>
    `}
  `;

/** A formula in symbols, and again with the numbers filled in. */
const inBoth = (part: Pick<Count, "formula" | "total">, { values }: Count) =>
  html`
    <span class="symbols">${formula(formulaPieces(part.formula))}</span>
    <span class="filled-in">${part.total
      ? html`= ${formula(formulaPieces(part.formula), values)}`
      : SHARED}</span>
  `;

const tensorTable = ({ name, tensors, total }: ComponentCount, { values }: Count) =>
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

interface Options {
  /** The pinned count. */
  before: Count | undefined;
  /** The components whose tensors are shown. */
  open: readonly string[];
  onOpen: (open: string[]) => void;
  /** The components that stand out. */
  chosen: readonly string[];
}

export function countTable(count: Count, { before, open, onOpen, chosen }: Options) {
  const rows = (component: ComponentCount, i: number) =>
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
            ${disclosure(
              html`Tensors<span class="unseen"> of ${component.name}</span>`,
              open.includes(component.name),
              (now) => {
                const others = open.filter((name) => name !== component.name);
                onOpen(now ? [...others, component.name] : others);
              },
              () => tensorTable(component, count),
            )}
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
