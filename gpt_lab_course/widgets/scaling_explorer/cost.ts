// Each model by its size: parameters or FLOPs to the right, what it has learned upwards.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { inShort } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { letterOf, type Picture } from "./abilities.ts";
import { type Axis, axisOf, logAxis, panel } from "./panel.ts";
import { chanceOf, type Column, meanOf, type Point, valuesOf } from "./sweep.ts";
import { abilityName, KNOB_WORDS, measured } from "./words.ts";

export type Cost = "parameters" | "flops";

/** Round numbers of a logarithmic axis: 1 and 3 of each power of ten, or 1 alone where that is many. */
export function roundTicks(low: number, high: number): number[] {
  const ticks = [];
  const few = Math.log10(high / low) > 2.4;
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); power++) {
    for (const n of few ? [1] : [1, 3]) {
      const tick = n * 10 ** power;
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  }
  return ticks;
}

export function sizeAxis(values: readonly number[]): Axis {
  const [low, high] = [0.8 * Math.min(...values), 1.25 * Math.max(...values)];
  return logAxis(low, high, roundTicks(low, high).map((tick) => [tick, inShort(tick)]));
}

export function cost(picture: Picture, ability: number, size: Cost) {
  const { columns, task, measure, chosen, onChoose } = picture;
  const all = columns.flatMap(({ points }) => points);
  const values = all.flatMap((point) => valuesOf(point, ability, measure));
  const up = axisOf(measure, task.abilities[0].chance === undefined, values);
  const across = sizeAxis(all.map((point) => point[size]));
  const chance = chanceOf(task, ability, measure);
  const place = (point: Point, value: number) =>
    [across.place(point[size]), up.place(value)] as const;
  const middle = (point: Point) => place(point, meanOf(point, ability, measure));
  const name = abilityName(task, ability);
  const what = size === "parameters" ? "parameters" : "FLOPs of the whole training";
  const choose = ([x, y]: readonly [number, number]) => {
    const far = all.map(middle).map(([left, high]) => Math.hypot(2 * (left - x), high - y));
    onChoose(all[far.indexOf(Math.min(...far))]);
  };
  return html`
    <div class="chart">
      <p class="over"><strong>${name}</strong> <span class="faint">${measure === "right"
        ? "share right"
        : chance === undefined
        ? "loss in nats"
        : "loss above the lowest possible, in nats"}</span></p>
      ${columns.length > 1 ? legend(columns) : nothing}
      <p class="axis" aria-hidden="true">${up.ticks.map(([value, words]) =>
        html`<span style=${styleMap({ bottom: `${100 * up.place(value)}%` })}>${words}</span>`
      )}</p>
      <div class="plot">
        ${panel({
          label: `${name} by ${what}: ${
            all.map((point) =>
              `${inShort(point[size])}: ${measured(meanOf(point, ability, measure), measure)}`
            ).join(", ")
          }`,
          room: 0,
          series: columns.map(({ knob, points }) => ({
            name: knob ?? "shape",
            joined: knob !== undefined,
            means: points.map(middle),
            seeds: points.flatMap((point) =>
              valuesOf(point, ability, measure).map((value) => place(point, value))
            ),
          })),
          chance: chance === undefined ? undefined : up.place(chance),
          grid: up.ticks.map(([value]) => up.place(value)),
          here: middle(chosen),
          onPoint: choose,
        })}
        ${columns.length > 1 ? nothing : columns[0].points.map((point, i) => {
          const [x, y] = middle(point);
          const { knob } = columns[0];
          return html`<span class="label" style=${
            styleMap({
              left: `${100 * x}%`,
              bottom: `${100 * y}%`,
            })
          }>${knob ? point.sizes[knob] : letterOf(i)}</span>`;
        })}
        ${chance === undefined ? nothing : html`<span class="label guessing" style=${
          styleMap({
            bottom: `${100 * up.place(chance)}%`,
          })
        }>guessing</span>`}
      </div>
      <p class="foot" aria-hidden="true">${across.ticks.map(([value, words]) =>
        html`<span style=${styleMap({ left: `${100 * across.place(value)}%` })}>${words}</span>`
      )}</p>
      <p class="under faint">${what}; the upright line joins all that have as many as the marked
        shape</p>
    </div>
  `;
}

const legend = (columns: readonly Column[]) =>
  html`
    <p class="legend">${columns.map(({ knob, points }) =>
      html`<span class="unbroken"><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
        class="mean ${knob}" d="M0 4H24"></path></svg> ${symbol(KNOB_WORDS[knob!][0])} ${
        points[0].sizes[knob!]
      } → ${points[points.length - 1].sizes[knob!]}</span>`
    )}</p>
  `;
