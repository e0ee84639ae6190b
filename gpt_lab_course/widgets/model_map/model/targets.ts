// What can be pointed at, focused and tapped in the picture: shapes that are not seen, above what they stand for.
// A mark is a kind and its numbers: "row.4.2" is the row of token 4 in block 2.

import { nothing, svg } from "lit-html";
import { type Drawn, laneOf } from "./arcs.ts";
import type { Scene } from "./picture.ts";
import { FEED_FORWARD } from "./plan.ts";
import { times } from "./reading.ts";
import { bumpTop, halfAt } from "./rivers.ts";

const LEAST = 24; // pixels, for a finger
const ROWS_WITH_ALL_ARCS = 12; // of more, the last row's alone have their arcs

export const arcMark = ({ arc }: Drawn) => `arc.${arc.slice(0, 4).join(".")}`;

export function targets(scene: Scene, says: (mark: string) => string) {
  const { plan, now, sizes, stage, covered } = scene;
  const { turned, at, row } = plan;
  const [T, L] = [now.ids.length, sizes.n_layers];
  const end = stage >= 2 * L + 2;
  /** A rectangle by its ends along and across. @param tab whether Tab comes by */
  const box = (
    mark: string,
    [a0, a1]: readonly [number, number],
    [c0, c1]: readonly [number, number],
    tab = false,
    part?: string,
  ) => {
    const [x, y, w, h] = turned ? [c0, a0, c1 - c0, a1 - a0] : [a0, c0, a1 - a0, c1 - c0];
    return svg`
      <rect class="target" data-mark=${mark} data-part=${part ?? nothing} role="button"
        tabindex=${tab ? "0" : "-1"} aria-label=${says(mark)} x=${x.toFixed(1)} y=${y.toFixed(
          1,
        )} width=${Math.max(w, 1).toFixed(1)}
        height=${Math.max(h, 1).toFixed(1)}></rect>
    `;
  };
  /** At least as wide as a finger. */
  const wide = (from: number, to: number): [number, number] => {
    const more = Math.max(0, LEAST - (to - from)) / 2;
    return [from - more, to + more];
  };
  const layers = times(L, (layer) => layer);
  const bottom = turned ? plan.width : plan.bottom + 12;
  const all = layers.map((layer): [number, number] => [at(layer, 0), at(layer, 1)]);
  const cell = (t: number): [number, number] => {
    const [from, to] = plan.room(t);
    const half = Math.max(12, 0.62 * plan.gap);
    return [Math.max(from, row(t) - half), Math.min(to, row(t) + half)];
  };
  const arc = (one: Drawn, told: boolean) => {
    const [layer, head, to] = one.arc;
    return svg`
      <path class="target along ${told ? "told" : ""} ${one.off ? "off" : ""}" d=${one.d}
        data-lane=${laneOf(one.arc, plan, sizes.n_heads).toFixed(1)}
        data-mark=${arcMark(one)} data-part=${told
          ? `blocks.${layer}.attention.heads.${head}@${now.start + to}`
          : nothing} role="button" tabindex=${told ? "0" : "-1"}
        aria-label=${says(arcMark(one))}></path>
    `;
  };
  /** What is seen of a row covers the arcs that run behind it. */
  const river = (t: number, layer: number) => {
    const half = halfAt(now, 2 * layer + 1, t, plan);
    if (half < 3) return nothing; // too thin to be pointed at, and the arcs begin and end there
    const [a0, a1] = all[layer];
    const [x, y, w, h] = turned
      ? [row(t) - half, a0, 2 * half, a1 - a0]
      : [a0, row(t) - half, a1 - a0, 2 * half];
    return svg`
      <rect class="cover" data-of="row.${t}.${layer}" x=${x.toFixed(1)}
        y=${y.toFixed(1)} width=${w.toFixed(1)} height=${h.toFixed(1)}></rect>
    `;
  };
  const grays = T <= ROWS_WITH_ALL_ARCS
    ? scene.gray
    : scene.gray.filter(({ arc: [, , to] }) => to === T - 1);
  const chipAt: [number, number] = turned ? [plan.top, plan.from - 8] : [0, plan.from - 22];
  const slab: [number, number] = turned
    ? [plan.to + 46, plan.to + 128]
    : [plan.to + 10, plan.width];
  return svg`<g class="targets">
    ${layers.map((layer) => box(`block.${layer}`, all[layer], [turned ? -16 : 0, bottom], true))}
    ${now.ids.map((_, t) => layers.map((layer) => box(`row.${t}.${layer}`, all[layer], cell(t))))}
    ${
    turned
      ? nothing
      : layers.map((layer) =>
        box(`chance.${layer}`, all[layer], [row(T - 1) + 24, plan.bottom + 12])
      )
  }
    ${grays.map((one) => arc(one, false))}
    ${
    T <= ROWS_WITH_ALL_ARCS
      ? now.ids.map((_, t) => layers.map((layer) => river(t, layer)))
      : nothing
  }
    ${
    now.ids.map((_, t) =>
      layers.map((layer) => {
        const inner = row(t) - halfAt(now, 2 * layer + 2, t, plan);
        const low = Math.max(bumpTop(now, layer, t, plan) - 4, row(t) - Math.max(plan.gap, LEAST));
        const across: [number, number] = [Math.min(low, inner - LEAST + 4), inner + 4];
        const from = at(layer, FEED_FORWARD[0]) + 2;
        return plan.gap < LEAST && !turned
          ? nothing
          : box(`added.${t}.${layer}`, wide(from, at(layer, FEED_FORWARD[1]) - 2), across);
      })
    )
  }
    ${scene.strong.map((one) => arc(one, true))}
    ${now.ids.map((_, t) => box(`word.${t}`, chipAt, cell(t), true, `embedding@${now.start + t}`))}
    ${
    end && !(covered && !turned)
      ? now.guesses.slice(0, -1).map((guess, t) =>
        guess
          ? box(
            `guess.${t}`,
            turned ? [plan.to + 10, plan.to + 50] : [plan.to + 10, plan.width],
            cell(t),
          )
          : nothing
      )
      : nothing
  }
    ${box("end", wide(plan.to, plan.to + 8), turned ? [0, plan.width - 40] : [40, row(T - 1) - 50])}
    ${end ? nextTargets() : nothing}</g>`;

  function nextTargets() {
    const center = row(T - 1);
    const slabAcross: [number, number] = turned ? [0, plan.width] : [center - 46, center + 46];
    const others = turned
      ? [1].map((n) => box(`next.${n}`, [plan.to + 128, plan.to + 154], [0, plan.width]))
      : [1, 2, 3].map((n) => {
        const step = (plan.width - plan.to - 24) / 3;
        const from = plan.to + 24 + step * (n - 1);
        return box(`next.${n}`, [from, from + step], [center + 52, center + 98]);
      });
    return [box("next.0", slab, slabAcross, true), others];
  }
}
