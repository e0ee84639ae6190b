// Words in the picture.

import { nothing, svg } from "lit-html";

export const text = (
  x: number,
  y: number,
  words: unknown,
  kind = "",
  more: { anchor?: string; width?: number } = {},
) =>
  svg`
    <text x=${x.toFixed(1)} y=${y.toFixed(1)} class=${kind} text-anchor=${more.anchor ?? "start"}
      textLength=${more.width ?? nothing} lengthAdjust=${more.width
        ? "spacingAndGlyphs"
        : nothing}>${words}</text>
  `;

/** About how wide a text is in pixels, at a size. */
export const measure = (words: string, size: number) => words.length * size * 0.56;
/** The width to squeeze a text into, if it is wider than its room. */
export const fitting = (words: string, size: number, room: number) =>
  measure(words, size) > room ? room : undefined;
