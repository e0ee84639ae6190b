// The marked shape: its training step by step, its rates, and what it is made of.

import { html, nothing } from "lit-html";
import { inShort, withCommas } from "../kit/format.ts";
import { panel, type Place } from "./panel.ts";
import { hasChance, type Measure, otherWords, type Point, type Task, valuesOf } from "./sweep.ts";
import { abilityName, lossName, measured, sizesView } from "./words.ts";

/** The loss of each ability over the steps: every seed a line. */
function training(point: Point, task: Task, order: readonly number[]) {
  const { marks, steps } = point;
  return html`
    <div class="curves">
      ${order.map((ability) => {
        const { chance } = task.abilities[ability];
        const curves = point.seeds.map(({ curves }) => curves[ability]);
        const all = curves.flat();
        const low = chance === undefined ? Math.min(...all) : 0;
        const high = Math.max(...all, (chance ?? 0) * 1.05, low + 1);
        const up = (loss: number) => 0.04 + 0.92 * (loss - low) / (high - low);
        const mean = (i: number) =>
          curves.reduce((sum, curve) => sum + curve[i], 0) / curves.length / 1000;
        const last = Math.min(...curves.map((curve) => curve.length)) - 1;
        const places = (curve: number[]): Place[] =>
          curve.map((loss, i) => [marks[i] / steps, up(loss)]);
        const points = marks.map((step, i) => `${step}: ${measured(mean(i), "excess")}`);
        return html`
          <figure>
            <figcaption>${abilityName(task, ability)} <span class="number faint">${last >= 0
              ? measured(mean(last), "excess")
              : ""}</span></figcaption>
            ${panel({
              label: `Loss of ${abilityName(task, ability)} by steps: ${
                points.slice(0, last + 1).join(", ")
              }`,
              room: 0,
              series: curves.map((curve) => ({
                name: "curve",
                joined: true,
                means: places(curve),
                seeds: [],
              })),
              chance: chance === undefined ? undefined : up(chance),
              grid: [up(low)],
            })}
          </figure>
        `;
      })}
    </div>
    <p class="faint">Loss${hasChance(task)
      ? " above the lowest possible"
      : ""}, in nats, from the first to the last of
      ${withCommas(steps)} steps, measured ${marks
        .length} times; each line is a seed${task.abilities[0].chance === undefined
        ? ""
        : ", dashed is guessing"}.</p>
  `;
}

/** The rates that were tried, the best one marked. */
function rates({ rates, rate, edge, seeds }: Point, task: Task) {
  return html`
    <table class="rates">
      <thead>
        <tr>
          <th scope="col">rate</th>
          <th scope="col" class="number">${lossName(task)}, first seed</th>
        </tr>
      </thead>
      <tbody>
        ${rates.map(([one, excess]) =>
          html`
            <tr class=${one === rate ? "best" : ""}>
              <th scope="row">${one}${one === rate ? " · best" : nothing}</th>
              <td class="number">${excess === null
                ? "no number"
                : measured(excess / 1000, "excess")}</td>
            </tr>
          `
        )}
      </tbody>
    </table>
    <p
      class="faint">Chosen on one half of the held-out rows, reported on the other: by the first seed,
      or by the mean of all ${seeds.length} where the first can’t tell rates apart.${edge
        ? " The best is at the edge of those tried: a better one may lie outside."
        : ""}</p>
  `;
}

/** The marked shape: its curves, its rates and each of its seeds. */
export function detail(point: Point, task: Task, order: readonly number[]) {
  const { sizes, others, parameters, active, flops, steps, seeds } = point;
  const more = Object.entries(others).map(([name, value]) => otherWords(name, value));
  const marks = [...new Set(seeds.map(({ best }) => withCommas(best)))];
  const each = (measure: Measure) =>
    valuesOf(point, -1, measure).map((one) => measured(one, measure)).join(", ");
  return html`
    <div class="detail">
      <p><strong>The marked shape: ${sizesView(sizes)}${more.length
        ? html`
          · ${more.join(" · ")}
        `
        : nothing}</strong><br><span class="faint">${withCommas(
          parameters,
        )} parameters${active < parameters
        ? `, ${withCommas(active)} of them active`
        : ""} · ${inShort(flops)} FLOPs in ${withCommas(steps)} steps</span></p>
      <div class="both">
        <div>${training(point, task, order)}</div>
        <div>
          ${rates(point, task)}
          <p class="faint">${abilityName(task, -1)}, seed by seed: ${each(
            "right",
          )} right, ${lossName(task)} ${each("excess")}; each at its best mark, step ${marks.join(
            ", ",
          )}.</p>
        </div>
      </div>
    </div>
  `;
}
