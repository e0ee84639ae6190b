// A token's stream as a river: its norm as width, with stripes for its components. Paths only.

import { Pen } from "./pen.ts";
import { ATTENTION, FEED_FORWARD, type Plan } from "./plan.ts";
import type { Reading, Shares } from "./reading.ts";

export const STRIPES = ["attention", "word", "feed-forward"] as const; // from above
const ORDER = [1, 0, 2]; // of the shares, as the stripes

/** Where the stages of a row begin and end along the depth: [2L + 1]. */
function reaches({ at, from, to }: Plan, stages: number): [begin: number, end: number][] {
  return Array.from({ length: stages }, (_, stage) => {
    if (stage === 0) return [from - 20, at(0, ATTENTION[0])];
    const [layer, half] = [Math.floor((stage - 1) / 2), (stage - 1) % 2];
    const own = half ? FEED_FORWARD : ATTENTION;
    const end = half ? at(layer + 1, ATTENTION[0]) : at(layer, FEED_FORWARD[0]);
    return [at(layer, own[1]), stage === stages - 1 ? to : end];
  });
}

/** Where a stage is reached, along the depth. */
export const reached = (plan: Plan, stage: number, stages: number) =>
  stage <= 0 ? plan.from - 12 : reaches(plan, stages)[Math.min(stage, stages - 1)][0];

/** How long a row is after a stage. */
export const lengthAt = ({ shares }: Reading, stage: number, t: number): number =>
  shares[stage][t].reduce((a, b) => a + b, 0);

/** Half of a row's width after a stage, in pixels. */
export const halfAt = (reading: Reading, stage: number, t: number, { unit }: Plan): number =>
  Math.max(2, lengthAt(reading, stage, t) * unit) / 2;

/** The offsets of the stripes' edges from a row's middle: [4], in pixels. */
function edges(shares: Shares, unit: number): number[] {
  const widths = ORDER.map((i) => Math.max(0, shares[i]) * unit);
  const total = widths.reduce((a, b) => a + b, 0);
  const least = 2 - total; // a stream that is too thin to be seen is the word's
  if (least > 0) widths[1] += least;
  let edge = -Math.max(total, 2) / 2;
  return [edge, ...widths.map((width) => edge += width)];
}

/** A row's three stripes as paths. */
export function stripes(reading: Reading, t: number, plan: Plan): string[] {
  const middle = plan.row(t);
  const stages = reading.shares.map((stage) =>
    edges(stage[t], plan.unit).map((edge) => middle + edge)
  );
  return STRIPES.map((_, i) => between(stages, i, i + 1, plan));
}

/** A row's outline as one path. */
export function outline(reading: Reading, t: number, plan: Plan): string {
  const middle = plan.row(t);
  const stages = reading.shares.map((stage) =>
    edges(stage[t], plan.unit).map((edge) => middle + edge)
  );
  return between(stages, 0, 3, plan);
}

function between(stages: number[][], upper: number, lower: number, plan: Plan): string {
  const pen = new Pen(plan.turned);
  const places = reaches(plan, stages.length);
  pen.move(places[0][0], stages[0][upper]);
  stages.forEach((stage, k) => {
    if (k > 0) pen.ease(places[k - 1][1], places[k][0], stages[k - 1][upper], stage[upper]);
    pen.line(places[k][1], stage[upper]);
  });
  for (let k = stages.length - 1; k >= 0; k--) {
    pen.line(places[k][1], stages[k][lower]);
    pen.line(places[k][0], stages[k][lower]);
    if (k > 0) pen.ease(places[k][0], places[k - 1][1], stages[k][lower], stages[k - 1][lower]);
  }
  return pen.close().d;
}

/** What each feed-forward network adds to a row, as bumps above the river: as high as the addition is long. */
export function bumps(reading: Reading, t: number, plan: Plan): string[] {
  const middle = plan.row(t);
  const L = reading.added.length / 2;
  return Array.from({ length: L }, (_, layer) => {
    const [from, to] = FEED_FORWARD.map((fraction) => plan.at(layer, fraction));
    const [before, after] = [2 * layer + 1, 2 * layer + 2]
      .map((stage) => middle + edges(reading.shares[stage][t], plan.unit)[0]);
    const top = bumpTop(reading, layer, t, plan);
    const [a, b] = [from + (to - from) * 0.3, from + (to - from) * 0.7];
    return new Pen(plan.turned).move(from, before).curve(a, before, a, top, (from + to) / 2, top)
      .curve(b, top, b, after, to, after).close().d;
  });
}

/** Where a bump has its peak, across. */
export function bumpTop(reading: Reading, layer: number, t: number, plan: Plan): number {
  const edge = Math.max(...[1, 2].map((half) => halfAt(reading, 2 * layer + half, t, plan)));
  const height = Math.min(reading.added[2 * layer + 1][t] * plan.unit, 0.8 * plan.gap);
  return plan.row(t) - edge - height * 0.6;
}

/** The chance of the answer along the depth, as an area above a line. */
export function chanceCurve(chances: number[], plan: Plan, base: number, height: number): string {
  const pen = new Pen(plan.turned);
  const places = reaches(plan, chances.length);
  const level = (k: number) => base - height * chances[k];
  pen.move(places[0][0], base).line(places[0][0], level(0));
  chances.forEach((_, k) => {
    if (k > 0) pen.ease(places[k - 1][1], places[k][0], level(k - 1), level(k));
    pen.line(places[k][1], level(k));
  });
  return pen.line(places[places.length - 1][1], base).close().d;
}
