// The model as a picture: rivers of tokens through the blocks, arcs between them, words along them, and the answer.

import { html, nothing, svg } from "lit-html";
import { percent } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import { arcsOf, type Drawn, laneOf, type Losses } from "./arcs.ts";
import { answer, chances, ending, words } from "./answer.ts";
import type { Sizes } from "../level.ts";
import { fitting, measure, text } from "./texts.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Guess, Reading } from "./reading.ts";
import { bumps, outline, reached, STRIPES, stripes } from "./rivers.ts";

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
  /** The replacement of a row's embedding, by row: another token, or nothing. */
  replaced: Map<number, number | undefined>;
  /** Whether a head is switched off, or taken from another text, at a position. */
  isOff: (layer: number, head: number, position: number) => boolean;
  onBlock: (layer: number) => void;
  onCut: (part: string) => void;
  onWrite: (id: number) => void;
}

export function picture(options: PictureOptions) {
  const { now, before, width, sizes, stage } = options;
  const T = now.ids.length;
  const all = [...now.shares, ...(before?.shares ?? [])].flat();
  const longest = Math.max(...all.map(([a, b, c]) => a + b + c));
  const plan = planOf(width, T, longest, sizes);
  const L = sizes.n_layers;
  const { strong, bundles } = arcsOf(now, options.losses, plan, sizes.n_heads, options.isOff);
  const bright = new Set([
    T - 1,
    ...strong.filter(({ arc }) => arc[2] === T - 1).map(({ arc }) => arc[3]),
  ]);
  const upTo = stage > 2 * L ? plan.to : reached(plan, stage, 2 * L + 1) + 4;
  const clip = `${options.id}-clip-${plan.turned ? "down" : "across"}`;
  const shown = (layer: number, half: number) => stage >= 2 * layer + 1 + half;
  return html`
    <svg class="model-picture ${plan.turned ? "turned" : ""}" width=${width} height=${plan.height}
      viewBox="0 0 ${width} ${plan.height}" role="group" aria-label=${label(options)}>
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
        ${strong.map((one) => strongArc(one, options))}
      </g>
      ${labelsOf(strong.filter(({ arc }) => shown(arc[0], 0)), plan, options)}
      ${words(plan, options, bright, shown)}
      ${ending(plan, options)}
      ${answer(plan, options)}
      ${plan.turned ? nothing : chances(plan, options)}
    </svg>
  `;
}

const ROOM_FOR_NAME = 58; // pixels that "block 0" takes, and a little air

/** A token as its row is called. */
export const rowName = (id: number, tokens: Tokens) =>
  id === tokens.end ? "start" : tokens.name(id);

/** The picture's text alternative. */
function label({ now, before, tokens }: PictureOptions): string {
  const word = ([id, p]: Guess) => `${tokens.name(id)}, ${percent(p, p < 0.01 ? 1 : 0)}`;
  const rows = now.ids.map((id, t) => {
    const guess = now.guesses[t];
    return rowName(id, tokens) + (guess ? `: then ${word(guess)}` : "");
  });
  const was = before ? `; before, ${word(before.next[0])}` : "";
  return `The model reads ${rows.join("; ")}. Next: ${word(now.next[0])}${was}.`;
}

/** The blocks' grounds with their names: a click opens a block. */
function grounds(plan: Plan, { sizes, onBlock }: PictureOptions) {
  const { turned, at, block, width, edge } = plan;
  return Array.from({ length: sizes.n_layers }, (_, layer) => {
    const from = at(layer, 0);
    const [x, y, w, h] = turned ? [0, from, width, block] : [from, 22, block, edge - 22 + 4];
    const short = turned || (layer > 0 && block < ROOM_FOR_NAME);
    const name = short ? `${layer}` : `block ${layer}`;
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
            <title>Open block ${layer}: its heads, neurons and additions</title>
          </g>
    `;
  });
}

/** A token before its row. */
function chip(t: number, plan: Plan, options: PictureOptions, bright: boolean) {
  const { now, tokens, replaced, onCut } = options;
  const { turned, gap } = plan;
  const id = now.ids[t];
  const [changed, other] = [replaced.has(t), replaced.get(t)];
  const name = other !== undefined ? rowName(other, tokens) : changed ? "×" : rowName(id, tokens);
  const high = turned ? 26 : Math.min(34, gap - 3);
  const wide = turned ? gap - 3 : plan.chip;
  const [x, y] = turned ? [plan.row(t) - wide / 2, 4] : [0, plan.row(t) - high / 2];
  const size = turned ? 12 : Math.max(11, Math.min(17, gap * 0.5));
  const part = `embedding@${now.start + t}`;
  const does = `${rowName(id, tokens)}: ${
    changed ? "put its numbers back" : "switch its first numbers off"
  }`;
  const marks = [bright && "bold", id === tokens.end && "end", changed && "changed"];
  const kinds = [`tone-${t % 4}`, ...marks.filter(Boolean)].join(" ");
  return svg`
    <g class="chip ${kinds}" data-part=${part} role="button" tabindex="0"
      aria-label=${does} @click=${() => onCut(part)}
      @keydown=${(event: KeyboardEvent) => event.key === "Enter" && onCut(part)}>
      <rect x=${x} y=${y} width=${wide} height=${high} rx="5"></rect>
      <text x=${x + wide / 2} y=${y + high / 2 +
        size * 0.35} text-anchor="middle" style="font-size: ${size}px"
        textLength=${fitting(name, size, wide - 8) ??
          nothing} lengthAdjust="spacingAndGlyphs">${name}</text>
      <title>${does}</title>
    </g>
  `;
}

const partOf = ({ arc: [layer, head, to] }: Drawn, { now }: PictureOptions) =>
  `blocks.${layer}.attention.heads.${head}@${now.start + to}`;

function strongArc(one: Drawn, options: PictureOptions) {
  const { onCut, now, tokens } = options;
  const [layer, head, to, from, weight] = one.arc;
  const names = [to, from].map((t) => rowName(now.ids[t], tokens));
  const part = partOf(one, options);
  const says = `Block ${layer}, head ${head}: “${names[0]}” looks at “${names[1]}”, ${
    percent(weight, 0)
  }`;
  return svg`
    <g class="strong ${one.off ? "off" : ""}" data-part=${part} role="button" tabindex="0"
      aria-label=${`${says}: switch it ${one.off ? "on again" : "off here"}`} @click=${() =>
        onCut(part)}
      @keydown=${(event: KeyboardEvent) => event.key === "Enter" && onCut(part)}>
      <path class="halo" d=${one.d} stroke-width=${one.width + 3}></path>
      <path d=${one.d} stroke-width=${Math.max(one.width, 1)}></path>
      <title>${says}. Click to switch it ${one.off ? "on again" : "off here"}.</title>
    </g>
  `;
}

const ROOM_FOR_WEIGHTS = 100; // pixels of a block

/** Labels of the main arcs, with heads and weights, grouped by row and block. */
function labelsOf(strong: Drawn[], plan: Plan, { sizes }: PictureOptions) {
  if (plan.turned || plan.gap < 56) return nothing;
  const groups = new Map<string, Drawn[]>();
  for (const one of strong) {
    const [layer, , to, from] = one.arc;
    const key = `${layer} ${to} ${to === from}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const taken: [left: number, top: number, right: number, bottom: number][] = [];
  /** Whether there is room for words; if so, reserves it. */
  const room = (x: number, y: number, words: string, lines: number) => {
    const box = [x, y - 12, x + measure(words, 12), y + 14 * (lines - 1)] as const;
    const hit = taken.some(([l, t, r, b]) => box[0] < r && l < box[2] && box[1] < b && t < box[3]);
    if (!hit) taken.push([...box]);
    return !hit;
  };
  return [...groups.values()].sort((a, b) => Number(itself(a[0])) - Number(itself(b[0]))).map(
    (group) => {
      const [, , to] = group[0].arc;
      const heads = [...new Set(group.map(({ arc }) => arc[1]))];
      const x = Math.max(...group.map(({ arc }) => laneOf(arc, plan, sizes.n_heads))) + 9;
      const crowded = heads.length > 1 && plan.block < ROOM_FOR_WEIGHTS;
      const off = group.every((one) => one.off) ? " off" : "";
      const numbers = `${heads.join(", ")}${off}`;
      const full = `${heads.length > 1 ? "heads" : "head"} ${numbers}`;
      const name = crowded || x + measure(full, 12) > plan.to ? numbers : full; // or over the end
      if (itself(group[0])) {
        const [along, across] = [x + 8, plan.row(to) - 0.36 * plan.gap];
        const words = `${name}, itself`;
        return room(along, across, words, 1) ? text(along, across, words, "arc-name") : nothing;
      }
      const each = group.map(({ arc }) => percent(arc[4], 0)).join(", ");
      const weights = crowded || x + measure(each, 12) > plan.to ? "" : each;
      const y = plan.row(to) - 0.43 * plan.gap;
      if (!room(x, y, weights.length > name.length ? weights : name, 2)) return nothing;
      return [text(x, y, name, "arc-name"), text(x, y + 13, weights, "arc-weight")];
    },
  );
}

const itself = ({ arc: [, , to, from] }: Drawn) => to === from;
