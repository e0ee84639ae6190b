// How the prompts that ask for capitals are answered.

import { html, nothing } from "lit-html";
import { bar } from "../kit/bars.js";
import { tally } from "./experiment.js";

/**
 * @param {object} given
 * @param {import("./experiment.js").Prompts} given.prompts
 * @param {(number | undefined)[]} given.answers
 * @param {string} given.where what of these prompts is changed, in words
 * @param {number} [given.wanted] the second text's answer
 * @param {(id: number) => string} given.plain
 */
export function promptsView({ prompts, answers, where, wanted, plain }) {
  const { asked, right, carried } = tally(prompts, answers, wanted);
  const all = prompts.countries.length;
  /** @param {string} label @param {number} count */
  const line = (label, count) =>
    html`
      <div class="tally"><span>${label}</span>${bar(count, all)}
        <span class="number"><b>${count}</b> of ${all}</span></div>
    `;
  return html`
    <div class="prompts" aria-busy=${asked < all ? "true" : "false"}>
      <p class="title">“The capital of … is”, ${all} countries
        <span class="faint">${where}</span></p>
      ${line("Right", right)}
      ${wanted === undefined ? nothing : line(`Answer${plain(wanted)}`, carried)}
      ${asked < all ? html`<p class="faint">Asked ${asked} of ${all} …</p>` : nothing}
      <details>
        <summary>Every answer</summary>
        <ul>
          ${prompts.countries.map((country, i) => {
            const answer = answers[i];
            const is = answer === prompts.capitals[i];
            return html`
              <li
                class=${is ? "right" : "wrong"}>${country}: <bdi>${answer === undefined
                  ? "…"
                  : plain(answer)}</bdi> <span aria-label=${is ? "right" : "wrong"}>${is
                  ? "✓"
                  : "✗"}</span></li>
            `;
          })}
        </ul>
      </details>
    </div>
  `;
}
