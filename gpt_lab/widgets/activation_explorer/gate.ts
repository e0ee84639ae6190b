// The gate as a map: f(g) · u for each pair of numbers.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { dragging } from "../kit/drag.js";
import { decimal } from "../kit/format.js";
import { line, scale, ticks } from "../kit/plot.js";
import { ACTIVATIONS } from "./functions.js";

export const REACH = 3; // the map is from −3 to 3
const COLUMNS = 60;
const STEPS = 600; // along a contour
const [SIZE, LEFT, BOTTOM] = [200, 22, 180]; // the map is 178 wide and high
const LEVELS = [-6, -3, -1, -0.3, 0.3, 1, 3, 6];

/** @param {number} share −1 to 1 */
const color = (share) =>
  `color-mix(in oklab, var(${share < 0 ? "--against" : "--heat"}) ${
    (100 * Math.abs(share)).toFixed(1)
  }%, var(--paper))`;

/**
 * Where the product is `level`: f(g) · u = level, so u = level / f(g).
 *
 * @param {(g: number) => number} f
 * @param {number} level
 * @returns {[g: number, u: number][][]} the pieces within reach
 */
export function contour(f, level) {
  /** @type {[number, number][][]} */
  const pieces = [[]];
  for (let i = 0; i <= STEPS; i++) {
    const g = -REACH + (i * 2 * REACH) / STEPS;
    const u = level / f(g);
    if (Math.abs(u) <= REACH) /** @type {any} */ (pieces.at(-1)).push([g, u]);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/**
 * @param {object} options
 * @param {string} options.name the function
 * @param {number} options.gate
 * @param {number} options.up
 * @param {(gate: number, up: number) => void} options.onMove
 */
export function gateMap({ name, gate, up, onMove }) {
  const { value: f, gate: gateName } = ACTIVATIONS[name];
  const largest = f(REACH) * REACH;
  const across = scale([-REACH, REACH], [LEFT, SIZE]);
  const down = scale([-REACH, REACH], [BOTTOM, BOTTOM - SIZE + LEFT]);
  const stops = Array.from({ length: COLUMNS }, (_, i) => {
    const share = f(-REACH + ((i + 0.5) * 2 * REACH) / COLUMNS) * REACH / largest;
    return `linear-gradient(to top, ${color(-share)}, var(--paper), ${color(share)})`;
  });
  /** @param {number} n */
  const rounded = (n) => Number(n.toFixed(1));
  const drag = dragging({
    move: (x, y) => onMove(rounded((2 * x - 1) * REACH), rounded((1 - 2 * y) * REACH)),
    remember: () => [gate, up],
    restore: ([g, u]) => onMove(g, u),
  });
  return html`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${stops.map((background) =>
        html`<i style=${styleMap({ background })}></i>`
      )}</div>
      <svg viewBox="0 0 ${SIZE + 4} ${SIZE}" role="img"
        aria-label="${gateName}: a map of the product">
        ${ticks(-REACH, REACH, 6).map((n) =>
          svg`
            <text x=${across(n)} y=${BOTTOM + 12} text-anchor="middle">${decimal(n, 0)}</text>
            <text x=${LEFT - 5} y=${down(n)} dy="0.35em" text-anchor="end">${decimal(n, 0)}</text>
          `
        )}
        <line class="axis" x1=${LEFT} x2=${SIZE} y1=${down(0)} y2=${down(0)}></line>
        <line class="axis" x1=${across(0)} x2=${across(0)} y1=${down(REACH)} y2=${BOTTOM}></line>
        ${LEVELS.map((level) =>
          contour(f, level).map((piece) => {
            const [g, u] = piece[piece.length - 1];
            return svg`
              <path class="level" d=${line(piece.map(([a, b]) => [across(a), down(b)]))}></path>
              ${g < REACH || Math.abs(level) < 1 ? nothing : svg`
                <text class="level-name" x=${across(g) - 3} y=${down(u)} dy="-0.25em"
                  text-anchor="end">${decimal(level, Number.isInteger(level) ? 0 : 1)}</text>
              `}
            `;
          })
        )}
        <circle class="dot" cx=${across(gate)} cy=${down(up)} r="5"></circle>
        <rect class="catch" x=${LEFT} y=${down(REACH)} width=${SIZE - LEFT} height=${SIZE - LEFT}
          @pointerdown=${drag.down} @pointermove=${drag.move} @pointercancel=${drag.cancel}></rect>
        <text x=${across(2.5)} y=${BOTTOM + 12} text-anchor="middle" font-style="italic">g</text>
        <text x=${LEFT - 5} y=${down(
          2.5,
        )} dy="0.35em" text-anchor="end" font-style="italic">u</text>
      </svg>
    </div>
  `;
}
