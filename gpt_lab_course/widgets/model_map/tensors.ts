// The model's tensors, as Python names them, and the names of single numbers: "blocks.0.attention.qkv.weight[3,7]".

/** A kind of tensor; a block's has `*` for the block's number. */
export interface TensorKind {
  name: string;
  component: string;
  shape: number[];
  /** The matrices concatenated in it, each of the same width. */
  pieces: string[];
}

/** The trait `_numbers`. */
export interface ModelNumbers {
  tensors: TensorKind[];
  /** The root mean square of each component's weights. */
  rms: Record<string, number>;
  /** By activation: the functions that compute it, and their line. */
  code: Record<string, [where: string, line: string][]>;
  models: { label: string; total: number }[];
}

export interface Tensor extends TensorKind {
  /** Its place among all parameters, if they are counted through. */
  offset: number;
  size: number;
}

/** All tensors, block by block where there is one in each. */
export function tensorsOf(kinds: readonly TensorKind[], n_layers: number): Tensor[] {
  let offset = 0;
  return kinds.flatMap((kind) =>
    Array.from({ length: kind.name.includes("*") ? n_layers : 1 }, (_, block) => {
      const size = kind.shape.reduce((a, b) => a * b, 1);
      const tensor = { ...kind, name: kind.name.replace("*", String(block)), offset, size };
      offset += size;
      return tensor;
    })
  );
}

export interface Component {
  name: string;
  count: number;
  share: number;
}

/** How many numbers each component has. */
export function components(tensors: readonly Tensor[]): Component[] {
  const total = countOf(tensors);
  const names = [...new Set(tensors.map(({ component }) => component))];
  return names.map((name) => {
    const count = countOf(tensors.filter(({ component }) => component === name));
    return { name, count, share: count / total };
  });
}

export const countOf = (tensors: readonly Tensor[]) =>
  tensors.reduce((sum, { size }) => sum + size, 0);

export interface CellName {
  name: string;
  index: number[];
}

/** "norm.weight[3]" as its name and index; undefined if it is not written so. Spaces do not matter. */
export function parseCell(cell: string): CellName | undefined {
  const [, name, index] = /^([a-z0-9_.]+)\[(\d{1,6}(?:,\d{1,6})*)\]$/.exec(
    cell.replaceAll(/\s/g, ""),
  ) ?? [];
  return name === undefined ? undefined : { name, index: index.split(",").map(Number) };
}

export const cellOf = (name: string, ...index: number[]) => `${name}[${index.join(",")}]`;

/** Where an index is among a tensor's numbers, row after row. */
export const flatten = (index: readonly number[], shape: readonly number[]) =>
  index.reduce((at, i, axis) => at * shape[axis] + i, 0);

export function unflatten(at: number, shape: readonly number[]): number[] {
  const index: number[] = [];
  for (const size of shape.toReversed()) {
    index.unshift(at % size);
    at = Math.floor(at / size);
  }
  return index;
}

export const shapeText = (shape: readonly number[]) => `[${shape.join(", ")}]`;
