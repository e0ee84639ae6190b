// Where a model is in the picture, in percent: both axes are logarithmic. Pure functions.

import { inBytes, inShort } from "../kit/format.ts";
import type { Model } from "./models.ts";

export interface Axis {
  name: string;
  of: (model: Model) => number;
  /** Powers of ten at both ends. */
  ends: readonly [number, number];
  text: (n: number) => string;
}

export const ACROSS: Axis = {
  name: "parameters",
  of: ({ count }) => count.total,
  ends: [7, 12.25],
  text: inShort,
};
export const UP: Record<string, Axis> = {
  cache: { name: "cache", of: ({ cache }) => cache, ends: [5.8, 11], text: inBytes },
  token: { name: "read for a token", of: ({ count }) => count.read, ends: [7, 12], text: inShort },
};

/** A number's place on an axis, in percent; what is beyond an end is at that end. */
export function percentOf({ ends: [low, high] }: Axis, n: number) {
  const share = (Math.log10(Math.max(n, 1)) - low) / (high - low);
  return 100 * Math.min(1, Math.max(0, share));
}

/** The powers of ten on an axis. */
export function powers({ ends: [low, high] }: Axis, step = 1): number[] {
  const first = Math.ceil(low);
  return Array.from(
    { length: Math.floor((high - first) / step) + 1 },
    (_, i) => 10 ** (first + i * step),
  );
}
