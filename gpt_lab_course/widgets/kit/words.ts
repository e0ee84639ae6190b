// Words with their probabilities, as bars: of one answer, or before and after a change to the model.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { styleMap } from "lit-html/directives/style-map.js";
import { largest } from "../../engine/largest.ts";
import type { Numbers, Word } from "../../engine/messages.ts";
import { sharePercent } from "./format.ts";
import type { Tokens } from "./tokens.ts";

const TOO_SMALL = 0.0005; // less probable words are "all others"

/** A number as a bar. @param longest the value of a full-width bar */
export const bar = (value: number, longest: number) =>
  html`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${styleMap({ width: `${(100 * value) / Math.max(longest, Number.MIN_VALUE)}%` })}
  ></span></span>`;

const named = (tokens: Tokens, id: number, choose?: (id: number) => void) =>
  choose && id !== tokens.end && tokens.isText(id)
    ? html`
      <button type="button" class="word" @click=${() => choose(id)}
        title="Write this token"><bdi>${tokens.template(id)}</bdi></button>
    `
    : html`<span class="word"><bdi>${tokens.template(id)}</bdi></span>`;

const COMES = html`<p class="faint">They come with the model.</p>`;

/**
 * The most probable tokens. Those of almost no probability are one row.
 *
 * @param label the list's accessible name
 * @param choose called with a token that is clicked; without it, tokens are no buttons
 */
export function wordList(
  words: readonly Word[],
  tokens: Tokens,
  label: string,
  choose?: (id: number) => void,
) {
  if (!words.length) return COMES;
  const visible = words.filter(({ probability }, i) => i === 0 || probability >= TOO_SMALL);
  const others = 1 - visible.reduce((sum, { probability }) => sum + probability, 0);
  const longest = words[0].probability;
  return html`
    <ol class="words" aria-label=${label}>
      ${repeat(
        visible,
        ({ id }) => id,
        ({ id, probability }) =>
          html`<li>${named(tokens, id, choose)} ${bar(probability, longest)}
          <span class="number">${sharePercent(probability)}</span></li>`,
      )}
      ${others > 0.00001
        ? html`<li class="faint"><span class="word">all others</span> <span></span>
          <span class="number">${sharePercent(others)}</span></li>`
        : nothing}
    </ol>
  `;
}

export interface ComparedWord {
  id: number;
  before: number;
  after: number;
}

/** The tokens that are most probable before or after; those before come first. @param count how many of each */
export function compare(before: Numbers, after: Numbers, count: number): ComparedWord[] {
  const ids = new Set([...largest(before, count), ...largest(after, count)]);
  return Array.from(ids, (id) => ({ id, before: before[id], after: after[id] }));
}

/** The KL divergence KL(before ‖ after), in nats. */
export function divergence(before: Numbers, after: Numbers): number {
  let sum = 0;
  before.forEach((p, v) => {
    if (p > 0) sum += p * Math.log(p / Math.max(after[v], Number.MIN_VALUE));
  });
  return Math.max(0, sum);
}

/** Words before and after. @param changed whether there is a change to show */
export function comparedList(
  words: readonly ComparedWord[],
  tokens: Tokens,
  changed: boolean,
  label: string,
  choose?: (id: number) => void,
) {
  if (!words.length) return COMES;
  const longest = Math.max(...words.flatMap(({ before, after }) => [before, after]));
  const visible = words.filter(({ before, after }) => Math.max(before, after) >= TOO_SMALL);
  return html`
    <ol class="words compared" aria-label=${label}>
      ${repeat(visible, ({ id }) => id, ({ id, before, after }) =>
        html`
          <li>
            ${named(tokens, id, choose)}
            <span>${changed
              ? html`<span class="before">${bar(before, longest)}</span>`
              : nothing}${bar(after, longest)}</span>
            <span class="number">${changed
              ? html`<span class="faint">${sharePercent(before)} →</span> ${sharePercent(after)}`
              : sharePercent(after)}</span>
          </li>
        `)}
    </ol>
  `;
}
