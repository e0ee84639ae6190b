// The answers to the prompts that ask for capitals.

import { html, nothing } from "lit-html";
import { bar } from "../kit/bars.js";
import { tally } from "./experiment.js";

/**
 * @param {object} options
 * @param {import("./experiment.js").Prompts} options.prompts
 * @param {(number | undefined)[]} options.answers
 * @param {string} options.where which of their tokens are changed, in words
 * @param {number} [options.sourceAnswer] the second text's answer
 * @param {(id: number) => string} options.plain
 */
export function promptsView({ prompts, answers, where, sourceAnswer, plain }) {
  const { asked, right, transferred } = tally(prompts, answers, sourceAnswer);
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
      ${sourceAnswer === undefined ? nothing : line(`Answer${plain(sourceAnswer)}`, transferred)}
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
