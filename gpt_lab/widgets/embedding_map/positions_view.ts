// The position embedding as a heat map, one chosen row, and its similarity to the other rows.

import { html, svg } from "lit-html";
import { slider } from "../kit/controls.js";
import { dragging } from "../kit/drag.js";
import { decimal } from "../kit/format.js";
import { line, scale } from "../kit/plot.js";
import { cosines, rowOf } from "./positions.js";

const [WIDE, HIGH] = [640, 90]; // of the curves

/**
 * @param {import("../kit/widget_context.js").WidgetContext} context
 * @param {{ positions: Float32Array, d_model: number }} tables
 * @param {(position: number) => void} choose
 */
export function positionsView(context, { positions, d_model }, choose) {
  const n = positions.length / d_model;
  const position = context.get("position");
  const row = rowOf(positions, d_model, position);
  const similar = cosines(positions, d_model, position);
  const most = Math.max(...positions.map(Math.abs));
  queueMicrotask(() => queueMicrotask(() => paint(context, positions, d_model, most)));

  const drag = dragging({
    move: (_, down) => choose(Math.min(n - 1, Math.floor(down * n))),
    remember: () => context.get("position"),
    restore: choose,
  });
  const neighbours = [position - 1, position + 1].filter((i) => 0 <= i && i < n);
  const order = [...similar.keys()].sort((a, b) => similar[a] - similar[b]);
  /** @param {ArrayLike<number>} values @param {[number, number]} range @param {number | undefined} mark */
  const curve = (values, range, mark) => {
    const x = scale([0, values.length - 1], [4, WIDE - 4]);
    const y = scale(range, [HIGH - 4, 4]);
    const points = /** @type {[number, number][]} */ (Array.from(values, (v, i) => [x(i), y(v)]));
    return svg`
      <line class="axis" x1="0" x2=${WIDE} y1=${y(0)} y2=${y(0)}></line>
      ${mark === undefined
        ? ""
        : svg`<line class="here" x1=${x(mark)} x2=${x(mark)} y1="0" y2=${HIGH}></line>`}
      <path class="curve" d=${line(points)}></path>
    `;
  };
  return html`
    ${slider({
      label: html`<span>Position ${position}</span>`,
      name: "Position",
      value: position,
      stops: Array.from({ length: n }, (_, i) => i),
      onChange: choose,
    })}
    <p class="title">${n} positions, a row each, by ${d_model} dimensions</p>
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
    <p class="faint scale-words">
      <span class="below">−${most.toFixed(2)}</span> <span class="above">+${most.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${position}</p>
    <svg class="curves" viewBox="0 0 ${WIDE} ${HIGH}" role="img"
      aria-label="Its ${d_model} numbers">
      ${curve(row, [-most, most], undefined)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${WIDE} ${HIGH}" role="img"
      aria-label="Cosines with all positions">
      ${curve(similar, [Math.min(-0.25, ...similar), 1], position)}
    </svg>
    <p>
      ${neighbours.map((i) =>
        `Position ${i}: ${decimal(similar[i], 2)}. `
      )}Least similar: position ${order[0]}, ${decimal(similar[order[0]], 2)}.
    </p>
  `;
}

/** Paints the table with a diverging color scale. @param {import("../kit/widget_context.js").WidgetContext} context @param {Float32Array} table @param {number} d_model @param {number} most */
function paint(context, table, d_model, most) {
  const canvas = /** @type {HTMLCanvasElement | null} */ (context.find("canvas"));
  const canvas2d = canvas?.getContext("2d");
  if (!canvas || !canvas2d) return;
  const style = getComputedStyle(canvas);
  const ends = ["--below", "--paper", "--above"].map((name) => rgb(style.getPropertyValue(name)));
  const key = ends.join();
  if (canvas.dataset.painted === key) return;
  const image = canvas2d.createImageData(d_model, table.length / d_model);
  table.forEach((value, i) => {
    const end = value < 0 ? ends[0] : ends[2];
    const part = Math.min(1, Math.abs(value) / most) ** 0.6; // most numbers are small
    for (let c = 0; c < 3; c++) image.data[4 * i + c] = ends[1][c] + part * (end[c] - ends[1][c]);
    image.data[4 * i + 3] = 255;
  });
  canvas2d.putImageData(image, 0, 0);
  canvas.dataset.painted = key;
}

/** "#0b4f8a" → [11, 79, 138]. @param {string} color */
const rgb = (color) => [1, 3, 5].map((at) => Number.parseInt(color.trim().slice(at, at + 2), 16));
