// The position embedding as a heat map, one chosen row, and its similarity to the other rows.

import { html, nothing, svg } from "lit-html";
import { dragging } from "../kit/drag.ts";
import { decimal } from "../kit/format.ts";
import { line, scale } from "../kit/plot.ts";
import { cosines, rowOf } from "./positions.ts";

const [WIDE, HIGH] = [640, 90]; // of the curves

/** The words of an axis below a picture. @param n how many there are of what it counts */
const across = (n: number, what: string) =>
  html`<span class="across"><span>0</span><span>${what}</span><span>${n - 1}</span></span>`;

/** Numbers as a curve. @param what is counted to the right @param mark where a line stands, if any */
function curve(
  label: string,
  values: ArrayLike<number>,
  range: readonly [number, number],
  what: string,
  mark?: number,
) {
  const x = scale([0, values.length - 1], [4, WIDE - 4]);
  const y = scale(range, [HIGH - 4, 4]);
  return html`
    <div class="axes">
    <span class="down"><span>${decimal(range[1], 1)}</span><span style="top: ${(100 * y(0)) /
      HIGH}%">0</span></span>
    <svg class="curves" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
      <line class="axis" x1="0" x2=${WIDE} y1=${y(0)} y2=${y(0)}></line>
      ${mark === undefined
        ? nothing
        : svg`<line class="here" x1=${x(mark)} x2=${x(mark)} y1="0" y2=${HIGH}></line>`}
      <path class="curve" d=${line(Array.from(values, (v, i) => [x(i), y(v)] as const))}></path>
    </svg>
    ${across(values.length, what)}
    </div>
  `;
}

interface Positions {
  /** [n_ctx, d_model] */
  positions: Float32Array;
  d_model: number;
  position: number;
  control: unknown;
  choose: (position: number) => void;
  find: (selector: "canvas") => HTMLCanvasElement | null;
}

export function positionsView({ positions, d_model, position, control, choose, find }: Positions) {
  const n = positions.length / d_model;
  const similar = cosines(positions, d_model, position);
  const most = Math.max(...positions.map(Math.abs));
  queueMicrotask(() => paint(find("canvas"), positions, most)); // once it is drawn

  const drag = dragging({
    move: (_, down) => choose(Math.min(n - 1, Math.floor(down * n))),
    remember: () => position,
    restore: choose,
  });
  const neighbors = [position - 1, position + 1].filter((i) => 0 <= i && i < n);
  const least = similar.indexOf(Math.min(...similar));
  return html`
    <p class="title">${n} positions, a row each, by ${d_model} dimensions</p>
    <div class="axes">
    <span class="down"><span>0</span><span>position</span><span>${n - 1}</span></span>
    <div
      class="rows"
      @pointerdown=${drag.down}
      @pointermove=${drag.move}
      @pointercancel=${drag.cancel}
    >
      <canvas width=${d_model} height=${n} role="img"
        aria-label="The position embedding as colors: ${n} rows, ${d_model} columns"></canvas>
      <span class="row-mark" style="top: ${(100 * position) / n}%; height: ${100 / n}%"></span>
    </div>
    ${across(d_model, "dimension")}
    </div>
    <p class="faint scale-words">
      <span class="below">−${most.toFixed(2)}</span> <span class="above">+${most.toFixed(2)}</span>
    </p>
    ${control}
    <p class="title">The row of position ${position}</p>
    ${curve(
      `Its ${d_model} numbers`,
      rowOf(positions, d_model, position),
      [-most, most],
      "dimension",
    )}
    <p class="title">How similar it is to each other row: cosines</p>
    ${curve(
      "Cosines with all positions",
      similar,
      [Math.min(-0.25, ...similar), 1],
      "position",
      position,
    )}
    <p>
      ${neighbors.map((i) => `Position ${i}: ${decimal(similar[i], 2)}. `)}Least similar: position
      ${least}, ${decimal(similar[least], 2)}.
    </p>
  `;
}

/** Paints a table with a diverging color scale. @param most the largest number, without its sign */
function paint(canvas: HTMLCanvasElement | null, table: Float32Array, most: number) {
  const picture = canvas?.getContext("2d");
  if (!canvas || !picture) return;
  const style = getComputedStyle(canvas);
  const ends = ["--below", "--paper", "--heat"].map((name) => rgb(style.getPropertyValue(name)));
  const key = ends.join();
  if (canvas.dataset.painted === key) return;
  const image = picture.createImageData(canvas.width, canvas.height);
  table.forEach((value, i) => {
    const end = value < 0 ? ends[0] : ends[2];
    const part = Math.min(1, Math.abs(value) / most) ** 0.6; // most numbers are small
    for (let c = 0; c < 3; c++) image.data[4 * i + c] = ends[1][c] + part * (end[c] - ends[1][c]);
    image.data[4 * i + 3] = 255;
  });
  picture.putImageData(image, 0, 0);
  canvas.dataset.painted = key;
}

/** "#0b4f8a" → [11, 79, 138]. */
const rgb = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.trim().slice(at, at + 2), 16));
