// The model's parts as toggle buttons.

import { html, nothing } from "lit-html";

/** @typedef {{ n_layers: number, n_heads: number }} Sizes */

/**
 * The sub-layers and heads, block by block.
 *
 * @param {object} options
 * @param {Sizes} options.sizes
 * @param {Set<string>} options.chosen
 * @param {(chosen: Set<string>) => void} options.onChange
 * @param {[string, string]} options.stateLabels the states of a chosen part and of another
 * @param {boolean} [options.streams] whether to include the embedding and the streams after the blocks
 */
export function partButtons({ sizes, chosen, onChange, stateLabels, streams = false }) {
  const { n_layers, n_heads } = sizes;
  /** @param {string} part @param {string} label @param {string} name */
  const one = (part, label, name) =>
    html`
      <button type="button" class="part" aria-pressed=${chosen.has(part) ? "true" : "false"}
        aria-label="${name}: ${stateLabels[chosen.has(part) ? 0 : 1]}"
        @click=${() => onChange(chosen.symmetricDifference(new Set([part])))}>${label}</button>
    `;
  return html`
    <div class="parts">
      ${streams
        ? html`<div class="buttons">${one("embedding", "embedding", "Embedding")}</div>`
        : nothing}
      ${Array.from(
        { length: n_layers },
        (_, i) =>
          html`<div class="buttons" role="group" aria-label="Block ${i}">
          <span>Block ${i}</span>
          ${one(`blocks.${i}.attention`, "attention", `Attention of block ${i}`)}
          ${
            Array.from(
              { length: n_heads },
              (_, h) => one(`blocks.${i}.attention.heads.${h}`, `${h}`, `Head ${h} of block ${i}`),
            )
          }
          ${one(`blocks.${i}.feed_forward`, "FFN", `Feed-forward network of block ${i}`)}
          ${streams ? one(`blocks.${i}.output`, "stream", `Stream after block ${i}`) : nothing}
        </div>`,
      )}
    </div>
  `;
}
