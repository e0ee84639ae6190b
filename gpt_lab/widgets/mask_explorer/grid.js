// The mask as a grid: a row for each query, a column for each key.

import { html } from "lit-html";
import { moveInGrid } from "../kit/heat_map.js";
import { CROSS, mask, SEEN } from "./masks.js";
import { pairSentence } from "./words.js";

/** @typedef {import("./masks.js").Kind} Kind */
/** @typedef {import("./masks.js").Settings} Settings */

const SIGNS = { [SEEN]: ["seen", "●"], [CROSS]: ["cross", "◆"] };

/**
 * @param {object} options
 * @param {Kind} options.kind
 * @param {Settings} options.settings
 * @param {string[]} options.names the tokens
 * @param {[query: number, key: number]} options.selected
 * @param {(query: number, key: number) => void} options.onSelect
 */
export function grid({ kind, settings, names, selected, onSelect }) {
  const T = names.length;
  const border = kind === "encoder-decoder" ? settings.prefix : -1;
  /** @param {number} i */
  const side = (i) => i === border ? "decoder-starts" : "";
  return html`
    <p class="title">Who may see whom: a row looks at columns</p>
    <div class="scrolls">
      <table class="mask" aria-label="Who may see whom">
        <thead>
          <tr>
          <td></td>
          ${names.map((name, key) =>
            html`<th scope="col" class=${side(key)}><span><bdi>${name}</bdi></span></th>`
          )}
        </tr>
        </thead>
        <tbody>
        ${mask(kind, T, settings).map((row, query) =>
          html`
            <tr class="${side(query)} ${query === selected[0] ? "chosen" : ""}">
              <th scope="row"><bdi>${names[query]}</bdi></th>
              ${row.map((cell, key) => {
                const [name, sign] = SIGNS[cell] ?? ["", ""];
                const chosen = query === selected[0] && key === selected[1];
                const label = pairSentence(kind, query, key, settings, names);
                return html`<td class=${side(key)}><button
                  type="button"
                  class=${name}
                  tabindex=${chosen ? 0 : -1}
                  aria-pressed=${chosen ? "true" : "false"}
                  aria-label=${label}
                  data-tip=${label}
                  @click=${() => onSelect(query, key)}
                  @keydown=${(/** @type {KeyboardEvent} */ event) =>
                  moveInGrid(event, [query, key], [T, T], onSelect)}
                >${sign}</button></td>`;
              })}
            </tr>
          `
        )}
      </tbody>
      </table>
    </div>
  `;
}
