// Each ability over each knob: a row of small pictures for each ability, a column for each knob.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { symbol } from "../kit/math.ts";
import { axisOf, panel } from "./panel.ts";
import {
  type Ability,
  chanceOf,
  type Column,
  meanOf,
  type Measure,
  type Point,
  type Task,
  valuesOf,
} from "./sweep.ts";
import { abilityName, KNOB_WORDS, measured, whatItIs, withSeeds } from "./words.ts";

export interface Picture {
  columns: Column[];
  task: Task;
  measure: Measure;
  /** The point whose numbers are at the right. */
  chosen: Point;
  onChoose: (point: Point) => void;
}

/** A letter for each of several shapes that no single knob orders. */
export const letterOf = (i: number) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i] ?? String(i + 1);

export const ticksOf = ({ knob, points, at }: Column) =>
  points.map(({ sizes }, i) => ({
    at: at[i],
    words: knob ? String(sizes[knob]) : letterOf(i),
    isEnd: i === 0 || i === points.length - 1,
  }));

/** @param order the abilities, in the order of the rows */
export function abilities(picture: Picture, order: readonly number[]) {
  const { columns, chosen } = picture;
  const style = styleMap({ "--columns": String(columns.length) });
  return html`
    <div class="abilities ${columns.length > 1 ? "several" : ""}" style=${style}>
      <div class="row heads">
        <p class="ability"></p>
        <p class="axis"></p>
        ${columns.map(({ knob }) =>
          html`<p class="head ${knob ?? ""}">${
            knob
              ? html`${symbol(KNOB_WORDS[knob][0])} <span class="faint">${
                KNOB_WORDS[knob][1]
              }</span>`
              : html`<span class="faint">shapes, listed below</span>`
          }</p>`
        )}
        <p class="values faint">${columns.some(({ points }) => points.includes(chosen))
          ? "marked shape: mean and seeds"
          : ""}</p>
      </div>
      ${order.map((ability) => row(picture, ability))}
      <div class="row feet" aria-hidden="true">
        <p class="ability"></p>
        <p class="axis"></p>
        ${columns.map((column) => foot(column, chosen))}
        <p class="values"></p>
      </div>
    </div>
  `;
}

function foot(column: Column, chosen: Point) {
  const all = ticksOf(column);
  const here = column.points.indexOf(chosen);
  // Letters all have room; of a knob's values only the ends and the marked one.
  const shown = all.filter(({ isEnd }, i) => !column.knob || i === here || isEnd);
  const isNear = ({ at }: { at: number }) =>
    column.knob && here >= 0 && at !== all[here].at && Math.abs(all[here].at - at) < 0.3;
  return html`<p class="foot">${
    shown.map((tick) =>
      html`
        <span class="${tick === all[here] ? "here" : ""} ${tick.isEnd ? "end" : ""} ${isNear(tick)
          ? "near"
          : ""}"
          style=${styleMap({ left: `${6 + 88 * tick.at}%` })}>${tick.words}</span>
      `
    )
  }</p>`;
}

function row(picture: Picture, ability: number) {
  const { columns, task, measure, chosen } = picture;
  const one: Ability = task.abilities[ability];
  const values = columns.flatMap(({ points }) =>
    points.flatMap((point) => valuesOf(point, ability, measure))
  );
  const chance = chanceOf(task, ability, measure);
  const axis = axisOf(measure, one.chance === undefined, values);
  const ends = [axis.ticks[0], axis.ticks[axis.ticks.length - 1]];
  return html`
    <div class="row">
      <div class="ability">
        <p class="name">${abilityName(task, ability)}</p>
        <p class="what faint">${whatItIs(one.name)}</p>
      </div>
      <p class="axis" aria-hidden="true">${ends.map(([value, words]) =>
        html`<span style=${styleMap({ bottom: `${100 * axis.place(value)}%` })}>${words}</span>`
      )}</p>
      ${columns.map((column) => {
        const { knob, points, at } = column;
        const means = points.map((point) => meanOf(point, ability, measure));
        const here = points.indexOf(chosen);
        const words = ticksOf(column).map((tick) => tick.words);
        const by = knob ? `by ${KNOB_WORDS[knob].join(", ")}` : "by shape";
        return panel({
          label: `${abilityName(task, ability)} ${by}: ${
            means.map((mean, i) => `${words[i]}: ${measured(mean, measure)}`).join(", ")
          }`,
          series: [{
            name: knob ?? "shape",
            joined: knob !== undefined,
            means: means.map((mean, i) => [at[i], axis.place(mean)]),
            seeds: points.flatMap((point, i) =>
              valuesOf(point, ability, measure).map((value) => [at[i], axis.place(value)] as const)
            ),
          }],
          chance: chance === undefined ? undefined : axis.place(chance),
          grid: axis.ticks.map(([value]) => axis.place(value)),
          here: here < 0 ? undefined : [at[here], axis.place(means[here])],
          onPoint: ([x]) => picture.onChoose(points[closest(at, x)]),
        });
      })}
      <p class="values number">${columns.some(({ points }) => points.includes(chosen))
        ? withSeeds(valuesOf(chosen, ability, measure), measure)
        : nothing}</p>
    </div>
  `;
}

export function closest(places: readonly number[], place: number) {
  const distances = places.map((one) => Math.abs(one - place));
  return distances.indexOf(Math.min(...distances));
}
