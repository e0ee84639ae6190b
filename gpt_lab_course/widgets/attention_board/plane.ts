// The plane of query and keys, whose arrows can be dragged, and that of the values.

import { html, nothing, svg } from "lit-html";
import { dragging } from "../kit/drag.ts";
import { decimal } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import {
  type Attention,
  level,
  nameOf,
  nearest,
  TOKENS,
  VALUES,
  type Vector,
} from "./attention.ts";

export type Arrow = "query" | typeof TOKENS[number];

const REACH = 4;
const [SIZE, EDGE] = [320, 22]; // the plane is drawn with a margin for its numbers
const NEAR = 0.75; // of the plane's units, within which an arrow's tip is taken hold of
const STEP = 0.1;
const [ABOVE, BROAD] = [0.5, 0.8]; // of the plane's units: a label's place over a tip, half its width

/** One decimal where there is one: (1, 3), (0.5, −2). */
export const number = (x: number) => decimal(x, Number.isInteger(Number(x.toFixed(1))) ? 0 : 1);
export const keyText = ([x, y]: Vector) => `(${number(x)}, ${number(y)})`;
export const pair = ([x, y]: Vector) => `(${decimal(x, 1)}, ${decimal(y, 1)})`;

const across = scale([-REACH, REACH], [EDGE, SIZE - 2]);
const down = scale([-REACH, REACH], [SIZE - EDGE, 2]);
const limited = (x: number) =>
  Number((Math.round(Math.min(REACH, Math.max(-REACH, x)) / STEP) * STEP).toFixed(1));

interface Board {
  chosen: Arrow;
  arrows: Record<Arrow, Vector>;
  onChoose: (arrow: Arrow) => void;
  onMove: (arrow: Arrow, to: Vector) => void;
  /** The currently chosen arrow: dragging begins before the board is redrawn. */
  current: () => Arrow;
}

/** An arrow's shaft and head, in the picture's coordinates; a dot where it has no length. */
function arrow(name: string, from: Vector, to: Vector, head: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 2) return svg`<circle class="dot ${name}" cx=${to[0]} cy=${to[1]} r="4.5"></circle>`;
  const size = Math.min(head, 0.6 * length);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const base: Vector = [to[0] - size * x, to[1] - size * y];
  const wing = (
    side: number,
  ): Vector => [base[0] - side * y * size / 2, base[1] + side * x * size / 2];
  return svg`
    <path class="shaft ${name}" d=${line([from, base])}></path>
    <path class="head ${name}" d="${line([to, wing(1), wing(-1)])}Z"></path>
  `;
}

/** The position of a label: beyond the tip, or below the origin if the arrow has no length. */
function place([x, y]: Vector, name: Arrow, others: Vector[]) {
  const length = Math.hypot(x, y);
  if (length < 0.15) { // two may be at the origin: of on the left, is on the right
    const side = name === "of" || name === "capital" ? -1 : 1;
    return { x: across(x) + 9 * side, y: down(y) + 16, anchor: side < 0 ? "end" : "start" };
  }
  const [dx, dy] = [x / length, y / length];
  const anchor = Math.abs(dx) < 0.5 ? "middle" : dx > 0 ? "start" : "end";
  if (anchor === "middle") { // another arrow crosses it: use the free side
    const side = others.map((other) => crossing(other, y + Math.sign(y) * ABOVE)).find((there) =>
      Math.abs(there - x) < BROAD
    );
    if (side !== undefined) {
      const free = side < x ? 1 : -1;
      return { x: across(x) + 14 * free, y: down(y), anchor: free < 0 ? "end" : "start" };
    }
  }
  const outside = Math.abs(across(x) - SIZE / 2) > 0.3 * SIZE && anchor !== "middle";
  return outside // no room beyond the tip: use above or below
    ? { x: across(x), y: down(y) + (y < 0 ? 20 : -18), anchor: dx > 0 ? "end" : "start" }
    : { x: across(x) + 13 * dx, y: down(y) - 18 * dy, anchor };
}

/** The x of an arrow at a height; far away if it does not reach it. */
const crossing = ([x, y]: Vector, height: number) =>
  height / y >= 0 && height / y <= 1 ? x * height / y : Infinity;

/** The lines of equal score for keys. */
function levels(query: Vector) {
  const most = REACH * (Math.abs(query[0]) + Math.abs(query[1]));
  if (most < 0.5) return nothing;
  return ticks(-most, most, 9).map((score) => {
    const segment = level(query, score, REACH);
    return segment &&
      svg`<path class="level ${score === 0 ? "zero" : ""}" d=${
        line(segment.map(([x, y]) => [across(x), down(y)]))
      }></path>`;
  });
}

export function plane({ chosen, arrows, onChoose, onMove, current }: Board) {
  const names = ["query", ...TOKENS] as const;
  const within = (area: Element) => area.querySelector(".board") ?? area;
  const at = (event: PointerEvent): Vector => {
    const box = within(event.currentTarget as Element).getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width * 2 - 1) * REACH,
      (1 - (event.clientY - box.top) / box.height * 2) * REACH,
    ];
  };
  const drag = dragging<Vector>({
    move: (x, y) => onMove(current(), [limited((2 * x - 1) * REACH), limited((1 - 2 * y) * REACH)]),
    remember: () => arrows[current()],
    restore: (to) => onMove(current(), to),
    within,
  });
  const take = (event: PointerEvent) => {
    const name = nearest(at(event), names.map((one) => [one, arrows[one]]), chosen, NEAR);
    if (event.button !== 0 || !name) return; // beside all arrows, so that nothing jumps
    onChoose(name);
    drag.down(event);
  };
  const key = (name: Arrow) => (event: KeyboardEvent) => {
    const far = event.shiftKey ? 10 * STEP : STEP;
    const steps: Record<string, Vector> = {
      ...{ ArrowRight: [far, 0], ArrowLeft: [-far, 0], ArrowUp: [0, far], ArrowDown: [0, -far] },
    };
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const [x, y] = arrows[name];
    onMove(name, [limited(x + by[0]), limited(y + by[1])]);
  };
  const order = names.filter((name) => name !== chosen).reverse();
  return html`
    <svg class="plane" viewBox="0 0 ${SIZE} ${SIZE}" role="group"
      aria-label="A plane with the query and four keys as arrows; the table has their numbers">
      ${[-4, -2, 0, 2, 4].map((n) =>
        svg`
          <line class=${n === 0 ? "axis" : "grid"} x1=${across(n)} x2=${across(n)} y1="2"
            y2=${SIZE - EDGE}></line>
          <line class=${n === 0 ? "axis" : "grid"} x1=${EDGE} x2=${SIZE - 2} y1=${down(n)}
            y2=${down(n)}></line>
          <text x=${across(n)} y=${SIZE - 5} text-anchor="middle">${decimal(n, 0)}</text>
          <text x=${EDGE - 5} y=${down(n)} dy="0.35em" text-anchor="end">${decimal(n, 0)}</text>
        `
      )}
      ${levels(arrows.query)}
      ${[...order, chosen].map((name) => {
        const [x, y] = arrows[name];
        const others = names.filter((other) => other !== name).map((other) => arrows[other]);
        const label = place(arrows[name], name, others);
        return svg`
          ${arrow(name, [across(0), down(0)], [across(x), down(y)], name === "query" ? 13 : 10)}
          <text class="name ${name}" x=${label.x} y=${label.y} dy="0.35em"
            text-anchor=${label.anchor}>${nameOf(name)}</text>
        `;
      })}
      <g class="catch" @pointerdown=${take} @pointermove=${drag.move}
        @pointercancel=${drag.cancel}>
        <rect class="board" x=${EDGE} y="2" width=${SIZE - 2 - EDGE} height=${SIZE - 2 -
          EDGE}></rect>
        ${names.map((name) =>
          svg`<circle class="hold" cx=${across(arrows[name][0])} cy=${down(arrows[name][1])} r=${
            across(NEAR) - across(0)
          }></circle>`
        )}
      </g>
      ${names.map((name) =>
        svg`
          <circle class="grip ${name} ${name === chosen ? "chosen" : ""}"
            cx=${across(arrows[name][0])} cy=${down(arrows[name][1])} r="11" tabindex="0"
            role="slider" aria-label=${name === "query"
              ? "The query"
              : `The key of ${nameOf(name)}`}
            aria-valuemin=${-REACH} aria-valuemax=${REACH} aria-valuenow=${arrows[name][0]}
            aria-valuetext=${keyText(arrows[name])} @focus=${() => onChoose(name)}
            @keydown=${key(name)}></circle>
        `
      )}
    </svg>
  `;
}

const [TALL, WIDE] = [7, 5]; // the values' plane
const [UNIT, LEFT, TOP] = [30, 26, 8];
const right = scale([0, WIDE], [LEFT, LEFT + WIDE * UNIT]);
const up = scale([0, TALL], [TOP + TALL * UNIT, TOP]);

/** The values' plane: each token's value times its share, one after another, ends at the blend. */
export function blendPlane({ shares, blend }: Attention) {
  const parts = [0, 2].map((t) => [t, VALUES[t].map((x) => x * shares[t])] as const);
  const [first, second] = parts.map(([, [x, y]]) => [right(x), up(y)] as Vector);
  const corner: Vector = [right(0), up(0)];
  const end: Vector = [right(blend[0]), up(blend[1])];
  const [capital, france] = [0, 2].map((t) => [right(VALUES[t][0]), up(VALUES[t][1])] as Vector);
  return html`
    <svg class="blend" viewBox="0 0 ${LEFT + WIDE * UNIT + 8} ${TOP + TALL * UNIT + 22}" role="img"
      aria-label="A plane of the values; what is receives is at ${pair(blend)}">
      <path class="hull" d="${line([corner, capital, france])}Z"></path>
      ${[0, 2, 4].map((n) =>
        svg`<text x=${right(n)} y=${up(0) + 16} text-anchor="middle">${n}</text>`
      )}
      ${[2, 4, 6].map((n) =>
        svg`<text x=${LEFT - 6} y=${up(n)} dy="0.35em" text-anchor="end">${n}</text>`
      )}
      <path class="axis" d=${line([[right(0), TOP], corner, [right(WIDE), up(0)]])}></path>
      <circle class="dot capital" cx=${capital[0]} cy=${capital[1]} r="4.5"></circle>
      <text class="name capital" x=${capital[0] + 2} y=${capital[1] - 13} text-anchor="middle"
      >capital</text>
      <circle class="dot france" cx=${france[0]} cy=${france[1]} r="4.5"></circle>
      <text class="name france" x=${france[0] + 9} y=${france[1]} dy="0.35em">France</text>
      ${arrow("capital", corner, first, 9)}
      ${arrow("france", first, [first[0], second[1]], 9)}
      <circle class="dot query" cx=${end[0]} cy=${end[1]} r="6"></circle>
      <text class="name query" x=${end[0] + 10} y=${end[1]} dy="0.35em">${pair(blend)}</text>
    </svg>
  `;
}
