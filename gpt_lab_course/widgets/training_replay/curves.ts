// Both losses so far, with the levels of n-gram tables.

import { html, nothing, svg } from "lit-html";
import { dragging } from "../kit/drag.ts";
import { withCommas } from "../kit/format.ts";
import { line, scale } from "../kit/plot.ts";
import { across, descending, nearest, passed, placeOf, type Run } from "./run.ts";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 306, 28, 392, 10, 272];
const [LOW, HIGH] = [1, 4.6];
const STEPS = [0, 25, 100, 250, 500, 1500]; // 1,000 would touch its neighbor on a phone
const up = scale([LOW, HIGH], [BOTTOM, TOP]);

interface Curves {
  run: Run;
  step: number;
  /** Gets the place of a moment. */
  onMove: (place: number) => void;
}

export function curves({ run, step, onMove }: Curves) {
  const { moments, levels } = run;
  const last = moments[moments.length - 1].step;
  const place = placeOf(moments, step);
  const now = moments[place];
  const x = (step: number) => LEFT + across(step, last) * (RIGHT - LEFT);
  const drag = dragging({
    move: (share) => onMove(nearest(moments, share)),
    remember: () => place,
    restore: onMove,
  });
  const below = new Set(passed(levels, now.held_out));
  const curve = (loss: "train" | "held_out") =>
    line(moments.slice(0, place + 1).map((moment) => [x(moment.step), up(moment[loss])]));

  return html`
    <svg class="curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label="Loss against steps, so far. The numbers stand beside it.">
      ${[1, 2, 3, 4].map((loss) =>
        svg`
          <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${up(loss)} y2=${up(loss)}></line>
          <text x=${LEFT - 5} y=${up(loss)} dy="0.35em" text-anchor="end">${loss}</text>
        `
      )}
      ${STEPS.map((n) =>
        svg`<text x=${x(n)} y=${BOTTOM + 15} text-anchor=${n === last ? "end" : "middle"}>${
          withCommas(n)
        }</text>`
      )}
      <text x=${(LEFT + RIGHT) / 2} y=${BOTTOM + 31} text-anchor="middle">steps made</text>
      ${descending(levels).map(([name, loss], i, { length }) =>
        svg`
          <line class="level ${below.has(name) ? "passed" : ""}" x1=${LEFT} x2=${RIGHT}
            y1=${up(loss)} y2=${up(loss)}></line>
          <text class="level ${below.has(name) ? "passed" : ""}" x=${RIGHT} y=${up(loss) +
            (i < length - 1 ? -4 : 12)} text-anchor="end">${name}</text>
        `
      )}
      <line class="here" x1=${x(now.step)} x2=${x(now.step)} y1=${TOP} y2=${BOTTOM}></line>
      ${place
        ? svg`
          <path class="curve train" d=${curve("train")}></path>
          <path class="curve held-out" d=${curve("held_out")}></path>
        `
        : nothing}
      <circle class="dot train" cx=${x(now.step)} cy=${up(now.train)} r="5"></circle>
      <circle class="dot held-out" cx=${x(now.step)} cy=${up(now.held_out)} r="5"></circle>
      <rect class="catch" x=${LEFT} y=${TOP} width=${RIGHT - LEFT} height=${BOTTOM - TOP}
        @pointerdown=${drag.down} @pointermove=${drag.move} @pointercancel=${drag.cancel}></rect>
    </svg>
  `;
}
