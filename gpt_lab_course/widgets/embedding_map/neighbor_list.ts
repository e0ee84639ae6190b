// A token's neighbors with their cosines, and a search for tokens.

import { html, nothing } from "lit-html";
import type { Neighbor } from "../../engine/messages.ts";
import type { Tokens } from "../kit/tokens.ts";
import { bar } from "../kit/words.ts";

const MAX_MATCHES = 12;

export const neighborList = (
  neighbors: readonly Neighbor[],
  tokens: Tokens,
  choose: (id: number) => void,
) =>
  html`
    <ol class="words" aria-label="Neighbors">
      ${neighbors.map(({ id, cosine }) =>
        html`<li>
          <button type="button" class="word" title="Go there" @click=${() => choose(id)}
          ><bdi>${tokens.template(id)}</bdi></button>
          ${bar(Math.max(0, cosine), 1)}
          <span class="number">${cosine.toFixed(2)}</span>
        </li>`
      )}
    </ol>
  `;

/**
 * The tokens that contain a query: those that start with it first, shorter ones first, and those with a
 * leading space before those without.
 *
 * @param texts the tokens' texts; undefined where the bytes are not UTF-8
 */
export function search(query: string, texts: readonly (string | undefined)[]): number[] {
  const needle = query.trim().toLowerCase();
  if (!needle) return [];
  return texts.flatMap((text, id) => {
    const bare = text?.trim().toLowerCase() ?? "";
    const at = bare.indexOf(needle);
    const rank = (at ? 1000 : 0) + bare.length + (text?.startsWith(" ") ? 0 : 0.5);
    return at < 0 ? [] : [{ id, rank }];
  }).sort((a, b) => a.rank - b.rank).slice(0, MAX_MATCHES).map(({ id }) => id);
}

interface SearchField {
  id: string;
  query: string;
  matches: number[];
  tokens: Tokens;
  onQuery: (query: string) => void;
  choose: (id: number) => void;
}

export const searchField = ({ id, query, matches, tokens, onQuery, choose }: SearchField) =>
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
        @input=${(event: Event) => onQuery((event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) =>
          event.key === "Enter" && matches.length && choose(matches[0])}
      >
      ${query.trim()
        ? html`<div class="found buttons" role="group" aria-label="Found">${
          matches.length
            ? matches.map((one) =>
              html`<button type="button" class="word" @click=${() => choose(one)}><bdi>${
                tokens.template(one)
              }</bdi></button>`
            )
            : html`<span class="faint">no token has that</span>`
        }</div>`
        : nothing}
    </div>
  `;
