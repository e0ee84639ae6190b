// One operation: what it does, its result, and its cost.

import { html, nothing } from "lit-html";
import { inBytes, plural, sharePercent, withCommas } from "../kit/format.ts";
import { formula, symbol, typeset } from "../kit/math.ts";
import { formulaPieces } from "../kit/polynomial.ts";
import { largeBox } from "./boxes.ts";
import type { Totals, Traced } from "./trace.ts";

/** A result's shape in numbers, such as "[1, 5, 768]" or "3 × [1, 5, 768]", without line breaks. */
export function inNumbers({ operation, sizes }: Traced) {
  const digits = sizes.map((size) => Number.isInteger(size) ? withCommas(size) : size.toFixed(1));
  return `${operation.results > 1 ? `${operation.results} × ` : ""}[${digits.join(",\u00a0")}]`;
}

export const inSymbols = (shape: readonly string[]) =>
  html`[${shape.map((name, i) => html`${i ? ", " : nothing}${symbol(name)}`)}]`;

/**
 * @param bytes of a number
 * @param full the numbers of a box of the full width
 */
export function detail(
  traced: Traced,
  { totals, bytes, dtype, full }: { totals: Totals; bytes: number; dtype: string; full: number },
) {
  const { operation, times, numbers } = traced;
  const cost = (what: "parameters" | "multiplications") => {
    const one = traced[what];
    const all = times * one;
    const blocks = times > 1 ? `, in ${times} blocks ${withCommas(all)}` : "";
    return html`
      <dt>${what === "parameters" ? "Parameters" : "Multiplications"}</dt>
      <dd>
        ${one
          ? html`${formula(formulaPieces(operation[what]))} =
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
    ${largeBox(traced, full)}
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
