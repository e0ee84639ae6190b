// All operations in a table: those of a block once, with the sum over all blocks.

import { html } from "lit-html";
import { inBytes, inShort, withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { boxes, fullWidth } from "./boxes.ts";
import { inNumbers, inSymbols } from "./detail.ts";
import { summed, type Totals, type Traced } from "./trace.ts";

/** A text that is shorter on narrow screens. */
const either = (exact: string, short: string) =>
  html`<span class="exact">${exact}</span><span class="short">${short}</span>`;

const counted = (n: number) =>
  n === 0
    ? html`<td class="number faint">–</td>`
    : html`<td class="number">${either(withCommas(n), inShort(n))}</td>`;

/** What boxes and colors mean. */
const KEY = html`
  A box is as wide as the numbers of one token and as high as the text; areas are to scale.
  <span class="unbroken"><span class="box word"></span> the words’ stream</span>
  <span class="unbroken"><span class="box attention"></span> attention</span>
  <span class="unbroken"><span class="box feed-forward"></span> feed-forward network</span>
  <span class="unbroken"><span class="box plain"></span> tokens</span>
`;

interface Options {
  traced: Traced[];
  totals: Totals;
  layers: number;
  /** Of a number. */
  bytes: number;
  chosen: number;
  onChoose: (index: number) => void;
}

export function operationTable({ traced, totals, layers, bytes, chosen, onChoose }: Options) {
  const key = (event: KeyboardEvent, index: number) => {
    const ends: Record<string, number> = { Home: 0, End: traced.length - 1 };
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, ...ends }[event.key];
    if (next === undefined || !traced[next]) return;
    event.preventDefault();
    onChoose(next);
    const table = (event.target as HTMLElement).closest("table");
    table?.querySelectorAll<HTMLElement>("button.operation")[next].focus();
  };
  const full = fullWidth(traced);
  const row = (one: Traced) => {
    const { operation } = one;
    const index = traced.indexOf(one);
    const counts = operation.step !== "tokenization" && !operation.view;
    const kept = operation.kept
      ? html`<span class="kept" role="img" aria-label="kept for training">●</span>`
      : html`<span class="kept" aria-hidden="true">○</span>`;
    return html`
      <tr class=${index === chosen ? "chosen" : ""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${index === chosen ? 0 : -1}
            aria-pressed=${index === chosen ? "true" : "false"}
            @click=${() => onChoose(index)}
            @keydown=${(event: KeyboardEvent) => key(event, index)}
          >${operation.name}</button>
        </th>
        <td>
          <div class="shape">${boxes(one, full)}
            <span><span>${inNumbers(one)}</span> <span class="faint symbols">${inSymbols(
              operation.shape,
            )}</span></span></div>
        </td>
        ${counted(one.parameters)} ${counted(one.multiplications)}
        <td class="number">${counts
          ? html`${inBytes(one.numbers * bytes)}${kept}`
          : html`<span class="faint">–</span>`}</td>
      </tr>
    `;
  };
  const of = (step: string) => traced.filter(({ operation }) => operation.step === step);
  const group = (title: unknown, rows: Traced[]) =>
    html`
      <tr class="step">
        <th scope="rowgroup" colspan="5">${title}</th>
      </tr>
      ${rows.map(row)}
    `;
  const sumRow = (title: string, sums: Omit<Totals, "cached">) =>
    html`
      <tr class="sum">
        <th scope="row">${title}</th>
        <td></td>
        ${counted(sums.parameters)} ${counted(sums.multiplications)}
        <td class="number">${inBytes(sums.kept * bytes)} <span class="kept">●</span></td>
      </tr>
    `;
  const block = of("transformer");
  return html`
    <div class="all-operations">
      <p class="faint key">${KEY}</p>
      <div class="scrolls">
        <table class="operations">
          <caption class="unseen">Operations with their results, parameters, multiplications and
        bytes</caption>
          <thead>
            <tr>
              <th scope="col">operation</th>
              <th scope="col">result</th>
              <th scope="col" class="number">${either("parameters", "param.")}</th>
              <th scope="col" class="number">${either("multiplications", "mult.")}</th>
              <th scope="col" class="number">bytes</th>
            </tr>
          </thead>
          <tbody>${group("1 · Tokenization", of("tokenization"))}</tbody>
          <tbody>${group("2 · Embedding", of("embedding"))}</tbody>
          <tbody class="block">
          ${group(html`3 · Transformer: one block of ${symbol("L")} = ${layers}`, block)}
          ${sumRow(`all ${layers} blocks`, summed(block))}
        </tbody>
          <tbody>${group("4 · Output", of("output"))}</tbody>
          <tbody>${group("5 · Prediction", of("prediction"))}</tbody>
          <tfoot>${sumRow("total", totals)}</tfoot>
        </table>
      </div>
    </div>
  `;
}
