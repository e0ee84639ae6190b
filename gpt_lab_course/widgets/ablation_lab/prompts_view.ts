// The answers to the prompts that ask for capitals.

import { html, nothing } from "lit-html";
import type { Tokens } from "../kit/tokens.ts";
import { bar } from "../kit/words.ts";
import { type Prompts, tally } from "./experiment.ts";

interface Options {
  prompts: Prompts;
  answers: (number | undefined)[];
  /** Which of their tokens are changed, in words. */
  where: string;
  /** The second text's answer. */
  sourceAnswer?: number;
  tokens: Tokens;
}

export function promptsView({ prompts, answers, where, sourceAnswer, tokens }: Options) {
  const { asked, right, transferred } = tally(prompts, answers, sourceAnswer);
  const all = prompts.countries.length;
  const line = (label: string, count: number) =>
    html`
      <div class="tally"><span>${label}</span>${bar(count, all)}
        <span class="number"><b>${count}</b> of ${all}</span></div>
    `;
  return html`
    <div class="prompts" aria-busy=${asked < all ? "true" : "false"}>
      <p class="title">“The capital of … is”, ${all} countries
        <span class="faint">${where}</span></p>
      ${line("Right", right)}
      ${sourceAnswer === undefined
        ? nothing
        : line(`Answer${tokens.plain(sourceAnswer)}`, transferred)}
      ${asked < all ? html`<p class="faint">Asked ${asked} of ${all} …</p>` : nothing}
      <details open>
        <summary>Every answer</summary>
        <ul>
          ${prompts.countries.map((country, i) => {
            const answer = answers[i];
            const is = answer === prompts.capitals[i];
            return html`
              <li
                class=${is ? "right" : "wrong"}>${country}${is
                  ? nothing
                  : html`: <bdi>${
                    answer === undefined ? "…" : tokens.plain(answer)
                  }</bdi>`} <span aria-label=${is ? "right" : "wrong"}>${is ? "✓" : "✗"}</span></li>
            `;
          })}
        </ul>
      </details>
    </div>
  `;
}
