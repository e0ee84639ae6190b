// A sum as it runs: a bar for each product, a line for the sum so far, and a cursor that moves along.

import { html, svg } from "lit-html";
import type { Product } from "./computation.ts";
import { written } from "./formulas.ts";

export interface Sum {
  /** The products, and the sum after each. */
  terms: Float64Array;
  sums: Float64Array;
}

const [HIGH, TOP, BOTTOM] = [230, 34, 24];

interface Chart {
  product: Product;
  sum: Sum;
  width: number;
  cursor: number;
  onCursor: (at: number) => void;
}

/** The paths, which depend only on the product; cached because they are long. */
const kept = new WeakMap<Sum, { width: number; paths: ReturnType<typeof pathsOf> }>();

function pathsOf({ terms, sums }: Sum, width: number) {
  const all = [0, ...terms, ...sums].filter(Number.isFinite);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const n = terms.length;
  const x = (i: number) => 4 + (i + 0.5) * (width - 8) / n;
  const y = (value: number) =>
    TOP + (high - value) / Math.max(1e-9, high - low) * (HIGH - TOP - BOTTOM);
  const thick = Math.max(1, Math.min(14, 0.7 * (width - 8) / n));
  const bars = (sign: number) =>
    Array.from(
      terms,
      (term, i) =>
        term * sign > 0 ? `M${x(i).toFixed(1)} ${y(0).toFixed(1)}V${y(term).toFixed(1)}` : "",
    ).join("");
  const line = Array.from(sums, (sum, i) => `${x(i).toFixed(1)} ${y(sum).toFixed(1)}`).join("L");
  return { x, y, thick, above: bars(1), below: bars(-1), line: `M${line}` };
}

export function sumChart({ product, sum, width, cursor, onCursor }: Chart) {
  let known = kept.get(sum);
  if (known?.width !== width) {
    known = { width, paths: pathsOf(sum, width) };
    kept.set(sum, known);
  }
  const { x, y, thick, above, below, line } = known.paths;
  const { terms, sums } = sum;
  const n = terms.length;
  const [left, right] = [x(cursor), y(sums[cursor])];
  const move = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.floor((event.clientX - box.left - 4) / (box.width - 8) * n);
    onCursor(Math.max(0, Math.min(n - 1, at)));
  };
  const keys: Record<string, number> = {
    ArrowLeft: cursor - 1,
    ArrowDown: cursor - 1,
    ArrowRight: cursor + 1,
    ArrowUp: cursor + 1,
    PageDown: cursor - 10,
    PageUp: cursor + 10,
    Home: 0,
    End: n - 1,
  };
  const key = (event: KeyboardEvent) => {
    if (!(event.key in keys)) return;
    event.preventDefault();
    onCursor(Math.max(0, Math.min(n - 1, keys[event.key])));
  };
  const { left: a, right: b, row, column } = product;
  const said = `product ${cursor + 1} of ${n}: ${written(a.at(row, cursor))} times ${
    written(b.at(cursor, column))
  } is ${written(terms[cursor])}; the sum so far is ${written(sums[cursor])}`;
  const color = b.component?.replaceAll(" ", "-") ?? "accent";
  const toLeft = left > width / 2;
  return html`
    <div class="sum-chart" style="--bar: var(--${color})" role="slider" tabindex="0"
      aria-label="The product in the table"
      aria-valuemin="1" aria-valuemax=${n} aria-valuenow=${cursor + 1} aria-valuetext=${said}
      @keydown=${key} @pointerdown=${(event: PointerEvent) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        move(event);
      }} @pointermove=${(event: PointerEvent) => event.buttons & 1 && move(event)}>
      <svg viewBox="0 0 ${width} ${HIGH}" width=${width} height=${HIGH}
        aria-hidden="true">
        ${svg`
          <line class="zero" x1="0" x2=${width} y1=${y(0)} y2=${y(0)}></line>
          <path class="above" d=${above} stroke-width=${thick}></path>
          <path class="below" d=${below} stroke-width=${thick}></path>
          <path class="line" d=${line}></path>
          <line class="cursor" x1=${left} x2=${left} y1=${TOP - 12} y2=${HIGH - BOTTOM + 4}></line>
          <circle cx=${left} cy=${right} r="5"></circle>
          <text x=${left + (toLeft ? -8 : 8)} y=${TOP - 16}
            text-anchor=${toLeft ? "end" : "start"}>after ${cursor + 1} of ${n}: ${written(
              sums[cursor],
            )}</text>
          <text class="tick" x="0" y=${HIGH - 4}>0</text>
          <text class="tick" x=${width} y=${HIGH - 4} text-anchor="end">${n - 1}</text>
        `}
      </svg>
    </div>
  `;
}
