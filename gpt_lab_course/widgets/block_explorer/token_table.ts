// The norms of a block's vectors for each token. One token is in the tab order; arrow keys move on.

import { html } from "lit-html";
import { decimal } from "../kit/format.ts";
import { moveInGrid } from "../kit/grid_keys.ts";
import type { Tokens } from "../kit/tokens.ts";
import { bar } from "../kit/words.ts";
import type { View } from "./lengths.ts";

interface TokenTable {
  layer: number;
  /** The selected token. */
  column: number;
  tokens: Tokens;
  onSelect: (column: number) => void;
}

export function tokenTable(
  { ids, streams, added }: View,
  { layer, column, tokens, onSelect }: TokenTable,
) {
  const columns = [
    { name: "enters", part: "stream", lengths: streams[2 * layer] },
    { name: "+ atten\u00adtion", part: "attention", lengths: added.attention },
    { name: "+ FFN", part: "feed_forward", lengths: added.feed_forward },
    { name: "leaves", part: "stream", lengths: streams[2 * layer + 2] },
  ];
  const longest = Math.max(...columns.flatMap(({ lengths }) => lengths));
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
              @keydown=${(event: KeyboardEvent) =>
                moveInGrid(event, [t, 0], [ids.length, 1], onSelect)}
            ><bdi>${tokens.template(id)}</bdi></button></th>
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
