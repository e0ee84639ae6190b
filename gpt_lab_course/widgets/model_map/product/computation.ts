// How one activation is computed: as a row times a column, or by a formula of its own. Nothing is drawn here.

import { add, copied, gelued, hidden, norm, softmaxed } from "./formulas.ts";
import { split } from "../cells.ts";
import type { Sizes } from "../level.ts";
import { cellOf } from "../tensors.ts";

/** Numbers by name and index, of a text that was read. */
export interface ComputationValues {
  sizes: Sizes;
  ids: readonly number[];
  weight: (name: string, ...index: number[]) => number;
  activation: (name: string, ...index: number[]) => number;
}

/** A matrix of a product. */
export interface Face {
  name: string;
  /** Its component's, or nothing for activations. */
  component?: string;
  rows: number;
  columns: number;
  at: (row: number, column: number) => number;
  /** The cell's name. */
  cell: (row: number, column: number) => string;
}

export interface Product {
  kind: "product";
  left: Face;
  right: Face;
  result: Face;
  row: number;
  column: number;
  bias?: { cell: string; value: number };
  /** What the sum is divided by: √d_head. */
  divisor?: number;
  /** As the model has it. */
  value: number;
}

/** A number of a formula. */
export interface Operand {
  label: string;
  value: number;
  cell?: string;
}

export interface Formula {
  kind: "formula";
  what: string;
  operands: Operand[];
  /** The formula with its numbers; it ends before the result. */
  text: string;
  /** What the formula gives. */
  computed: number;
  /** As the model has it. */
  value: number;
}

/** The stream before a block, by name. */
export const streamBefore = (block: number) => block ? `blocks.${block - 1}.output` : "embedding";

/** The activations needed to show one, including itself. */
export function needs(name: string, { n_layers }: Sizes): string[] {
  const [block, local] = split(name);
  const own = (...names: string[]) => names.map((one) => `blocks.${block}.${one}`);
  const before = streamBefore(block ?? n_layers);
  const inputs: Record<string, string[]> = {
    embedding: ["embedding.token", "embedding.position"],
    norm_1: [before],
    "attention.q": own("norm_1", "attention.q", "attention.k", "attention.v"),
    "attention.scores": own("attention.q", "attention.k"),
    "attention.weights": own("attention.scores"),
    "attention.heads": own("attention.weights", "attention.v"),
    "attention.output": own("attention.heads"),
    middle: [before, ...own("attention.output")],
    norm_2: own("middle"),
    "feed_forward.up": own("norm_2"),
    "feed_forward.hidden": own("feed_forward.up"),
    "feed_forward.output": own("feed_forward.hidden"),
    output: own("middle", "feed_forward.output"),
    norm: [before],
    logits: ["norm"],
  };
  const like = /^attention\.[kv]$/.test(local) ? "attention.q" : local;
  return [...new Set([...(inputs[like] ?? []), name])];
}

/** How an activation is computed. */
export function computationOf(
  values: ComputationValues,
  name: string,
  index: number[],
): Product | Formula {
  const { sizes, ids, weight, activation } = values;
  const { d_model, n_heads, d_head, d_ff, n_layers } = sizes;
  const [block, local] = split(name);
  const own = (part: string) => `blocks.${block}.${part}`;
  const before = streamBefore(block ?? n_layers);
  const value = activation(name, ...index);
  const T = ids.length;

  const weights = (tensor: string, component: string, rows: number, columns: number): Face => ({
    ...{ name: tensor, component, rows, columns },
    at: (row, column) => weight(tensor, row, column),
    cell: (row, column) => cellOf(tensor, row, column),
  });
  const rowsOf = (activations: string, columns: number): Face => ({
    ...{ name: activations, rows: T, columns },
    at: (row, column) => activation(activations, row, column),
    cell: (row, column) => cellOf(activations, row, column),
  });
  /** One head's [T, columns] of [H, T, columns]. */
  const head = (activations: string, h: number, columns: number): Face => ({
    ...{ name: `${activations}[${h}]`, rows: T, columns },
    at: (row, column) => activation(activations, h, row, column),
    cell: (row, column) => cellOf(activations, h, row, column),
  });
  const transposed = (face: Face): Face => ({
    ...{ ...face, name: `${face.name}.T`, rows: face.columns, columns: face.rows },
    at: (row, column) => face.at(column, row),
    cell: (row, column) => face.cell(column, row),
  });
  /** x·W + b, of a token. */
  const linear = (
    part: string,
    component: string,
    left: Face,
    result: Face,
    row: number,
    column: number,
  ): Product => ({
    kind: "product",
    ...{ left, result, row, column, value },
    right: weights(`${part}.weight`, component, left.columns, result.columns),
    bias: { cell: cellOf(`${part}.bias`, column), value: weight(`${part}.bias`, column) },
  });

  const [first, second, third] = index;
  switch (local) {
    case "embedding.token": {
      const cell = ["token_embedding.weight", ids[first], second] as const;
      return copied(value, `the row of token ${ids[first]}`, cellOf(...cell), weight(...cell));
    }
    case "embedding.position": {
      const cell = ["position_embedding.weight", first, second] as const;
      return copied(value, `the row of position ${first}`, cellOf(...cell), weight(...cell));
    }
    case "embedding":
      return add(values, value, "embedding.token", "embedding.position", index);
    case "norm_1":
    case "norm":
      return norm(values, value, before, name, index);
    case "norm_2":
      return norm(values, value, own("middle"), name, index);
    case "middle":
      return add(values, value, before, own("attention.output"), index);
    case "output":
      return add(values, value, own("middle"), own("feed_forward.output"), index);
    case "attention.q":
    case "attention.k":
    case "attention.v": {
      const kinds = ["q", "k", "v"].map((kind) => own(`attention.${kind}`));
      const width = n_heads * d_head;
      const place = (column: number) =>
        [
          kinds[Math.floor(column / width)],
          Math.floor(column / d_head) % n_heads,
          column % d_head,
        ] as const;
      const result: Face = {
        name: "queries | keys | values",
        ...{ rows: T, columns: 3 * width },
        at(row, column) {
          const [kind, h, i] = place(column);
          return activation(kind, h, row, i);
        },
        cell(row, column) {
          const [kind, h, i] = place(column);
          return cellOf(kind, h, row, i);
        },
      };
      const column = kinds.indexOf(name) * width + first * d_head + third;
      const left = rowsOf(own("norm_1"), d_model);
      return linear(own("attention.qkv"), "attention", left, result, second, column);
    }
    case "attention.scores": {
      if (third > second) return hidden(value, second, third);
      return {
        kind: "product",
        left: head(own("attention.q"), first, d_head),
        right: transposed(head(own("attention.k"), first, d_head)),
        result: head(name, first, T),
        ...{ row: second, column: third, divisor: Math.sqrt(d_head), value },
      };
    }
    case "attention.weights":
      return third > second
        ? hidden(value, second, third)
        : softmaxed(values, value, own("attention.scores"), index);
    case "attention.heads":
      return {
        kind: "product",
        left: head(own("attention.weights"), first, T),
        right: head(own("attention.v"), first, d_head),
        result: head(name, first, d_head),
        ...{ row: second, column: third, value },
      };
    case "attention.output": {
      const heads = own("attention.heads");
      const joined: Face = {
        name: `${heads}, side by side`,
        ...{ rows: T, columns: n_heads * d_head },
        at: (row, column) => activation(heads, Math.floor(column / d_head), row, column % d_head),
        cell: (row, column) => cellOf(heads, Math.floor(column / d_head), row, column % d_head),
      };
      return linear(name, "attention", joined, rowsOf(name, d_model), first, second);
    }
    case "feed_forward.up": {
      const left = rowsOf(own("norm_2"), d_model);
      return linear(name, "feed-forward", left, rowsOf(name, d_ff), first, second);
    }
    case "feed_forward.output": {
      const left = rowsOf(own("feed_forward.hidden"), d_ff);
      const part = own("feed_forward.down");
      return linear(part, "feed-forward", left, rowsOf(name, d_model), first, second);
    }
    case "feed_forward.hidden": {
      const cell = cellOf(own("feed_forward.up"), ...index);
      return gelued(value, cell, activation(own("feed_forward.up"), ...index));
    }
    default: // logits
      return {
        kind: "product",
        left: rowsOf("norm", d_model),
        right: transposed(
          weights("token_embedding.weight", "token embedding", sizes.vocab_size, d_model),
        ),
        result: rowsOf("logits", sizes.vocab_size),
        ...{ row: first, column: second, value },
      };
  }
}

/** The running sum after each product, without bias and divisor. */
export function runningSum({ left, right, row, column }: Product): Float64Array {
  const sums = new Float64Array(left.columns);
  let sum = 0;
  for (let i = 0; i < sums.length; i++) {
    sums[i] = sum += left.at(row, i) * right.at(i, column);
  }
  return sums;
}

/** The value of a product. */
export function totalOf(product: Product): number {
  const { bias, divisor = 1 } = product;
  return (runningSum(product).at(-1) ?? 0) / divisor + (bias?.value ?? 0);
}
