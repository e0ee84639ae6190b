// A block's vectors for each token: their norms and angles, as Python's first_view computes them. Pure functions.

import type { Activation } from "../../engine/activations.ts";

export type SubLayer = "attention" | "feed_forward";

/** The measurements of a block, for each token shown. */
export interface View {
  /** The number of tokens before those shown. */
  start: number;
  ids: number[];
  /** The norm of the residual stream after the embedding and each sub-layer. */
  streams: number[][];
  /** The norm of each sub-layer's output. */
  added: Record<SubLayer, number[]>;
  /** In degrees, between that output and the stream that it is added to. */
  angles: Record<SubLayer, number[]>;
  /** The norm of each sub-layer's normalized input. */
  read: Record<SubLayer, number[]>;
  /** The likeliest next token before, in the middle of and after the block. */
  best: [id: number, probability: number][][];
}

export const ADDED: SubLayer[] = ["attention", "feed_forward"];

export const streamsOf = (n_layers: number): string[] => [
  "embedding",
  ...Array.from({ length: n_layers }, (_, i) => [`blocks.${i}.middle`, `blocks.${i}.output`])
    .flat(),
];

/** The streams before, in the middle of and after a block. */
export const through = (n_layers: number, layer: number) =>
  streamsOf(n_layers).slice(2 * layer, 2 * layer + 3);

const outputs = (layer: number) => ADDED.map((part) => `blocks.${layer}.${part}.output`);
const norms = (layer: number) => [1, 2].map((i) => `blocks.${layer}.norm_${i}`);

/** The activations to request. */
export const namesOf = (n_layers: number, layer: number) => [
  ...streamsOf(n_layers),
  ...outputs(layer),
  ...norms(layer),
];

/** @param rows the number of tokens, the last ones */
export function measures(
  activations: Record<string, Activation>,
  { n_layers, layer, rows }: { n_layers: number; layer: number; rows: number },
): Pick<View, "streams" | "added" | "angles" | "read"> {
  const dots = (name: string, other = name) => {
    const { values: x, shape: [T, d_model] } = activations[name];
    const { values: y } = activations[other];
    return Array.from({ length: rows }, (_, row) => {
      const from = (T - rows + row) * d_model;
      let sum = 0;
      for (let i = from; i < from + d_model; i++) sum += x[i] * y[i];
      return sum;
    });
  };
  const lengths = (name: string) => dots(name).map(Math.sqrt);
  const before = through(n_layers, layer);
  const added = outputs(layer);
  const angles = added.map((part, i) => {
    const [addedLengths, stream] = [lengths(part), lengths(before[i])];
    return dots(before[i], part).map((product, t) => {
      const cosine = product / Math.max(addedLengths[t] * stream[t], Number.MIN_VALUE);
      return Math.acos(Math.min(1, Math.max(-1, cosine))) * 180 / Math.PI;
    });
  });
  const byName = ([attention, feed_forward]: number[][]) => ({ attention, feed_forward });
  return {
    streams: streamsOf(n_layers).map(lengths),
    added: byName(added.map(lengths)),
    angles: byName(angles),
    read: byName(norms(layer).map(lengths)),
  };
}
