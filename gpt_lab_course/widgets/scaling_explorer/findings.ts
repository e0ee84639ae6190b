// In words and numbers: what each knob changes from its lowest to its highest value, and all shapes.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { percent, withCommas } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import { letterOf } from "./abilities.ts";
import {
  clearChanges,
  type Column,
  hasChance,
  LEAST_CHANGE,
  meanOf,
  type Point,
  shapeWords,
  type Task,
} from "./sweep.ts";
import { KNOB_WORDS, lossName, measured, nameOf } from "./words.ts";

/** What no seed contradicts, from a knob's lowest to its highest value. */
export function findings(columns: readonly Column[], task: Task) {
  const ordered = columns.filter(({ knob, points }) => knob && points.length > 1);
  if (!ordered.length || !hasChance(task)) return nothing;
  const seeds = ordered[0].points[0].seeds.length;
  const pairs = ordered.length * task.abilities.length;
  const byLuck = Math.round(2 * pairs / halvings(seeds));
  return html`
    <div class="gains">
      <ul>
        ${ordered.map((column) => finding(column, task))}
      </ul>
      <p class="faint">Named where every seed of one end is beyond every seed of the other, by
        ${100 *
          LEAST_CHANGE} points or more. With ${seeds} seeds an end, luck alone could order them
        so in about ${byLuck} of ${pairs} comparisons.</p>
    </div>
  `;
}

function finding(column: Column, task: Task) {
  const { points } = column;
  const knob = column.knob!;
  const [first, last] = [points[0], points[points.length - 1]];
  const more = last.parameters / first.parameters;
  const changes = clearChanges(column, task);
  return html`
    <li><strong class="unbroken">${symbol(KNOB_WORDS[knob][0])} ${first.sizes[knob]} →
      ${last.sizes[knob]}</strong> <span class="faint">(${more > 1.005
        ? `${Number(more.toPrecision(2))} times the parameters`
        : "the same parameters"})</span>: ${changes.length
        ? changes.map(({ ability, from, to }, i) =>
          html`${i ? ", " : ""}<span class="unbroken">${
            nameOf(task.abilities[ability].name).toLowerCase()
          } ${percent(from, 0)} → ${percent(to, 0)}</span>`
        )
        : "no difference that all seeds agree on"}</li>
  `;
}

/** How many ways there are to say which n of 2n seeds are the better half. */
export function halvings(n: number) {
  let ways = 1;
  for (let i = 1; i <= n; i++) ways = ways * (n + i) / i;
  return ways;
}

interface Listed {
  points: readonly Point[];
  /** The one at which the knobs are; none if they are between. */
  chosen: Point | undefined;
  /** Whether the picture tells the shapes apart by letters. */
  letters: boolean;
  name: string;
  task: Task;
  onChoose: (point: Point) => void;
}

/** All shapes of a picture, to choose one by keyboard. */
export const list = ({ points, chosen, letters, name, task, onChoose }: Listed) =>
  html`
    <div class="scrolls">
      <table class="shapes">
        <thead>
          <tr>
            <th scope="col">shape</th>
            <th scope="col" class="number">parameters</th>
            <th scope="col" class="number">right</th>
            <th scope="col" class="number">${lossName(task)}</th>
          </tr>
        </thead>
        <tbody>
          ${points.map((point, i) =>
            html`
              <tr>
                <th scope="row"><label><input type="radio" name=${name} value=${i}
                  .checked=${live(point === chosen)} @change=${() => onChoose(point)}>
                  <span>${letters
                    ? html`
                      <b>${letterOf(i)}</b>
                    `
                    : nothing}${shapeWords(point, points)}</span></label></th>
                <td class="number">${withCommas(point.parameters)}</td>
                <td class="number">${measured(meanOf(point, -1, "right"), "right")}</td>
                <td class="number">${measured(meanOf(point, -1, "excess"), "excess")}</td>
              </tr>
            `
          )}
        </tbody>
      </table>
    </div>
  `;
