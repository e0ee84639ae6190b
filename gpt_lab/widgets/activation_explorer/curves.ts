// Three pictures on one axis: the activation functions, their slopes, and a histogram of pre-activations.

import { html, nothing, svg } from "lit-html";
import { dragging } from "../kit/drag.js";
import { decimal } from "../kit/format.js";
import { line, scale, ticks } from "../kit/plot.js";
import { ACTIVATIONS } from "./functions.js";
import { bars, STEP } from "./histogram.js";

/** @typedef {[number, number]} Range */

const [WIDTH, LEFT, RIGHT] = [400, 34, 392];
/** @type {Record<string, { top: number, high: number, title: string }>} */
const PANELS = {
  value: { top: 14, high: 170, title: "value" },
  slope: { top: 202, high: 84, title: "slope" },
  counts: { top: 304, high: 70, title: "pre-activations" },
};
const BOTTOM = PANELS.counts.top + PANELS.counts.high;
const HEIGHT = BOTTOM + 22;

/** @param {boolean} close @returns {Record<string, Range>} */
export const ranges = (close) =>
  close
    ? { x: [-3, 3], value: [-0.5, 1.5], slope: [-0.25, 1.25] }
    : { x: [-6, 6], value: [-1, 6], slope: [-0.25, 1.25] };

/** @type {Map<string, string>} */
const paths = new Map();

/** A curve's path, cached: it depends on the range alone. @param {string} name @param {"value" | "slope"} what @param {boolean} close */
function curve(name, what, close) {
  const key = `${name} ${what} ${close}`;
  const cached = paths.get(key);
  if (cached !== undefined) return cached;
  const { x: [low, high], [what]: range } = ranges(close);
  const across = scale([low, high], [0, RIGHT - LEFT]);
  const up = scale(range, [PANELS[what].high, 0]);
  const at = ACTIVATIONS[name][what];
  const n = 120;
  const inputs = name === "relu"
    ? [low, -1e-9, 1e-9, high]
    : Array.from({ length: n + 1 }, (_, i) => low + (i * (high - low)) / n);
  const path = line(inputs.map((x) => [across(x), up(at(x))]));
  paths.set(key, path);
  return path;
}

/**
 * @param {object} options
 * @param {string} options.chosen a function's name
 * @param {number} options.x
 * @param {boolean} options.close
 * @param {number[]} options.counts the chosen block's histogram
 * @param {(x: number) => void} options.onMove
 */
export function curves({ chosen, x, close, counts, onMove }) {
  const { x: [low, high], value, slope } = ranges(close);
  const across = scale([low, high], [LEFT, RIGHT]);
  /** @param {number} to */
  const move = (to) => onMove(Number((Math.round(to / STEP) * STEP).toFixed(6)));
  const drag = dragging({
    move: (share) => move(low + share * (high - low)),
    remember: () => x,
    restore: move,
  });
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    /** @type {Record<string, number>} */
    const to = {
      ...{ ArrowRight: x + STEP, ArrowUp: x + STEP, ArrowLeft: x - STEP, ArrowDown: x - STEP },
      ...{ PageUp: x + 10 * STEP, PageDown: x - 10 * STEP, Home: low, End: high },
    };
    if (to[event.key] === undefined) return;
    event.preventDefault();
    move(Math.min(high, Math.max(low, to[event.key])));
  };
  const names = [...Object.keys(ACTIVATIONS).filter((name) => name !== chosen), chosen];
  const at = ACTIVATIONS[chosen];
  const here = Math.min(high, Math.max(low, x));
  /** @param {"value" | "slope"} what @param {Range} range */
  const panel = (what, range) => {
    const { top, high: tall, title } = PANELS[what];
    const up = scale(range, [top + tall, top]);
    const y = at[what](here);
    const inside = y >= range[0] && y <= range[1];
    return svg`
      ${ticks(range[0], range[1], what === "value" ? 7 : 3).map((n) =>
        svg`
          <line class=${n === 0 ? "axis" : "grid"} x1=${LEFT} x2=${RIGHT} y1=${up(n)} y2=${up(n)}
          ></line>
          <text x=${LEFT - 4} y=${up(n)} dy="0.35em" text-anchor="end">${decimal(
            n,
            Number.isInteger(n) ? 0 : 1,
          )}</text>
        `
      )}
      <svg x=${LEFT} y=${top} width=${RIGHT - LEFT} height=${tall}>
        ${names.map((name) =>
          svg`<path class="curve ${name} ${name === chosen ? "chosen" : ""}" d=${
            curve(name, what, close)
          }></path>`
        )}
      </svg>
      <text class="title" x=${LEFT + 5} y=${top + 3} dy="0.35em">${title}</text>
      ${!inside
        ? nothing
        : what === "slope"
        ? svg`<circle class="dot" cx=${across(here)} cy=${up(y)} r="3.5"></circle>`
        : svg`
          <circle class="dot point" cx=${across(here)} cy=${up(y)} r="6" tabindex="0"
            role="slider" aria-label="The point on ${at.label}" aria-valuemin=${low}
            aria-valuemax=${high} aria-valuenow=${here}
            aria-valuetext="x ${decimal(x, 1)}, ${at.label} ${decimal(y, 3)}"
            @keydown=${key}></circle>
        `}
    `;
  };
  const base = BOTTOM;
  const width = (RIGHT - LEFT) * STEP / (high - low);
  const visibleBars = bars(counts).filter(([edge]) =>
    edge > low - STEP / 2 && edge < high - STEP / 2
  );
  /** @param {boolean} left */
  const side = (left) =>
    visibleBars.filter(([edge]) => (edge < x - STEP / 2) === left).map(([edge, height]) => {
      const tall = height * (PANELS.counts.high - 10);
      return `M${across(edge).toFixed(1)} ${base}v${(-tall).toFixed(1)}h${width.toFixed(2)}v${
        tall.toFixed(1)
      }z`;
    }).join("");
  return html`
    <svg class="curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${ticks(low, high, high - low).map((n) =>
        svg`
          <line class=${n === 0 ? "axis" : "grid"} x1=${across(n)} x2=${across(n)} y1=${PANELS.value
            .top} y2=${BOTTOM}></line>
          <text x=${across(n)} y=${BOTTOM + 14} text-anchor="middle">${decimal(n, 0)}</text>
        `
      )}
      <path class="bars below" d=${side(true)}></path>
      <path class="bars" d=${side(false)}></path>
      <line class="axis" x1=${LEFT} x2=${RIGHT} y1=${base} y2=${base}></line>
      <text class="title" x=${LEFT + 5} y=${PANELS.counts.top + 3} dy="0.35em">${PANELS.counts
        .title}</text>
      <line class="here" x1=${across(here)} x2=${across(here)} y1=${PANELS.value.top}
        y2=${BOTTOM}></line>
      <rect class="catch" x=${LEFT} y=${PANELS.value.top} width=${RIGHT - LEFT}
        height=${BOTTOM - PANELS.value.top} @pointerdown=${drag.down} @pointermove=${drag.move}
        @pointercancel=${drag.cancel}></rect>
      ${panel("value", value)}
      ${panel("slope", slope)}
    </svg>
  `;
}
