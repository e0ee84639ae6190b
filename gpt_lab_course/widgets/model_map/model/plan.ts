// The layout of the picture: depth along one axis, a row a token across. On a phone the picture
// is turned, so that depth runs down the page.

import type { Sizes } from "../level.ts";

const TURNED_BELOW = 560; // pixels
const [LEFT, RIGHT] = [20, 62]; // beside the rows of a turned picture, pixels
const NARROWEST = 22; // a row of a turned picture, pixels

export interface Plan {
  turned: boolean;
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
  /** Where a fraction of a block is, along the depth. */
  at: (layer: number, fraction: number) => number;
  /** Where a row's middle is, across. */
  row: (t: number) => number;
  /** Between two rows. */
  gap: number;
  /** Between a block's beginning and its end. */
  block: number;
  /** Where the blocks begin, where they end, and where the rows do. */
  from: number;
  to: number;
  edge: number;
  /** Pixels for a length of 1. */
  unit: number;
  /** The room for tokens before the blocks, and for words after them. */
  chip: number;
  after: number;
}

/** Where attention and the feed-forward network add within a block; each head has a lane before that. */
export const ATTENTION = [0.56, 0.72] as const;
export const FEED_FORWARD = [0.72, 0.95] as const;
export const lane = (head: number, heads: number) => 0.1 + (0.4 * head) / Math.max(heads - 1, 1);

/** How many rows there is room for. */
export const rowsIn = (width: number): number =>
  width < TURNED_BELOW ? Math.max(1, Math.floor((width - LEFT - RIGHT) / NARROWEST)) : Infinity;

/** @param longest the longest stream, which two rows must not share a place for */
export function planOf(width: number, T: number, longest: number, { n_layers: L }: Sizes): Plan {
  const turned = width < TURNED_BELOW;
  const unitOf = (gap: number) => Math.min((0.19 * gap) / 72, (0.8 * gap) / Math.max(longest, 1));
  if (turned) {
    const [chip, block, after] = [34, 66, 96];
    const gap = (width - LEFT - RIGHT) / T;
    return {
      ...{ turned, width, gap, block, chip, after, unit: unitOf(gap) },
      height: chip + L * block + after + 8,
      ...axes(chip + 6, block, LEFT, gap, L, T),
    };
  }
  const [chip, after] = width > 900 ? [116, 236] : [92, 156];
  const gap = T <= 6 ? 74 : T <= 8 ? 60 : Math.max(16, 480 / T);
  const block = (width - chip - 8 - after - 18) / L;
  return {
    ...{ turned, width, gap, block, chip, after, unit: unitOf(gap) },
    height: 30 + T * gap + 84,
    ...axes(chip + 8, block, 30, gap, L, T),
  };
}

const axes = (from: number, block: number, first: number, gap: number, L: number, T: number) => ({
  from,
  to: from + L * block,
  edge: first + T * gap,
  at: (layer: number, fraction: number) => from + (layer + fraction) * block,
  row: (t: number) => first + (t + 0.5) * gap,
});

/**
 * A path, written along and across, in tenths of a pixel and from point to point: so it is short, and like shapes are
 * like words, which a page's compression finds.
 */
export class Pen {
  d = "";
  #at: [x: number, y: number] = [0, 0];
  #start: [x: number, y: number] = [0, 0];
  constructor(readonly turned: boolean) {}

  move(along: number, across: number) {
    this.#at = this.#start = this.#tenths(along, across);
    this.d += `M${this.#at.map((tenths) => tenths / 10).join(" ")}`;
    return this;
  }
  line(along: number, across: number) {
    const to = this.#tenths(along, across);
    if (to.some((tenths, i) => tenths !== this.#at[i])) this.#draw("l", to);
    return this;
  }
  /** A smooth way to a point at the same slope as it left. */
  ease(from: number, along: number, before: number, across: number) {
    const middle = (from + along) / 2;
    return this.curve(middle, before, middle, across, along, across);
  }
  curve(...[a1, c1, a2, c2, along, across]: [number, number, number, number, number, number]) {
    this.#draw("c", this.#tenths(a1, c1), this.#tenths(a2, c2), this.#tenths(along, across));
    return this;
  }
  close() {
    this.d += "z";
    this.#at = this.#start;
    return this;
  }

  #tenths(along: number, across: number): [number, number] {
    const [x, y] = this.turned ? [across, along] : [along, across];
    return [Math.round(10 * x), Math.round(10 * y)];
  }
  #draw(command: string, ...points: [number, number][]) {
    const numbers = points.flatMap(([x, y]) => [x - this.#at[0], y - this.#at[1]]);
    this.d += command + numbers.map((tenths) => short(tenths / 10)).join(" ").replaceAll(" -", "-");
    this.#at = points.at(-1) ?? this.#at;
  }
}

const short = (n: number) => `${n}`.replace(/^(-?)0\./, "$1.");
