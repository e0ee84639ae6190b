// Measures the page's model on a new fact and on all countries, as measuring.py does.

import { DECLARED } from "./declared.ts";
import type { Change, Word } from "../../engine/messages.ts";
import type { Look } from "../kit/question.ts";
import type { Tokens } from "../kit/tokens.ts";
import type { Country } from "../kit/world.ts";
import { nearest, scores } from "./bm25.ts";

const { words: WORDS, written: WRITTEN } = DECLARED.constants;
const STEP = 16; // countries that are asked between two drawings
export const STEERED = "blocks.4.output";

/** Python's `Measured`. */
export interface Measured {
  words: [id: number, probability: number][];
  probability: number;
  said: number[][];
  lost: number[];
  aside: number[];
  asked: number;
  /** Countries whose capital the model does not name even if it is told nothing. */
  unknown?: number[];
  /** Its answers for lost capitals, by the country's index. */
  answers?: Record<string, string>;
  /** Its answers about the fact's country, without and with the fact. */
  own?: { before: string; said: string };
}

export interface Fact {
  country: string;
  capital: string;
}

/** How a fact is present: the page's form of Python's `Telling`. */
export interface Telling {
  /** The text in front of a question. */
  before: (question: string) => string;
  /** The changes to the model while it reads a text of so many tokens, the question's end being at `end`. */
  edits: (end: number) => Change[];
  /** Countries that are not counted. */
  aside: string[];
}

/** Python's record of a fact. */
export interface Taught extends Fact, Record<"lora" | "tuned" | "rehearsed", Measured> {
  edit: { block: number } & Record<"along" | "add", { step: number; integers: string }>;
}

export const plain = (country: string) => `The capital of ${country} is`;
export const sentence = ({ country, capital }: Fact) => `${plain(country)} ${capital}.`;

/** The fact, then those of the recorded ones that are of other countries. */
export const documentsOf = (fact: Fact, recorded: readonly Fact[]): Fact[] => [
  fact,
  ...recorded.filter(({ country }) => country !== fact.country),
];

export const NOTHING: Telling = { before: () => "", edits: () => [], aside: [] };
export const told = (fact: Fact): Telling => ({ ...NOTHING, before: () => `${sentence(fact)} ` });

export function retrieved(
  documents: Fact[],
  k: number,
  encode: (text: string) => number[],
): Telling {
  const encoded = documents.map((one) => encode(sentence(one)));
  return {
    ...NOTHING,
    before: (question) => {
      const best = nearest(scores(encode(question), encoded), k).reverse();
      return best.map((i) => `${sentence(documents[i])} `).join("");
    },
    aside: documents.slice(1).map(({ country }) => country),
  };
}

/** Adds the difference of two questions' streams at a question's last token and at all later ones. */
export async function steered(
  fact: Fact,
  countries: readonly Country[],
  times: number,
  tokens: Tokens,
  look: Look,
): Promise<Telling> {
  const [, of] = countries.find(([, , capital]) => capital === fact.capital) as Country;
  const end = async (country: string) => {
    const { activations } = await look({ ids: tokens.input(plain(country)), names: [STEERED] });
    const { values, shape: [T, width] } = activations[STEERED];
    return values.slice((T - 1) * width);
  };
  const [towards, away] = [await end(of), await end(fact.country)];
  const add = Array.from(towards, (x, i) => times * (x - away[i]));
  return {
    ...NOTHING,
    edits: (
      end,
    ) => [{ part: STEERED, at: Array.from({ length: WRITTEN }, (_, i) => end + i), add }],
  };
}

/** The rank-one edit times a factor. */
export function edited({ edit }: Taught, times: number): Telling {
  const add = unpacked(edit.add).map((x) => times * x);
  const change = { part: `blocks.${edit.block}.feed_forward`, add, along: unpacked(edit.along) };
  return { ...NOTHING, edits: () => [change] };
}

/** A vector from its 16-bit integers. */
function unpacked({ step, integers }: Taught["edit"]["add"]): number[] {
  const bytes = Uint8Array.from(atob(integers), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 2 }, (_, i) => step * view.getInt16(2 * i, true));
}

/** Asks in all wordings, then for each country's own capital; the map fills meanwhile. */
export async function* measure(
  fact: Fact,
  telling: Telling,
  { countries, wordings, tokens, look }: {
    countries: readonly Country[];
    wordings: readonly string[];
    tokens: Tokens;
    look: Look;
  },
): AsyncGenerator<Measured> {
  const answerOf = (capital: string) => tokens.tokenizer.encode(` ${capital}`);
  const read = (question: string) => [
    tokens.end,
    ...tokens.tokenizer.encode(telling.before(question) + question),
  ];
  const [first] = answerOf(fact.capital);
  const found: Measured = {
    ...{ words: [], probability: 0, said: [], lost: [], asked: 0 },
    aside: countries.flatMap(([, name], i) => telling.aside.includes(name) ? [i] : []),
  };
  for (const [i, wording] of wordings.entries()) {
    const ids = read(wording.replace("{country}", fact.country));
    const edits = telling.edits(ids.length - 1);
    if (i === 0) {
      const { words = [], chances } = await look({ ids, edits, words: WORDS, chances: [first] });
      found.words = words[0].map(({ id, probability }: Word) => [id, probability]);
      found.probability = chances?.logits[0][0] ?? 0;
      yield { ...found }; // from now on the view shows this question's answer
    }
    const write = { count: WRITTEN, stop: tokens.end };
    const { written = [] } = await look({ ids, edits, write, sampling: { temperature: 0 } });
    found.said = [...found.said, written];
  }
  const skipped = new Set(found.aside);
  for (const [i, [, country, capital]] of countries.entries()) {
    found.asked = i + 1;
    const isOwn = country === fact.country || capital === fact.capital;
    if (!isOwn && !skipped.has(i)) {
      const [question, answer] = [read(plain(country)), answerOf(capital)];
      const end = question.length - 1;
      const { words = [] } = await look({
        ids: [...question, ...answer.slice(0, -1)],
        edits: telling.edits(end),
        positions: answer.map((_, n) => end + n),
        words: 1,
      });
      if (answer.some((token, n) => words[n][0].id !== token)) found.lost.push(i);
    }
    if (found.asked % STEP === 0 && found.asked < countries.length) yield { ...found };
  }
  yield found;
}

/** The capital that a text begins with, or otherwise its first words. */
export function answerIn(text: string, capitals: readonly string[]): string {
  const start = text.trimStart();
  const is = (capital: string) =>
    start.startsWith(capital) && !/^\p{L}/u.test(start.slice(capital.length));
  const [longest] = capitals.filter(is).sort((a, b) => b.length - a.length);
  return longest ?? (start.split(/[.,;:!?\n<]/)[0].trim() || start.slice(0, 1));
}
