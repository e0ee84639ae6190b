// The bars: the model's probabilities, cuts, the effect of renormalizing, and the draws.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { styleMap } from "lit-html/directives/style-map.js";
import { sharePercent, withCommas } from "../kit/format.ts";
import type { Tokens } from "../kit/tokens.ts";
import { CUTS, type Summary } from "./stages.ts";

/** Mean and standard deviation of the number of draws, of a binomial distribution. */
const expected = (p: number, n: number) => [n * p, Math.sqrt(n * p * (1 - p))];

/** @param share of the longest bar */
const wide = (share: number) => styleMap({ width: `${(100 * share).toFixed(2)}%` });

interface Options {
  tokens: Tokens;
  draws: number;
  /** How often each token was drawn, [V]. */
  counts?: Uint32Array;
}

export function chanceTable(summary: Summary, { tokens, draws, counts }: Options) {
  const vocabulary = tokens.tokenizer.vocab_size;
  const count = (id: number) => counts?.[id] ?? 0;
  const { rows, others, left } = summary;
  const longest = Math.max(
    ...rows.flatMap(([, original, shaped, final]) => [original, shaped, final]),
  );
  const drawnCount = rows.reduce((sum, [id]) => sum + count(id), 0);
  /**
   * Its probabilities are drawn as a bar unless that is longer than all others.
   *
   * @param fate the text in place of a probability
   * @param times the number of draws
   */
  const row = (
    name: unknown,
    [original, shaped, final]: readonly number[],
    fate: unknown,
    times: number,
  ) => {
    const [mean, deviation] = expected(final, draws);
    return html`
      <tr class=${final === 0 ? "gone" : ""}>
        <th scope="row">${name}</th>
        <td class="bars" aria-hidden="true">
          <span class="chance" ?hidden=${Math.max(original, shaped, final) > longest}><i class="own"
            style=${wide(Math.min(original / longest, 1))}></i>${final === 0
              ? html`<i class="cut" style=${wide(shaped / longest)}></i>`
              : html`
                <i class="kept" style=${wide(Math.min(shaped, final) / longest)}></i><i
                  class="added" style=${wide(Math.max(0, final - shaped) / longest)}></i>
              `}</span>
          ${draws
            ? html`<span class="outcome"><i style=${
              wide(Math.min(times / draws, longest) / longest)
            }></i></span>`
            : nothing}
        </td>
        <td class="number own-number">${sharePercent(original)}</td>
        <td class="number shaped-number">${sharePercent(shaped)}</td>
        <td class="number">${final === 0
          ? html`<span class="faint">${fate}</span>`
          : sharePercent(final)}</td>
        ${draws
          ? html`<td class="number">${withCommas(times)}${
            final > 0 && final < 1
              ? html`
                <span class="faint usual">${withCommas(Math.round(mean))} ± ${withCommas(
                  Math.round(deviation),
                )}</span>
              `
              : nothing
          }</td>`
          : nothing}
      </tr>
    `;
  };
  const rest = vocabulary - rows.length;
  return html`
    <table class="chances ${draws ? "with-draws" : ""}">
      <thead>
        <tr>
        <th scope="col">token</th><td></td>
        <th scope="col" class="number own-number">model</th>
        <th scope="col" class="number shaped-number">shaped</th>
        <th scope="col" class="number">drawn from</th>
        ${draws ? html`<th scope="col" class="number">${withCommas(draws)} drawn</th>` : nothing}
      </tr>
      </thead>
      <tbody>
        ${repeat(
          rows,
          ([id]) => id,
          ([id, original, shaped, final, cut]) =>
            row(
              html`<span class="word"><bdi>${tokens.template(id)}</bdi></span>`,
              [original, shaped, final],
              CUTS[cut],
              count(id),
            ),
        )}
        ${row(
          html`<span class="faint">${withCommas(rest)} others${
            others[3] && left < vocabulary ? `, ${withCommas(others[3])} left` : ""
          }</span>`,
          others,
          "cut",
          draws - drawnCount,
        )}
      </tbody>
    </table>
  `;
}

/** The legend of a bar's parts. */
export const legend = (draws: boolean) =>
  html`
    <p class="legend faint">
      <span><i class="kept"></i> kept</span>
      <span><i class="added"></i> added by dividing anew</span>
      <span><i class="cut"></i> cut</span>
      <span><i class="own"></i> the model’s own</span>
      <span>shaped: after penalty and temperature</span>
      ${draws ? html`<span><i class="outcome"></i> what was drawn</span>` : nothing}
    </p>
  `;
