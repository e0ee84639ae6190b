// The gate as a map: f(g) · u for each pair of numbers.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { dragging } from "../kit/drag.ts";
import { decimal } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import { DECLARED } from "./declared.ts";
import type { Activation } from "./functions.ts";

const REACH = DECLARED.settings.gate.max; // the map is from −3 to 3
const COLUMNS = 60;
const STEPS = 600; // along a contour
const [SIZE, LEFT, BOTTOM] = [200, 22, 180]; // the map is 178 wide and high
const LEVELS = [-6, -3, -1, -0.3, 0.3, 1, 3, 6];

/** @param share −1 to 1 */
const color = (share: number) =>
  `color-mix(in oklab, var(${share < 0 ? "--below" : "--heat"}) ${
    (100 * Math.abs(share)).toFixed(1)
  }%, var(--paper))`;

type Point = [g: number, u: number];

/** Where the product is `level`: f(g) · u = level, so u = level / f(g). Its pieces within reach. */
export function contour(f: (g: number) => number, level: number): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const g = -REACH + (i * 2 * REACH) / STEPS;
    const u = level / f(g);
    if (Math.abs(u) > REACH) piece = [];
    else if (piece.push([g, u]) === 2) pieces.push(piece);
  }
  return pieces;
}

interface GateMap {
  activation: Activation;
  gate: number;
  up: number;
  onMove: (gate: number, up: number) => void;
}

export function gateMap({ activation: { value: f, gate: name }, gate, up, onMove }: GateMap) {
  const across = scale([-REACH, REACH], [LEFT, SIZE]);
  const down = scale([-REACH, REACH], [BOTTOM, BOTTOM - SIZE + LEFT]);
  const columns = Array.from({ length: COLUMNS }, (_, i) => {
    const share = f(-REACH + ((i + 0.5) * 2 * REACH) / COLUMNS) / f(REACH);
    return `linear-gradient(to top, ${color(-share)}, var(--paper), ${color(share)})`;
  });
  const rounded = (n: number) => Number(n.toFixed(1));
  const drag = dragging<Point>({
    move: (x, y) => onMove(rounded((2 * x - 1) * REACH), rounded((1 - 2 * y) * REACH)),
    remember: () => [gate, up],
    restore: ([g, u]) => onMove(g, u),
  });
  const contours = LEVELS.flatMap((level) => contour(f, level).map((piece) => ({ level, piece })));
  return html`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${columns.map((background) =>
        html`<i style=${styleMap({ background })}></i>`
      )}</div>
      <svg viewBox="0 0 ${SIZE + 4} ${SIZE}" role="img"
        aria-label="${name}: a map of the product">
        ${ticks(-REACH, REACH, 6).map((n) =>
          svg`
            <text x=${across(n)} y=${BOTTOM + 12} text-anchor="middle">${decimal(n, 0)}</text>
            <text x=${LEFT - 5} y=${down(n)} dy="0.35em" text-anchor="end">${decimal(n, 0)}</text>
          `
        )}
        <line class="axis" x1=${LEFT} x2=${SIZE} y1=${down(0)} y2=${down(0)}></line>
        <line class="axis" x1=${across(0)} x2=${across(0)} y1=${down(REACH)} y2=${BOTTOM}></line>
        ${contours.map(({ level, piece }) => {
          const [g, u] = piece[piece.length - 1];
          const named = g === REACH && Math.abs(level) >= 1;
          return svg`
            <path class="level" d=${line(piece.map(([a, b]) => [across(a), down(b)]))}></path>
            ${named
              ? svg`<text x=${across(g) - 3} y=${down(u)} dy="-0.25em" text-anchor="end">${
                decimal(level, 0)
              }</text>`
              : nothing}
          `;
        })}
        <circle class="dot" cx=${across(gate)} cy=${down(up)} r="5"></circle>
        <rect class="catch" x=${LEFT} y=${down(REACH)} width=${SIZE - LEFT} height=${SIZE - LEFT}
          @pointerdown=${drag.down} @pointermove=${drag.move} @pointercancel=${drag.cancel}></rect>
        <text class="letter" x=${across(2.5)} y=${BOTTOM + 12} text-anchor="middle">g</text>
        <text class="letter" x=${LEFT - 5} y=${down(2.5)} dy="0.35em" text-anchor="end">u</text>
      </svg>
    </div>
  `;
}
