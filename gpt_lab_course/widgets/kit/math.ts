// Symbols and formulas, typeset as in the prose: italic letters, upright subscripts.

import { html, nothing } from "lit-html";
import { superscript, withCommas } from "./format.ts";

/** A symbol such as d_model or L. */
export function symbol(name: string) {
  const [letter, below] = name.split("_");
  return html`<span class="math"><i>${letter}</i>${
    below ? html`<span class="underscore">_</span><sub>${below}</sub>` : nothing
  }</span>`;
}

/** A text with its symbols typeset: letters, and letters with a subscript. */
export const typeset = (text: string) =>
  text.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((piece, i) => i % 2 ? symbol(piece) : piece);

/** A formula in symbols, or with their values. */
export const formula = (
  pieces: readonly ({ symbol: string; power: number } | string)[],
  values?: Record<string, number>,
) =>
  pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const base = values ? withCommas(values[piece.symbol]) : symbol(piece.symbol);
    return [base, superscript(piece.power)];
  });
