// Attention masks, as in gpt_lab/model/masks.py, and the number of scores that they leave. Pure functions.

import type { DECLARED } from "./declared.ts";

export type MaskKind = typeof DECLARED.settings.kind.choices[number];
/** The length of the prefix and the width of the window. */
export interface Extent {
  prefix: number;
  window: number;
}

/** How a query and a key relate. */
export const [UNSEEN, SEEN, CROSS] = [0, 1, 2];

/**
 * Whether a query may attend to a key, both counted from 0: `SEEN` within a sequence, `CROSS` from the decoder to
 * the encoder, which reads the first `prefix` tokens.
 */
export function visibility(kind: MaskKind, query: number, key: number, { prefix, window }: Extent) {
  const past = key <= query;
  const visible = {
    "full": true,
    "causal": past,
    "prefix": past || key < prefix,
    "sliding window": past && query - key < window,
    "encoder-decoder": past || key < prefix, // the same as a prefix, in two models
  }[kind];
  if (!visible) return UNSEEN;
  return kind === "encoder-decoder" && query >= prefix && key < prefix ? CROSS : SEEN;
}

/** All pairs, [T, T]. */
export const mask = (kind: MaskKind, T: number, extent: Extent) =>
  Array.from(
    { length: T },
    (_, query) => Array.from({ length: T }, (_, key) => visibility(kind, query, key, extent)),
  );

/** The number of pairs of n tokens whose second is not after the first. */
const triangle = (n: number) => (n * (n + 1)) / 2;

/** The number of scores that a head needs, computed without the mask. */
export function scores(kind: MaskKind, T: number, { prefix, window }: Extent): number {
  const [P, W] = [Math.min(prefix, T), Math.min(window, T)];
  switch (kind) {
    case "full":
      return T * T;
    case "causal":
      return triangle(T);
    case "sliding window":
      return T * W - triangle(W - 1); // the first W − 1 tokens have fewer before them
    default: // the decoder's tokens see the encoder's as those after a prefix see the prefix
      return triangle(T) + triangle(P - 1);
  }
}
