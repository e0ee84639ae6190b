// All operations in a table: those of a block once, with the sum over all blocks.

import { html } from "lit-html";
import { inBytes, inShort, withCommas } from "../kit/format.js";
import { symbol } from "../kit/math.js";
import { inNumbers, inSymbols, typeset } from "./detail.js";
import { summed } from "./trace.js";

/** @typedef {import("./trace.js").Traced} Traced */
/** @typedef {import("./trace.js").Totals} Totals */

/** A count: exact on wide screens, short on narrow ones. @param {number} n */
const counted = (n) =>
  n === 0
    ? html`<td class="number faint">–</td>`
    : html`<td class="number"><span class="exact">${withCommas(n)}</span><span class="short">${
      inShort(n)
    }</span></td>`;

/**
 * @param {object} options
 * @param {Traced[]} options.traced
 * @param {Totals} options.totals
 * @param {number} options.layers
 * @param {number} options.bytes of a number
 * @param {number} options.chosen
 * @param {(index: number) => void} options.onChoose
 */
export function operationTable({ traced, totals, layers, bytes, chosen, onChoose }) {
  /** @param {KeyboardEvent} event @param {number} index */
  const key = (event, index) => {
    /** @type {Record<string, number>} */
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: traced.length - 1 };
    const next = to[event.key];
    if (traced[next] === undefined) return;
    event.preventDefault();
    onChoose(next);
    const table = /** @type {HTMLElement} */ (event.target).closest("table");
    /** @type {NodeListOf<HTMLElement> | undefined} */ (table?.querySelectorAll("button.operation"))
      ?.[next].focus();
  };
  /** @param {Traced} one */
  const row = (one) => {
    const index = traced.indexOf(one);
    const { operation } = one;
    const counts = operation.step !== "tokenization" && !operation.view;
    return html`
      <tr class=${index === chosen ? "chosen" : ""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${index === chosen ? 0 : -1}
            aria-pressed=${index === chosen ? "true" : "false"}
            @click=${() => onChoose(index)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, index)}
          >${operation.name}</button>
        </th>
        <td class="wide faint">${typeset(operation.formula)}</td>
        <td class="shape">
          <span>${inNumbers(one)}</span> <span class="faint symbols">${inSymbols(
            operation.shape,
          )}</span>
        </td>
        ${counted(one.parameters)} ${counted(one.multiplications)}
        <td class="number">${counts
          ? html`${inBytes(one.numbers * bytes)}${
            operation.kept
              ? html`
                <span class="kept" role="img" aria-label="kept for training">●</span>
              `
              : html`
                <span class="kept" aria-hidden="true">○</span>
              `
          }`
          : html`<span class="faint">–</span>`}</td>
      </tr>
    `;
  };
  /** @param {string} step */
  const of = (step) => traced.filter(({ operation }) => operation.step === step);
  /** @param {unknown} title @param {Traced[]} rows */
  const group = (title, rows) =>
    html`
      <tr class="step">
        <th scope="rowgroup" colspan="6">${title}</th>
      </tr>
      ${rows.map(row)}
    `;
  const block = of("transformer");
  const blocks = summed(block);
  return html`
    <div class="scrolls">
      <table class="operations">
        <caption class="unseen">Operations with their results, parameters, multiplications and
        bytes</caption>
        <thead>
          <tr>
            <th scope="col">operation</th>
            <th scope="col" class="wide">formula</th>
            <th scope="col">result</th>
            <th scope="col" class="number"><span class="exact">parameters</span><span class="short"
            >param.</span></th>
            <th scope="col" class="number"><span class="exact">multiplications</span><span class="short"
            >mult.</span></th>
            <th scope="col" class="number">bytes</th>
          </tr>
        </thead>
        <tbody>${group("1 · Tokenization", of("tokenization"))}</tbody>
        <tbody>${group("2 · Embedding", of("embedding"))}</tbody>
        <tbody class="block">
        ${group(html`3 · Transformer: one block of ${symbol("L")} = ${layers}`, block)}
        <tr class="sum">
          <th scope="row">all ${layers} blocks</th>
          <td class="wide"></td>
          <td></td>
          ${counted(blocks.parameters)} ${counted(blocks.multiplications)}
          <td class="number">${inBytes(blocks.kept * bytes)} <span class="kept">●</span></td>
        </tr>
      </tbody>
        <tbody>${group("4 · Output", of("output"))}</tbody>
        <tbody>${group("5 · Prediction", of("prediction"))}</tbody>
        <tfoot>
          <tr class="sum">
          <th scope="row">total</th>
          <td class="wide"></td>
          <td></td>
          ${counted(totals.parameters)} ${counted(totals.multiplications)}
          <td class="number">${inBytes(totals.kept * bytes)} <span class="kept">●</span></td>
        </tr>
        </tfoot>
      </table>
    </div>
  `;
}
