// A memory with its contents, to scale.

import { html } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { inBytes } from "../kit/format.ts";

const LEGIBLE = 0.17; // of the bar, for a label

const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** A round number of bytes that the bars' whole width is: of it, about a quarter is needed. */
export function scaleFor(needed: number) {
  const least = 3.5 * needed;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (ROUND.find((n) => n * power >= least) ?? 10);
}

/**
 * Weights, cache and free memory. The frame is the memory; parts beyond it do not fit. A memory that is longer
 * than the scale is broken off.
 *
 * Screen readers have the same in words.
 */
export function memoryBar(weights: number, cache: number, memory: number, scale: number) {
  const long = memory > scale;
  const width = (bytes: number) => ({ width: `${100 * Math.min(1, bytes / scale)}%` });
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
    <div class="memory ${long ? "long" : ""}" aria-hidden="true">
      <div class="track">${segment("weights", weights, 0)} ${segment("cache", cache, weights)}</div>
      <div class="beyond" ?hidden=${long} style=${styleMap({
        left: `${100 * memory / scale}%`,
      })}></div>
      <div class="edge ${long ? "long" : ""}" style=${styleMap(width(memory))}></div>
    </div>
  `;
}
