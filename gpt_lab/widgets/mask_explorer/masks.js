// Attention masks, as in gpt_lab/model/masks.py, and the number of scores that they leave. Pure functions.

/** @typedef {"full" | "causal" | "prefix" | "sliding window" | "encoder-decoder"} Kind */
/** @typedef {{ prefix: number, window: number }} Settings the length of the prefix and the width of the window */

/** @type {readonly Kind[]} */
export const KINDS = ["causal", "prefix", "full", "sliding window", "encoder-decoder"];

/** How a query and a key relate. */
export const [UNSEEN, SEEN, CROSS] = [0, 1, 2];

/**
 * Whether a query may attend to a key: `SEEN` within a sequence, `CROSS` from the decoder to the encoder, which
 * reads the first `prefix` tokens.
 *
 * @param {Kind} kind
 * @param {number} query its index, from 0
 * @param {number} key its index
 * @param {Settings} settings
 */
export function visibility(kind, query, key, { prefix, window }) {
  const past = key <= query;
  const visible = {
    "full": () => true,
    "causal": () => past,
    "prefix": () => past || key < prefix,
    "sliding window": () => past && query - key < window,
    "encoder-decoder": () => past || key < prefix, // the same as a prefix, in two models
  }[kind]();
  if (!visible) return UNSEEN;
  return kind === "encoder-decoder" && query >= prefix && key < prefix ? CROSS : SEEN;
}

/** All pairs, [T, T]. @param {Kind} kind @param {number} T @param {Settings} settings */
export const mask = (kind, T, settings) =>
  Array.from(
    { length: T },
    (_, query) => Array.from({ length: T }, (_, key) => visibility(kind, query, key, settings)),
  );

/** The number of pairs of n tokens whose second is not after the first. @param {number} n */
const triangle = (n) => (n * (n + 1)) / 2;

/**
 * The number of scores that a head needs, computed without the mask.
 *
 * @param {Kind} kind
 * @param {number} T
 * @param {Settings} settings
 */
export function scores(kind, T, { prefix, window }) {
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
