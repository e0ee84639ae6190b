// All models in one picture: parameters against the cache, or against what a token reads.

import { html, nothing, svg } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { type Card, cardShell } from "../kit/cards.ts";
import { inBytes, inShort, sharePercent, withCommas } from "../kit/format.ts";
import { TOKENS } from "./compare.ts";
import { DECLARED } from "./declared.ts";
import { type Dot, type Side, sidesOf } from "./labels.ts";
import type { Model } from "./models.ts";
import { ACROSS, type Axis, percentOf, powers, UP } from "./scales.ts";

/** The least sizes of the picture, by how wide the widget is. */
const SIZES = { narrow: [205, 300], medium: [490, 400], wide: [800, 520] } as const;

/** Names that are placed first: what the lessons speak of, and what stands out. */
const NOTABLE: readonly string[] = DECLARED.constants.notable;

/** Words on regions of the picture, by their middle in percent. */
const REGIONS: Record<string, [words: string, x: number, y: number][]> = {
  cache: [
    ["each head keeps its own keys and values", 38, 86],
    ["a state that does not grow with the text", 61, 9],
  ],
  token: [["every parameter is read", 45, 80], ["experts: a few are read", 86, 35]],
};

const COVERED = 6; // pixels between two dots of which one covers most of the other

/** Tones of ink, by year. */
const tone = (year: number | undefined) =>
  year === undefined ? "own" : year < 2023 ? "early" : `in-${Math.min(year, 2026)}`;
const TONES = [["early", "2019–22"], ["in-2023", "2023"], ["in-2024", "2024"]]
  .concat([["in-2025", "2025"], ["in-2026", "2026"]]);

const said = ({ name, count, cache }: Model) =>
  `${name}: ${inShort(count.total)} parameters, a token reads ${inShort(count.read)}, cache ${
    inBytes(cache)
  }`;

export interface Scattered {
  models: readonly Model[];
  /** The two that are compared. */
  model: Model;
  against: Model;
  /** What goes up: a key of `UP`. */
  up: string;
}

export function scatter({ models, model, against, up }: Scattered) {
  const axis = UP[up];
  const all = models.includes(model) ? models : [model, ...models];
  const chosen = [model, against];
  const dotOf = (one: Model): Dot => ({
    name: one.name,
    x: percentOf(ACROSS, ACROSS.of(one)),
    y: percentOf(axis, axis.of(one)),
  });
  const first = [model.name, against.name, ...NOTABLE];
  const rank = ({ name }: Model) => {
    const place = first.indexOf(name);
    return place < 0 ? first.length : place;
  };
  const dots = all.toSorted((a, b) => rank(a) - rank(b)).map(dotOf);
  const sides = Object.entries(SIZES).map(([size, of]) => {
    const shown = size === "narrow" ? first.length : Infinity;
    return [size, sidesOf(dots, of, 2), shown] as const;
  });
  const names = (one: Model): [string, Side][] =>
    sides.flatMap(([size, found, most]) => {
      const side = found.get(one.name);
      return side && rank(one) < most ? [[size, side] as [string, Side]] : [];
    });
  return html`
    <div class="scatter">
      <div class="plot" role="group" aria-label="${all.length} models: parameters across, ${axis
        .name} up, both in steps of ten times">
        ${lines(all, axis, up)}
        ${ticks(ACROSS, "across")} ${ticks(axis, "up")}
        ${REGIONS[up].map(([words, x, y]) =>
          html`<span class="region" aria-hidden="true" style=${
            styleMap({ left: `${x}%`, bottom: `${y}%` })
          }>${words}</span>`
        )}
        ${all.map((one) => {
          const { x, y } = dotOf(one);
          const is = chosen.includes(one);
          return html`
            <span
              class="dot ${tone(one.year)} ${is ? "chosen" : ""}"
              role="button"
              tabindex=${one === model ? 0 : -1}
              aria-pressed=${is ? "true" : "false"}
              aria-label=${said(one)}
              data-mark=${one.name}
              style=${styleMap({ left: `${x.toFixed(2)}%`, bottom: `${y.toFixed(2)}%` })}
            >${names(one).map(([size, side]) =>
              html`<span class="name at-${size} ${side}" aria-hidden="true">${one.name}</span>`
            )}</span>
          `;
        })}
      </div>
      <p class="axis-name across">parameters</p>
      <ul class="tones">${TONES.map(([key, words]) =>
        html`<li><span class="dot ${key}" aria-hidden="true"></span> ${words}</li>`
      )}${up === "cache"
        ? html`<li><span class="tail-sign" aria-hidden="true"></span> what a token reads</li>`
        : nothing}</ul>
      ${cardShell()}
    </div>
  `;
}

/** The grid, the tails to what a token reads, and a line through GPT-2 and GPT-3. */
function lines(models: readonly Model[], axis: Axis, up: string) {
  const at = (one: Model, across = ACROSS.of(one)) =>
    [percentOf(ACROSS, across), 100 - percentOf(axis, axis.of(one))] as const;
  const line = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
    svg`<line x1=${x1.toFixed(2)} y1=${y1.toFixed(2)} x2=${x2.toFixed(2)} y2=${y2.toFixed(2)} />`;
  const experts = up === "cache"
    ? models.filter(({ count }) => count.read < 0.9 * count.total)
    : [];
  const series = models.filter(({ name }) => /^gpt[23]/.test(name)).map((one) => at(one).join(","));
  return html`
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <g class="grid">
        ${powers(ACROSS).map((n) => {
          const x = percentOf(ACROSS, n);
          return line([x, 0], [x, 100]);
        })}
        ${powers(axis).map((n) => {
          const y = 100 - percentOf(axis, n);
          return line([0, y], [100, y]);
        })}
      </g>
      <g class="tails">${experts.map((one) => line(at(one, one.count.read), at(one)))}</g>
      <polyline class="series" points=${series.join(" ")}></polyline>
    </svg>
  `;
}

const ticks = (axis: Axis, way: "across" | "up") =>
  powers(axis).map((n) =>
    html`<span class="tick ${way}" aria-hidden="true" style=${
      styleMap({ [way === "up" ? "bottom" : "left"]: `${percentOf(axis, n).toFixed(2)}%` })
    }>${axis.text(n)}</span>`
  );

/** The models whose dots cover each other at a mark: its own, and then the others. */
export function under(host: HTMLElement | undefined, mark: string): string[] {
  const dots = [...host?.querySelectorAll<HTMLElement>(".plot .dot") ?? []];
  const at = (dot: HTMLElement) => {
    const { left, top, width } = dot.getBoundingClientRect();
    return [left + width / 2, top + width / 2];
  };
  const own = dots.find((dot) => dot.dataset.mark === mark);
  const [x, y] = own ? at(own) : [0, 0];
  const near = dots.filter((dot) => {
    const [itsX, itsY] = at(dot);
    return own && dot !== own && Math.hypot(itsX - x, itsY - y) < COVERED;
  });
  return [mark, ...near.map((dot) => dot.dataset.mark!)];
}

/** The card about a model. @param others the models whose dots it covers */
export function modelCard(one: Model, chosen: boolean, others: readonly string[] = []): Card {
  const { name, year, count, cache, row } = one;
  return {
    swatch: `dot ${tone(year)}`,
    place: [row.family, year].filter(Boolean).join(" · "),
    title: name,
    measures: [
      { name: "parameters", value: inShort(count.total) },
      {
        name: "read for a token",
        value: `${inShort(count.read)} · ${sharePercent(count.read / count.total)}`,
        share: count.read / count.total,
      },
      { name: `cache of ${withCommas(TOKENS)} tokens`, value: inBytes(cache) },
    ],
    foot: others.length
      ? `Also here: ${others.join(", ")}. Each click compares another.`
      : chosen
      ? undefined
      : "Click, or tap again, to compare it.",
  };
}
