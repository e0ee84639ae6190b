// The shapes themselves, by width and another knob, with lines of equal parameters and of equal FLOPs.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { inShort } from "../kit/format.ts";
import { symbol } from "../kit/math.ts";
import type { Picture } from "./abilities.ts";
import { roundTicks } from "./cost.ts";
import { logAxis, panel, type Place } from "./panel.ts";
import { equalLine, flopsOf, parametersOf } from "./sizes.ts";
import { type Knob, KNOBS, meanOf, type Point, type Sizes } from "./sweep.ts";
import { abilityName, KNOB_WORDS, measured } from "./words.ts";

/** The knob beside the width: the first of L, d_ff and H that differs between points of one width. */
export function otherKnob(points: readonly Point[]): Knob {
  const wide = Map.groupBy(points, ({ sizes }) => sizes.d_model);
  const varies = (knob: Knob) =>
    [...wide.values()].some((same) =>
      same.some(({ sizes }) =>
        knob === "d_ff" ? sizes.d_ff !== same[0].sizes.d_ff : sizes[knob] !== same[0].sizes[knob]
      )
    );
  const depth = new Set(points.map(({ sizes }) => sizes.n_layers)).size > 1;
  if (depth || varies("n_layers")) return "n_layers";
  return varies("d_ff") ? "d_ff" : varies("n_heads") ? "n_heads" : "n_layers";
}

export function equal(picture: Picture, ability: number, sizes: Sizes) {
  const { columns, task, measure, chosen, onChoose } = picture;
  const points = [...new Set(columns.flatMap(({ points }) => points))];
  const other = otherKnob(points);
  const ratio = sizes.d_ff / sizes.d_model;
  const widths = [...points.map((point) => point.sizes.d_model), sizes.d_model];
  const heights = [...points.map((point) => point.sizes[other]), sizes[other]];
  const [low, high] = [0.7 * Math.min(...widths), 1.5 * Math.max(...widths)];
  const [bottom, top] = [0.7 * Math.min(...heights), 1.45 * Math.max(...heights)];
  const axis = (low: number, high: number, values: readonly number[]) =>
    logAxis(low, high, [...new Set(values)].map((value) => [value, String(value)]));
  const across = axis(low, high, widths), up = axis(bottom, top, heights);
  const roomy = apart([sizes.d_model, ...widths.toSorted((a, b) => b - a)], across.place);
  const place = (one: Sizes): Place => [across.place(one.d_model), up.place(one[other])];

  const shape = (width: number, height: number): Sizes => ({
    ...sizes,
    d_model: width,
    ...(other === "d_ff" ? {} : { d_ff: ratio * width }),
    [other]: height,
  });
  const steps = 40;
  const all = Array.from(
    { length: steps + 1 },
    (_, i) => bottom * (top / bottom) ** (i / steps),
  );
  const parameters = (width: number, height: number) => parametersOf(shape(width, height), task);
  const flops = (width: number, height: number) => flopsOf(shape(width, height), task, chosen);
  const through = (sizeOf: typeof parameters, target: number): Place[] =>
    equalLine(sizeOf, target, all, [low, high])
      .map(([width, height]) => [across.place(width), up.place(height)]);
  const [least, most] = [parameters(low, bottom), parameters(high, top)];
  const rounds = roundTicks(least, most).map((target) => ({
    target,
    places: through(parameters, target),
  })).filter(({ places }) => places.length > 1);

  const groups = [...Map.groupBy(points, ({ sizes }) => place(sizes).join()).values()];
  const name = abilityName(task, ability);
  const values = (point: Point) => meanOf(point, ability, measure);
  return html`
    <div class="chart">
      <p
        class="over"><strong>${name}</strong> <span class="faint">${measure === "right"
          ? "share right"
          : "excess loss"}, by ${symbol("d_model")} and ${symbol(
            KNOB_WORDS[other][0],
          )}</span></p>
      <p class="axis" aria-hidden="true">${up.ticks.map(([value, words]) =>
        html`<span style=${styleMap({ bottom: `${100 * up.place(value)}%` })}>${words}</span>`
      )}</p>
      <div class="plot">
        ${panel({
          label: `Shapes by width and ${KNOB_WORDS[other][1]}: ${
            points.map((point) =>
              `${point.sizes.d_model} × ${point.sizes[other]}: ${measured(values(point), measure)}`
            ).join(", ")
          }`,
          room: 0,
          series: [],
          grid: up.ticks.map(([value]) => up.place(value)),
          here: place(sizes),
          ringAlone: true,
          lines: [
            ...rounds.map(({ places }) => ({ name: "round", places })),
            { name: "parameters", places: through(parameters, parametersOf(sizes, task)) },
            { name: "flops", places: through(flops, flopsOf(sizes, task, chosen)) },
          ],
          onPoint: ([x, y]) => {
            const far = points.map(({ sizes }) => {
              const [left, high] = place(sizes);
              return Math.hypot(2 * (left - x), high - y);
            });
            onChoose(points[far.indexOf(Math.min(...far))]);
          },
        })}
        ${rounds.map(({ target, places }) => {
          const [x, y] = places[places.length - 1];
          return html`<span class="label round" style=${
            styleMap({
              left: `${100 * x}%`,
              bottom: `${100 * y}%`,
            })
          }>${inShort(target)}</span>`;
        })}
        ${groups.map((same) => {
          const [x, y] = place(same[0].sizes);
          return html`<span class="stack" style=${
            styleMap({
              left: `${100 * x}%`,
              bottom: `${100 * y}%`,
            })
          }>${
            same.map((point) =>
              html`<span class=${point === chosen ? "here" : ""}>${
                same.length > 1
                  ? html`
                    <span class="faint">${differs(point, same)}</span>
                  `
                  : nothing
              }${measured(values(point), measure)}</span>`
            )
          }</span>`;
        })}
      </div>
      <p class="foot" aria-hidden="true">${across.ticks.map(([value, words]) =>
        html`<span class=${roomy.includes(value) ? "" : "near"} style=${
          styleMap({ left: `${100 * across.place(value)}%` })
        }>${words}</span>`
      )}</p>
      <p class="under faint"><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
        class="equal parameters" d="M0 4H24"></path></svg> as many parameters as the knobs’ shape
        <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="equal flops"
        d="M0 4H24"></path></svg> as many FLOPs; faint: round numbers of parameters. Other sizes as
        the knobs have them${other === "d_ff" ? "" : html`, ${symbol("d_ff")} in the same
        proportion`}.</p>
    </div>
  `;
}

/** Those of some values that stand apart on a phone's axis; of two that meet, the first. */
const apart = (values: readonly number[], place: (value: number) => number) =>
  values.reduce<number[]>(
    (kept, value) =>
      kept.every((one) => Math.abs(place(one) - place(value)) >= 0.12) ? [...kept, value] : kept,
    [],
  );

/** What tells shapes of one place apart. */
const differs = ({ sizes }: Point, same: readonly Point[]) =>
  KNOBS.filter((knob) => same.some((one) => one.sizes[knob] !== same[0].sizes[knob]))
    .map((knob) => `${KNOB_WORDS[knob][0]} ${sizes[knob]}`).join(" ");
