// Activations that are not products: copies, sums of two, norms, softmax, GELU, and masked scores.

import { DECLARED } from "../declared.ts";
import { gelu } from "../../../engine/feed_forward.ts";
import { decimal } from "../../kit/format.ts";
import type { ComputationValues, Formula } from "./computation.ts";
import { cellOf } from "../tensors.ts";

const { norm_eps: EPSILON } = DECLARED.constants;

/** A number for a formula. */
export function written(value: number) {
  if (value === -Infinity) return "−∞";
  const size = Math.abs(value);
  return size < 5e-6 ? "0" : decimal(value, size < 0.01 ? 5 : 3);
}

/** In brackets where a sign would follow another. */
const signed = (value: number) => value < 0 ? `(${written(value)})` : written(value);

/** A row of a table, looked up. */
export const copied = (value: number, row: string, cell: string, of: number): Formula => ({
  kind: "formula",
  what: `It is copied from ${row}.`,
  operands: [{ label: "in the table", value: of, cell }],
  text: written(of),
  computed: of,
  value,
});

/** The sum of two activations with the same index. */
export function add(
  { activation }: ComputationValues,
  value: number,
  a: string,
  b: string,
  index: number[],
): Formula {
  const [x, y] = [activation(a, ...index), activation(b, ...index)];
  return {
    kind: "formula",
    what: "It is the sum of two numbers in the same place.",
    operands: [
      { label: a, value: x, cell: cellOf(a, ...index) },
      { label: b, value: y, cell: cellOf(b, ...index) },
    ],
    text: `${written(x)} + ${signed(y)}`,
    computed: x + y,
    value,
  };
}

/** (x − mean) / deviation · gain + shift. @param from the stream that is normalized */
export function norm(
  { sizes: { d_model }, activation, weight }: ComputationValues,
  value: number,
  from: string,
  name: string,
  [t, i]: number[],
): Formula {
  const row = Array.from({ length: d_model }, (_, j) => activation(from, t, j));
  const mean = row.reduce((sum, x) => sum + x, 0) / d_model;
  const variance = row.reduce((sum, x) => sum + (x - mean) ** 2, 0) / d_model;
  const deviation = Math.sqrt(variance + EPSILON);
  const [gain, shift] = [weight(`${name}.weight`, i), weight(`${name}.bias`, i)];
  return {
    kind: "formula",
    what:
      `It is normalized: from x, the mean of the token’s ${d_model} numbers is taken away, and the rest
      is divided by their deviation. Then it gets a learned gain and a learned shift.`,
    operands: [
      { label: "x", value: row[i], cell: cellOf(from, t, i) },
      { label: "mean", value: mean },
      { label: "deviation", value: deviation },
      { label: "gain", value: gain, cell: cellOf(`${name}.weight`, i) },
      { label: "shift", value: shift, cell: cellOf(`${name}.bias`, i) },
    ],
    text: `(${written(row[i])} − ${signed(mean)}) / ${written(deviation)} · ${signed(gain)} + ${
      signed(shift)
    }`,
    computed: (row[i] - mean) / deviation * gain + shift,
    value,
  };
}

/** The share of a score in the exponentials of its row. */
export function softmaxed(
  { activation }: ComputationValues,
  value: number,
  scores: string,
  [h, t, s]: number[],
): Formula {
  const row = Array.from({ length: t + 1 }, (_, i) => activation(scores, h, t, i));
  const largest = Math.max(...row);
  const sum = row.reduce((total, x) => total + Math.exp(x - largest), 0);
  return {
    kind: "formula",
    what:
      `It is a share of 1: softmax over the scores of the ${row.length} tokens that this token may look at.`,
    operands: [
      { label: "score", value: row[s], cell: cellOf(scores, h, t, s) },
      { label: "largest score", value: largest },
      { label: "sum of exp(score − largest)", value: sum },
    ],
    text: `exp(${written(row[s])} − ${signed(largest)}) / ${written(sum)}`,
    computed: Math.exp(row[s] - largest) / sum,
    value,
  };
}

export const gelued = (value: number, cell: string, x: number): Formula => ({
  kind: "formula",
  what: "It is the activation function of one number: large ones pass, negative ones are nearly 0.",
  operands: [{ label: "x", value: x, cell }],
  text: `gelu(${written(x)})`,
  computed: gelu(x),
  value,
});

/** A masked score, of a later token. */
export const hidden = (value: number, t: number, s: number): Formula => ({
  kind: "formula",
  what:
    `Token ${s} comes after token ${t}, so the mask hides it: its score is −∞, and its weight 0.`,
  operands: [],
  text: "hidden by the mask",
  computed: value,
  value,
});
