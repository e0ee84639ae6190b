// The norm of the residual stream through all blocks: a line for each token, the selected one thick.

import { html, svg } from "lit-html";
import { decimal } from "../kit/format.js";
import { line, scale, ticks } from "../kit/plot.js";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 190, 34, 392, 8, 160];

/**
 * @param {number[][]} streams after the embedding and after each sub-layer, for each token
 * @param {object} options
 * @param {number} options.layer the block that is open
 * @param {number} options.column the selected token
 * @param {string} options.name its name
 */
export function streamChart(streams, { layer, column, name }) {
  const last = streams.length - 1;
  const largest = Math.max(...streams.flat());
  const across = scale([0, last], [LEFT + 8, RIGHT - 4]);
  const up = scale([0, largest], [BOTTOM, TOP]);
  /** @param {number} t */
  const path = (t) => line(streams.map((lengths, i) => [across(i), up(lengths[t])]));
  const tokenLengths = streams.map((lengths) => lengths[column]);
  const description = tokenLengths.filter((_, i) => i % 2 === 0).map((n, i) =>
    `${i ? `block ${i - 1}` : "embedding"} ${decimal(n, 1)}`
  ).join(", ");
  return html`
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label="Length of the residual stream at “${name}”, after: ${description}">
      <rect class="open" x=${across(2 * layer)} y=${TOP} width=${across(2) - across(0)}
        height=${BOTTOM - TOP}></rect>
      ${ticks(0, largest, 5).map((n) =>
        svg`
          <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${up(n)} y2=${up(n)}></line>
          <text x=${LEFT - 4} y=${up(n)} dy="0.35em" text-anchor="end">${n}</text>
        `
      )}
      ${streams[0].map((_, t) => svg`<path class="line" d=${path(t)}></path>`)}
      <path class="line followed" d=${path(column)}></path>
      ${tokenLengths.map((n, i) =>
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
      <text x=${across(0)} y=${BOTTOM + 14} text-anchor="middle">emb.</text>
      ${Array.from({ length: last / 2 }, (_, i) =>
        svg`
          <text class=${i === layer ? "chosen" : ""} x=${across(2 * i + 1)} y=${BOTTOM + 14}
            text-anchor="middle">${i}</text>
        `)}
    </svg>
    <p class="legend faint">Across: the embedding, then blocks 0 to ${last / 2 - 1}.
      <span><i class="attention"></i> after attention</span> <span><i class="feed_forward"></i> after the
        FFN</span></p>
  `;
}
