// The model as a picture: rivers of tokens through the blocks, arcs between them, words along them, and the answer.

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { percent } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import { answer, chances, ending, guesses, words } from "./answer.ts";
import { arcsOf, bundlesOf, type Drawn, type Losses, sourceOf, toldOf } from "./arcs.ts";
import { labels } from "./labels.ts";
import type { Sizes } from "../level.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Guess, Reading } from "./reading.ts";
import { bumps, lengthAt, outline, reached, STRIPES, stripes } from "./rivers.ts";
import { targets } from "./targets.ts";
import { rowName, sizeIn, text } from "./texts.ts";

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
  /** What a mark is, for who does not see it; none where no script will answer. */
  says?: (mark: string) => string;
  /** Whether the table of parts stands where the rows' guesses do. */
  covered: boolean;
}

/** What is drawn of a reading: where, which arcs, which rows in full color. */
export interface Scene extends PictureOptions {
  plan: Plan;
  strong: Drawn[];
  gray: Drawn[];
  bright: Set<number>;
  shown: (layer: number, half: number) => boolean;
}

function sceneOf(options: PictureOptions): Scene {
  const { now, before, width, sizes, stage } = options;
  const readings = before ? [now, before] : [now];
  const lengths = now.ids.map((_, t) =>
    Math.max(...readings.flatMap((one) => one.shares.map((_, stage) => lengthAt(one, stage, t))))
  );
  const plan = planOf(width, lengths, namesOf(options), sizes);
  const told = toldOf(now, options.losses);
  const { strong, gray } = arcsOf(now, told, plan, sizes.n_heads, options.isOff);
  const last = now.ids.length - 1;
  return {
    ...{ ...options, plan, strong, gray },
    bright: new Set([last, sourceOf(strong, last) ?? last]),
    shown: (layer, half) => stage >= 2 * layer + 1 + half,
  };
}

export function picture(options: PictureOptions) {
  const scene = sceneOf(options);
  const { now, before, width, sizes, stage, plan, bright, id, says } = scene;
  const L = sizes.n_layers;
  const upTo = stage > 2 * L ? plan.to : reached(plan, stage, 2 * L + 1) + 4;
  const rows = now.ids.map((_, t) => t).sort((a, b) =>
    Number(bright.has(a)) - Number(bright.has(b))
  );
  return html`
    <svg class=${plan.turned
      ? "model-picture turned"
      : "model-picture"} width=${width} height=${plan.height}
      viewBox="0 0 ${width} ${plan.height}" role=${says ? "group" : "img"} aria-label=${label(
        scene,
      )}
      style="--hatch: url(#${id}-hatch)">
      <defs>
        <pattern id="${id}-hatch" width="5" height="5" patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"><rect class="hatch" width="2" height="5"></rect></pattern>
        <clipPath id="${id}-clip">${plan.turned
          ? svg`<rect class="reach" x="-40" y="0" width=${width + 80} height=${upTo}></rect>`
          : svg`<rect class="reach" x="0" y="-40" height=${plan.height + 40} width=${upTo}></rect>`}
      </clipPath></defs>
      ${grounds(scene)}
      ${now.ids.map((_, t) => chip(t, scene))}
      <g class="flow" clip-path=${stage > 2 * L ? nothing : `url(#${id}-clip)`}>
        <g class="arcs">${bundlesOf(scene.gray).map(([w, d]) =>
          svg`<path stroke-width=${w} d=${d}></path>`
        )}</g>
        ${repeat(
          rows,
          (t) => t,
          (t) =>
            svg`<g class="river ${bright.has(t) ? "" : "pale"}" id="${id}-row-${t}">
          ${stripes(now, t, plan).map((d, i) => svg`<path class=${STRIPES[i]} d=${d}></path>`)}
          <path class="feed-forward" d=${bumps(now, t, plan).join("")}></path>
        </g>`,
        )}
        ${before
          ? now.ids.map((_, t) => svg`<path class="was" d=${outline(before, t, plan)}></path>`)
          : nothing}
        ${scene.strong.map((one) => strongArc(one, scene))}
      </g>
      ${blockNames(scene)} ${labels(scene)} ${words(scene)} ${ending(scene)} ${guesses(
        scene,
      )} ${answer(scene)}
      ${plan.turned ? nothing : chances(scene)}
      ${says ? targets(scene, says) : nothing}
      <g class="veil" aria-hidden="true"></g>
    </svg>
  `;
}

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

const ROOM_FOR_NAME = 66; // pixels that "block 0" takes, and a little air

/** The blocks' grounds. */
function grounds({ plan, sizes }: Scene) {
  const { turned, at, block, width, top, bottom } = plan;
  return Array.from({ length: sizes.n_layers }, (_, layer) => {
    if (layer % 2) return nothing;
    const from = at(layer, 0);
    const [x, y, w, h] = turned ? [-40, from, width + 80, block] : [from, top, block, bottom - top];
    return svg`<rect class="ground" x=${x} y=${y} width=${w} height=${h}></rect>`;
  });
}

/** The blocks' names, above what runs through them. */
const blockNames = ({ plan: { turned, at, block }, sizes }: Scene) =>
  Array.from({ length: sizes.n_layers }, (_, layer) => {
    const name = turned || (layer > 0 && block < ROOM_FOR_NAME) ? `${layer}` : `block ${layer}`;
    const middle = at(layer, 0.5);
    return turned
      ? text(-7, middle + 5, name, "name")
      : text(middle, 18, name, "name", { anchor: "middle" });
  });

/** The words before the rows. */
const namesOf = ({ now, tokens, replaced }: PictureOptions): string[] =>
  now.ids.map((id, t) => rowName(replaced.get(t) ?? id, tokens));

const widest = (options: PictureOptions): string =>
  namesOf(options).reduce((a, b) => b.length > a.length ? b : a, "");

/** A token before its row; where it is another's, both. */
function chip(t: number, scene: Scene) {
  const { now, tokens, replaced, bright, plan, id } = scene;
  const { turned, gap } = plan;
  const token = now.ids[t];
  const [changed, other] = [replaced.has(t), replaced.get(t)];
  const roomy = !turned && plan.from > 120;
  const was = token === tokens.end && roomy ? "start of text" : rowName(token, tokens);
  const name = other !== undefined ? rowName(other, tokens) : changed ? "×" : was;
  const kind = `chip ${bright.has(t) ? "bold" : ""} ${token === tokens.end ? "end" : ""} ${
    changed ? "changed" : ""
  }`;
  const most = turned ? plan.nameSize : Math.max(14, Math.min(plan.nameSize, gap * 0.4));
  const size = token === tokens.end
    ? Math.min(15, most)
    : turned
    ? most
    : sizeIn(widest(scene), plan.from - 40, most, 14); // the same for all rows
  const struck = changed ? text : () => nothing;
  if (!turned) {
    const [x, y] = [plan.from - 36, plan.row(t) + size * 0.33];
    return svg`<g class=${kind} id="${id}-chip-${t}">
      ${text(x, y, name, "", { anchor: "end", size })}
      ${struck(x, y + 17, was, "struck", { anchor: "end", size: 13 })}</g>`;
  }
  const [x, y] = [plan.row(t), plan.from - 34];
  return svg`<g class=${kind} id="${id}-chip-${t}">${
    plan.slanted
      ? svg`<g transform="rotate(-52 ${x} ${y + 8})">${text(x, y + 8, name, "", { size })}</g>`
      : [
        text(x, y + 6, name, "", { anchor: "middle", size }),
        struck(x, y - 12, was, "struck", { anchor: "middle", size: 12 }),
      ]
  }</g>`;
}

function strongArc({ arc, d, width, off }: Drawn, { id }: Scene) {
  const wide = Math.max(width, 2);
  return svg`
    <g class="strong ${off ? "off" : ""}" id="${id}-arc-${arc.slice(0, 4).join("-")}">
      <path class="halo" d=${d} stroke-width=${wide + 4}></path>
      <path class="edge" d=${d} stroke-width=${wide + 1.3}></path>
      <path d=${d} stroke-width=${wide}></path>
    </g>
  `;
}
