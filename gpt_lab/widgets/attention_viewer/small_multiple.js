// One head's attention as a small picture: a row for each query.

import { svg } from "lit-html";

const LEVELS = 5; // shades
const MIN_WEIGHT = 0.04; // smaller weights are not drawn

/**
 * The cells as one path per shade, palest first.
 *
 * @param {ArrayLike<number>} weights [T, T]
 * @param {number} T
 * @returns {string[]}
 */
export function paths(weights, T) {
  /** @type {string[][]} */
  const shades = Array.from({ length: LEVELS }, () => []);
  for (let t = 0; t < T; t++) {
    for (let s = 0; s <= t; s++) {
      const weight = weights[t * T + s];
      if (weight < MIN_WEIGHT) continue;
      const level = Math.min(LEVELS - 1, Math.floor(weight * LEVELS));
      shades[level].push(`M${s} ${t}h1v1h-1z`);
    }
  }
  return shades.map((cells) => cells.join(""));
}

/** @typedef {{ weights: Float32Array, paths: string[] }} Picture */

/**
 * The attention of every head by its name, "1.5", with its cells as paths.
 *
 * @param {Float32Array[]} layers each block's weights, [H, T, T]
 * @param {number} n_heads
 * @returns {Map<string, Picture>}
 */
export function picturesOf(layers, n_heads) {
  return new Map(layers.flatMap((all, layer) => {
    const size = all.length / n_heads;
    return Array.from({ length: n_heads }, (_, head) => {
      const weights = all.subarray(head * size, (head + 1) * size);
      return /** @type {[string, Picture]} */ ([
        `${layer}.${head}`,
        { weights, paths: paths(weights, Math.sqrt(size)) },
      ]);
    });
  }));
}

/** @param {Picture} picture @param {number} T @param {number} query the highlighted row */
export const smallMultiple = (picture, T, query) =>
  svg`<svg class="multiple" viewBox="0 0 ${T} ${T}" aria-hidden="true">
    <path class="past" d="M0 0L${T} ${T}H0z"></path>
    ${
    picture.paths.map((d, level) =>
      svg`<path class="cell" d=${d} fill-opacity=${(level + 1) / LEVELS}></path>`
    )
  }
    <rect class="lit" x="0" y=${query} width=${query + 1} height="1"></rect>
  </svg>`;
