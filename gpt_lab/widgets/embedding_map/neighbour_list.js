// A token's neighbours with their cosines, and a search for tokens.

import { html, nothing } from "lit-html";
import { bar } from "../kit/bars.js";

/** @typedef {import("../../engine/neighbours.js").Neighbour} Neighbour */

/**
 * @param {Neighbour[]} near
 * @param {(id: number) => unknown} written
 * @param {(id: number) => void} choose
 */
export const neighbourList = (near, written, choose) =>
  html`
    <ol class="words" aria-label="Neighbours">
      ${near.map(({ id, cosine }) =>
        html`<li>
          <button type="button" class="word" title="Go there" @click=${() => choose(id)}
          ><bdi>${written(id)}</bdi></button>
          ${bar(Math.max(0, cosine), 1)}
          <span class="number">${cosine.toFixed(2)}</span>
        </li>`
      )}
    </ol>
  `;

const MOST = 12;

/**
 * The tokens that a reader looks for: those that begin so first, the short ones of them first, and
 * of two alike the one with a space in front, which is how a word mostly comes.
 *
 * @param {string} query
 * @param {(string | undefined)[]} texts each token's, undefined where its bytes are no text
 */
export function search(query, texts) {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  /** @type {[rank: number, id: number][]} */
  const found = [];
  texts.forEach((text, id) => {
    const bare = text?.trim().toLowerCase() ?? "";
    const at = bare.indexOf(wanted);
    if (at < 0) return;
    found.push([(at ? 1000 : 0) + bare.length + (text?.startsWith(" ") ? 0 : 0.5), id]);
  });
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, MOST).map(([, id]) => id);
}

/**
 * @param {object} given
 * @param {string} given.id for what the label refers to
 * @param {string} given.query
 * @param {number[]} given.found
 * @param {(id: number) => unknown} given.written
 * @param {(query: string) => void} given.onQuery
 * @param {(id: number) => void} given.choose
 */
export const searchField = ({ id, query, found, written, onQuery, choose }) =>
  html`
    <div class="search">
      <label for=${id}>Search the tokens</label>
      <input
        id=${id}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${query}
        @input=${(/** @type {Event} */ event) =>
          onQuery(/** @type {HTMLInputElement} */ (event.target).value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter" && found.length) choose(found[0]);
        }}
      >
      ${query.trim()
        ? html`<div class="found buttons" role="group" aria-label="Found">${
          found.length
            ? found.map((one) =>
              html`<button type="button" class="word" @click=${() => choose(one)}><bdi>${
                written(one)
              }</bdi></button>`
            )
            : html`<span class="faint">no token has that</span>`
        }</div>`
        : nothing}
    </div>
  `;
