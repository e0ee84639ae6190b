// The loss of each sentence, step by step.

import { html, nothing, svg } from "lit-html";
import { decimal } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import type { StepRecord } from "../kit/trainer.ts";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 150, 30, 388, 8, 118];

/** @param steps how many there will be */
export function curves(records: readonly StepRecord[], steps: number) {
  const losses = records.map((record) => record.losses ?? []);
  const highest = Math.max(4, ...losses.flat().filter(Number.isFinite));
  const across = scale([1, Math.max(2, steps)], [LEFT, RIGHT]);
  const up = scale([0, highest], [BOTTOM, TOP]);
  const last = losses[losses.length - 1];
  const label = last
    ? `The loss of each sentence over ${records.length} steps: ${
      last.map((loss, i) => `${i + 1}: ${decimal(losses[0][i], 2)} to ${decimal(loss, 2)}`).join(
        ", ",
      )
    }`
    : "The loss of each sentence, once it is trained";
  return html`
    <svg class="loss-curves" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${ticks(0, highest, 5).map((loss) =>
        svg`
          <line class="grid" x1=${LEFT} x2=${RIGHT} y1=${up(loss)} y2=${up(loss)}></line>
          <text x=${LEFT - 6} y=${up(loss)} dy="0.35em" text-anchor="end">${loss}</text>
        `
      )}
      ${[1, ...ticks(1, steps, 4).filter((n) => n > 1 && Number.isInteger(n))].map((n) =>
        svg`<text x=${across(n)} y=${BOTTOM + 15} text-anchor="middle">${n}</text>`
      )}
      <text x=${(LEFT + RIGHT) / 2} y=${BOTTOM + 30} text-anchor="middle">step</text>
      ${last
        ? last.map((_, i) =>
          svg`<path class="curve sentence-${i + 1}" d=${
            line(losses.map((one, n) => [across(n + 1), up(one[i])]))
          }></path>`
        )
        : nothing}
    </svg>
  `;
}
