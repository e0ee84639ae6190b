// The losses of runs over one another, and the losses that were known before.

import { html, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { decimal, withCommas } from "../kit/format.ts";
import { line, scale, ticks } from "../kit/plot.ts";
import { endOf } from "./challenges.ts";
import type { Level } from "./tasks.ts";

const POINTS = 150; // of a curve: the mean loss of as many parts of the longest run
const SIZE = 1000; // of the drawing, which is stretched to its box

export interface Curve {
  name: string;
  color: number;
  losses: readonly number[];
  /** Steps from one loss to the next. */
  every?: number;
}

interface Chart {
  curves: readonly Curve[];
  levels: readonly Level[];
  /** How far the axis goes. */
  steps: number;
}

export function chart({ curves, levels, steps }: Chart) {
  const top = 1.15 * Math.max(...levels.map(({ loss }) => loss));
  const [across, up] = [scale([0, steps], [0, SIZE]), scale([0, top], [SIZE, 0])];
  const percent = (n: number) => `${(n / SIZE * 100).toFixed(2)}%`;
  const place = (step: number, loss: number) =>
    styleMap({ left: percent(across(step)), top: percent(Math.max(0, up(loss))) });
  const drawn = curves.map((curve) => ({ ...curve, points: pointsOf(curve, steps) }))
    .filter(({ points }) => points.length);
  const said = drawn.map(({ name, points }) => `${name} ${decimal(points.at(-1)![1], 2)}`);
  const known = levels.map(({ name, loss }) => `${name} ${decimal(loss, 2)}`).join(", ");
  return html`
    <div class="chart" role="img"
      aria-label="Loss against steps. Known before: ${known}. ${said.length
        ? `Now: ${said.join(", ")}.`
        : ""}">
      <p class="axis faint">loss, in nats</p>
      <div class="field">
        <svg viewBox="0 0 ${SIZE} ${SIZE}" preserveAspectRatio="none">
          ${ticks(0, top, 5).map((loss) =>
            svg`<line class="grid" x1="0" x2=${SIZE} y1=${up(loss)} y2=${up(loss)}></line>`
          )}
          ${levels.map(({ loss }) =>
            svg`<line class="level" x1="0" x2=${SIZE} y1=${up(loss)} y2=${up(loss)}></line>`
          )}
          ${drawn.map(({ color, points }) =>
            svg`<path class="curve" style=${stroke(color)} d=${
              line(points.map(([step, loss]) => [across(step), Math.max(0, up(loss))]))
            }></path>`
          )}
        </svg>
        ${ticks(0, top, 5).map((loss) =>
          html`<span class="tick loss" style=${place(0, loss)}>${loss}</span>`
        )}
        ${ticks(0, steps, 5).map((step) =>
          html`<span class="tick step" style=${place(step, 0)}>${withCommas(step)}</span>`
        )}
        ${levels.map(({ name, loss }) =>
          html`<span class="name ${loss ? "" : "floor"}" style=${
            place(loss ? steps : 0, loss)
          }>${name}${
            loss
              ? html`
                <b>${decimal(loss, 2)}</b>
              `
              : html`
                <b>0</b>
              `
          }</span>`
        )}
        ${drawn.map(({ color, points }) => {
          const [step, loss] = points.at(-1)!;
          return html`<span class="dot" style=${
            styleMap({
              left: percent(across(step)),
              top: percent(Math.max(0, up(loss))),
              background: colorOf(color),
            })
          }></span>`;
        })}
      </div>
      <p class="axis steps faint">steps</p>
    </div>
  `;
}

/** A run's color from Python's palette; that of a recorded run is gray. */
export const colorOf = (color: number) => color < 0 ? "var(--faint)" : `var(--line-${color})`;
const stroke = (color: number) =>
  styleMap({ stroke: colorOf(color), ...(color < 0 ? { "stroke-dasharray": "4 3" } : {}) });

/** A curve's points, each the mean of some steps; the last one is the loss that the list shows. */
export function pointsOf({ losses, every = 1 }: Curve, steps: number): [number, number][] {
  const width = Math.max(1, Math.ceil(steps / every / POINTS));
  const points: [number, number][] = losses.length ? [[every, losses[0]]] : [];
  for (let from = 0; from < losses.length; from += width) {
    const part = losses.slice(from, from + width);
    const mean = part.reduce((sum, loss) => sum + loss, 0) / part.length;
    const last = every === 1 && from + width >= losses.length;
    points.push([(from + part.length) * every, last ? endOf(losses) : mean]);
  }
  return points;
}
