// The norms and angles of a block's vectors, as Python's first_view computes them. Pure functions.

/** @typedef {Record<string, import("../../engine/activations.ts").Activation>} Activations */
/** @typedef {[id: number, probability: number]} Best */

/**
 * The measurements of a block, for each token shown. Sub-layers are keyed by name.
 *
 * @typedef {object} View
 * @property {number} start the number of tokens before those shown
 * @property {number[]} ids
 * @property {number[][]} streams the norm of the residual stream after the embedding and each sub-layer
 * @property {Record<string, number[]>} added the norm of each sub-layer's output
 * @property {Record<string, number[]>} angles in degrees, between that output and the stream that it is added to
 * @property {Record<string, number[]>} read the norm of each sub-layer's normalized input
 * @property {Best[][]} best the likeliest next token before, in the middle of and after the block
 */

export const ADDED = ["attention", "feed_forward"];

/** @param {number} n_layers */
export const streamsOf = (n_layers) => [
  "embedding",
  ...Array.from({ length: n_layers }, (_, i) => [`blocks.${i}.middle`, `blocks.${i}.output`])
    .flat(),
];

/** The streams before, in the middle of and after a block. @param {number} n_layers @param {number} layer */
export const through = (n_layers, layer) => streamsOf(n_layers).slice(2 * layer, 2 * layer + 3);

/** The activations to request. @param {number} n_layers @param {number} layer */
export const namesOf = (n_layers, layer) => [
  ...streamsOf(n_layers),
  ...ADDED.map((part) => `blocks.${layer}.${part}.output`),
  ...[1, 2].map((i) => `blocks.${layer}.norm_${i}`),
];

/** @param {Float32Array} x @param {Float32Array} y @param {number} from @param {number} n */
function dot(x, y, from, n) {
  let sum = 0;
  for (let i = from; i < from + n; i++) sum += x[i] * y[i];
  return sum;
}

/**
 * @param {Activations} activations
 * @param {object} options
 * @param {number} options.n_layers
 * @param {number} options.layer
 * @param {number} options.rows the number of tokens, the last ones
 * @returns {Pick<View, "streams" | "added" | "angles" | "read">}
 */
export function measures(activations, { n_layers, layer, rows }) {
  /** @param {string} name @param {string} [other] */
  const dots = (name, other = name) => {
    const { values, shape: [T, d_model] } = activations[name];
    const otherValues = activations[other].values;
    return Array.from(
      { length: rows },
      (_, row) => dot(values, otherValues, (T - rows + row) * d_model, d_model),
    );
  };
  /** @param {string} name */
  const lengths = (name) => dots(name).map(Math.sqrt);
  const before = through(n_layers, layer);
  const added = ADDED.map((part) => `blocks.${layer}.${part}.output`);
  const angles = added.map((part, i) => {
    const [addedLengths, stream] = [lengths(part), lengths(before[i])];
    return dots(before[i], part).map((product, t) => {
      const cosine = product / Math.max(addedLengths[t] * stream[t], Number.MIN_VALUE);
      return Math.acos(Math.min(1, Math.max(-1, cosine))) * 180 / Math.PI;
    });
  });
  /** @param {number[][]} columns */
  const byName = (columns) => Object.fromEntries(ADDED.map((part, i) => [part, columns[i]]));
  return {
    streams: streamsOf(n_layers).map(lengths),
    added: byName(added.map(lengths)),
    angles: byName(angles),
    read: byName([1, 2].map((i) => lengths(`blocks.${layer}.norm_${i}`))),
  };
}
