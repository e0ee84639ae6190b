// One head's attention as a small picture: a row for each query.

import { svg } from "lit-html";

const LEVELS = 5; // shades
const MIN_WEIGHT = 0.04; // smaller weights are not drawn

export interface Picture {
  /** [T, T] */
  weights: Float32Array;
  paths: string[];
}

/** The cells as one path per shade, palest first. @param weights [T, T] */
export function paths(weights: Float32Array, T: number): string[] {
  const shades = Array.from({ length: LEVELS }, () => "");
  for (let t = 0; t < T; t++) {
    for (let s = 0; s <= t; s++) {
      const weight = weights[t * T + s];
      if (weight < MIN_WEIGHT) continue;
      shades[Math.min(LEVELS - 1, Math.floor(weight * LEVELS))] += `M${s} ${t}h1v1h-1z`;
    }
  }
  return shades;
}

/** The attention of every head by its name, "1.5", with its cells as paths. @param layers [H, T, T] each */
export const picturesOf = (layers: Float32Array[], n_heads: number) =>
  new Map(layers.flatMap((all, layer) => {
    const size = all.length / n_heads;
    return Array.from({ length: n_heads }, (_, head): [string, Picture] => {
      const weights = all.subarray(head * size, (head + 1) * size);
      return [`${layer}.${head}`, { weights, paths: paths(weights, Math.sqrt(size)) }];
    });
  }));

/** Rows up to the diagonal in hundredths, [T·(T+1)/2] for each head, as [H, T, T]. */
export const expand = (heads: number[][], T: number) =>
  Float32Array.from(heads.flatMap((cells) => {
    let n = 0;
    return Array.from(
      { length: T * T },
      (_, i) => i % T <= Math.floor(i / T) ? cells[n++] / 100 : 0,
    );
  }));

/** @param query the highlighted row */
export const smallMultiple = (picture: Picture, T: number, query: number) =>
  svg`<svg class="multiple" viewBox="0 0 ${T} ${T}" aria-hidden="true">
    <path class="past" d="M0 0L${T} ${T}H0z"></path>
    ${
    picture.paths.map((d, level) =>
      svg`<path class="cell" d=${d} fill-opacity=${(level + 1) / LEVELS}></path>`
    )
  }
    <rect class="lit" x="0" y=${query} width=${query + 1} height="1"></rect>
  </svg>`;
