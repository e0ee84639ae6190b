// Where each parameter lies on the page of all parameters: one cell each. Lengths are cells unless they say pixels.

import type { Component, Tensor } from "../tensors.ts";
import { components } from "../tensors.ts";

/** A rectangle of a tensor's numbers. */
export interface Tile {
  tensor: Tensor;
  /** The first row and column of the tensor in it. */
  row: number;
  column: number;
  /** Whether the tensor's rows run from top to bottom. */
  turned: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A heading with what stands below it. */
export interface Panel {
  x: number;
  y: number;
  w: number;
  /** With its count, where it is the component's first. */
  component: string;
  count?: Component;
  /** Words above its columns. */
  columns: { x: number; label: string }[];
  /** One that is narrower than its heading. */
  small?: boolean;
}

export interface Layout {
  w: number;
  h: number;
  tiles: Tile[];
  panels: Panel[];
  blocks: { x: number; y: number; block: number }[];
  /** Pixels a cell has when the whole page is seen. */
  fit: number;
}

export const HEAD = 62; // pixels above a panel
const SMALL_HEAD = 42;
const MARGIN = 44; // pixels for the blocks' numbers
const [GAP, SPACE] = [4, 18]; // between tiles, and between panels
export const WIDE = 700; // pixels

/** The page for a picture of this many pixels. */
export function layoutOf(tensors: readonly Tensor[], width: number): Layout {
  const wide = width >= WIDE;
  const named = new Map(tensors.map((tensor) => [tensor.name, tensor]));
  const counts = new Map(components(tensors).map((one) => [one.name, one]));
  const table = named.get("token_embedding.weight")!;
  const d = table.shape[1];
  const L = tensors.filter(({ name }) => /^blocks\.\d+\.norm_1\.weight$/.test(name)).length;
  const columns = wide ? 4 : 8;
  const matrices = 4 * d + 3 * GAP; // four squares side by side
  const tall = L * (d + 1 + GAP) - GAP;
  const rows = Math.ceil(table.shape[0] / columns);
  const contentWidth = wide
    ? 4 * matrices + 3 * SPACE + 1
    : Math.max(columns * (d + GAP) - GAP, 2 * matrices + SPACE);
  const fit = Math.max(0.05, (width - MARGIN) / contentWidth);
  const [head, smallHead, margin] = [HEAD, SMALL_HEAD, MARGIN].map((pixels) => pixels / fit);

  const tiles: Tile[] = [];
  const panels: Panel[] = [];
  const blocks: Layout["blocks"] = [];
  const tile = (tensor: Tensor, x: number, y: number, w: number, h: number, from = {}) =>
    tiles.push({ tensor, row: 0, column: 0, turned: false, x, y, w, h, ...from });
  const panel = (one: Omit<Panel, "columns"> & Partial<Panel>) => {
    const first = !panels.some(({ component }) => component === one.component);
    panels.push({ columns: [], ...one, count: first ? counts.get(one.component) : undefined });
  };

  // the embedding, in columns
  panel({ component: table.component, x: 0, y: head, w: columns * (d + GAP) - GAP });
  panels[0].columns.push({ x: 0, label: "a row is a token" });
  for (let i = 0; i < columns; i++) {
    const row = i * rows;
    tile(table, i * (d + GAP), head, d, Math.min(rows, table.shape[0] - row), { row });
  }

  /** A matrix of each block, cut into its pieces; returns its width. */
  const stack = (part: string, x: number, y: number, turned = false): number => {
    let w = 0;
    for (let block = 0; block < L; block++) {
      const weight = named.get(`blocks.${block}.${part}.weight`)!;
      const bias = named.get(`blocks.${block}.${part}.bias`)!;
      const top = y + block * (d + 1 + GAP);
      if (turned) {
        const [across, down] = weight.shape;
        tile(weight, x, top, across, down, { turned });
        tile(bias, x + across, top, 1, down, { turned });
        w = across + 1;
        continue;
      }
      const width = weight.shape[1] / weight.pieces.length;
      weight.pieces.forEach((_, i) => {
        const [column, left] = [i * width, x + i * (width + GAP)];
        tile(weight, left, top, width, weight.shape[0], { column });
        tile(bias, left, top + weight.shape[0], width, 1, { column });
      });
      w = weight.pieces.length * (width + GAP) - GAP;
    }
    return w;
  };
  const labelBlocks = (x: number, y: number) => {
    for (let block = 0; block < L; block++) {
      blocks.push({ x, y: y + block * (d + 1 + GAP), block });
    }
  };

  // the blocks: attention, and the feed-forward network up and down
  const below = head + rows + head;
  const [attentionX, top] = wide ? [matrices + SPACE, head] : [0, below];
  const attention = counts.get("attention")!.name;
  panel({ component: attention, x: attentionX, y: top, w: matrices });
  let x = attentionX;
  for (const part of ["attention.qkv", "attention.output"]) {
    const { pieces, shape } = named.get(`blocks.0.${part}.weight`)!;
    pieces.forEach((label, i) =>
      panels.at(-1)!.columns.push({ x: x + i * (shape[1] / pieces.length + GAP), label })
    );
    x += stack(part, x, top) + GAP;
  }
  const feedForward = counts.get("feed-forward")!.name;
  const upX = attentionX + matrices + SPACE;
  panel({ component: feedForward, x: upX, y: top, w: matrices });
  panels.at(-1)!.columns.push({ x: upX, label: "up: a column is a neuron" });
  stack("feed_forward.up", upX, top);
  const [downX, downY] = wide ? [upX + matrices + SPACE, top] : [0, top + tall + head];
  panel({ component: feedForward, x: downX, y: downY, w: matrices });
  panels.at(-1)!.columns.push({ x: downX, label: "down: a column is a neuron" });
  stack("feed_forward.down", downX, downY, true);
  if (!wide) labelBlocks(upX + matrices, top);
  labelBlocks(downX + matrices + 1, downY);

  // what is left: positions, and the norms
  const restX = wide ? attentionX : matrices + margin;
  let y = (wide ? top + tall : downY - head) + smallHead + 8 / fit;
  const rest = tensors.filter(({ name }) => !tiles.some(({ tensor }) => tensor.name === name));
  let [left, lowest] = [restX, 0];
  for (const component of new Set(rest.map(({ component }) => component))) {
    const own = rest.filter((one) => one.component === component);
    panel({ component, x: left, y, w: d, small: true });
    for (const one of own.sort(byBlock)) {
      const h = one.shape.length > 1 ? one.shape[0] : 1;
      tile(one, left, y, d, h);
      y += h;
    }
    lowest = Math.max(lowest, y);
    if (wide && own[0].shape.length > 1) {
      y -= own[0].shape[0]; // the norms stand beside the positions
      left += Math.max(d + SPACE, 150 / fit);
    } else y += smallHead;
  }

  const w = contentWidth + margin;
  const h = Math.max(lowest, head + rows, ...tiles.map((one) => one.y + one.h));
  return { w, h, tiles, panels, blocks, fit };
}

/** A block's tensors together. */
const byBlock = (a: Tensor, b: Tensor) => {
  const block = ({ name }: Tensor) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return block(a) - block(b) || a.offset - b.offset;
};

/** A tensor's number at a place of a tile, row after row. */
export function placeIn({ tensor, row, column, turned }: Tile, across: number, down: number) {
  const [r, c] = turned ? [row + across, column + down] : [row + down, column + across];
  return tensor.shape.length > 1 ? r * tensor.shape[1] + c : c;
}

/** How far apart neighbors of a tile are in its tensor: to the right, and down. */
export const strides = ({ tensor, turned }: Tile): [right: number, down: number] => {
  const along = tensor.shape.length > 1 ? tensor.shape[1] : 0;
  return turned ? [along, 1] : [1, along];
};

/** The tile at a point of the page. */
export const tileAt = ({ tiles }: Layout, x: number, y: number) =>
  tiles.find((one) => x >= one.x && x < one.x + one.w && y >= one.y && y < one.y + one.h);

/** Where a number lies on the page: the upper left corner of its cell, and its tile. */
export function pointOf({ tiles }: Layout, { name }: { name: string }, index: readonly number[]) {
  const [row, column] = index.length > 1 ? index : [0, index[0]];
  for (const tile of tiles) {
    if (tile.tensor.name !== name) continue;
    const [r, c] = [row - tile.row, column - tile.column];
    const [x, y] = tile.turned ? [r, c] : [c, r];
    if (x >= 0 && x < tile.w && y >= 0 && y < tile.h) return { x: tile.x + x, y: tile.y + y, tile };
  }
  return undefined;
}
