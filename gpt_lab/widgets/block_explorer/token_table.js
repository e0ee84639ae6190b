// The norms of a block's vectors for each token. One token is in the tab order; arrow keys move on.

import { html } from "lit-html";
import { bar } from "../kit/bars.js";
import { decimal } from "../kit/format.js";
import { moveInGrid } from "../kit/heat_map.js";

/** @typedef {import("./lengths.js").View} View */

/**
 * @param {View} view
 * @param {object} options
 * @param {number} options.layer
 * @param {number} options.column the selected token
 * @param {(column: number) => void} options.onSelect
 * @param {(id: number) => unknown} options.template
 */
export function tokenTable({ ids, streams, added }, { layer, column, onSelect, template }) {
  const columns = [
    { name: "enters", part: "stream", lengths: streams[2 * layer] },
    { name: "+ attention", part: "attention", lengths: added.attention },
    { name: "+ FFN", part: "feed_forward", lengths: added.feed_forward },
    { name: "leaves", part: "stream", lengths: streams[2 * layer + 2] },
  ];
  const longest = Math.max(...columns.flatMap(({ lengths }) => lengths));
  const size = /** @type {[number, number]} */ ([ids.length, 1]);
  return html`
    <table class="by-token">
      <caption>The same for each token, in lengths</caption>
      <thead>
        <tr><th scope="col">token</th>${columns.map(({ name }) =>
          html`<th scope="col">${name}</th>`
        )}</tr>
      </thead>
      <tbody>${ids.map((id, t) =>
        html`
          <tr class=${t === column ? "followed" : ""}>
            <th scope="row"><button type="button" class="token" tabindex=${t === column ? 0 : -1}
              aria-pressed=${t === column ? "true" : "false"} @click=${() => onSelect(t)}
              @keydown=${(/** @type {KeyboardEvent} */ event) =>
                moveInGrid(event, [t, 0], size, onSelect)}><bdi>${template(id)}</bdi></button></th>
            ${columns.map(({ part, lengths }) =>
              html`<td class=${part}><span class="number">${decimal(lengths[t], 1)}</span>${
                bar(lengths[t], longest)
              }</td>`
            )}
          </tr>
        `
      )}</tbody>
    </table>
  `;
}
