// A token's neighbours with their cosines, and a search for tokens.

import { html, nothing } from "lit-html";
import { bar } from "../kit/bars.js";

/** @typedef {import("../../engine/neighbours.ts").Neighbour} Neighbour */

/**
 * @param {Neighbour[]} neighbours
 * @param {(id: number) => unknown} template
 * @param {(id: number) => void} choose
 */
export const neighbourList = (neighbours, template, choose) =>
  html`
    <ol class="words" aria-label="Neighbours">
      ${neighbours.map(({ id, cosine }) =>
        html`<li>
          <button type="button" class="word" title="Go there" @click=${() => choose(id)}
          ><bdi>${template(id)}</bdi></button>
          ${bar(Math.max(0, cosine), 1)}
          <span class="number">${cosine.toFixed(2)}</span>
        </li>`
      )}
    </ol>
  `;

const MAX_MATCHES = 12;

/**
 * The tokens that contain a query: those that start with it first, shorter ones first, and those with a
 * leading space before those without.
 *
 * @param {string} query
 * @param {(string | undefined)[]} texts the tokens' texts; undefined where the bytes are not UTF-8
 */
export function search(query, texts) {
  const needle = query.trim().toLowerCase();
  if (!needle) return [];
  /** @type {[rank: number, id: number][]} */
  const matches = [];
  texts.forEach((text, id) => {
    const bare = text?.trim().toLowerCase() ?? "";
    const at = bare.indexOf(needle);
    if (at < 0) return;
    matches.push([(at ? 1000 : 0) + bare.length + (text?.startsWith(" ") ? 0 : 0.5), id]);
  });
  return matches.sort((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, MAX_MATCHES).map(([, id]) =>
    id
  );
}

/**
 * @param {object} options
 * @param {string} options.id of the input
 * @param {string} options.query
 * @param {number[]} options.matches
 * @param {(id: number) => unknown} options.template
 * @param {(query: string) => void} options.onQuery
 * @param {(id: number) => void} options.choose
 */
export const searchField = ({ id, query, matches, template, onQuery, choose }) =>
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
          if (event.key === "Enter" && matches.length) choose(matches[0]);
        }}
      >
      ${query.trim()
        ? html`<div class="found buttons" role="group" aria-label="Found">${
          matches.length
            ? matches.map((one) =>
              html`<button type="button" class="word" @click=${() => choose(one)}><bdi>${
                template(one)
              }</bdi></button>`
            )
            : html`<span class="faint">no token has that</span>`
        }</div>`
        : nothing}
    </div>
  `;
