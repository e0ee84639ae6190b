// The words of the picture: predictions along the rivers, the answer at their end, and its probability.

import { nothing, svg } from "lit-html";
import { percent, sharePercent } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import type { PictureOptions } from "./picture.ts";
import type { Plan } from "./plan.ts";
import type { Guess, Reading } from "./reading.ts";
import { chanceCurve } from "./rivers.ts";
import { fitting, text } from "./texts.ts";

const UNSAID = 0.1; // a row's guess of less says nothing; of the last row, all are shown

/** The likeliest word at the end of each block, where there is room. */
export function words(
  plan: Plan,
  options: PictureOptions,
  bright: Set<number>,
  shown: (layer: number, half: number) => boolean,
) {
  const { now, before, tokens } = options;
  const { turned, gap } = plan;
  const told = (t: number) =>
    turned ? t === now.ids.length - 1 : gap >= 40 || t === now.ids.length - 1;
  const half = (layer: number, t: number) => {
    const [a, b, c] = now.shares[2 * layer + 2][t];
    return ((a + b + c) * plan.unit) / 2;
  };
  return now.words.flatMap((row, layer) =>
    row.map((guess, t) => {
      if (!guess || !told(t) || !shown(layer, 1)) return nothing;
      if (t < now.ids.length - 1 && (guess[1] < UNSAID || now.ids[t] === tokens.end)) {
        return nothing;
      }
      const [along, across] = [plan.at(layer, 1), plan.row(t)];
      const [x, y] = turned
        ? [across + half(layer, t) + 5, along - 4]
        : [along - 4, across + half(layer, t) + 13];
      const kind = `lens ${guess[1] >= 0.5 ? "sure" : guess[1] < 0.15 ? "unsure" : ""} ${
        bright.has(t) ? "" : "other"
      }`;
      const was = before?.words[layer]?.[t];
      const anchor = turned ? "start" : "end";
      const room = turned ? 54 : plan.block - 6;
      const name = `“${tokens.name(guess[0])}”`;
      const changed = was && was[0] !== guess[0];
      return [
        text(x, y, name, kind, { anchor, width: fitting(name, 12, room) }),
        changed && plan.gap > 60 && !turned
          ? text(x, y + 13, tokens.name(was[0]), "lens struck", { anchor })
          : nothing,
      ];
    })
  );
}

/** The final norm and the output projection, as two bars at the rivers' end. */
export function ending(plan: Plan, { stage, sizes, now }: PictureOptions) {
  const last = 2 * sizes.n_layers;
  const [from, to] = [plan.row(0) - plan.gap / 2, plan.row(now.ids.length - 1) + plan.gap / 2];
  const bar = (along: number, kind: string, yes: boolean) => {
    const [x, y, w, h] = plan.turned ? [from, along, to - from, 4] : [along, from, 4, to - from];
    return svg`
      <rect class="${kind} ${yes ? "" : "waiting"}" x=${x} y=${y} width=${w}
        height=${h}></rect>
    `;
  };
  return [
    bar(plan.to, "final-norm", stage > last),
    bar(plan.to + 4, "projection", stage > last + 1),
  ];
}

const said = ([id, p]: Guess, tokens: Tokens) => [tokens.name(id), sharePercent(p)];

/** Each row's guess, and the last one's as the answer. */
export function answer(plan: Plan, options: PictureOptions) {
  const { now, before, tokens, stage, sizes, picked, onWrite } = options;
  if (stage < 2 * sizes.n_layers + 2) return nothing;
  const T = now.ids.length;
  const [word, share] = said(now.next[0], tokens);
  const others = now.guesses.slice(0, -1).map((guess, t) => {
    if (!guess || (!plan.turned && plan.gap < 40)) return nothing;
    const [name, p] = said(guess, tokens);
    const kind = guess[1] >= 0.5 ? "guess sure" : "guess";
    if (plan.turned) {
      const room = plan.gap - 3;
      return [
        text(plan.row(t), plan.to + 24, name, kind, {
          anchor: "middle",
          width: fitting(name, 12, room),
        }),
        text(plan.row(t), plan.to + 39, percent(guess[1], 0), "guess-share", { anchor: "middle" }),
      ];
    }
    const x = plan.to + 20;
    return [text(x, plan.row(t) - 1, name, kind), text(x, plan.row(t) + 15, p, "guess-share")];
  });
  const y = plan.row(T - 1);
  const [x, top, w, h] = plan.turned
    ? [4, plan.to + 50, plan.width - 8, 44]
    : [plan.to + 14, y - 24, plan.after - 2, 48];
  const from = plan.turned ? plan.to + 8 : plan.to + 8;
  const size = plan.turned || plan.after > 200 ? 25 : 19;
  const neck = plan.turned
    ? `M${y - 8} ${from}L${y + 8} ${from}L${Math.min(y + 26, w)} ${top + 4}L${y - 26} ${top + 4}Z`
    : `M${from} ${y - 14}L${from} ${y + 14}L${x + 12} ${y + 24}L${x + 12} ${y - 24}Z`;
  const was = before && before.next[0][0] !== now.next[0][0] ? before.next[0] : undefined;
  return [
    others,
    svg`
      <g class="answer ${picked
        ? ""
        : "waiting"}" role="button" tabindex="0" aria-label="Write ${word}"
        @click=${() => onWrite(now.next[0][0])}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && onWrite(now.next[0][0])}>
            <path d=${neck}></path><rect x=${x} y=${top} width=${w} height=${h} rx="7"></rect>
            ${text(x + 16, top + h / 2 + size * 0.35, word, `answer-word size-${size}`, {
              width: fitting(word, size, w - 96),
            })}
            ${text(x + w - 10, top + h / 2 + 6, share, "answer-share", { anchor: "end" })}
            <title>Write “${word}”</title>
          </g>
    `,
    plan.turned ? nothing : now.next.slice(1, 4).map((guess, i) => {
      const [name, p] = said(guess, tokens);
      const at = top + h + 20 + 18 * i;
      return [
        text(x + 16, at, name, "guess"),
        text(x + w - 10, at, p, "guess-share", { anchor: "end" }),
      ];
    }),
    was && !plan.turned
      ? text(x + w - 10, top - 8, `${tokens.name(was[0])} was ${percent(was[1])}`, "guess-share", {
        anchor: "end",
      })
      : nothing,
  ];
}

/** The chance of the answer on its way, under the rivers. */
export function chances(plan: Plan, { now, before, tokens, sizes, stage }: PictureOptions) {
  const [base, height] = [plan.height - 14, 46];
  const [id] = (before ?? now).next[0];
  const known = (reading: Reading) =>
    reading.chances.slice(0, Math.min(stage, 2 * sizes.n_layers) + 1);
  const name = `“${tokens.name(id)}”`;
  const label = text(0, base - 18, "chance of", "name");
  const marks = Array.from({ length: sizes.n_layers }, (_, layer) => {
    if (stage < 2 * layer + 2) return nothing;
    const chance = now.chances[2 * layer + 2];
    const y = base - height * Math.max(chance, before?.chances[2 * layer + 2] ?? 0) - 5;
    return text(
      plan.at(layer, 0.97),
      y,
      percent(chance, chance < 0.1 && chance > 0.0005 ? 1 : 0),
      "chance-mark",
      {
        anchor: "end",
      },
    );
  });
  return [
    label,
    text(0, base - 3, name, "name", { width: fitting(name, 13, plan.chip) }),
    svg`<line class="axis" x1=${plan.from - 8} x2=${plan.to} y1=${base} y2=${base}></line>`,
    svg`<path class="chance" d=${chanceCurve(known(now), plan, base, height)}></path>`,
    before
      ? svg`<path class="was" d=${chanceCurve(known(before), plan, base, height)}></path>`
      : nothing,
    marks,
  ];
}
