// A feed-forward network's neurons for one token: a grid, greener the more a neuron fires. Those that add most to the
// answer are outlined and named.

import { html, nothing, svg } from "lit-html";
import { decimal } from "../../kit/format.ts";

const FIRING = 0.1;
const SHADES = 10;
const CELL = 14; // pixels

export interface Neurons {
  /** [d_ff] */
  hidden: ArrayLike<number>;
  /** Those that add most to the answer. */
  best: readonly number[];
  selected: number;
  onSelect: (neuron: number) => void;
}

export const firing = (hidden: ArrayLike<number>) =>
  Array.from(hidden).filter((x) => x > FIRING).length;

/** The grid twice: for a wide place and for a phone. The styles choose. */
export const neuronGrid = (neurons: Neurons) =>
  html`${[48, 24].map((columns) => grid(neurons, columns))}`;

function grid({ hidden, best, selected, onSelect }: Neurons, columns: number) {
  const rows = Math.ceil(hidden.length / columns);
  const most = Math.max(...Array.from(hidden), FIRING);
  const shades = Array.from({ length: SHADES + 1 }, () => "");
  let [idle, negative] = ["", ""];
  const place = (n: number) => [(n % columns) * CELL, Math.floor(n / columns) * CELL];
  Array.from(hidden).forEach((x, n) => {
    const [left, top] = place(n);
    const d = `M${left + 1} ${top + 1}h${CELL - 2}v${CELL - 2}h-${CELL - 2}z`;
    if (x > 0.005) shades[Math.round(SHADES * Math.sqrt(x / most))] += d;
    else if (x < -0.005) negative += d;
    else idle += d;
  });
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x * columns)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
    onSelect(Math.min(hidden.length - 1, row * columns + column));
  };
  const frame = (n: number, kind: string) => {
    const [left, top] = place(n);
    return svg`
      <rect class=${kind} x=${left} y=${top} width=${CELL} height=${CELL}
        rx="3"></rect>
    `;
  };
  const name = (n: number) => {
    const [left, top] = place(n);
    const end = left > (columns * CELL) / 2;
    return svg`
      <text class="neuron-name" x=${end ? left - 4 : left + CELL + 4} y=${top + CELL / 2}
        dy="0.35em" text-anchor=${end ? "end" : "start"}>${n}</text>
    `;
  };
  return html`
    <svg class="neurons of-${columns}" viewBox="-2 -2 ${columns * CELL + 4} ${rows * CELL + 4}"
      role="img" aria-label="${firing(hidden)} of ${hidden
        .length} neurons fire. Those that add most: ${best.map((n) =>
          `${n} with ${decimal(hidden[n], 1)}`
        ).join(", ")}."
      @click=${pick}>
      <path class="idle" d=${idle}></path>
      <path class="negative" d=${negative}></path>
      ${shades.map((d, i) =>
        d
          ? svg`<path class="lit" d=${d} fill-opacity=${
            (0.06 + 0.94 * i / SHADES).toFixed(2)
          }></path>`
          : nothing
      )}
      ${best.map((n) => frame(n, "best"))} ${selected < 0 ? nothing : frame(selected, "selected")}
      ${[...new Set([...best, ...(selected < 0 ? [] : [selected])])].map(name)}
    </svg>
  `;
}
