// A block for one token, from top to bottom: the stream before, what is added, and the stream after.

import { html, nothing } from "lit-html";
import { decimal, sharePercent } from "../kit/format.ts";
import { bar } from "../kit/words.ts";
import type { SubLayer, View } from "./lengths.ts";

/** @param column the token @param word a token as a template; lengths alone without it */
export function flow(view: View, layer: number, column: number, word?: (id: number) => unknown) {
  const lengths = view.streams.slice(2 * layer, 2 * layer + 3).map((row) => row[column]);
  const { added, angles, read } = view;
  const longest = Math.max(...lengths, added.attention[column], added.feed_forward[column]);
  const stream = (name: string, i: number) => {
    const [id, probability] = view.best[i][column];
    return html`
      <li class="stream">
        <span class="what">${name}</span>${bar(lengths[i], longest)}
        <span class="number">${decimal(lengths[i], 1)}</span>
        ${word
          ? html`<span class="faint">ended here, it would say ${word(id)}
          <span class="number">${sharePercent(probability)}</span></span>`
          : nothing}
      </li>
    `;
  };
  const addition = (part: SubLayer, name: string) => {
    const length = added[part][column];
    return html`
      <li class="addition ${part}">
        <span class="what">+ ${name}</span>${bar(length, longest)}
        <span class="number">${decimal(length, 1)}</span>
        ${word
          ? html`<span class="faint">reads a copy of length ${
            decimal(read[part][column], 1)
          }; adds at
          ${decimal(angles[part][column], 0)}° to the stream</span>`
          : nothing}
      </li>
    `;
  };
  return html`
    <ol class="flow">
      ${stream("enters", 0)} ${addition("attention", "attention")} ${stream("between", 1)}
      ${addition("feed_forward", "FFN")} ${stream("leaves", 2)}
    </ol>
  `;
}
