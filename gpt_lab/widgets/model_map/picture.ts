// The model as a picture: rivers of tokens through the blocks, arcs between them, words along them, and the answer.

import { html, nothing, svg } from "lit-html";
import { percent, sharePercent } from "../kit/format.ts";
import type { Tokens } from "../kit/tokens.ts";
import { arcsOf, type Drawn, laneOf, type Losses } from "./arcs.ts";
import type { Sizes } from "./level.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Guess, Reading } from "./reading.ts";
import { bumps, chanceCurve, outline, reached, STRIPES, stripes } from "./rivers.ts";

export interface PictureOptions {
  sizes: Sizes;
  tokens: Tokens;
  now: Reading;
  /** The reading before parts were switched off, if they were. */
  before?: Reading;
  /** Of the unchanged model. */
  losses?: Losses;
  width: number;
  /** How far the text has come: a stage of the reading, or more. */
  stage: number;
  /** Whether the word is picked. */
  picked: boolean;
  id: string;
  onBlock: (layer: number) => void;
  onCut: (part: string) => void;
  onWrite: (id: number) => void;
}

export function picture(options: PictureOptions) {
  const { now, before, width, sizes, stage, tokens } = options;
  const T = now.ids.length;
  const all = [...now.shares, ...(before?.shares ?? [])].flat();
  const longest = Math.max(...all.map(([a, b, c]) => a + b + c));
  const plan = planOf(width, T, longest, sizes);
  const L = sizes.n_layers;
  const { strong, bundles } = arcsOf(now, options.losses, plan, sizes.n_heads);
  const bright = new Set([
    T - 1,
    ...strong.filter(({ arc }) => arc[2] === T - 1).map(({ arc }) => arc[3]),
  ]);
  const upTo = stage > 2 * L ? plan.to : reached(plan, stage, 2 * L + 1) + 4;
  const clip = `${options.id}-clip-${plan.turned ? "down" : "across"}`;
  const shown = (layer: number, half: number) => stage >= 2 * layer + 1 + half;
  return html`
    <svg class="model-picture ${plan.turned ? "turned" : ""}" width=${width} height=${plan.height}
      viewBox="0 0 ${width} ${plan.height}" role="img" aria-label=${label(options)}>
      <defs><clipPath id=${clip}>${plan.turned
        ? svg`<rect x="0" y="0" width=${width} height=${upTo}></rect>`
        : svg`<rect x="0" y="0" height=${plan.height} width=${upTo}></rect>`}</clipPath></defs>
      ${grounds(plan, options)}
      ${now.ids.map((_, t) => chip(t, plan, options, bright.has(t)))}
      <g clip-path=${stage > 2 * L ? nothing : `url(#${clip})`}>
        ${now.ids.map((_, t) =>
          svg`<g class="river ${bright.has(t) ? "" : "faded"}">
          ${stripes(now, t, plan).map((d, i) => svg`<path class=${STRIPES[i]} d=${d}></path>`)}
          ${bumps(now, t, plan).map((d) => svg`<path class="feed-forward bump" d=${d}></path>`)}
        </g>`
        )}
        ${before
          ? now.ids.map((_, t) => svg`<path class="was" d=${outline(before, t, plan)}></path>`)
          : nothing}
        <g class="arcs">${bundles.map(([w, d]) => svg`<path stroke-width=${w} d=${d}></path>`)}</g>
        ${strong.map((one) => strongArc(one, plan, options))}
      </g>
      ${labelsOf(strong.filter(({ arc }) => shown(arc[0], 0)), plan, options)}
      ${words(plan, options, bright, shown)}
      ${ending(plan, options)}
      ${answer(plan, options)}
      ${plan.turned ? nothing : chances(plan, options)}
    </svg>
  `;
}

/** What the picture says, for who does not see it. */
function label({ now, before, tokens }: PictureOptions): string {
  const row = now.ids.map((id, t) => {
    const guess = now.guesses[t];
    return guess
      ? `${tokens.name(id)}: then ${tokens.name(guess[0])}, ${percent(guess[1], 0)}`
      : tokens.name(id);
  });
  const [id, p] = now.next[0];
  const was = before
    ? `; before, ${tokens.name(before.next[0][0])}, ${percent(before.next[0][1])}`
    : "";
  return `The model reads ${row.join("; ")}. Next: ${tokens.name(id)}, ${percent(p)}${was}.`;
}

const text = (
  x: number,
  y: number,
  words: unknown,
  kind = "",
  more: { anchor?: string; width?: number } = {},
) =>
  svg`
    <text x=${x.toFixed(1)} y=${y.toFixed(1)} class=${kind} text-anchor=${more.anchor ?? "start"}
      textLength=${more.width ?? nothing} lengthAdjust=${more.width
        ? "spacingAndGlyphs"
        : nothing}>${words}</text>
  `;

/** The blocks' grounds with their names: a click opens a block. */
function grounds(plan: Plan, { sizes, now, onBlock }: PictureOptions) {
  const { turned, at, block, width, edge } = plan;
  const end = now.ids.length * plan.gap;
  return Array.from({ length: sizes.n_layers }, (_, layer) => {
    const from = at(layer, 0);
    const [x, y, w, h] = turned ? [0, from, width, block] : [from, 22, block, edge - 22 + 4];
    const name = turned ? `${layer}` : `block ${layer}`;
    return svg`
      <g class="ground ${layer % 2 ? "odd" : "even"}" role="button" tabindex="0" data-layer=${layer}
        aria-label="Open block ${layer}" @click=${() => onBlock(layer)}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && onBlock(layer)}>
            <rect x=${x} y=${y} width=${w} height=${h} rx="6"></rect>
            ${turned
              ? text(4, from + block / 2 + 4, name, "name")
              : text(from + block / 2, 15, name, "name", { anchor: "middle" })}
            ${turned
              ? nothing
              : svg`<rect class="target" x=${x} y="0" width=${w} height="26"></rect>`}
            <title>Open block ${layer}: ${end > 0 ? "its heads, neurons and additions" : ""}</title>
          </g>
    `;
  });
}

/** About how wide a text is in pixels, at a size. */
const measure = (words: string, size: number) => words.length * size * 0.56;
const fitting = (words: string, size: number, room: number) =>
  measure(words, size) > room ? room : undefined;

/** A token before its row. */
function chip(t: number, plan: Plan, { now, tokens, onCut }: PictureOptions, bright: boolean) {
  const { turned, gap } = plan;
  const id = now.ids[t];
  const name = id === tokens.end ? "start" : tokens.name(id);
  const high = turned ? 26 : Math.min(34, gap - 3);
  const wide = turned ? gap - 3 : plan.chip;
  const [x, y] = turned ? [plan.row(t) - wide / 2, 4] : [0, plan.row(t) - high / 2];
  const size = turned ? 12 : Math.max(11, Math.min(17, gap * 0.5));
  const part = `embedding@${now.start + t}`;
  return svg`
    <g class="chip tone-${t % 4} ${bright ? "bold" : ""} ${id === tokens.end
      ? "end"
      : ""}" data-part=${part}
      @click=${() => onCut(part)}>
      <rect x=${x} y=${y} width=${wide} height=${high} rx="5"></rect>
      <text x=${x + wide / 2} y=${y + high / 2 +
        size * 0.35} text-anchor="middle" style="font-size: ${size}px"
        textLength=${fitting(name, size, wide - 8) ??
          nothing} lengthAdjust="spacingAndGlyphs">${name}</text>
      <title>${name}: switch its first numbers off</title>
    </g>
  `;
}

const partOf = ({ arc: [layer, head, to] }: Drawn, { now }: PictureOptions) =>
  `blocks.${layer}.attention.heads.${head}@${now.start + to}`;

function strongArc(one: Drawn, plan: Plan, options: PictureOptions) {
  const { onCut, now, tokens } = options;
  const [layer, head, to, from, weight] = one.arc;
  const names = [to, from].map((t) => tokens.name(now.ids[t]));
  return svg`
    <g class="strong" data-part=${partOf(one, options)} @click=${() => onCut(partOf(one, options))}>
      <path class="halo" d=${one.d} stroke-width=${one.width + 3}></path>
      <path d=${one.d} stroke-width=${Math.max(one.width, 1)}></path>
      <title>Block ${layer}, head ${head}: “${names[0]}” looks at “${names[1]}”, ${percent(
        weight,
        0,
      )}. Click to switch it off here.</title>
    </g>
  `;
}

/** What the arcs that matter are: heads and weights, those of one row and block together. */
function labelsOf(strong: Drawn[], plan: Plan, { sizes }: PictureOptions) {
  if (plan.turned || plan.gap < 56) return nothing;
  const groups = new Map<string, Drawn[]>();
  for (const one of strong) {
    const [layer, , to, from] = one.arc;
    const key = `${layer} ${to} ${to === from}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [, , to, from] = group[0].arc;
    const heads = [...new Set(group.map(({ arc }) => arc[1]))];
    const x = Math.max(...group.map(({ arc }) => laneOf(arc, plan, sizes.n_heads))) + 9;
    const name = `head${heads.length > 1 ? "s" : ""} ${heads.join(", ")}`;
    const weights = group.map(({ arc }) => percent(arc[4], 0)).join(", ");
    if (to === from) {
      return text(x + 8, plan.row(to) - 0.36 * plan.gap, `${name}, itself`, "arc-name");
    }
    const y = plan.row(to) - 0.5 * plan.gap;
    return [text(x, y - 1, name, "arc-name"), text(x, y + 13, weights, "arc-weight")];
  });
}

const UNSAID = 0.1; // a row's guess of less says nothing; of the last row, all are shown

/** The likeliest word at the end of each block, where there is room. */
function words(
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
function ending(plan: Plan, { stage, sizes, now }: PictureOptions) {
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
function answer(plan: Plan, options: PictureOptions) {
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
    ? `M${y - 8} ${from}L${y + 8} ${from}L${Math.min(y + 40, w)} ${top + 4}L${y - 40} ${top + 4}Z`
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
function chances(plan: Plan, { now, before, tokens, sizes, stage }: PictureOptions) {
  const [base, height] = [plan.height - 14, 46];
  const [id] = (before ?? now).next[0];
  const known = (reading: Reading) =>
    reading.chances.slice(0, Math.min(stage, 2 * sizes.n_layers) + 1);
  const name = `“${tokens.name(id)}”`;
  const label = text(0, base - 18, "chance of", "name");
  const marks = Array.from({ length: sizes.n_layers }, (_, layer) => {
    if (stage < 2 * layer + 2) return nothing;
    const chance = now.chances[2 * layer + 2];
    const y = base - height * chance - 5;
    return text(
      plan.at(layer, 0.97),
      Math.max(y, base - height + 8),
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
