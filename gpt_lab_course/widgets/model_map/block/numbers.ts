// A block's contribution to the answer: that of each head and neuron, and the norms and angles of additions.
// Pure functions, on a row of the text.

import { DECLARED } from "../declared.ts";

const { norm_eps: NORM_EPS } = DECLARED.constants;

export type Floats = ArrayLike<number>;

/**
 * The direction in which the answer's logit grows relative to the mean of all logits: its embedding minus the
 * mean embedding, through the final norm. The norm's scale is fixed to its value for this text, so an
 * addition to the stream contributes its product with the direction.
 *
 * @param stream after the last block
 * @param gain the final norm's weight
 * @param embedding the answer's; mean: of all tokens. All are [d_model]
 */
export function answerDirection(
  stream: Floats,
  gain: Floats,
  embedding: Floats,
  mean: Floats,
): Float64Array {
  const d = stream.length;
  const center = meanOf(stream);
  let variance = 0;
  for (let i = 0; i < d; i++) variance += (stream[i] - center) ** 2 / d;
  const scale = 1 / Math.sqrt(variance + NORM_EPS);
  const seen = Float64Array.from({ length: d }, (_, i) => gain[i] * (embedding[i] - mean[i]));
  const level = meanOf(seen); // the norm subtracts the mean of an addition
  return seen.map((x) => scale * (x - level));
}

/** A matrix, [rows, d_model] by rows, times a direction: what each row adds to the answer, times its activation. */
export function alongDirection(matrix: Floats, direction: Floats): Float64Array {
  const d = direction.length;
  return Float64Array.from({ length: matrix.length / d }, (_, row) => {
    let sum = 0;
    for (let i = 0; i < d; i++) sum += matrix[row * d + i] * direction[i];
    return sum;
  });
}

/** What each neuron adds to the answer, from its activation. @param hidden [d_ff] @param down [d_ff, d_model] */
export const neuronAdditions = (hidden: Floats, down: Floats, direction: Floats): number[] =>
  Array.from(alongDirection(down, direction), (along, n) => along * hidden[n]);

/**
 * What each head adds to the answer.
 *
 * @param heads [H, d_head], their outputs
 * @param output [H · d_head, d_model], the output projection
 */
export function headAdditions(
  heads: Floats,
  output: Floats,
  direction: Floats,
  n_heads: number,
): number[] {
  const along = alongDirection(output, direction);
  const d_head = heads.length / n_heads;
  return Array.from({ length: n_heads }, (_, h) => {
    let sum = 0;
    for (let i = h * d_head; i < (h + 1) * d_head; i++) sum += heads[i] * along[i];
    return sum;
  });
}

/** The stream before, within and after a block: as two triangles with the middle in common. */
export interface Triangles {
  /** Lengths of the three streams and of the two additions. */
  before: number;
  middle: number;
  after: number;
  attention: number;
  feed_forward: number;
  /** At zero, in radians: between the stream before and the middle, and the middle and after. */
  left: number;
  right: number;
  /** Between the stream before and after, in radians. */
  turn: number;
  /** Cosines of an addition and the stream that it is added to. */
  cosines: { attention: number; feed_forward: number };
}

export function triangles(before: Floats, middle: Floats, after: Floats): Triangles {
  const attention = difference(middle, before);
  const network = difference(after, middle);
  return {
    before: length(before),
    middle: length(middle),
    after: length(after),
    attention: length(attention),
    feed_forward: length(network),
    left: angle(before, middle),
    right: angle(middle, after),
    turn: angle(before, after),
    cosines: { attention: cosine(before, attention), feed_forward: cosine(middle, network) },
  };
}

export type Point = readonly [x: number, y: number];

/** The triangles' corners in the plane, unfolded along the middle, which points up: y grows downwards. Zero is 0, 0. */
export function corners({ before, middle, after, left, right }: Triangles): Record<
  "before" | "middle" | "after",
  Point
> {
  return {
    before: [-before * Math.sin(left), -before * Math.cos(left)],
    middle: [0, -middle],
    after: [after * Math.sin(right), -after * Math.cos(right)],
  };
}

/** The places of the largest values, largest first. */
export const topPlaces = (values: Floats, count: number): number[] =>
  Array.from(values, (_, i) => i).sort((a, b) => values[b] - values[a]).slice(0, count);

/** The mean of a table's rows, [V, d] → [d]. */
export function meanRow(table: Floats, d: number): Float64Array {
  const mean = new Float64Array(d);
  for (let i = 0; i < table.length; i++) mean[i % d] += table[i];
  const rows = table.length / d;
  return mean.map((x) => x / rows);
}

const meanOf = (x: Floats) => Array.from(x).reduce((sum, one) => sum + one, 0) / x.length;

const difference = (x: Floats, y: Floats) => Array.from(x, (one, i) => one - y[i]);

export function product(x: Floats, y: Floats): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
}

const length = (x: Floats) => Math.sqrt(product(x, x));

/** 0 if one of them is zero. */
function cosine(x: Floats, y: Floats): number {
  const lengths = length(x) * length(y);
  return lengths ? Math.min(1, Math.max(-1, product(x, y) / lengths)) : 0;
}

const angle = (x: Floats, y: Floats) => Math.acos(cosine(x, y));
