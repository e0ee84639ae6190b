// A result as boxes: as wide as the numbers that it has for a token, as high as the tokens. All of a table have one
// scale, so that areas are numbers.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import type { Operation, Traced } from "./trace.ts";

const LINES = 16; // tokens that are drawn one by one
const [SMALL, LARGE] = [0.03, 0.012]; // of the full width: what a head needs at least, to be seen as one

/** What a result is part of, and so its color. */
export function hueOf({ step, name }: Operation): string {
  if (step === "tokenization") return "plain";
  if (step === "embedding" || /addition/.test(name)) return "word";
  if (step === "output" || step === "prediction") return name === "final norm" ? "word" : "plain";
  return ["norm 2", "up", "GELU", "down"].includes(name) ? "feed-forward" : "attention";
}

/** The numbers of a result that belong to one token, by its part: three for queries, keys and values. */
export function widthOf({ operation, sizes }: Traced) {
  const token = operation.shape.reduce(
    (product, name, i) => name === "B" || isHeight(operation, i) ? product : product * sizes[i],
    1,
  );
  return Math.max(1, token);
}

/** The axis of the tokens is the first T; that of the scores has another one, across. */
const isHeight = ({ shape }: Operation, i: number) => i === shape.indexOf("T");

/** The widest result of a block, which has the full width. Results that are wider are cut. */
export const fullWidth = (traced: readonly Traced[]) =>
  Math.max(
    ...traced.filter(({ operation }) => operation.step === "transformer")
      .map((one) => widthOf(one) * one.operation.results),
  );

/** @param full the numbers of a box of the full width */
export function boxes(traced: Traced, full: number, least = SMALL) {
  const { operation, sizes } = traced;
  const width = widthOf(traced);
  const share = width / full;
  const cut = share > 1;
  const heads = operation.shape.includes("H") ? sizes[operation.shape.indexOf("H")] : 1;
  const tokens = sizes[operation.shape.indexOf("T")];
  const style = {
    width: `${(100 * Math.min(1, share)).toFixed(2)}%`,
    "--heads": heads,
    "--tokens": tokens,
  };
  const marks = [
    ...heads > 1 && share / heads > least ? ["heads"] : [],
    ...tokens > 1 && tokens <= LINES ? ["tokens-apart"] : [],
    ...cut ? ["cut"] : [],
  ];
  const box = html`<span class="box ${hueOf(operation)} ${marks.join(" ")}" style=${
    styleMap(style)
  }></span>`;
  return html`<span class="boxes" aria-hidden="true">${
    Array.from({ length: operation.results }, () => box)
  }${cut ? html`<span class="rest">× ${withCommas(Math.round(share))}</span>` : nothing}</span>`;
}

/** One result, large, with the names of its sides. */
export function largeBox(traced: Traced, full: number) {
  const { operation, sizes } = traced;
  const side = (i: number) =>
    html`<span class="unbroken">${symbol(operation.shape[i])} = ${
      Number.isInteger(sizes[i]) ? withCommas(sizes[i]) : sizes[i].toFixed(1)
    }</span>`;
  const down = operation.shape.indexOf("T");
  const across = operation.shape.map((_, i) => i).filter((i) => i !== down)
    .filter((i) => operation.shape[i] !== "B");
  const texts = operation.shape.includes("B") ? sizes[0] : 1;
  return html`
    <figure class="large-box">
      <figcaption>${across.length
        ? html`across: ${across.map((i, n) => html`${n ? " of " : nothing}${side(i)}`)}; down: ${
          side(down)
        }`
        : html`down: ${side(down)}`}${texts > 1
        ? html`, for each of ${withCommas(texts)} texts`
        : nothing}</figcaption>
      ${boxes(traced, full, LARGE)}
    </figure>
  `;
}
