// Who may see whom, as gpt_lab/model/masks.py has it, and how many scores that leaves. It knows no page.

/** @typedef {"full" | "causal" | "prefix" | "sliding window" | "encoder-decoder"} Kind */
/** @typedef {{ prefix: number, window: number }} Settings how long the prefix is, how wide the window */

/** @type {readonly Kind[]} */
export const KINDS = ["causal", "prefix", "full", "sliding window", "encoder-decoder"];

/** What a pair of tokens is to each other. */
export const [UNSEEN, SEEN, CROSS] = [0, 1, 2];

/**
 * Whether one token may see another: `SEEN` within a sequence, `CROSS` from a decoder's into the
 * encoder's, which is the first `prefix` tokens.
 *
 * @param {Kind} kind
 * @param {number} query the one that looks, from 0
 * @param {number} key the one that is looked at
 * @param {Settings} settings
 */
export function visibility(kind, query, key, { prefix, window }) {
  const past = key <= query;
  const visible = {
    "full": () => true,
    "causal": () => past,
    "prefix": () => past || key < prefix,
    "sliding window": () => past && query - key < window,
    "encoder-decoder": () => past || key < prefix, // the prefix's, in two models
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

/** How many pairs of n tokens have the second not after the first. @param {number} n */
const triangle = (n) => (n * (n + 1)) / 2;

/**
 * How many scores a head needs, without making the mask.
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
