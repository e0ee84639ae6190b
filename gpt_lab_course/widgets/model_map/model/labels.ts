// What the arcs that are told are, in words beside them: the first in a sentence, the others by head and weight.

import { nothing } from "lit-html";
import { percent, sharePercent } from "../../kit/format.ts";
import { type Drawn, laneOf, needsOf } from "./arcs.ts";
import type { Scene } from "./picture.ts";
import { measure, rowName, text } from "./texts.ts";

const SIZE = 15;
type Box = [left: number, top: number, right: number, bottom: number];

/** Those of one row and block are told together. */
function groupsOf(scene: Scene): Drawn[][] {
  const groups = new Map<string, Drawn[]>();
  for (const one of scene.strong) {
    const [layer, , to, from] = one.arc;
    if (!scene.shown(layer, 0)) continue;
    const key = `${layer} ${to} ${to === from}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const last = scene.now.ids.length - 1;
  const rank = ([{ arc: [, , to, from] }]: Drawn[]) => (to === last ? 0 : 2) + Number(to === from);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

export function labels(scene: Scene) {
  const { plan, sizes, now, tokens, losses, before } = scene;
  if (plan.turned) return nothing;
  const taken: Box[] = [];
  /** Whether there is room for lines, which are then no room any more. */
  const room = (x: number, y: number, lines: string[]) => {
    const right = x + Math.max(...lines.map((line) => measure(line, SIZE)));
    const box: Box = [x, y - SIZE, right, y + 18 * (lines.length - 1)];
    const hit = right > plan.to + 4 ||
      taken.some(([l, t, r, b]) => box[0] < r && l < box[2] && box[1] < b && t < box[3]);
    if (!hit) taken.push(box);
    return !hit;
  };
  const last = now.ids.length - 1;
  for (const { arc } of scene.strong) { // words beside an arc, not upon another
    if (arc[2] === arc[3]) continue;
    const x = laneOf(arc, plan, sizes.n_heads);
    taken.push([x - 5, plan.row(arc[3]), x + 5, plan.row(arc[2])]);
  }
  const nats = needsOf(now, losses);
  const needOf = ({ arc: [layer, head, to] }: Drawn) => nats.get(`${layer} ${head} ${to}`) ?? 0;
  const itself = scene.strong.filter(({ arc: [, , to, from] }) => to === from)
    .sort((a, b) => needOf(b) - needOf(a))[0];
  let sentence = true; // the first one into the last row
  return groupsOf(scene).map((group) => {
    const [, , to, from] = group[0].arc;
    const heads = [...new Set(group.map(({ arc }) => arc[1]))];
    const off = group.every((one) => one.off);
    const x = Math.max(...group.map(({ arc }) => laneOf(arc, plan, sizes.n_heads))) + 14;
    const name = `${heads.length > 1 ? "heads" : "head"} ${heads.join(", ")}${off ? " off" : ""}`;
    const word = (t: number) => `“${rowName(now.ids[t], tokens)}”`;
    const shares = group.map(({ arc }) => percent(arc[4], arc[4] > 0.99 ? 1 : 0));
    const y = to === last
      ? plan.row(to) - Math.min(plan.row(to) - plan.room(to)[0], 54) - 10
      : plan.row(to) - plan.gap * 0.62;
    const place = (variants: string[][], at: number) => {
      for (const [first, second] of variants) {
        if (!room(x, at, second ? [first, second] : [first])) continue;
        return [
          text(x, at, first, "arc-name"),
          second ? text(x, at + 18, second, "arc-weight") : nothing,
        ];
      }
      return nothing;
    };
    if (to === from) {
      const y = plan.row(to) - Math.min(38, plan.gap * 0.6);
      if (plan.gap < 50 || !group.includes(itself)) {
        return plan.gap < 30 ? nothing : place([[name, ""]], y);
      }
      const [id, chance] = (before ?? now).next[0];
      const left = sharePercent(chance * Math.exp(-needOf(itself)));
      return place([
        off ? [name, ""] : [
          `${name} looks at its own word`,
          `without it here, ${tokens.name(id)} falls to ${left}`,
        ],
        [name, ""],
      ], y);
    }
    if (to !== last && plan.gap < 56) return nothing;
    const weights = shares.length > 2
      ? `${shares.slice(0, 2).join(", ")}, …`
      : shares.join(" and ").replace("% and", " and");
    const variants = [[name, weights], [name, ""], [heads.join(", "), ""]];
    const one = heads.length === 1;
    if (sentence && one && !off && to === last) {
      variants.unshift([`${name} looks back at ${word(from)}`, `${shares[0]} of its attention`]);
      variants.splice(1, 0, [`${name} looks at ${word(from)}`, `${shares[0]} of its attention`]);
      sentence = false;
    }
    return place(variants, y);
  });
}
