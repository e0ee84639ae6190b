// What a mark of the picture is: a place, a sentence, two or three numbers, and what a click does.

import { html, nothing } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { decimal, percent, plural, sharePercent, withCommas } from "../../kit/format.ts";
import type { Tokens } from "../../kit/tokens.ts";
import type { Sizes } from "../level.ts";
import { type Losses, needsOf } from "./arcs.ts";
import { rowName } from "./texts.ts";
import type { Guess, Reading } from "./reading.ts";
import { lengthAt } from "./rivers.ts";
import type { Counts } from "./stations.ts";

export type Hue = "word" | "attention" | "feed-forward" | "ink";

interface Measure {
  name: string;
  value: string;
  /** Of the bar's length. */
  share: number;
  hue: Hue;
}

export interface Card {
  hue: Hue;
  place: string;
  title: string;
  measures: Measure[];
  foot?: string;
  /** What a click, Enter or a second tap does. */
  act?: { does: string; run: () => void };
  /** The part that X switches off, or on again. */
  part?: string;
}

export interface CardContext {
  now: Reading;
  before?: Reading;
  losses?: Losses;
  sizes: Sizes;
  tokens: Tokens;
  counts: Counts;
  /** What is left of the answer without a part at one token, where it was measured. */
  left: (part: string) => number | undefined;
  openBlock: (layer: number) => void;
  openNumber: (cell: string) => void;
  write: (id: number) => void;
  readUpTo: (position: number) => void;
}

export function cardOf(mark: string, of: CardContext): Card | undefined {
  const [kind, ...numbers] = mark.split(".");
  return KINDS[kind]?.(of, ...numbers.map(Number));
}

type Maker = (of: CardContext, ...numbers: number[]) => Card | undefined;

const chanceOf = ({ now, before }: CardContext) => (before ?? now).next[0];
const answerName = (of: CardContext) => `“${of.tokens.name(chanceOf(of)[0])}”`;
const nameOf = ({ now, tokens }: CardContext, t: number) => `“${rowName(now.ids[t], tokens)}”`;
const chanceBar = (name: string, share: number): Measure => ({
  ...{ name, value: sharePercent(share), share, hue: "ink" },
});
const open = (of: CardContext, layer: number) => ({
  ...{ does: `open block ${layer}`, run: () => of.openBlock(layer) },
});

const KINDS: Record<string, Maker> = {
  row(of, t, layer) {
    const { now, sizes, tokens } = of;
    const shares = now.shares[2 * layer + 2]?.[t];
    if (!shares) return undefined;
    const length = shares.reduce((a, b) => a + b, 0);
    const guess = now.words[layer][t];
    const bar = (name: string, hue: Hue, n: number): Measure => ({
      ...{ name, hue, value: decimal(n, n < 10 ? 1 : 0), share: Math.max(0, n) / length },
    });
    return {
      hue: "word",
      place: `row · ${nameOf(of, t)} after block ${layer}`,
      title: `${sizes.d_model} numbers, ${decimal(length, 0)} long`,
      measures: [
        bar("the word itself", "word", shares[0]),
        bar("from attention", "attention", shares[1]),
        bar("from feed-forward networks", "feed-forward", shares[2]),
      ],
      foot: guess ? `would say “${tokens.name(guess[0])}”, ${percent(guess[1], 0)}` : undefined,
      act: open(of, layer),
    };
  },
  added(of, t, layer) {
    const { now } = of;
    if (!now.shares[2 * layer + 2]) return undefined;
    const [before, after] = [1, 2].map((half) => lengthAt(now, 2 * layer + half, t));
    const last = t === now.ids.length - 1;
    const longest = Math.max(before, after);
    const bar = (name: string, n: number): Measure => ({
      ...{ name, value: decimal(n, 0), share: n / longest, hue: "feed-forward" },
    });
    return {
      hue: "feed-forward",
      place: `feed-forward · block ${layer} · ${nameOf(of, t)}`,
      title: `adds ${decimal(now.added[2 * layer + 1][t], 0)} to a row ${decimal(before, 0)} long`,
      measures: last
        ? [
          chanceBar(`${answerName(of)} before it`, now.chances[2 * layer + 1]),
          chanceBar(`${answerName(of)} after it`, now.chances[2 * layer + 2]),
        ]
        : [bar("the row before it", before), bar("the row after it", after)],
      act: open(of, layer),
      part: `blocks.${layer}.feed_forward@${now.start + t}`,
    };
  },
  arc(of, layer, head, to, from) {
    const { now, losses, before } = of;
    const arc = now.arcs.find((one) =>
      one[0] === layer && one[1] === head && one[2] === to && one[3] === from
    );
    if (!arc) return undefined;
    const part = `blocks.${layer}.attention.heads.${head}@${now.start + to}`;
    const nats = before ? undefined : needsOf(now, losses).get(`${layer} ${head} ${to}`);
    const [, chance] = chanceOf(of);
    const left = nats !== undefined && !Number.isNaN(nats)
      ? chance * Math.exp(-nats)
      : before
      ? undefined
      : of.left(part);
    const without: Measure[] = left === undefined ? [] : [{
      name: `${answerName(of)} without it`,
      value: `${sharePercent(chance)} → ${sharePercent(left)}`,
      ...{ share: left, hue: "ink" },
    }];
    return {
      hue: "attention",
      place: `attention · block ${layer} · head ${head}`,
      title: to === from
        ? `${nameOf(of, to)} looks at itself`
        : `${nameOf(of, to)} looks at ${nameOf(of, from)}`,
      measures: [
        {
          name: "of its attention",
          value: percent(arc[4]),
          ...{ share: arc[4], hue: "attention" },
        },
        ...without,
      ],
      act: open(of, layer),
      part,
    };
  },
  block(of, layer) {
    const { now, counts, sizes } = of;
    const chances = [0, 1, 2].map((half) => now.chances[2 * layer + half]);
    if (chances.some((one) => one === undefined)) return undefined;
    return {
      hue: "ink",
      place: `block ${layer} · ${withCommas(counts.attention + counts.feed_forward)} numbers`,
      title: `${sizes.n_heads} heads and ${sizes.d_ff} neurons at each word`,
      measures: [
        chanceBar(`${answerName(of)} before it`, chances[0]),
        chanceBar("after its attention", chances[1]),
        chanceBar("after its feed-forward network", chances[2]),
      ],
      act: open(of, layer),
    };
  },
  chance(of, layer) {
    const found = KINDS.block(of, layer);
    if (!found) return undefined;
    const guess = of.now.words[layer][of.now.ids.length - 1];
    const says = guess ? `“${of.tokens.name(guess[0])}”, ${percent(guess[1], 0)}` : "";
    return {
      ...found,
      place: `the answer so far · block ${layer}`,
      title: says ? `would say ${says}` : `${answerName(of)} so far`,
    };
  },
  word(of, t) {
    const { now, tokens, sizes } = of;
    const id = now.ids[t];
    if (id === undefined) return undefined;
    const length = lengthAt(now, 0, t);
    const end = lengthAt(now, now.shares.length - 1, t);
    const bar = (name: string, n: number): Measure => ({
      ...{ name, value: decimal(n, 1), share: n / end, hue: "word" },
    });
    return {
      hue: "word",
      place: `word ${now.start + t} · token ${id} of ${withCommas(sizes.vocab_size)}`,
      title: id === tokens.end
        ? "A sign marks the start of a text"
        : `“${tokens.name(id)}” is ${sizes.d_model} numbers`,
      measures: [bar("their length at first", length), bar("after all blocks", end)],
      act: {
        does: "open its numbers",
        run: () => of.openNumber(`token_embedding.weight[${id},0]`),
      },
      part: `embedding@${now.start + t}`,
    };
  },
  guess(of, t) {
    const { now, tokens } = of;
    const guess = now.guesses[t];
    if (!guess) return undefined;
    const next = now.ids[t + 1];
    return {
      hue: "ink",
      place: `guess · after ${nameOf(of, t)}`,
      title: `“${tokens.name(guess[0])}”, ${sharePercent(guess[1])}`,
      measures: [chanceBar(`“${tokens.name(guess[0])}”`, guess[1])],
      foot: next === guess[0]
        ? "and so the text goes on"
        : next === undefined
        ? undefined
        : `the text goes on with “${tokens.name(next)}”`,
      act: t > 0 ? { does: "read up to here", run: () => of.readUpTo(now.start + t) } : undefined,
    };
  },
  next(of, n) {
    const { now, tokens } = of;
    const found = nextGuesses(of)[n];
    if (!found) return undefined;
    const [id, p] = found;
    const name = `“${tokens.name(id)}”`;
    const [first, chance] = now.next[0];
    const rest: Guess[] = n === 0 ? now.next.slice(0, 3) : [now.next[0], found];
    const ratio = Math.round(chance / Math.max(p, 1e-9));
    return {
      hue: "ink",
      place: n === 0 ? "answer" : `answer · ${["", "second", "third", "fourth"][n]} choice`,
      title: `${name}, ${sharePercent(p)}`,
      measures: rest.map(([one, share]) => chanceBar(`“${tokens.name(one)}”`, share)),
      foot: n > 0 && ratio > 1 && ratio < 1e6
        ? `“${tokens.name(first)}” is ${withCommas(ratio)} times as likely`
        : undefined,
      act: { does: "write it", run: () => of.write(id) },
    };
  },
  end(of) {
    const { now, sizes } = of;
    const T = now.ids.length;
    const [id, p] = now.next[0];
    return {
      hue: "ink",
      place: "final norm and output",
      title: `the last row against ${withCommas(sizes.vocab_size)} words`,
      measures: [
        chanceBar(`“${of.tokens.name(id)}” fits best`, p),
        chanceBar("all others together", 1 - p),
      ],
      foot: `one of ${plural(T, "row")} is read`,
      act: {
        does: "open the sum",
        run: () => of.openNumber(`logits[${now.start + T - 1},${id}]`),
      },
    };
  },
};

/** The answer, and what stands under it. */
function nextGuesses({ now, before }: CardContext): Guess[] {
  const was = before?.next[0];
  if (!was || was[0] === now.next[0][0]) return now.next;
  const left = now.chances[now.chances.length - 1];
  return [now.next[0], [was[0], left], ...now.next.slice(1).filter(([id]) => id !== was[0])];
}

/** A mark in words, for who does not see it. */
export const saidOf = ({ place, title, measures, foot }: Card): string =>
  [`${place}: ${title}`, ...measures.map(({ name, value }) => `${name} ${value}`), foot ?? ""]
    .filter(Boolean).join(", ");

/**
 * @param keys how the reader points: with a key, a mouse or a finger
 * @param cuts whether a click switches off
 * @param takesX whether the key X does
 */
export function cardView(
  card: Card,
  keys: "focus" | "mouse" | "touch",
  cuts: boolean,
  takesX: boolean,
) {
  const { act, part, foot } = card;
  const how = { focus: "Enter", mouse: "Click", touch: "Tap again" }[keys];
  const first = cuts && part ? "switch it" : act?.does;
  return html`
    <p class="card-place"><span class="swatch hue-${card.hue}"></span>${card.place}</p>
    <p class="card-title">${card.title}</p>
    ${card.measures.map(({ name, value, share, hue }) =>
      html`<p class="card-measure"><span>${name}</span><strong>${value}</strong>
        <span class="card-track hue-${hue}"><span style=${
        styleMap({ width: `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)}%` })
      }></span></span></p>`
    )}
    <p class="card-does">${foot ? html`<span>${foot}</span>` : nothing}
      ${first ? html`<span><kbd>${how}</kbd> ${cuts && part ? "cut it" : first}</span>` : nothing}
      ${part && !cuts && takesX ? html`<span><kbd>X</kbd> cut it</span>` : nothing}</p>
  `;
}
