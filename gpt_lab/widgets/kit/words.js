// Words with their probabilities, as bars.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { bar } from "./bars.js";
import { sharePercent } from "./format.js";

/** @typedef {import("../../engine/messages.ts").Word} Word */

/**
 * The most probable tokens. With `choose`, each is a button.
 *
 * @param {Word[]} words
 * @param {(id: number) => unknown} template
 * @param {string} label
 * @param {(id: number) => void} [choose]
 */
export function wordList(words, template, label, choose) {
  const longest = Math.max(...words.map(({ probability }) => probability));
  return html`
    <ol class="words" aria-label=${label}>
      ${repeat(words, ({ id }) => id, ({ id, probability }) =>
        html`<li>
          ${
          choose
            ? html`
              <button type="button" class="word" @click=${() => choose(id)}
                title="Write this token"><bdi>${template(id)}</bdi></button>
            `
            : html`<span class="word"><bdi>${template(id)}</bdi></span>`
        }
          ${bar(probability, longest)}
          <span class="number">${sharePercent(probability)}</span>
        </li>`)}
    </ol>
    ${words.length ? nothing : html`<p class="faint">They come with the model.</p>`}
  `;
}
