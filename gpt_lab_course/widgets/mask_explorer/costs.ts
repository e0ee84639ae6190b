// The number of attention scores under each mask, for the reader's text and for a long one.

import { html, nothing } from "lit-html";
import { percent, withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { DECLARED } from "./declared.ts";
import { type Extent, type MaskKind, scores } from "./masks.ts";

const cells = (count: number, T: number) =>
  html`
    <td class="number">${withCommas(count)}</td>
    <td class="number faint">${percent(count / (T * T))}</td>
  `;

interface Costs {
  kind: MaskKind;
  /** The number of tokens of the reader's text. */
  T: number;
  extent: Extent;
  /** T of a long text, and its window. */
  length: number;
  lengthWindow: number;
  /** The sliders of the long text. */
  controls: unknown;
}

export function costs({ kind, T, extent, length, lengthWindow, controls }: Costs) {
  const long = { prefix: Math.floor(length / 2), window: lengthWindow };
  const [causal, windowed] = [
    scores("causal", length, long),
    scores("sliding window", length, long),
  ];
  return html`
    <div class="scrolls">
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
        ${DECLARED.settings.kind.choices.map((one) =>
          html`
            <tr class=${one === kind ? "chosen" : ""}>
              <th scope="row">${one}${one === kind
                ? html`<span class="unseen">, chosen</span>`
                : nothing}</th>
              ${T ? cells(scores(one, T, extent), T) : html`
                <td></td>
                <td></td>
              `}
              ${cells(scores(one, length, long), length)}
            </tr>
          `
        )}
      </tbody>
      </table>
    </div>
    <div class="long">${controls}</div>
    <p>
      At ${symbol("T")} = ${withCommas(length)} a window of ${withCommas(
        lengthWindow,
      )} ${windowed < causal
        ? html`leaves <b>${withCommas(windowed)}</b> of the causal mask’s ${
          withCommas(causal)
        } scores:
            ${percent(1 - windowed / causal, 0)} are saved.`
        : "saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. Only a program that skips
      what is masked saves it; a plain one computes all ${symbol("T")}² scores and throws these
      away.</span>
    </p>
  `;
}
