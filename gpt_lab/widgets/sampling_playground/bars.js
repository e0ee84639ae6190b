// The bars: what the model says, what is cut, what is divided anew, and what came out of the draws.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { styleMap } from "lit-html/directives/style-map.js";
import { sharePercent, withCommas } from "../kit/format.js";
import { CUTS } from "./stages.js";

/** @typedef {import("./stages.js").Summary} Summary */

/** Draws with a known probability: how many are expected, and how far off is usual. @param {number} p @param {number} n */
export const expected = (p, n) => [n * p, Math.sqrt(n * p * (1 - p))];

/** @param {number} share of the longest bar */
const wide = (share) => styleMap({ width: `${(100 * share).toFixed(2)}%` });

/**
 * @param {Summary} summary
 * @param {object} given
 * @param {(id: number) => unknown} given.written
 * @param {number} given.vocabulary how many tokens there are
 * @param {number} given.draws
 * @param {(id: number) => number} given.count how often a token was drawn
 */
export function chanceTable(summary, { written, vocabulary, draws, count }) {
  const { rows, others, left } = summary;
  const longest = Math.max(...rows.flatMap(([, own, shaped, drawn]) => [own, shaped, drawn]));
  const drawnOf = rows.reduce((sum, [id]) => sum + count(id), 0);
  /**
   * @param {unknown} name
   * @param {number} own
   * @param {number} shaped
   * @param {number} drawn these two and the one before have a bar, unless it were longer than any other
   * @param {unknown} fate what stands in place of a probability
   * @param {number} times how often it was drawn
   */
  const row = (name, own, shaped, drawn, fate, times) => {
    const [usual, off] = expected(drawn, draws);
    return html`
      <tr class=${drawn === 0 ? "gone" : ""}>
        <th scope="row">${name}</th>
        <td class="bars" aria-hidden="true">
          <span class="chance" ?hidden=${Math.max(own, shaped, drawn) > longest}>${drawn === 0
            ? html`<i class="cut" style=${wide(shaped / longest)}></i>`
            : html`
              <i class="kept" style=${wide(Math.min(shaped, drawn) / longest)}></i><i
                class="added" style=${wide(Math.max(0, drawn - shaped) / longest)}></i>
            `}<i class="own"
              style=${styleMap({ left: `${(100 * own / longest).toFixed(2)}%` })}
          ></i></span>
          ${draws
            ? html`<span class="outcome"><i style=${
              wide(Math.min(times / draws, longest) / longest)
            }></i></span>`
            : nothing}
        </td>
        <td class="number own-number">${sharePercent(own)}</td>
        <td class="number shaped-number">${sharePercent(shaped)}</td>
        <td class="number">${drawn === 0
          ? html`<span class="faint">${fate}</span>`
          : sharePercent(drawn)}</td>
        ${draws
          ? html`<td class="number">${withCommas(times)}${
            drawn > 0 && drawn < 1
              ? html`
                <span class="faint usual">${withCommas(Math.round(usual))} ± ${withCommas(
                  Math.round(off),
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
          ([id, own, shaped, drawn, cut]) =>
            row(
              html`<span class="word"><bdi>${written(id)}</bdi></span>`,
              own,
              shaped,
              drawn,
              CUTS[cut],
              count(id),
            ),
        )}
        ${row(
          html`<span class="faint">${withCommas(rest)} others${
            others[3] && left < vocabulary ? `, ${withCommas(others[3])} left` : ""
          }</span>`,
          others[0],
          others[1],
          others[2],
          "cut",
          draws - drawnOf,
        )}
      </tbody>
    </table>
  `;
}

/** What the parts of a bar mean. @param {boolean} draws */
export const legend = (draws) =>
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
