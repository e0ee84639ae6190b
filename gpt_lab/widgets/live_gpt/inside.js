// Inside the model: the logit lens, a head's attention, and ablated parts.

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button, chooser } from "../kit/controls.js";
import { sharePercent } from "../kit/format.js";
import { partButtons } from "../kit/parts.js";
import { attentionView } from "../kit/attention_view.js";

/** @typedef {import("../kit/widget_context.js").WidgetContext} WidgetContext */
/** @typedef {import("../../engine/messages.ts").Word} Word */

/** The logit lens: the most probable tokens if the model ended after each block. @param {Word[][]} layers @param {(id: number) => unknown} template */
export const lensTable = (layers, template) =>
  html`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${layers.map((words, blocks) =>
          html`<tr>
            <th scope="row">${blocks === 0 ? "the embedding" : `block ${blocks - 1}`}</th>
            ${
            repeat(words, ({ id, probability }) =>
              html`<td><span class="word"><bdi>${template(id)}</bdi></span>
                <span class="faint">${sharePercent(probability)}</span></td>`)
          }
          </tr>`
        )}
      </tbody>
    </table>
  `;

/**
 * The sub-layers and heads as buttons, pressed while their part is ablated.
 *
 * @param {WidgetContext} context
 * @param {import("../kit/parts.js").Sizes} sizes
 * @param {() => void} changed
 */
export function switches(context, sizes, changed) {
  const off = new Set(/** @type {string[]} */ (context.get("off")));
  /** @param {Set<string>} parts */
  const set = (parts) => {
    context.set({ off: [...parts].sort() });
    changed();
  };
  return html`
    ${partButtons({ sizes, chosen: off, onChange: set, stateLabels: ["off", "on"] })}
    <p>${off.size
      ? button(`Switch all on again (${off.size} off)`, () => set(new Set()))
      : html`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `;
}

/**
 * The lens, and the attention of a chosen head.
 *
 * @param {WidgetContext} context
 * @param {{ layers?: Word[][], attention?: Float32Array, position?: number, start?: number }} answer
 * @param {{ template: (id: number) => unknown, plain: (id: number) => string, ids: number[],
 *   changed: () => void }} text how tokens are shown, the text's IDs, and a callback that updates the answer
 */
export function insideView(context, answer, { template, plain, ids, changed }) {
  const { layers, attention, position = 0, start = 0 } = answer;
  if (!layers || !attention) return html`<p class="faint">This comes with the model.</p>`;
  const { n_layers, n_heads } = context.get("sizes");
  /** @param {Record<string, number>} choice */
  const choose = (choice) => {
    context.set(choice);
    changed();
  };
  return html`
    ${lensTable(layers, template)}
    <div class="buttons">
      ${chooser("Block", n_layers, context.get("layer"), (layer) => choose({ layer }))}
      ${chooser("Head", n_heads, context.get("head"), (head) => choose({ head }))}
      ${button(
        context.get("matrix") ? "Show arcs" : "Show a matrix",
        () => context.set({ matrix: !context.get("matrix") }),
      )}
    </div>
    ${attentionView({
      weights: attention,
      tokens: ids.slice(start, start + Math.sqrt(attention.length)).map(plain),
      query: position - start,
      matrix: context.get("matrix"),
    })}
  `;
}
