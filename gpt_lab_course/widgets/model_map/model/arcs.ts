// Attention from a token's row to earlier rows, as arcs with the weight as thickness.

import { DECLARED } from "../declared.ts";
import { Pen } from "./pen.ts";
import { ATTENTION, lane, type Plan } from "./plan.ts";
import type { Arc, Reading } from "./reading.ts";

/** The answer's probability without each part, and the heads that it needs, as first_losses in reading.py. */
export interface Losses {
  /** [L][H] and [L]: the probability of the answer without this part. */
  heads: number[][];
  feed_forward: number[];
  /** The heads that the answer needs at one token: without one, its log probability falls by these nats. */
  needed: [layer: number, head: number, position: number, nats: number][];
  /** [L][H]: by how many nats the answer's log probability falls without a head at the last token alone. */
  last: number[][];
}

export const { rows_with_losses: ROWS_WITH_LOSSES, needed: NEEDED } = DECLARED.constants;
const CLEAR = 0.4; // an arc that is not told is drawn from this weight on
const NEEDED_ELSEWHERE = 0.5; // an arc that does not run into the last row is only told if it matters this much
const TOLD = 3; // so many into the last row, at the least
const [WIDEST, GRAY] = [9, 2.6]; // pixels, for a weight of 1

export interface Drawn {
  arc: Arc;
  d: string;
  width: number;
  off: boolean;
}

/** A head's row as a key. */
const rowOf = (layer: number, head: number, to: number) => `${layer} ${head} ${to}`;

/** How much the answer needs a head at a row, in nats. */
export function needsOf({ start, ids }: Reading, losses?: Losses): Map<string, number> {
  const needs = new Map(
    losses?.needed.map(([layer, head, t, nats]) => [rowOf(layer, head, t - start), nats]),
  );
  losses?.last?.forEach((heads, layer) =>
    heads.forEach((nats, head) => needs.set(rowOf(layer, head, ids.length - 1), nats))
  );
  return needs;
}

/** What each head of a row looks at most, by the row's key. */
function mostOf({ arcs }: Reading): Map<string, Arc> {
  const most = new Map<string, Arc>();
  for (const arc of arcs) {
    const row = rowOf(arc[0], arc[1], arc[2]);
    if (arc[4] > (most.get(row)?.[4] ?? 0)) most.set(row, arc);
  }
  return most;
}

/**
 * The arcs that are told: what heads look at without which the answer would lose a tenth of its chance, and always the
 * three into the last row that add most to it, however well others can do their work. What an arc adds is what its head
 * does, times the arc's share of the head's attention.
 */
export function toldOf(reading: Reading, losses: Losses | undefined): Set<Arc> {
  const nats = needsOf(reading, losses);
  const last = reading.ids.length - 1;
  const most = [...mostOf(reading).values()];
  const need = ([layer, head, to]: Arc) => nats.get(rowOf(layer, head, to));
  const told = new Set(most.filter((arc) => {
    const [, , to, from, weight] = arc;
    const least = to === last && from < to ? NEEDED : NEEDED_ELSEWHERE;
    return (need(arc) ?? 0) >= least && weight >= CLEAR;
  }));
  // where nothing is measured yet, by attention alone
  const adds = (arc: Arc) => arc[4] * (need(arc) ?? 1e-6);
  const into = most.filter(([, , to, from]) => to === last && from < to)
    .sort((a, b) => adds(b) - adds(a));
  for (const arc of into.slice(0, TOLD)) told.add(arc);
  return told;
}

/** How thick an arc of a weight is, where rows are as near as here. */
const thickness = (weight: number, gap: number) => weight * Math.min(1, gap / 40);

/**
 * The arcs that are told, and the others.
 *
 * @param isOff whether a head is switched off, or taken from another text, at a position
 */
export function arcsOf(
  reading: Reading,
  told: Set<Arc>,
  plan: Plan,
  heads: number,
  isOff: (layer: number, head: number, position: number) => boolean,
) {
  const [strong, gray]: [Drawn[], Drawn[]] = [[], []];
  for (const arc of reading.arcs) {
    const [layer, head, to, from, weight] = arc;
    const isTold = told.has(arc);
    if (!isTold && (to === from || weight < CLEAR)) continue; // most are, and cost no path
    const off = isOff(layer, head, reading.start + to);
    if (off && !isTold) continue;
    const width = (isTold ? WIDEST : GRAY) * thickness(weight, plan.gap);
    (isTold ? strong : gray).push({ arc, d: pathOf(arc, plan, heads), width, off });
  }
  return { strong, gray };
}

/** Arcs of about the same width as one path each: so they are short. */
export function bundlesOf(arcs: readonly Drawn[]): [width: number, d: string][] {
  const bundles = new Map<number, string>();
  for (const { d, width } of arcs) {
    const wide = Math.max(0.5, Math.round(width * 2) / 2);
    bundles.set(wide, (bundles.get(wide) ?? "") + d);
  }
  return [...bundles];
}

/** Where an arc runs from row to row, along the depth. */
export const laneOf = ([layer, head]: Arc, plan: Plan, heads: number) =>
  plan.at(layer, lane(head, heads));

function pathOf(arc: Arc, plan: Plan, heads: number): string {
  const [layer, , to, from] = arc;
  const [x, y0, y1] = [laneOf(arc, plan, heads), plan.row(from), plan.row(to)];
  const joins = plan.at(layer, (ATTENTION[0] + ATTENTION[1]) / 2);
  const pen = new Pen(plan.turned);
  if (to === from) {
    const s = Math.min(1, plan.gap / 66, plan.block / 90);
    return pen.move(x - 9 * s, y0 - 1).curve(
      ...[x - 34 * s, y0 - 12 * s, x - 22 * s, y0 - 40 * s, x, y0 - 40 * s] as const,
    ).curve(x + 22 * s, y0 - 40 * s, x + 34 * s, y0 - 12 * s, x + 9 * s, y0 - 1).d;
  }
  const bend = Math.min(14, plan.gap / 3, (y1 - y0) / 2);
  return pen.move(x - bend - 3, y0).line(x - bend, y0).curve(x - 2, y0, x, y0 + 2, x, y0 + bend)
    .line(x, y1 - bend).curve(x, y1 - 2, x + 2, y1, Math.min(x + bend, joins), y1).line(joins, y1)
    .d;
}

/** The row that most told arcs leave for the last one: what the answer is made from. */
export function sourceOf(strong: readonly Drawn[], last: number): number | undefined {
  const weights = new Map<number, number>();
  for (const { arc: [, , to, from, weight] } of strong) {
    if (to === last && from < last) weights.set(from, (weights.get(from) ?? 0) + weight);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];
}
