// The model's parts: their names, and a toggle button for each.

import { html, nothing } from "lit-html";

export interface Sizes {
  n_layers: number;
  n_heads: number;
  d_ff?: number;
}

/** Whether it is the embedding or the stream after a block. */
export const isStream = (part: string) => /^(embedding|blocks\.\d+\.output)$/.test(part);

/** Further kinds of parts besides sub-layers and heads; see PartsSetting. */
interface Allowed {
  streams?: boolean;
  neurons?: boolean;
  places?: boolean;
}

/** Whether the model has this part. */
export function isPart(name: string, sizes: Sizes, { streams, neurons, places }: Allowed = {}) {
  const part = places ? name.replace(/@\d{1,6}$/, "") : name;
  if (isStream(part) && !streams) return false;
  const [matched, layer = "0", head = "0", neuron] =
    /^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/
      .exec(part) ?? [];
  if (neuron !== undefined && !(neurons && Number(neuron) < (sizes.d_ff ?? 0))) return false;
  return part === "embedding" ||
    (matched !== undefined && Number(layer) < sizes.n_layers && Number(head) < sizes.n_heads);
}

interface PartButtons {
  sizes: Sizes;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The states of a chosen part and of another. */
  stateLabels: [string, string];
  /** Whether to include the embedding and the streams after the blocks. */
  streams?: boolean;
}

/** The sub-layers and heads, block by block. */
export function partButtons({ sizes, chosen, onChange, stateLabels, streams }: PartButtons) {
  const all = new Set(chosen);
  const one = (part: string, label: string, name: string) =>
    html`
      <button type="button" class="part" aria-pressed=${all.has(part) ? "true" : "false"}
        aria-label="${name}: ${stateLabels[all.has(part) ? 0 : 1]}"
        @click=${() => onChange([...all.symmetricDifference(new Set([part]))].sort())}
      >${label}</button>
    `;
  const times = (n: number, draw: (i: number) => unknown) =>
    Array.from({ length: n }, (_, i) => draw(i));
  return html`
    <div class="parts">
      ${streams
        ? html`<div class="buttons">${one("embedding", "embedding", "Embedding")}</div>`
        : nothing}
      ${times(sizes.n_layers, (i) =>
        html`<div class="buttons" role="group" aria-label="Block ${i}">
          <span>Block ${i}</span>
          ${one(`blocks.${i}.attention`, "attention", `Attention of block ${i}`)}
          <span class="of">heads</span>
          ${
          times(
            sizes.n_heads,
            (h) => one(`blocks.${i}.attention.heads.${h}`, `${h}`, `Head ${h} of block ${i}`),
          )
        }
          ${one(`blocks.${i}.feed_forward`, "FFN", `Feed-forward network of block ${i}`)}
          ${streams ? one(`blocks.${i}.output`, "stream", `Stream after block ${i}`) : nothing}
        </div>`)}
    </div>
  `;
}
