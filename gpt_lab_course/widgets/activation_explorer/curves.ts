// Three pictures on one axis: the activation functions, their slopes, and a histogram of pre-activations.

import { html, nothing, svg } from "lit-html";
import { dragging } from "../kit/drag.ts";
import { decimal } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import { ACTIVATIONS, label, type Name } from "./functions.ts";
import { bars, STEP } from "./histogram.ts";

const [WIDTH, LEFT, RIGHT] = [400, 36, 392];
const VALUE = { top: 14, high: 170, title: "what comes out" };
const SLOPE = { top: 202, high: 84, title: "slope" };
const COUNTS = { high: 70, title: "what comes in, how often" };
const PANELS = { value: VALUE, slope: SLOPE };
const TOP = VALUE.top;

type Range = readonly [low: number, high: number];
type What = "value" | "slope";

export const ranges = (close: boolean): Record<What | "x", Range> =>
  close
    ? { x: [-3, 3], value: [-0.5, 1.5], slope: [-0.25, 1.25] }
    : { x: [-6, 6], value: [-1, 6], slope: [-0.25, 1.25] };

const paths = new Map<string, string>();

/** A curve's path, cached: it depends on the range alone. */
function curve(name: Name, what: What, close: boolean) {
  const key = `${name} ${what} ${close}`;
  const cached = paths.get(key);
  if (cached !== undefined) return cached;
  const { x: [low, high], [what]: range } = ranges(close);
  const across = scale([low, high], [0, RIGHT - LEFT]);
  const up = scale(range, [PANELS[what].high, 0]);
  const n = 120;
  const inputs = name === "relu"
    ? [low, -1e-9, 1e-9, high]
    : Array.from({ length: n + 1 }, (_, i) => low + (i * (high - low)) / n);
  const path = line(inputs.map((x) => [across(x), up(ACTIVATIONS[name][what](x))]));
  paths.set(key, path);
  return path;
}

interface Curves {
  chosen: Name;
  x: number;
  close: boolean;
  /** The functions that are drawn. */
  names: readonly Name[];
  /** Whether their slopes are drawn, too. */
  slopes: boolean;
  /** The chosen block's histogram. */
  counts: readonly number[];
  onMove: (x: number) => void;
}

export function curves({ chosen, x, close, names, slopes, counts, onMove }: Curves) {
  const countsTop = slopes ? SLOPE.top + SLOPE.high + 18 : SLOPE.top;
  const BOTTOM = countsTop + COUNTS.high;
  const HEIGHT = BOTTOM + 22;
  const { x: [low, high], ...rest } = ranges(close);
  const across = scale([low, high], [LEFT, RIGHT]);
  const here = Math.min(high, Math.max(low, x));
  const move = (to: number) => onMove(Number((Math.round(to / STEP) * STEP).toFixed(6)));
  const drag = dragging({
    move: (share) => move(low + share * (high - low)),
    remember: () => x,
    restore: move,
  });
  const key = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ...{ ArrowRight: x + STEP, ArrowUp: x + STEP, ArrowLeft: x - STEP, ArrowDown: x - STEP },
      ...{ PageUp: x + 10 * STEP, PageDown: x - 10 * STEP, Home: low, End: high },
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(Math.min(high, Math.max(low, to)));
  };
  const title = ({ top, title }: { top: number; title: string }) =>
    svg`<text class="title" x=${LEFT + 5} y=${top + 3} dy="0.35em">${title}</text>`;

  /** The dot of the chosen function; that of its value can be moved by keys. */
  const dot = (what: What, y: number, down: number) =>
    what === "slope"
      ? svg`<circle class="dot" cx=${across(here)} cy=${down} r="3.5"></circle>`
      : svg`
        <circle class="dot point" cx=${across(here)} cy=${down} r="6" tabindex="0"
          role="slider" aria-label="The point on ${label(chosen)}" aria-valuemin=${low}
          aria-valuemax=${high} aria-valuenow=${here}
          aria-valuetext="x ${decimal(x, 1)}, ${label(chosen)} ${decimal(y, 3)}"
          @keydown=${key}></circle>
      `;

  const panel = (what: What, range: Range) => {
    const { top, high: tall } = PANELS[what];
    const up = scale(range, [top + tall, top]);
    const y = ACTIVATIONS[chosen][what](here);
    return svg`
      ${ticks(...range, what === "value" ? 7 : 3).map((n) =>
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
        ${[...names.filter((name) => name !== chosen), chosen].map((name) =>
          svg`<path class="curve ${name} ${name === chosen ? "chosen" : ""}" d=${
            curve(name, what, close)
          }></path>`
        )}
      </svg>
      ${title(PANELS[what])}
      ${y >= range[0] && y <= range[1] ? dot(what, y, up(y)) : nothing}
    `;
  };

  const width = (RIGHT - LEFT) * STEP / (high - low);
  const visible = bars(counts).filter(([edge]) => edge > low - STEP / 2 && edge < high - STEP / 2);
  /** The bars on one side of the point. */
  const side = (left: boolean) =>
    visible.filter(([edge]) => (edge < x - STEP / 2) === left).map(([edge, height]) => {
      const tall = (height * (COUNTS.high - 10)).toFixed(1);
      return `M${across(edge).toFixed(1)} ${BOTTOM}v-${tall}h${width.toFixed(2)}v${tall}z`;
    }).join("");

  return html`
    <svg class="curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group"
      aria-label="Curves and a histogram; the tables have their numbers">
      ${ticks(low, high, high - low).map((n) =>
        svg`
          <line class=${n === 0 ? "axis" : "grid"} x1=${across(n)} x2=${across(n)} y1=${TOP}
            y2=${BOTTOM}></line>
          <text x=${across(n)} y=${BOTTOM + 15} text-anchor="middle">${decimal(n, 0)}</text>
        `
      )}
      <path class="bars below" d=${side(true)}></path>
      <path class="bars" d=${side(false)}></path>
      <line class="axis" x1=${LEFT} x2=${RIGHT} y1=${BOTTOM} y2=${BOTTOM}></line>
      ${title({ top: countsTop, title: COUNTS.title })}
      <line class="here" x1=${across(here)} x2=${across(here)} y1=${TOP} y2=${BOTTOM}></line>
      <rect class="catch" x=${LEFT} y=${TOP} width=${RIGHT - LEFT} height=${BOTTOM - TOP}
        @pointerdown=${drag.down} @pointermove=${drag.move} @pointercancel=${drag.cancel}></rect>
      ${panel("value", rest.value)} ${slopes ? panel("slope", rest.slope) : nothing}
    </svg>
  `;
}
