// What the models say: to a prompt, before and after, and about each country.

import type { OwnSnapshot, Word } from "../../engine/messages.ts";
import type { Look } from "../kit/question.ts";
import type { Tokens } from "../kit/tokens.ts";
import type { ComparedWord } from "../kit/words.ts";
import type { Country } from "../kit/world.ts";
import { DECLARED } from "./declared.ts";

const { words: WORDS, written: WRITTEN } = DECLARED.constants;
const COMPARED = 3; // of each model's words
const STEP = 8; // countries that are asked between two drawings

/** The countries whose capital a model does not say, of so many that were asked, in their order. */
export interface Found {
  lost: number[];
  asked: number;
}

export interface Said {
  /** The continuation, token by token. */
  written: number[];
  words: ComparedWord[];
}

export interface Answer {
  before: Said;
  after?: Said;
}

/** Asks the shipped model, and another one, if there is one. */
export async function said(
  prompt: string,
  other: OwnSnapshot | undefined,
  tokens: Tokens,
  look: Look,
): Promise<Answer> {
  const ids = tokens.input(prompt);
  const at = { ids, positions: [ids.length - 1] };
  const say = async (snapshot?: OwnSnapshot) => {
    const write = { count: WRITTEN, stop: tokens.end };
    const sampling = { temperature: 0 };
    const { written = [], words = [] } = await look({
      ...{ ...at, write, sampling, words: WORDS, snapshot },
    });
    return { written, words: words[0] };
  };
  const chances = async (of: number[], snapshot?: OwnSnapshot) => {
    const { chances } = await look({ ...at, chances: of, snapshot });
    return chances?.logits[0] ?? [];
  };
  const before = await say();
  const plain = (words: Word[]) =>
    words.map(({ id, probability }) => ({ id, before: probability, after: probability }));
  if (!other) return { before: { ...before, words: plain(before.words) } };
  const after = await say(other);
  const best = [before, after].flatMap(({ words }) => words.slice(0, COMPARED));
  const all = [...new Set(best.map(({ id }) => id))];
  const [was, is] = [await chances(all), await chances(all, other)];
  const words = all.map((id, i) => ({ id, before: was[i], after: is[i] }));
  words.sort((a, b) => b.after - a.after);
  return {
    before: { ...before, words: plain(before.words) },
    after: { ...after, words },
  };
}

/** Asks a model for each capital, from where it was asked the last time; fills `found`. */
export async function* count(
  found: Found,
  snapshot: OwnSnapshot,
  countries: readonly Country[],
  tokens: Tokens,
  look: Look,
): AsyncGenerator<void> {
  while (found.asked < countries.length) {
    const [, country, capital] = countries[found.asked];
    const question = [tokens.end, ...tokens.tokenizer.encode(`The capital of ${country} is`)];
    const answer = tokens.tokenizer.encode(` ${capital}`);
    const { words = [] } = await look({
      ids: [...question, ...answer.slice(0, -1)],
      positions: answer.map((_, n) => question.length - 1 + n),
      words: 1,
      snapshot,
    });
    if (answer.some((token, n) => words[n][0].id !== token)) found.lost.push(found.asked);
    found.asked += 1;
    if (found.asked % STEP === 0 || found.asked === countries.length) yield;
  }
}
