// The data of the model's picture of a text, as in reading.py: norms, shares, arcs, words. Pure functions.

import { DECLARED } from "../declared.ts";
import type { Activation, LookAnswer, Numbers } from "../../../engine/messages.ts";
import { add } from "../../../engine/block.ts";
import type { Sizes } from "../level.ts";

export const {
  max_rows: MAX_ROWS,
  rows_with_words: ROWS_WITH_WORDS,
  shortest: SHORTEST,
} = DECLARED.constants;

export type Guess = [id: number, probability: number];
/** From a token's row to an earlier one, or to itself. */
export type Arc = [layer: number, head: number, to: number, from: number, weight: number];
/** The composition of a row at a stage: the word itself, attention's and feed-forward networks' additions. */
export type Shares = [word: number, attention: number, feed_forward: number];

export interface Reading {
  /** How many tokens of the text come before those that have a row. */
  start: number;
  ids: number[];
  /** [2L + 1][T]: after the embedding and after each sub-layer. */
  shares: Shares[][];
  /** [2L][T]: the lengths of what each sub-layer adds. */
  added: number[][];
  arcs: Arc[];
  /** [L][T]: the likeliest next token if the model ended after each block; null where it is not asked for. */
  words: (Guess | null)[][];
  /** [T]: the likeliest next token. */
  guesses: (Guess | null)[];
  next: Guess[];
  /** [2L + 2]: the probability of the answer after each stage, and at the end. */
  chances: number[];
}

export const streamNames = (n_layers: number): string[] => [
  "embedding",
  ...times(n_layers, (i) => [`blocks.${i}.middle`, `blocks.${i}.output`]).flat(),
];
export const outputNames = (n_layers: number): string[] =>
  times(n_layers, (i) => [`blocks.${i}.attention.output`, `blocks.${i}.feed_forward.output`])
    .flat();
export const weightNames = (n_layers: number): string[] =>
  times(n_layers, (i) => `blocks.${i}.attention.weights`);

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

const rounded = (x: number) => Math.round(x * 1000) / 1000;
const roundedWeight = (x: number) => Math.round(x * 1e5) / 1e5; // which is rounded once more to be shown

/** The lengths, shares and arcs of the last T tokens. */
export function measured(
  activations: Record<string, Activation>,
  { n_layers, d_model }: Sizes,
  T: number,
): Pick<Reading, "shares" | "added" | "arcs"> {
  const rows = (name: string) => {
    const { values } = activations[name];
    return values.subarray(values.length - T * d_model); // [T, d_model]
  };
  const [streams, outputs] = [streamNames(n_layers).map(rows), outputNames(n_layers).map(rows)];
  return {
    shares: sharesOf(streams, outputs, d_model),
    added: outputs.map((x) =>
      times(T, (t) => rounded(lengthOf(x.subarray(t * d_model, (t + 1) * d_model))))
    ),
    arcs: weightNames(n_layers).flatMap((name, layer) => arcsOf(activations[name], layer, T)),
  };
}

/**
 * The composition of each stage: projections of the sums so far on the stream's direction. A stream that was
 * switched off or patched starts again: all of it counts as the word.
 */
function sharesOf(streams: Numbers[], outputs: Numbers[], d_model: number): Shares[][] {
  const sums = [
    streams[0].slice(),
    new Float32Array(streams[0].length),
    new Float32Array(streams[0].length),
  ];
  const T = streams[0].length / d_model;
  return streams.map((x, stage) => {
    const added = stage > 0 ? outputs[stage - 1] : undefined;
    if (added) add(sums[stage % 2 ? 1 : 2], added);
    return times(T, (t) => {
      const [from, to] = [t * d_model, (t + 1) * d_model];
      const row = x.subarray(from, to);
      const length = lengthOf(row);
      const parts = sums.map((sum) => sum.subarray(from, to));
      if (!isSum(row, parts, length)) {
        parts[0].set(row);
        parts[1].fill(0);
        parts[2].fill(0);
      }
      return parts.map((part) => length ? rounded(dot(part, row) / length) : 0) as Shares;
    });
  });
}

/** Whether a row is the sum of its parts, as far as float32 goes. */
function isSum(row: Numbers, parts: Numbers[], length: number): boolean {
  let difference = 0;
  for (let i = 0; i < row.length; i++) {
    difference += (row[i] - parts[0][i] - parts[1][i] - parts[2][i]) ** 2;
  }
  return Math.sqrt(difference) <= 1e-3 * (length + 1);
}

function dot(x: Numbers, y: Numbers): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * y[i];
  return sum;
}

const lengthOf = (x: Numbers): number => Math.sqrt(dot(x, x));

function arcsOf({ values, shape }: Activation, layer: number, T: number): Arc[] {
  const [H, all, S] = shape;
  const arcs: Arc[] = [];
  for (let head = 0; head < H; head++) {
    for (let to = 0; to < T; to++) {
      const row = (head * all + all - T + to) * S + S - T;
      for (let from = 0; from <= to; from++) {
        const weight = values[row + from];
        if (weight >= SHORTEST) arcs.push([layer, head, to, from, roundedWeight(weight)]);
      }
    }
  }
  return arcs;
}

/** A reading of only the last rows, without arcs from earlier ones. */
export function lastRows(reading: Reading, rows: number): Reading {
  const left = reading.ids.length - rows;
  if (left <= 0) return reading;
  const behind = <T>(all: T[]) => all.slice(left);
  return {
    ...reading,
    start: reading.start + left,
    ids: behind(reading.ids),
    shares: reading.shares.map(behind),
    added: reading.added.map(behind),
    arcs: reading.arcs.filter(([, , , from]) => from >= left)
      .map(([layer, head, to, from, weight]) => [layer, head, to - left, from - left, weight]),
    words: reading.words.map(behind),
    guesses: behind(reading.guesses),
  };
}

/** The first of an answer's words at each position: [position][] as guesses. */
export const firstOf = (words: LookAnswer["words"]): Guess[] =>
  (words ?? []).map(([{ id, probability }]) => [id, probability]);
