// Closed forms as data, the twin of gpt_lab/anatomy/formula.py: sums of products of symbols.

import { superscript, withCommas } from "./format.js";

/** The order of the factors in a product. Python has more symbols, for other models. */
const SYMBOLS = ["B", "T", "V", "n_ctx", "L", "H", "d_model", "d_kv", "d_head", "d_ff"];

/** @typedef {Map<string, number>} Polynomial factors, joined by spaces → how often */

/** @param {string} symbol */
const place = (symbol) => {
  const index = SYMBOLS.indexOf(symbol);
  return index < 0 ? SYMBOLS.length : index;
};

/** @param {string[]} symbols @returns {Polynomial} */
export const product = (symbols) =>
  new Map([[[...symbols].sort((a, b) => place(a) - place(b)).join(" "), 1]]);

/** @param {Polynomial[]} all @returns {Polynomial} */
export function sum(all) {
  const total = new Map();
  for (const one of all) {
    for (const [term, n] of one) total.set(term, (total.get(term) ?? 0) + n);
  }
  return total;
}

/** @param {string} term */
const factors = (term) => term === "" ? [] : term.split(" ");

/** @param {Polynomial} polynomial @param {Record<string, number>} values */
export function evaluate(polynomial, values) {
  let total = 0;
  for (const [term, n] of polynomial) {
    total += factors(term).reduce((product, symbol) => product * values[symbol], n);
  }
  return total;
}

/**
 * A piece of a written formula: a symbol with its power, or what stands between symbols.
 *
 * @typedef {{ symbol: string, power: number } | string} Piece
 */

/** @param {string} term @param {number} n @returns {Piece[]} */
function termPieces(term, n) {
  const symbols = factors(term);
  /** @type {Map<string, number>} */
  const powers = new Map();
  for (const symbol of symbols) powers.set(symbol, (powers.get(symbol) ?? 0) + 1);
  /** @type {Piece[]} */
  const pieces = n !== 1 || symbols.length === 0 ? [String(n)] : [];
  for (const [symbol, power] of powers) {
    if (pieces.length) pieces.push("·");
    pieces.push({ symbol, power });
  }
  return pieces;
}

/** @param {Polynomial} terms @returns {Piece[]} */
function sumPieces(terms) {
  /** @param {string} term the longest products first, then in the order of the symbols */
  const rank = (term) => [-factors(term).length, ...factors(term).map(place)];
  return [...terms]
    .sort(([a], [b]) => compare(rank(a), rank(b)))
    .flatMap(([term, n], i) => [...(i ? [" + "] : []), ...termPieces(term, n)]);
}

/** @param {number[]} a @param {number[]} b */
function compare(a, b) {
  const i = a.findIndex((value, j) => value !== b[j]);
  return i < 0 ? a.length - b.length : a[i] - (b[i] ?? -Infinity);
}

/** A formula in pieces: `V·d_model + L·(4·d_model² + 4·d_model)`. @param {Polynomial} polynomial */
export function formulaPieces(polynomial) {
  /** @type {Polynomial} */
  const outside = new Map();
  /** @type {Polynomial} */
  const inside = new Map();
  for (const [term, n] of polynomial) {
    const symbols = factors(term);
    if (symbols.includes("L")) inside.set(symbols.filter((s) => s !== "L").join(" "), n);
    else outside.set(term, n);
  }
  /** @type {Piece[][]} */
  const pieces = outside.size ? [sumPieces(outside)] : [];
  if (inside.size > 1) pieces.push([{ symbol: "L", power: 1 }, "·(", ...sumPieces(inside), ")"]);
  else if (inside.size === 1) {
    const [[term, n]] = inside;
    pieces.push(termPieces(["L", ...factors(term)].join(" "), n));
  }
  return pieces.length ? pieces.flatMap((some, i) => (i ? [" + ", ...some] : some)) : ["0"];
}

/**
 * The formula as text, or with numbers in place of its symbols.
 *
 * @param {Polynomial} polynomial
 * @param {Record<string, number>} [values]
 */
export const text = (polynomial, values) =>
  formulaPieces(polynomial)
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return (values ? withCommas(values[piece.symbol]) : piece.symbol) + superscript(piece.power);
    })
    .join("");
