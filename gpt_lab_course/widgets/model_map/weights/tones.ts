// How dark each number is drawn, and the same for squares of 2, 4 and 8 cells, so that a page of four million can be
// seen at once: a byte each. A square has the root of its numbers' mean square.

import { placeIn, strides, type Tile } from "./layout.ts";
import type { Store } from "../store.ts";
import { countOf, type Tensor } from "../tensors.ts";

export const SIDE = 2048; // texels: a power of two, so that a shader finds one by shifts
export const LEVELS = 4; // cells of 1, 2, 4 and 8
const TOP = 2.5; // root mean squares, at which a byte is full
const [PALE, DARK] = [0.35, 1.9]; // where a ramp begins and ends
const SLICE = 6; // milliseconds of work without a pause

/** Where a tile's bytes are: its first, and how far apart they are to the right and down. */
export interface TileOffset {
  base: number;
  right: number;
  down: number;
}

export interface Tones {
  /** One byte a parameter, in the order of the tensors; then the squares of all levels. */
  cells: Uint8Array;
  squares: Uint8Array;
  /** For each level and each tile. */
  places: TileOffset[][];
}

/** The bytes of a layout's squares, and where each tile has its own. */
export function placesOf(tiles: readonly Tile[]): { places: TileOffset[][]; size: number } {
  let size = 0;
  const places = [tiles.map((tile) => {
    const [right, down] = strides(tile);
    return { base: tile.tensor.offset + placeIn(tile, 0, 0), right, down };
  })];
  for (let level = 1; level < LEVELS; level++) {
    places.push(tiles.map(({ w, h }) => {
      const [base, right] = [size, Math.ceil(w / 2 ** level)];
      size += right * Math.ceil(h / 2 ** level);
      return { base, right: 1, down: right };
    }));
  }
  return { places, size };
}

/** Computes the bytes, a few milliseconds at a time. @param pause lets other events run; it throws to stop */
export async function tonesOf(
  store: Store,
  tensors: readonly Tensor[],
  tiles: readonly Tile[],
  rms: Record<string, number>,
  pause: () => Promise<void>,
): Promise<Tones> {
  const { places, size } = placesOf(tiles);
  const rows = (bytes: number) => Math.ceil(bytes / SIDE) * SIDE; // whole rows of a texture
  const cells = new Uint8Array(rows(countOf(tensors)));
  const squares = new Uint8Array(rows(size));
  let since = performance.now();
  const rest = async () => {
    if (performance.now() - since < SLICE) return;
    await pause();
    since = performance.now();
  };
  for (const [i, tile] of tiles.entries()) {
    const { w, h, tensor } = tile;
    const scale = 255 / TOP / rms[tensor.component];
    const { integers, step, values } = store.packed(tensor.name);
    const { base, right, down } = places[0][i];
    let sums = new Float32Array(Math.ceil(w / 2) * Math.ceil(h / 2)); // of the squares of level 1
    for (let y = 0; y < h; y++) {
      if (y % 64 === 0) await rest();
      const above = (y >> 1) * Math.ceil(w / 2);
      for (let x = 0, at = base + y * down; x < w; x++, at += right) {
        const from = at - tensor.offset;
        const value =
          (integers ? integers[from] * step![tile.row + (tile.turned ? x : y)] : values![from]) *
          scale;
        cells[at] = Math.min(255, Math.abs(value));
        sums[above + (x >> 1)] += value * value;
      }
    }
    for (let level = 1; level < LEVELS; level++) {
      const [side, { base, down: across }] = [2 ** level, places[level][i]];
      const next = new Float32Array(Math.ceil(w / side / 2) * Math.ceil(h / side / 2));
      for (let y = 0, at = 0; y * side < h; y++) {
        const high = Math.min(side, h - y * side);
        for (let x = 0; x * side < w; x++, at++) {
          const mean = sums[at] / high / Math.min(side, w - x * side);
          squares[base + y * across + x] = Math.min(255, Math.sqrt(mean));
          next[(y >> 1) * Math.ceil(w / side / 2) + (x >> 1)] += sums[at];
        }
      }
      sums = next;
      await rest();
    }
  }
  return { cells, squares, places };
}

export type Rgb = [number, number, number];

/** The colors of the bytes: paper, the component's hue, and a third, dark on white and light on black. */
export function ramp(paper: Rgb, hue: Rgb, end: Rgb, [pale, dark] = [PALE, DARK]): Uint8Array {
  const colors = new Uint8Array(256 * 4);
  for (let byte = 0; byte < 256; byte++) {
    const t = Math.min(1, Math.max(0, ((byte / 255) * TOP - pale) / (dark - pale)));
    const [from, to, part] = t < 0.5 ? [paper, hue, 2 * t] : [hue, end, 2 * t - 1];
    for (let c = 0; c < 3; c++) colors[4 * byte + c] = from[c] + part * (to[c] - from[c]);
    colors[4 * byte + 3] = 255;
  }
  return colors;
}

/** The level of which a texel is at most as large as a pixel. @param cells how many a pixel has, across */
export const levelFor = (cells: number) =>
  Math.min(LEVELS - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, cells)))));
