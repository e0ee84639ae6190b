// One operation: what it does, its result, and its cost.

import { html, nothing } from "lit-html";
import { inBytes, plural, sharePercent, withCommas } from "../kit/format.js";
import { formula, symbol } from "../kit/math.js";
import { formulaPieces } from "../kit/polynomial.js";
import { polynomial } from "./trace.js";

/** @typedef {import("./trace.js").Traced} Traced */
/** @typedef {import("./trace.js").Totals} Totals */

/** A formula as Python writes it, its symbols typeset: a letter, or letters with a subscript. @param {string} text */
export const typeset = (text) =>
  text.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((piece, i) => i % 2 ? symbol(piece) : piece);

/** A result's shape in numbers, such as "[1, 5, 768]" or "3 × [1, 5, 768]", without line breaks. @param {Traced} traced */
export function inNumbers({ operation, sizes }) {
  const digits = sizes.map((size) => Number.isInteger(size) ? withCommas(size) : size.toFixed(1));
  return `${operation.results > 1 ? `${operation.results} × ` : ""}[${digits.join(",\u00a0")}]`;
}

/** @param {string[]} shape */
export const inSymbols = (shape) =>
  html`[${shape.map((name, i) => html`${i ? ", " : nothing}${symbol(name)}`)}]`;

/**
 * @param {Traced} traced
 * @param {object} options
 * @param {Totals} options.totals
 * @param {number} options.bytes of a number
 * @param {string} options.dtype
 */
export function detail(traced, { totals, bytes, dtype }) {
  const { operation, times, numbers } = traced;
  /** @param {"parameters" | "multiplications"} what */
  const cost = (what) => {
    const one = traced[what];
    const all = times * one;
    const blocks = times > 1 ? `, in ${times} blocks ${withCommas(all)}` : "";
    return html`
      <dt>${what === "parameters" ? "Parameters" : "Multiplications"}</dt>
      <dd>
        ${one
          ? html`${formula(formulaPieces(polynomial(operation[what])))} =
            <b>${withCommas(one)}</b>${blocks} · ${sharePercent(all / totals[what])} of all`
          : what === "parameters"
          ? "none"
          : "none that are counted"}
      </dd>
    `;
  };
  return html`
    <p class="formula">${typeset(operation.formula)}</p>
    <p>${operation.words}</p>
    <dl class="costs-of-one">
      <dt>Result</dt>
      <dd>
        ${operation.results > 1 ? `${operation.results} × ` : nothing}${inSymbols(
          operation.shape,
        )} =
        <b>${inNumbers(traced)}</b>: ${plural(numbers, "number")}${operation.step === "tokenization"
          ? ", integers"
          : operation.view
          ? ", the same ones read in another order"
          : `, ${inBytes(numbers * bytes)} in ${dtype}`}${operation.kept
          ? "; training keeps them"
          : nothing}
      </dd>
      ${operation.step === "tokenization" ? nothing : [cost("parameters"), cost("multiplications")]}
    </dl>
    ${operation.activation
      ? html`<p class="faint"><code>model.activations(ids, "${operation.activation}")</code> shows it.</p>`
      : nothing}
  `;
}
