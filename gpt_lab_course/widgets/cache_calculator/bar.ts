// A memory with its contents, to scale.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { inBytes } from "../kit/format.ts";

const LEGIBLE = 0.17; // of the bar, for a label

/**
 * Weights, cache and free memory. The frame is the memory; parts beyond it do not fit.
 *
 * Screen readers have the same in words.
 */
export function memoryBar(weights: number, cache: number, memory: number) {
  const scale = Math.max(memory, weights + cache);
  const width = (bytes: number) => ({ width: `${100 * bytes / scale}%` });
  const segment = (name: string, bytes: number, from: number) => {
    const inside = Math.min(from + bytes, memory) - from;
    return html`
      <div class="segment ${name}" style=${styleMap(width(bytes))}
        data-tip="${name}: ${inBytes(bytes)}"><span>${inside / scale > LEGIBLE
          ? name
          : ""}</span></div>
    `;
  };
  return html`
    <div class="memory" aria-hidden="true">
      <div class="track">${segment("weights", weights, 0)} ${segment("cache", cache, weights)}</div>
      <div class="beyond" style=${styleMap({ left: `${100 * memory / scale}%` })}></div>
      <div class="edge" style=${styleMap(width(memory))}></div>
    </div>
  `;
}
