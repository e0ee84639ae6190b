// The mask as a grid: a row for each query, a column for each key.

import { html, nothing } from "lit-html";
import { moveInGrid } from "../kit/grid_keys.ts";
import { CROSS, type Extent, mask, type MaskKind, SEEN } from "./masks.ts";
import { pairSentence } from "./words.ts";

const SIGNS: Record<number, [name: string, sign: string]> = {
  [SEEN]: ["seen", "●"],
  [CROSS]: ["cross", "◆"],
};

/** As many tokens as have large squares. */
const FEW = 7;

interface Grid {
  kind: MaskKind;
  extent: Extent;
  /** The tokens. */
  names: string[];
  selected: [query: number, key: number];
  onSelect: (query: number, key: number) => void;
}

export function grid({ kind, extent, names, selected, onSelect }: Grid) {
  const T = names.length;
  const border = kind === "encoder-decoder" ? extent.prefix : -1;
  const side = (i: number) => i === border ? "decoder-starts" : "";
  const cell = (value: number, query: number, key: number) => {
    const [name, sign] = SIGNS[value] ?? ["", ""];
    const chosen = query === selected[0] && key === selected[1];
    const label = pairSentence(kind, query, key, extent, names);
    return html`<td class=${side(key)} data-in-view=${chosen ? `${query},${key}` : nothing}><button
      type="button"
      class=${name}
      tabindex=${chosen ? 0 : -1}
      aria-pressed=${chosen ? "true" : "false"}
      aria-label=${label}
      data-tip=${label}
      @click=${() => onSelect(query, key)}
      @keydown=${(event: KeyboardEvent) => moveInGrid(event, [query, key], [T, T], onSelect)}
    >${sign}</button></td>`;
  };
  return html`
    <p class="title">Who may see whom: a row looks at columns</p>
    <div class="scrolls ${T <= FEW ? "few" : ""}">
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
          ${mask(kind, T, extent).map((row, query) =>
            html`
              <tr class="${side(query)} ${query === selected[0] ? "chosen" : ""}">
                <th scope="row"><bdi>${names[query]}</bdi></th>
                ${row.map((value, key) => cell(value, query, key))}
              </tr>
            `
          )}
        </tbody>
      </table>
    </div>
  `;
}
