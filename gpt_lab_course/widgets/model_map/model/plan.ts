// The layout of the picture: depth along one axis, a row a token across. On a phone the picture
// is turned, so that depth runs down the page. Its height follows from the number of rows alone.

import type { Sizes } from "../level.ts";
import { times } from "./reading.ts";
import { measure } from "./texts.ts";

const TURNED_BELOW = 560; // pixels
const [FIRST, LAST] = [68, 444]; // where the first row is, at the earliest, and the last
const UNDER = 104; // below the last row: its words, the chance so far
const [TIGHTEST, WIDEST] = [17, 100]; // between two rows, pixels
const UNIT = 0.25; // pixels for a length of 1, where rows are so far apart:
const FREE = 64;
const [LEFT, RIGHT] = [14, 50]; // beside the rows of a turned picture, pixels
const NARROWEST = 26; // a row of a turned picture, pixels: a finger's

export interface Plan {
  turned: boolean;
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
  /** Where a fraction of a block is, along the depth. */
  at: (layer: number, fraction: number) => number;
  /** Where a row's middle is, across. */
  row: (t: number) => number;
  /** What a row has to itself, across: its own half of the way to each neighbor. */
  room: (t: number) => [from: number, to: number];
  /** Between two rows, the last not counted: it has its own room. */
  gap: number;
  /** Between a block's beginning and its end. */
  block: number;
  /** Where the blocks begin, and where they and the rows end. */
  from: number;
  to: number;
  /** Where what stands above and below the rows begins: the blocks' names, the chance so far. */
  top: number;
  bottom: number;
  /** Pixels for a length of 1. */
  unit: number;
  /** The room for what is said after the rows. */
  after: number;
  /** A turned picture's words, and whether they are too many to stand side by side. */
  nameSize: number;
  slanted: boolean;
}

/** Where attention and the feed-forward network add within a block; each head has a lane before that. */
export const ATTENTION = [0.6, 0.74] as const;
export const FEED_FORWARD = [0.74, 0.97] as const;
export const lane = (head: number, heads: number) => 0.1 + (0.4 * head) / Math.max(heads - 1, 1);

/** How many rows there is room for. */
export const rowsIn = (width: number): number =>
  width < TURNED_BELOW ? Math.max(1, Math.floor((width - LEFT - RIGHT) / NARROWEST)) : Infinity;

/**
 * @param lengths each row's longest stream
 * @param names each row's word
 */
export function planOf(
  width: number,
  lengths: readonly number[],
  names: readonly string[],
  { n_layers: L }: Sizes,
): Plan {
  return width < TURNED_BELOW ? down(width, lengths, names, L) : across(width, lengths, L);
}

/** Rows from left to right, below each other. */
function across(width: number, lengths: readonly number[], L: number): Plan {
  const T = lengths.length;
  const own = T <= 9 ? 108 : T <= 16 ? 84 : 64; // the last row's
  const others = Math.max(T - 2, 0);
  const free = Math.max(LAST - FIRST - own, TIGHTEST * others);
  const gap = others ? Math.min(free / others, WIDEST) : WIDEST;
  const pairs = times(others, (t) => (lengths[t] + lengths[t + 1]) / 2);
  const widest = 0.94 * gap * others / Math.max(pairs.reduce((sum, one) => sum + one, 0), 1);
  const unit = Math.min(UNIT * Math.min(1, gap / FREE), others ? widest : UNIT);
  const needs = pairs.map((one) => unit * one + 0.3 * gap);
  const gaps = spread(needs, gap * others);
  const last = Math.max(LAST, FIRST + own + free);
  const rows = [last];
  if (T > 1) rows.unshift(last - own);
  for (const one of gaps.toReversed()) rows.unshift(rows[0] - one);
  const [from, after] = width > 1000 ? [138, 262] : width > 760 ? [116, 204] : [104, 152];
  const block = (width - from - after) / L;
  return {
    ...{ turned: false, width, height: last + UNDER, gap, block, after, unit, from },
    ...{ to: from + L * block + 14, top: 0, bottom: last + 92, nameSize: 24, slanted: false },
    ...placing(rows, from, block, gap),
  };
}

/** Rows from above to below, beside each other. */
function down(
  width: number,
  lengths: readonly number[],
  names: readonly string[],
  L: number,
): Plan {
  const T = lengths.length;
  const room = width - LEFT - RIGHT;
  const all = (size: number) => names.reduce((sum, name) => sum + measure(name, size) + 9, 0);
  const nameSize = Math.max(13, Math.min(20, Math.floor((20 * room) / all(20))));
  const slanted = all(nameSize) > room + 6;
  const gap = room / T;
  const widths = names.map((name) => slanted ? gap : measure(name, nameSize) + 9);
  const shares = spread(widths.map((one) => Math.max(one, NARROWEST)), room);
  let edge = LEFT;
  const rows = shares.map((share) => (edge += share) - share / 2);
  const [top, block] = [slanted ? 92 : 54, 63];
  const to = top + L * block;
  return {
    ...{ turned: true, width, height: to + 154, gap, block, after: 154, from: top, to, top: 0 },
    ...{ bottom: to, unit: 0.115 * Math.min(1, gap / 50), nameSize, slanted },
    ...placing(rows, top, block, gap),
  };
}

/** Parts of a whole, by what each needs. */
function spread(needs: readonly number[], whole: number): number[] {
  const sum = needs.reduce((a, b) => a + b, 0);
  return needs.map((need) => (need * whole) / sum);
}

const placing = (rows: readonly number[], from: number, block: number, gap: number) => ({
  at: (layer: number, fraction: number) => from + (layer + fraction) * block,
  row: (t: number) => rows[t],
  room: (t: number): [number, number] => [
    t > 0 ? (rows[t - 1] + rows[t]) / 2 : rows[t] - Math.min(gap / 2, 34),
    t < rows.length - 1 ? (rows[t] + rows[t + 1]) / 2 : rows[t] + Math.min(gap / 2, 34),
  ],
});
