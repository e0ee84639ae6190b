// The count as a table: the pie's legend, its numbers, and each component's formula and tensors.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { disclosure } from "../kit/controls.ts";
import { sharePercent, signed, times, withCommas } from "../kit/format.ts";
import { formula } from "../kit/math.ts";
import { formulaPieces } from "../kit/polynomial.ts";
import type { ComponentCount, Count } from "./count.ts";
import { swatch } from "./pie.ts";

/** Parts without parameters of their own. */
const ALWAYS: Record<string, string | undefined> = {
  "output projection": "shared with the token embedding",
};
const without = (name: string) => ALWAYS[name] ?? "none";

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
const inBoth = (part: Pick<Count, "name" | "formula" | "total">, { values }: Count) =>
  html`
    <span class="symbols">${formula(formulaPieces(part.formula))}</span>
    <span class="filled-in">${part.total
      ? html`= ${formula(formulaPieces(part.formula), values)}`
      : without(part.name)}</span>
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
                : without(name)}</td>
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
  const earlier = new Map(before?.components.map(({ name, total }) => [name, total]));
  const shown = count.components.filter(({ name, total }) =>
    total || earlier.get(name) || ALWAYS[name]
  );
  const rows = (component: ComponentCount) =>
    html`
      <tbody
        data-component=${component.name}
        class="${component.total ? "" : "absent"} ${chosen.includes(component.name)
          ? "chosen"
          : ""}"
      >
        <tr>
          <th scope="row">${swatch(component.name)}${component.name}</th>
          ${numberCells(component.total, count.total, earlier.get(component.name))}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${inBoth(component, count)}
            ${component.total || ALWAYS[component.name]
              ? disclosure(
                html`Tensors<span class="unseen"> of ${component.name}</span>`,
                open.includes(component.name),
                (now) => {
                  const others = open.filter((name) => name !== component.name);
                  onOpen(now ? [...others, component.name] : others);
                },
                () => tensorTable(component, count),
              )
              : nothing}
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
      ${repeat(shown, ({ name }) => name, rows)}
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
