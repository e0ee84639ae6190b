// The view of a product: pictures, the running sum, the table around the cursor.

import { html, nothing } from "lit-html";
import { plural } from "../../kit/format.ts";
import { type Product, runningSum } from "./computation.ts";
import { written } from "./formulas.ts";
import { productPicture } from "./picture.ts";
import { type Sum, sumChart } from "./sum_chart.ts";

const AROUND = 4; // rows of the table before the cursor, and after it

/** The sum of a product, computed once. */
const sums = new WeakMap<Product, Sum>();
export function sumOf(product: Product): Sum {
  let sum = sums.get(product);
  if (!sum) {
    const { left, right, row, column } = product;
    const terms = Float64Array.from(
      { length: left.columns },
      (_, i) => left.at(row, i) * right.at(i, column),
    );
    sums.set(product, sum = { terms, sums: runningSum(product) });
  }
  return sum;
}

/** The product that counts most. */
export const largestTerm = ({ terms }: Sum) =>
  terms.reduce((best, term, i) => Math.abs(term) > Math.abs(terms[best]) ? i : best, 0);

interface View {
  product: Product;
  width: number;
  cursor: number;
  word: unknown;
  columnWord?: unknown;
  onCursor: (at: number) => void;
  onCell: (cell: string) => void;
  find: (selector: string) => HTMLElement | null;
}

/** The end of the sum, with bias and divisor: "4.850 − 0.110 = 4.740". */
export function ending({ bias, divisor, value }: Product, sum: Sum) {
  const last = sum.sums[sum.sums.length - 1];
  if (!divisor && !bias) return written(value);
  const parts = [written(last)];
  if (divisor) parts.push(`/ √${Math.round(divisor * divisor)}`);
  if (bias) parts.push(`${bias.value < 0 ? "−" : "+"} bias ${written(Math.abs(bias.value))}`);
  return `${parts.join(" ")} = ${written(value)}`;
}

export function pictures(given: View) {
  const { product, width, cursor, onCursor } = given;
  const sum = sumOf(product);
  return html`
    ${productPicture(given)}
    <p
      class="title">The sum as it runs <span class="faint">A bar is one product, the line is the sum so far.
      At the end: <b class="ending">${ending(product, sum)}</b></span></p>
    ${sumChart({ product, sum, width, cursor, onCursor })}
  `;
}

/** The products around the cursor. */
export function table(
  { product, cursor, onCursor, onCell }: Omit<View, "find" | "word" | "columnWord" | "width">,
) {
  const { left, right, row, column, bias } = product;
  const { terms, sums } = sumOf(product);
  const n = terms.length;
  const first = Math.max(0, Math.min(cursor - AROUND, n - 2 * AROUND - 1));
  const shown = Array.from({ length: Math.min(n, 2 * AROUND + 1) }, (_, i) => first + i);
  const cell = (name: string) =>
    html`<button type="button" class="cell-name" @click=${() => onCell(name)}>${name}</button>`;
  return html`
    <table class="products">
      <caption>Under the cursor</caption>
      <thead>
        <tr>${["i", "input", right.component ? "weight" : "factor", "product", "sum so far"].map((
          name,
        ) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${shown.map((i) =>
        html`
          <tr class=${i === cursor ? "here" : ""} @click=${() => onCursor(i)}>
            <th scope="row">${i}</th>
            ${[left.at(row, i), right.at(i, column), terms[i], sums[i]].map((value) =>
              html`<td>${written(value)}</td>`
            )}
          </tr>
        `
      )}
      </tbody>
    </table>
    <p>Of product ${cursor}: ${cell(left.cell(row, cursor))} times <span class="unbroken">${cell(
      right.cell(cursor, column),
    )}.</span>${bias
      ? html`
        The bias is <span class="unbroken">${cell(bias.cell)}.</span>
      `
      : nothing}</p>
    <p class="faint">${plural(n, "product")}${bias ? " and a bias" : ""}, added up.</p>
  `;
}
