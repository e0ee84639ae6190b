// All models as a table that is sorted by a press on a heading, each row with its size as a bar.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { inBytes, inShort, withCommas } from "../kit/format.ts";
import { moveRovingTabindex } from "../kit/grid_keys.ts";
import { bar } from "../kit/words.ts";
import { type Model, sorted } from "./models.ts";

export interface Listed {
  models: readonly Model[];
  by: string;
  /** The names of the two that are compared. */
  chosen: string;
  against: string;
  onSort: (by: string) => void;
  onChoose: (name: string) => void;
}

const COLUMNS: [by: string, word: string, rest: string, style: string][] = [
  ["family", "model", "", ""],
  ["year", "year", "", "number"],
  ["parameters", "size", " in parameters", "number"],
  ["token", "read", " for a token, in parameters", "number"],
  ["cache", "cache", "", "number"],
];

export function modelList({ models, by, chosen, against, onSort, onChoose }: Listed) {
  const rows = sorted(models, by);
  const most = Math.max(...models.map(({ count }) => count.total));
  const current = Math.max(0, rows.findIndex(({ name }) => name === chosen));
  const heading = ([key, word, rest, style]: typeof COLUMNS[number]) =>
    html`
      <th scope="col" class=${style} aria-sort=${key === by
        ? key === "family" ? "other" : "descending"
        : nothing}>
        <button type="button" @click=${() =>
          onSort(key)}>${word}<span class="unseen">${rest}</span>${key ===
              by && key !== "family"
          ? html`<span aria-hidden="true">&nbsp;↓</span>`
          : nothing}</button></th>
    `;
  return html`
    <div class="scrolls all">
      <table>
        <thead>
          <tr>${COLUMNS.map(heading)}</tr>
        </thead>
        <tbody @keydown=${(event: KeyboardEvent) => {
          const name = (event.target as HTMLElement).closest("tr")?.dataset.name;
          const from = rows.findIndex((row) => row.name === name);
          moveRovingTabindex(event, from, rows.length, () => {}, 1);
        }}>
          ${repeat(rows, ({ name }) => name, ({ name, year, count, cache }, i) =>
            html`
              <tr data-name=${name} data-in-view=${name === chosen
                ? name
                : nothing} class=${name === chosen ? "chosen" : name === against ? "against" : ""}>
                <th scope="row"><button type="button" aria-pressed=${name === chosen
                  ? "true"
                  : "false"}
                  tabindex=${i === current ? 0 : -1} @click=${() =>
                    onChoose(name)}>${name}</button></th>
                <td class="number">${year ?? ""}</td>
                <td class="number" data-tip=${withCommas(count.total)}>${inShort(count.total)}${bar(
                  count.total,
                  most,
                )}</td>
                <td class="number" data-tip=${withCommas(count.read)}>${inShort(
                  count.read,
                )}</td>
                <td class="number">${inBytes(cache)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `;
}
