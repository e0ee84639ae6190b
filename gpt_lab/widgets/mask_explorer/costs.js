// The number of attention scores under each mask, for the reader's text and for a long one.

import { html, nothing } from "lit-html";
import { slider } from "../kit/controls.js";
import { percent, withCommas } from "../kit/format.js";
import { symbol } from "../kit/math.js";
import { KINDS, scores } from "./masks.js";

/** @typedef {import("./masks.js").Kind} Kind */
/** @typedef {import("./masks.js").Settings} Settings */

const POWERS = Array.from({ length: 14 }, (_, i) => 2 ** (4 + i)); // 16 … 131,072

/** @param {number} count @param {number} T */
const cells = (count, T) =>
  html`
    <td class="number">${withCommas(count)}</td>
    <td class="number faint">${percent(count / (T * T))}</td>
  `;

/**
 * @param {object} options
 * @param {Kind} options.kind the chosen mask
 * @param {number} options.T the number of tokens of the reader's text
 * @param {Settings} options.settings
 * @param {number} options.length T of a long text
 * @param {number} options.lengthWindow its window
 * @param {(changes: Record<string, number>) => void} options.change
 */
export function costs({ kind, T, settings, length, lengthWindow, change }) {
  const long = { prefix: Math.floor(length / 2), window: lengthWindow };
  const causal = scores("causal", length, long);
  const windowed = scores("sliding window", length, long);
  return html`
    <table class="costs">
      <caption>Scores that a head needs, and their share of ${symbol("T")}²</caption>
      <thead>
        <tr>
          <th scope="col">mask</th>
          <th scope="colgroup" colspan="2" class="number">this text, ${symbol("T")} = ${T}</th>
          <th scope="colgroup" colspan="2" class="number">
            ${symbol("T")} = ${withCommas(length)}
          </th>
        </tr>
      </thead>
      <tbody>
        ${KINDS.map((one) =>
          html`
            <tr class=${one === kind ? "chosen" : ""}>
              <th scope="row">${one}${one === kind
                ? html`<span class="unseen">, chosen</span>`
                : nothing}</th>
              ${T ? cells(scores(one, T, settings), T) : html`
                <td></td>
                <td></td>
              `}
              ${cells(scores(one, length, long), length)}
            </tr>
          `
        )}
      </tbody>
    </table>
    <div class="long">
      ${slider({
        label: html`<span>A long text, ${symbol("T")} = ${withCommas(length)}</span>`,
        name: "T, tokens of a long text",
        value: length,
        stops: POWERS.slice(3),
        text: withCommas,
        onChange: (value) => change({ length: value }),
      })}
      ${slider({
        label: html`<span>its window: ${withCommas(lengthWindow)}</span>`,
        name: "Window of the long text",
        value: lengthWindow,
        stops: POWERS,
        text: withCommas,
        onChange: (value) => change({ length_window: value }),
      })}
    </div>
    <p>
      At ${symbol("T")} = ${withCommas(length)} a window of ${withCommas(
        lengthWindow,
      )} ${windowed < causal
        ? html`leaves <b>${withCommas(windowed)}</b> of the causal mask’s ${
          withCommas(causal)
        } scores:
            ${percent(1 - windowed / causal, 0)} are saved.`
        : "saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${symbol("T")}² scores and throws these
      away.</span>
    </p>
  `;
}
