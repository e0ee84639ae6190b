// Words in the picture.

import { nothing, svg } from "lit-html";
import type { Tokens } from "../../kit/tokens.ts";

export const text = (
  x: number,
  y: number,
  words: unknown,
  kind = "",
  more: { anchor?: string; size?: number } = {},
) =>
  svg`
    <text x=${x.toFixed(1)} y=${y.toFixed(1)} class=${kind} text-anchor=${more.anchor ?? nothing}
      style=${more.size ? `font-size:${more.size}px` : nothing}>${words}</text>
  `;

/** About how wide a text is in pixels, at a size. */
export const measure = (words: string, size: number) => [...words].length * size * 0.55;
/** As much in a heavy serif. */
export const BOLD = 1.08;

/** The size at which a text has room, at most this one and at least the other. */
export const sizeIn = (words: string, room: number, most: number, least = 12) =>
  Math.max(least, Math.min(most, Math.floor(room / measure(words, 1))));
/** The width to squeeze a text into, if it is wider than its room. */
export const fitting = (words: string, size: number, room: number) =>
  measure(words, size) > room ? room : undefined;

/** A token as its row is called. */
export const rowName = (id: number, tokens: Tokens) =>
  id === tokens.end ? "start" : tokens.name(id);
