// The world as squares, one a country, near where each lies: a map of what a model knows, or has lost.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";

export type Country = readonly [code: string, name: string, capital: string, continent: string];

export interface World {
  countries: readonly Country[];
  /** Column and row of each country by its code. */
  tiles: Readonly<Record<string, readonly [column: number, row: number]>>;
  /** How each country stands: the class of its square. */
  states: readonly string[];
  label: string;
  /** What is said of the i-th country. */
  words: (i: number) => string;
  /** The country where the keyboard enters, and from where changes spread; the first if it is −1. */
  start: number;
}

const MOST = 26; // squares between the two that are farthest from each other

/** The squares, which `attachCards` points at by their codes. */
export function worldTiles({ countries, tiles, states, label, words, start }: World) {
  const first = Math.max(0, start);
  const [fromColumn, fromRow] = tiles[countries[first][0]];
  return html`
    <div class="tiles" role="group" aria-label=${label}>${countries.map(([code], i) => {
      const [column, row] = tiles[code];
      const far = Math.hypot(column - fromColumn, row - fromRow) / MOST;
      return html`
        <span
          class="tile ${states[i]}"
          role="img"
          tabindex=${i === first ? 0 : -1}
          aria-label=${words(i)}
          data-mark=${code}
          style=${styleMap({ "grid-area": `${row} / ${column}`, "--far": far.toFixed(2) })}
        >${code}</span>
      `;
    })}</div>
  `;
}

/** A state in a legend. */
export const tileSign = (state: string, text: unknown) =>
  html`<li><span class="tile ${state}" aria-hidden="true"></span> ${text}</li>`;

/** The names of those in a state, continent by continent. */
export function byContinent(
  countries: readonly Country[],
  line: (i: number) => string | undefined,
) {
  const continents = [...new Set(countries.map(([, , , continent]) => continent))].sort();
  return html`<ul>${
    continents.map((continent) => {
      const names = countries.flatMap(([, , , where], i) =>
        where === continent ? line(i) ?? [] : []
      );
      return names.length ? html`<li><b>${continent}:</b> ${names.join(", ")}</li>` : "";
    })
  }</ul>`;
}
