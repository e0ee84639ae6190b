// Symbols and formulas, typeset as in the prose: italic letters, upright subscripts.

import { html, nothing } from "lit-html";
import { superscript, withCommas } from "./format.js";

/** A symbol such as d_model or L. @param {string} name */
export function symbol(name) {
  const [letter, below] = name.split("_");
  return html`<span class="math"><i>${letter}</i>${
    below ? html`<span class="underscore">_</span><sub>${below}</sub>` : nothing
  }</span>`;
}

/**
 * A formula in symbols, or with their values.
 *
 * @param {({ symbol: string, power: number } | string)[]} pieces
 * @param {Record<string, number>} [values]
 */
export const formula = (pieces, values) =>
  pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const base = values ? withCommas(values[piece.symbol]) : symbol(piece.symbol);
    return [base, superscript(piece.power)];
  });
