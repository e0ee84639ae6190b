// Which number a name means: a weight, or an activation of a text of T tokens; and what is wrong with a name.

import type { Sizes } from "./level.ts";
import { type CellName, parseCell, shapeText, type Tensor } from "./tensors.ts";

/** The activations in a block with their axes; those around the blocks below. */
const IN_BLOCK: Record<string, string> = {
  norm_1: "T d_model",
  "attention.q": "n_heads T d_head",
  "attention.k": "n_heads T d_head",
  "attention.v": "n_heads T d_head",
  "attention.scores": "n_heads T T",
  "attention.weights": "n_heads T T",
  "attention.heads": "n_heads T d_head",
  "attention.output": "T d_model",
  middle: "T d_model",
  norm_2: "T d_model",
  "feed_forward.up": "T d_ff",
  "feed_forward.hidden": "T d_ff",
  "feed_forward.output": "T d_model",
  output: "T d_model",
};
const AROUND: Record<string, string> = {
  "embedding.token": "T d_model",
  "embedding.position": "T d_model",
  embedding: "T d_model",
  norm: "T d_model",
  logits: "T vocab_size",
};

/** A name's block, and the rest of it: "blocks.2.norm_1" is [2, "norm_1"], "norm" is [undefined, "norm"]. */
export function split(name: string): [block: number | undefined, local: string] {
  const [, block, local] = /^blocks\.(0|[1-9]\d*)\.(.+)$/.exec(name) ?? [];
  return block === undefined ? [undefined, name] : [Number(block), local];
}

/** The shape of an activation for T tokens, or undefined if the model has none of this name. */
export function activationShape(name: string, T: number, sizes: Sizes): number[] | undefined {
  const [block, local] = split(name);
  if (block !== undefined && block >= sizes.n_layers) return undefined;
  const axes = (block === undefined ? AROUND : IN_BLOCK)[local];
  return axes?.split(" ").map((axis) => axis === "T" ? T : sizes[axis as keyof Sizes]);
}

/** The names of all activations, in the order in which they are computed. */
export const activationNames = ({ n_layers }: Sizes): string[] => [
  ...Object.keys(AROUND).slice(0, 3),
  ...Array.from(
    { length: n_layers },
    (_, b) => Object.keys(IN_BLOCK).map((x) => `blocks.${b}.${x}`),
  )
    .flat(),
  ...Object.keys(AROUND).slice(3),
];

export interface Found extends CellName {
  shape: number[];
  /** If it is a weight. */
  tensor?: Tensor;
}

/** The number that a name means, or a sentence that says why it means none. */
export function findCell(
  cell: string,
  tensors: readonly Tensor[],
  T: number,
  sizes: Sizes,
): Found | string {
  const parsed = parseCell(cell);
  if (!parsed) {
    return `“${cell}” is not a tensor’s name and an index, such as ${tensors[2].name}[3,7].`;
  }
  const { name, index } = parsed;
  const tensor = tensors.find((one) => one.name === name);
  const shape = tensor?.shape ?? activationShape(name, T, sizes);
  if (!shape) {
    const near = nearest(name, [...tensors.map((one) => one.name), ...activationNames(sizes)]);
    return `The model has no “${name}”. Did you mean ${near}?`;
  }
  const last = shape.map((size) => size - 1);
  const fits = index.length === shape.length && index.every((i, axis) => i <= last[axis]);
  if (fits) return { name, index, shape, tensor };
  return `[${index}] is outside ${name}: its shape is ${shapeText(shape)}` +
    `${tensor ? "" : " for this text"}, so its last number is [${last}].`;
}

/** The name that shares the most pairs of letters. */
function nearest(name: string, names: string[]): string {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const mine = pairs(name);
  const alike = (one: string) => {
    const other = pairs(one);
    return mine.intersection(other).size / Math.max(1, mine.union(other).size);
  };
  return names.reduce((best, one) => alike(one) > alike(best) ? one : best);
}
