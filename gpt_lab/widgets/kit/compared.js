// The next words before and after a change to the model, side by side.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { largest } from "../../engine/largest.ts";
import { bar } from "./bars.js";
import { sharePercent } from "./format.js";

/** @typedef {{ id: number, before: number, after: number }} ComparedWord */

/**
 * The tokens that are most probable before or after; those before come first.
 *
 * @param {Float32Array} before probabilities, [V]
 * @param {Float32Array} after
 * @param {number} count how many of each
 * @returns {ComparedWord[]}
 */
export function compare(before, after, count) {
  const ids = new Set([...largest(before, count), ...largest(after, count)]);
  return Array.from(ids, (id) => ({ id, before: before[id], after: after[id] }));
}

/**
 * The KL divergence KL(before ‖ after), in nats.
 *
 * @param {Float32Array} before
 * @param {Float32Array} after
 */
export function divergence(before, after) {
  let sum = 0;
  before.forEach((p, v) => {
    if (p > 0) sum += p * Math.log(p / Math.max(after[v], Number.MIN_VALUE));
  });
  return Math.max(0, sum);
}

/**
 * @param {ComparedWord[]} words
 * @param {(id: number) => unknown} template
 * @param {boolean} changed whether there is a change to show
 * @param {string} label
 */
export function comparedList(words, template, changed, label) {
  const longest = Math.max(...words.flatMap(({ before, after }) => [before, after]));
  return html`
    <ol class="words compared" aria-label=${label}>
      ${repeat(words, ({ id }) => id, ({ id, before, after }) =>
        html`
          <li>
            <span class="word"><bdi>${template(id)}</bdi></span>
            <span>${changed
              ? html`<span class="before">${bar(before, longest)}</span>`
              : nothing}${bar(after, longest)}</span>
            <span class="number">${changed
              ? html`<span class="faint">${sharePercent(before)} →</span> ${sharePercent(after)}`
              : sharePercent(after)}</span>
          </li>
        `)}
    </ol>
    ${words.length ? nothing : html`<p class="faint">They come with the model.</p>`}
  `;
}
