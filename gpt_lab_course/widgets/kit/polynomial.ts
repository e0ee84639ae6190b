// Closed forms as data, the twin of gpt_lab/anatomy/formula.py: sums of products of symbols.

import { superscript, withCommas } from "./format.ts";

/** The order of the factors in a product. Python has more symbols, for other models. */
const SYMBOLS = [
  ...["B", "T", "V", "n_ctx", "L", "E", "k", "H", "d_model", "r_kv", "d_q", "d_kv", "d_nope"],
  ...["d_rope", "d_v", "d_head", "d_ff", "d_expert", "d_shared"],
];

/** Products, each with how often it is added: `4·d_model²` is `[[4, ["d_model", "d_model"]]]`. */
export type Polynomial = readonly (readonly [factor: number, symbols: readonly string[]])[];

/** A token of a written formula: a symbol with its power, or the text between symbols. */
type FormulaToken = { symbol: string; power: number } | string;

const place = (symbol: string) => {
  const index = SYMBOLS.indexOf(symbol);
  return index < 0 ? SYMBOLS.length : index;
};

export const product = (symbols: readonly string[]): Polynomial => [
  [1, symbols.toSorted((a, b) => place(a) - place(b))],
];

export function sum(all: readonly Polynomial[]): Polynomial {
  const total = new Map<string, [number, readonly string[]]>();
  for (const [factor, symbols] of all.flat()) {
    const [before] = total.get(symbols.join()) ?? [0];
    total.set(symbols.join(), [before + factor, symbols]);
  }
  return [...total.values()];
}

export const evaluate = (polynomial: Polynomial, values: Record<string, number>) =>
  polynomial.reduce(
    (total, [factor, symbols]) =>
      total + symbols.reduce((product, symbol) => product * values[symbol], factor),
    0,
  );

function productPieces([factor, symbols]: Polynomial[number]): FormulaToken[] {
  const pieces: FormulaToken[] = factor !== 1 || !symbols.length ? [String(factor)] : [];
  for (const symbol of new Set(symbols)) {
    if (pieces.length) pieces.push("·");
    pieces.push({ symbol, power: symbols.filter((one) => one === symbol).length });
  }
  return pieces;
}

/** The longest products first, then in the order of the symbols. */
function sumPieces(polynomial: Polynomial): FormulaToken[] {
  const rank = ([, symbols]: Polynomial[number]) => [-symbols.length, ...symbols.map(place)];
  return polynomial
    .toSorted((a, b) => compare(rank(a), rank(b)))
    .flatMap((one, i) => [...(i ? [" + "] : []), ...productPieces(one)]);
}

function compare(a: number[], b: number[]) {
  const i = a.findIndex((value, j) => value !== b[j]);
  return i < 0 ? a.length - b.length : a[i] - (b[i] ?? -Infinity);
}

/** A formula in pieces: `V·d_model + L·(4·d_model² + 4·d_model)`. */
export function formulaPieces(polynomial: Polynomial): FormulaToken[] {
  const outside = polynomial.filter(([, symbols]) => !symbols.includes("L"));
  const inside = polynomial
    .filter(([, symbols]) => symbols.includes("L"))
    .map(([factor, symbols]) => [factor, symbols.filter((one) => one !== "L")] as const);
  const sums = outside.length ? [sumPieces(outside)] : [];
  if (inside.length > 1) sums.push([{ symbol: "L", power: 1 }, "·(", ...sumPieces(inside), ")"]);
  else sums.push(...inside.map(([factor, symbols]) => productPieces([factor, ["L", ...symbols]])));
  return sums.length ? sums.flatMap((pieces, i) => (i ? [" + ", ...pieces] : pieces)) : ["0"];
}

/** The formula as text, or with numbers in place of its symbols. */
export const text = (polynomial: Polynomial, values?: Record<string, number>) =>
  formulaPieces(polynomial)
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return (values ? withCommas(values[piece.symbol]) : piece.symbol) + superscript(piece.power);
    })
    .join("");
