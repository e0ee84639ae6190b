// The norm of the residual stream through all blocks: a line for each token, named at its end, the selected one
// thick. A first token that would flatten the others is cut off at the top, with its value.

import { html, nothing, svg } from "lit-html";
import { decimal } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import { labelHeights } from "./labels.ts";

// About as many units as a phone has pixels, so that letters keep their size.
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [330, 190, 34, 228, 18, 166];
const LINE_HEIGHT = 14;

interface Chart {
  /** The block that is open. */
  layer: number;
  /** The selected token. */
  column: number;
  names: string[];
  onSelect: (column: number) => void;
}

/** @param streams after the embedding and after each sub-layer, for each token */
export function streamChart(streams: number[][], { layer, column, names, onSelect }: Chart) {
  const last = streams.length - 1;
  const lengths = names.map((_, t) => streams.map((row) => row[t]));
  const longest = lengths.map((one) => Math.max(...one));
  const others = Math.max(...longest.slice(1));
  const cut = column !== 0 && longest[0] > 1.25 * others;
  const top = cut ? 1.05 * others : Math.max(...longest);
  const across = scale([0, last], [LEFT + 8, RIGHT - 4]);
  const up = scale([0, top], [BOTTOM, TOP]);
  const path = (t: number) => line(lengths[t].map((n, i) => [across(i), Math.max(up(n), 0)]));
  const followed = lengths[column];
  const ends = lengths.map((one) => up(one[last]));
  const labels = labelHeights(
    ends.map((y, t) => cut && t === 0 ? null : { y, first: t === column }),
    { gap: LINE_HEIGHT, low: TOP, high: BOTTOM },
  );
  const description = followed.filter((_, i) => i % 2 === 0).map((n, i) =>
    `${i ? `block ${i - 1}` : "embedding"} ${decimal(n, 1)}`
  ).join(", ");
  const leaves = lengths[0].findIndex((n) => n > top);
  return html`
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label="Length of the residual stream at “${names[column]}”, after: ${description}">
      <rect class="open" x=${across(2 * layer)} y=${TOP} width=${across(2) - across(0)}
        height=${BOTTOM - TOP}></rect>
      ${ticks(0, top, 5).map((n) =>
        svg`
          <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${up(n)} y2=${up(n)}></line>
          <text x=${LEFT - 4} y=${up(n)} dy="0.35em" text-anchor="end">${n}</text>
        `
      )}
      <svg x="0" y=${TOP} width=${WIDTH} height=${BOTTOM - TOP}
        viewBox="0 ${TOP} ${WIDTH} ${BOTTOM - TOP}">
        ${names.map((_, t) => svg`<path class="line" d=${path(t)}></path>`)}
        <path class="line followed" d=${path(column)}></path>
      </svg>
      ${cut
        ? svg`<text x=${across(Math.max(0, leaves - 1))} y=${TOP - 6}>↑ ${names[0]}: up to ${
          decimal(longest[0], 0)
        }</text>`
        : nothing}
      ${names.map((name, t) =>
        labels[t] === undefined ? nothing : svg`
          <path class="line" d=${line([[RIGHT - 4, ends[t]], [RIGHT + 8, labels[t]]])}></path>
          <text class="name ${t === column ? "chosen" : ""}" x=${RIGHT + 11} y=${labels[t]}
            dy="0.35em">${name}</text>
        `
      )}
      ${names.map((name, t) =>
        svg`<path class="reach" d=${path(t)} data-tip=${name} @click=${() => onSelect(t)}></path>`
      )}
      ${followed.map((n, i) =>
        svg`
          <circle class="dot ${i === 0
            ? "stream"
            : i % 2
            ? "attention"
            : "feed_forward"}" cx=${across(i)} cy=${up(n)} r="4"
            data-tip=${i === 0
              ? `embedding: ${decimal(n, 1)}`
              : `block ${(i - 1) >> 1}, after ${i % 2 ? "attention" : "the FFN"}: ${
                decimal(n, 1)
              }`}></circle>
        `
      )}
      <text x=${across(0) + 6} y=${BOTTOM + 18} text-anchor="end">emb.</text>
      ${Array.from({ length: last / 2 }, (_, i) =>
        svg`
          <text class=${i === layer ? "chosen" : ""} x=${across(2 * i + 1)} y=${BOTTOM + 18}
            text-anchor="middle">${i}</text>
        `)}
    </svg>
    <p class="legend faint">Across: the embedding, then blocks 0 to ${last / 2 -
      1}. Each line is a token:
      point at it to read its name, click to follow it.
      <span><i class="attention"></i> after attention</span> <span><i class="feed_forward"></i> after the
        FFN</span></p>
  `;
}
