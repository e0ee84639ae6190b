// What the picture says: words along the last row, each row's guess, the answer, and its chance on the way.

import { nothing, svg } from "lit-html";
import { percent, sharePercent } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import type { Scene } from "./picture.ts";
import { ATTENTION, FEED_FORWARD } from "./plan.ts";
import type { Guess, Reading } from "./reading.ts";
import { chanceCurve, halfAt } from "./rivers.ts";
import { BOLD, measure, sizeIn, text } from "./texts.ts";

const BEYOND = 4000; // pixels: the slab runs to the window's edge, where its frame cuts it
const SMALL = 0.0005; // less is 0%

/** What the model would say if it ended there: under the last row, at each block's end. */
export function words({ plan, now, before, tokens, shown }: Scene) {
  const last = now.ids.length - 1;
  const label = plan.from - 36;
  const said = "it would say";
  const size = sizeIn(said, label + 4, 14);
  const name = plan.turned || !shown(0, 1)
    ? nothing
    : text(label, plan.row(last) + 39, said, "chance-name", { anchor: "end", size });
  return [
    name,
    ...now.words.map((row, layer) => {
      const guess = row[last];
      if (!guess || !shown(layer, 1)) return nothing;
      const name = `“${tokens.name(guess[0])}”`;
      const kind = `lens ${guess[1] >= 0.5 ? "sure" : ""}`;
      const [along, across] = [plan.at(layer, 1), plan.row(last)];
      const half = halfAt(now, 2 * layer + 2, last, plan);
      const final = layer === now.words.length - 1;
      if (plan.turned) {
        const size = sizeIn(name, plan.width + 14 - across - half - 8, 16);
        return final ? nothing : text(across + half + 8, along - 2, name, kind, { size });
      }
      const was = before?.words[layer]?.[last];
      const at = final ? plan.to - 24 : along - 4;
      const size = sizeIn(name, plan.block - 6, 18);
      return [
        text(at, across + 39, name, kind, { anchor: "end", size }),
        was && was[0] !== guess[0]
          ? text(at, across + 55, tokens.name(was[0]), "lens struck", { anchor: "end", size: 13 })
          : nothing,
      ];
    }),
  ];
}

/** The final norm and the output projection, as two bars at the rivers' end. */
export function ending({ plan, stage, sizes, now }: Scene) {
  const last = 2 * sizes.n_layers;
  const [top, bottom] = [plan.room(0)[0], plan.room(now.ids.length - 1)[1]];
  const bar = (along: number, kind: string, yes: boolean) => {
    const [x, y, w, h] = plan.turned ? [-6, along, plan.width - 26, 4] : [along, 22, 4, bottom + 8];
    return svg`
      <rect class="${kind} ${yes ? "" : "waiting"}" x=${x} y=${plan.turned
        ? y
        : Math.max(22, top - 14)} width=${w}
        height=${plan.turned ? h : h - Math.max(22, top - 14)}></rect>
    `;
  };
  return [
    bar(plan.to, "final-norm", stage > last),
    bar(plan.to + 4, "projection", stage > last + 1),
  ];
}

const said = ([id, p]: Guess, tokens: Tokens) => [tokens.name(id), sharePercent(p)];

/** What each row but the last would go on with. */
export function guesses({ plan, now, tokens, stage, sizes, id, covered, bright }: Scene) {
  if (stage < 2 * sizes.n_layers + 2 || (covered && !plan.turned)) return nothing;
  const tall = plan.after > 180;
  return now.guesses.slice(0, -1).map((guess, t) => {
    if (!guess) return nothing;
    const name = tokens.name(guess[0]);
    const share = percent(guess[1], 0);
    const kind = `guess ${bright.has(t) ? "" : "other"}`;
    if (plan.turned) {
      const room = 2 * Math.min(plan.row(t) - plan.room(t)[0], plan.room(t)[1] - plan.row(t)) + 6;
      if (plan.slanted || measure(name, 12) > room) return nothing;
      return svg`<g class=${kind} id="${id}-guess-${t}">
        ${
        text(plan.row(t), plan.to + 26, name, "", {
          anchor: "middle",
          size: sizeIn(name, room, 16),
        })
      }
        ${
        text(plan.row(t), plan.to + 44, share, "guess-share", { anchor: "middle", size: 13 })
      }</g>`;
    }
    const size = Math.max(14, Math.min(tall ? 19 : 17, plan.gap * 0.4));
    const y = plan.row(t) + size * 0.33;
    return svg`
      <g class=${kind} id="${id}-guess-${t}">
        <text x=${plan.to + (tall ? 28 : 18)} y=${y.toFixed(1)}
        >
          <tspan class="guess-word" style="font-size:${size}px">${name}</tspan>
          <tspan class="guess-share" dx="9">${share}</tspan>
        </text>
      </g>
    `;
  });
}

/** The answer, as a slab that the last row ends in; then what else it might have been. */
export function answer(scene: Scene) {
  const { plan, now, stage, sizes, picked } = scene;
  if (stage < 2 * sizes.n_layers + 2) return nothing;
  return svg`<g class="answer ${picked ? "" : "waiting"}" id="${scene.id}-answer">${
    plan.turned ? slabBelow(scene) : slabBeside(scene)
  }</g>${
    plan.turned ? othersBelow(scene) : now.next.slice(1, 4).map((_, i) => otherBeside(i, scene))
  }`;
}

/** A slab's outline: from where the row ends it widens to a wall, and runs beyond the picture. */
function slabBeside({ plan, now, before, tokens }: Scene) {
  const last = now.ids.length - 1;
  const y = plan.row(last);
  const half = Math.max(halfAt(now, 2 * now.words.length, last, plan), 9) + 1;
  const from = plan.to - 10;
  const high = 46;
  const d = `M${from} ${y - half}c14 -2 16 ${half - high} 44 ${half - high}H${BEYOND}v${2 * high}H${
    from + 44
  }c-28 0 -30 ${half - high} -44 ${half - high}z`;
  const [word, share] = said(now.next[0], tokens);
  const x = plan.to + (plan.after > 180 ? 28 : 22);
  const room = plan.width - x + 4;
  const was = before?.next[0];
  const same = was && was[0] === now.next[0][0];
  const shareSize = plan.after > 240 ? 22 : plan.after > 180 ? 19 : 16;
  const beside = room - measure(share, shareSize) - 12;
  const size = sizeIn(word, beside / BOLD, plan.after > 240 ? 60 : 44, 22);
  const end = plan.width + 4;
  return [
    svg`<path d=${d}></path>`,
    text(x, y + size * 0.34, word, "answer-word", { size }),
    text(end, y + size * 0.34 - (size > 40 ? 1 : 0), share, "answer-share", {
      ...{ anchor: "end", size: shareSize },
    }),
    same
      ? text(end, y + size * 0.34 - shareSize - 4, sharePercent(was[1]), "answer-was", {
        ...{ anchor: "end", size: 15 },
      })
      : nothing,
  ];
}

function slabBelow({ plan, now, before, tokens }: Scene) {
  const last = now.ids.length - 1;
  const x = plan.row(last);
  const half = Math.max(halfAt(now, 2 * now.words.length, last, plan), 7) + 1;
  const [from, top, high] = [plan.to - 6, plan.to + 54, 74];
  const d = `M${x - half} ${from}C${x - half - 2} ${top - 16} ${x - 14} ${top - 8} ${
    x - 54
  } ${top}H${-BEYOND}v${high}H${BEYOND}V${top}H${x + 60}C${x + 20} ${top - 8} ${x + half + 2} ${
    top - 16
  } ${x + half} ${from}z`;
  const [word, share] = said(now.next[0], tokens);
  const was = before?.next[0];
  const size = sizeIn(word, (plan.width - 96) / BOLD, 44, 22);
  return [
    svg`<path d=${d}></path>`,
    text(3, top + 50, word, "answer-word", { size }),
    text(plan.width, top + 50, share, "answer-share", { anchor: "end", size: 20 }),
    was && was[0] === now.next[0][0]
      ? text(plan.width, top + 28, sharePercent(was[1]), "answer-was", { anchor: "end", size: 15 })
      : nothing,
  ];
}

/** What stands below the slab: the likeliest others; the first of them is what it was, where it is another. */
function others({ now, before }: Scene): [guess: Guess, was?: number][] {
  const was = before?.next[0];
  const rest = now.next.slice(1, 4).map((guess): [Guess, number?] => [guess]);
  if (!was || was[0] === now.next[0][0]) return rest;
  const left = now.chances[now.chances.length - 1];
  return [[[was[0], left], was[1]], ...rest.filter(([guess]) => guess[0] !== was[0]).slice(0, 1)];
}

function otherBeside(i: number, scene: Scene) {
  const { plan, now, tokens } = scene;
  const all = others(scene);
  if (!all[i]) return nothing;
  const narrow = plan.after < 180;
  const isLost = all[0][1] !== undefined; // its share, and what it was, take the room of two
  if (narrow && i > (isLost ? 0 : 1)) return nothing;
  const [guess, was] = all[i];
  const [name, share] = said(guess, tokens);
  const step = narrow ? 66 : isLost ? 150 : all.length === 3 ? 78 : 112;
  const x = plan.to + (narrow ? 24 : 30) + step * i;
  const y = plan.row(now.ids.length - 1) + 71;
  return svg`<g class="guess also ${was === undefined ? "" : "lost"}" id="${scene.id}-next-${
    i + 1
  }">
    ${text(x, y, name, "", { size: sizeIn(name, step - 8, 17) })}
    ${
    text(x, y + 18, was === undefined ? share : `${share}, was ${sharePercent(was)}`, "guess-share")
  }
  </g>`;
}

function othersBelow(scene: Scene) {
  const { plan, tokens } = scene;
  const list = others(scene).map(([guess, was]) => {
    const [name, share] = said(guess, tokens);
    return `${name} ${share}${was === undefined ? "" : `, was ${sharePercent(was)}`}`;
  });
  return text(2, plan.to + 149, `then ${list.join(", ")}`, "guess-share below");
}

/** The chance of the answer on its way, under the rivers. */
export function chances({ plan, now, before, tokens, sizes, stage, id }: Scene) {
  const [base, height] = [plan.bottom, 42];
  const [answer] = (before ?? now).next[0];
  const known = (reading: Reading) =>
    reading.chances.slice(0, Math.min(stage, 2 * sizes.n_layers) + 1);
  const name = `“${tokens.name(answer)}” so far`;
  const label = plan.from - 36;
  const blocks = Array.from({ length: sizes.n_layers }, (_, layer) => layer);
  const marks = blocks.map((layer) => {
    const chance = now.chances[2 * layer + 2];
    if (stage < 2 * layer + 2 || (layer === sizes.n_layers - 1 && !before)) return nothing;
    // Above both curves; under the last block the old one ends as high as the words are.
    const was = layer < sizes.n_layers - 1 ? before?.chances[2 * layer + 2] ?? 0 : 0;
    const y = base - height * Math.max(chance, was) - 8;
    const words = percent(chance, chance < 0.1 && chance > SMALL ? 1 : 0);
    return text(plan.at(layer, 1) - 3, y, words, "chance-mark", { anchor: "end" });
  });
  const dot = (along: number, kind: string) =>
    svg`<circle class=${kind} cx=${along.toFixed(1)} cy=${base} r="4.5"></circle>`;
  const middle = ([a, b]: readonly [number, number]) => (a + b) / 2;
  return svg`<g class="chances" id="${id}-chances">
    ${text(label, base - 8, "chance of", "chance-name", { anchor: "end" })}
    ${
    text(label, base + 9, name, "chance-name", { anchor: "end", size: sizeIn(name, label + 4, 14) })
  }
    <path class="chance" d=${chanceCurve(known(now), plan, base, height)}></path>
    <line class="axis" x1=${plan.from - 20} x2=${plan.to} y1=${base} y2=${base}></line>
    ${
    before
      ? svg`<path class="was" d=${chanceCurve(known(before), plan, base, height)}></path>`
      : nothing
  }
    ${dot(plan.from - 20, "word")}
    ${
    blocks.map((layer) => [
      dot(plan.at(layer, middle(ATTENTION)), "attention"),
      dot(plan.at(layer, middle(FEED_FORWARD) + 0.03), "feed-forward"),
    ])
  }
    ${marks}</g>`;
}
