// Attention from a token's row to earlier rows, as arcs with the weight as thickness.

import { DECLARED } from "../declared.ts";
import { ATTENTION, lane, Pen, type Plan } from "./plan.ts";
import type { Arc, Reading } from "./reading.ts";

/** The answer's probability without each part, and the heads that it needs, as first_losses in reading.py. */
export interface Losses {
  /** [L][H] and [L]: the probability of the answer without this part. */
  heads: number[][];
  feed_forward: number[];
  /** The heads that the answer needs at one token: without one, its log probability falls by these nats. */
  needed: [layer: number, head: number, position: number, nats: number][];
}

export const { rows_with_losses: ROWS_WITH_LOSSES, needed: NEEDED } = DECLARED.constants;
const CLEAR = 0.4; // an arc that the answer does not need is drawn from this weight on
const NEEDED_BY_ITSELF = 0.5; // an arc from a token to itself is only drawn if it matters this much
const WIDEST = 7; // pixels, for a weight of 1
const FAINTER = 0.45; // of that, where the answer does not need it

export interface Drawn {
  arc: Arc;
  d: string;
  width: number;
  off: boolean;
}

/** A head's row as a key. */
const rowOf = (layer: number, head: number, to: number) => `${layer} ${head} ${to}`;

/** How much the answer needs a head at a row, in nats. */
export const needsOf = ({ start }: Reading, losses: Losses | undefined): Map<string, number> =>
  new Map(losses?.needed.map(([layer, head, t, nats]) => [rowOf(layer, head, t - start), nats]));

/**
 * The arcs that the answer needs, and the others in bundles of equal width. What a needed head looks at most is
 * drawn however little that is.
 *
 * @param isOff whether a head is switched off, or taken from another text, at a position
 */
export function arcsOf(
  reading: Reading,
  losses: Losses | undefined,
  plan: Plan,
  heads: number,
  isOff: (layer: number, head: number, position: number) => boolean,
) {
  const nats = needsOf(reading, losses);
  const most = new Map<string, number>();
  for (const [layer, head, to, , weight] of reading.arcs) {
    const row = rowOf(layer, head, to);
    most.set(row, Math.max(most.get(row) ?? 0, weight));
  }
  const needs = ([layer, head, to, from, weight]: Arc) => {
    const row = rowOf(layer, head, to);
    return (nats.get(row) ?? 0) >= (to === from ? NEEDED_BY_ITSELF : NEEDED) &&
      weight >= Math.min(CLEAR, most.get(row) ?? 0);
  };
  const thick = Math.min(1, plan.gap / 40);
  const strong: Drawn[] = [];
  const bundles = new Map<number, string>();
  for (const arc of reading.arcs) {
    const [layer, head, to, from, weight] = arc;
    const needed = needs(arc);
    if (!needed && (to === from || weight < CLEAR)) continue; // most are, and cost no path
    const off = isOff(layer, head, reading.start + to);
    if (needed) {
      strong.push({ arc, d: pathOf(arc, plan, heads), width: WIDEST * weight * thick, off });
    } else if (!off) {
      const width = Math.round(WIDEST * FAINTER * thick * weight * 2) / 2;
      bundles.set(width, (bundles.get(width) ?? "") + pathOf(arc, plan, heads));
    }
  }
  return { strong, bundles: [...bundles] };
}

/** Where an arc runs from row to row, along the depth. */
export const laneOf = ([layer, head]: Arc, plan: Plan, heads: number) =>
  plan.at(layer, lane(head, heads));

function pathOf(arc: Arc, plan: Plan, heads: number): string {
  const [layer, , to, from] = arc;
  const [x, y0, y1] = [laneOf(arc, plan, heads), plan.row(from), plan.row(to)];
  const joins = plan.at(layer, (ATTENTION[0] + ATTENTION[1]) / 2);
  const bend = Math.min(14, plan.gap / 3);
  const pen = new Pen(plan.turned);
  if (to === from) {
    const [half, high] = [Math.min(13, plan.block / 8), Math.min(38, 0.52 * plan.gap)];
    return pen.move(x - half, y0).curve(x - half, y0 - high, x + half, y0 - high, x + half, y0).d;
  }
  return pen.move(x - bend, y0).curve(x - 2, y0, x, y0 + 2, x, y0 + bend).line(x, y1 - bend)
    .curve(x, y1 - 2, x + 2, y1, Math.min(x + bend, joins), y1).line(joins, y1).d;
}
