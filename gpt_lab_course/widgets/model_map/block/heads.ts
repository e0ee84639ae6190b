// A block's heads: their attention, and what each adds to the answer's score.

import { html, nothing, svg } from "lit-html";
import { decimal, percent } from "../../kit/format.ts";
import { fitting } from "../model/texts.ts";

const WIDTH = 144; // pixels: text has its own size only where the picture is not scaled
const NAMES = 70; // pixels for names
const SIZE = 12; // of letters, in pixels
const FULL = 7; // an arc's width for all of the attention
const SHOWN = 0.02; // of the attention
const SHADES = 12;
const READ = 0.095; // cells with less have no number
const ROOM = 18.9; // pixels a cell needs for a number

export interface Head {
  head: number;
  /** [n][n] of the tokens that are drawn: a row's attention. */
  weights: number[][];
  /** The chosen token's row. */
  row: number;
  addition: number;
  /** "off", or where it comes from; empty if it is as trained. */
  state: string;
}

/** An amount of the score, with its sign. */
export const signedDecimal = (x: number) => (Number(x.toFixed(2)) > 0 ? "+" : "") + decimal(x, 2);

/** The token that a row looks at most. */
export const focus = (row: readonly number[]) => row.indexOf(Math.max(...row));

interface Options {
  /** Of the tokens that are drawn. */
  names: readonly string[];
  chosen: boolean;
  onSelect: () => void;
}

/** A head as a button. */
export function headCard(one: Head, { names, chosen, onSelect }: Options) {
  const { head, weights, row, addition, state } = one;
  const most = focus(weights[row]);
  const label = `Head ${head}: adds ${signedDecimal(addition)}; “${names[row]}” looks at “${
    names[most]
  }” with ${percent(weights[row][most], 0)}${state ? `; ${state}` : ""}`;
  return html`
    <button type="button" class="head ${state ? "changed" : ""}" aria-label=${label}
      aria-pressed=${chosen ? "true" : "false"} @click=${onSelect}>
      <span class="head-title"><strong>head ${head}</strong>
        <span class="number">${state || signedDecimal(addition)}</span></span>
      ${fan(one, names)} ${matrix(one, names)}
    </button>
  `;
}

/** Arcs from the tokens that the chosen one looks at. */
function fan({ weights, row }: Head, names: readonly string[]) {
  const pitch = names.length > 7 ? 16 : 20;
  const y = (t: number) => t * pitch + pitch / 2 + 1;
  const most = focus(weights[row]);
  const [from, to] = [NAMES + 4, WIDTH - 6];
  const middle = (from + to) / 2;
  return html`
    <svg width=${WIDTH} height=${names.length * pitch + 2} aria-hidden="true">
      ${names.map((name, t) =>
        svg`
          <text class="${t === row ? "row" : t === most ? "most" : t > row ? "later" : ""}"
            x="0" y=${y(t)} dy="0.35em" textLength=${fitting(name, SIZE, NAMES) ?? nothing}
            lengthAdjust=${fitting(name, SIZE, NAMES) ? "spacingAndGlyphs" : nothing}>${name}</text>
        `
      )}
      ${weights[row].map((weight, t) =>
        t > row || weight < SHOWN ? nothing : svg`
          <path class="arc"
            d="M${from} ${y(t)}C${middle} ${y(t)} ${middle} ${y(row)} ${to} ${y(row)}"
            stroke-width=${(0.5 + (FULL - 0.5) * weight).toFixed(2)}
            stroke-opacity=${(0.45 + 0.55 * weight).toFixed(2)}></path>
        `
      )}
      <circle class="end" cx=${to} cy=${y(row)} r="4"></circle>
    </svg>
  `;
}

/** The attention matrix, in percent and with row names where there is room. */
function matrix({ weights, row }: Head, names: readonly string[]) {
  const n = weights.length;
  const cell = Math.min(22, (WIDTH - 2) / n);
  const behind = (t: number) => 1 + (t + 1) * cell + 4; // where a row's name begins
  const fits = (name: string, t: number) =>
    cell > SIZE && behind(t) < WIDTH && !fitting(name, SIZE, WIDTH - behind(t));
  const shades = Array.from({ length: SHADES + 1 }, () => "");
  weights.forEach((line, t) =>
    line.slice(0, t + 1).forEach((weight, s) => {
      const [x, y, size] = [1 + s * cell, 1 + t * cell, cell - 1].map((one) => one.toFixed(1));
      shades[Math.round(SHADES * weight)] += `M${x} ${y}h${size}v${size}h-${size}z`;
    })
  );
  return html`
    <svg class="matrix-of-head" width=${WIDTH} height=${n * cell + 3} aria-hidden="true">
      ${shades.map((d, i) =>
        d &&
        svg`<path class="share" d=${d} fill-opacity=${
          (0.08 + 0.92 * i / SHADES).toFixed(2)
        }></path>`
      )}
      ${cell < ROOM
        ? nothing
        : weights.map((line, t) =>
          line.slice(0, t + 1).map((weight, s) =>
            weight < READ ? nothing : svg`
              <text class="percent ${weight > 0.6 ? "on" : ""}" x=${1 + (s + 0.5) * cell - 0.5}
                y=${1 + (t + 0.5) * cell} dy="0.35em" text-anchor="middle">${(100 * weight).toFixed(
                  0,
                )}</text>
            `
          )
        )}
      ${names.map((name, t) =>
        fits(name, t)
          ? svg`<text class="row-name" x=${behind(t)} y=${
            1 + (t + 0.5) * cell
          } dy="0.35em">${name}</text>`
          : nothing
      )}
      <rect class="row-frame" x="0.5" y=${row * cell + 0.5} width=${(row + 1) * cell + 0.5}
        height=${cell + 0.5}></rect>
    </svg>
  `;
}
