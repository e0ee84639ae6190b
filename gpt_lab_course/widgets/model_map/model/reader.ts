// Asks the model for the picture's data: first the picture, then the words of other rows, and the answer
// without each part. Known data is not requested again.

import type { Change, LookRequest } from "../../../engine/messages.ts";
import type { Look } from "../../kit/question.ts";
import type { Losses } from "./arcs.ts";
import type { Sizes } from "../level.ts";
import type { Stop } from "../rewind.ts";
import { lossesOf } from "./losses.ts";
import {
  firstOf,
  type Guess,
  MAX_ROWS,
  measured,
  outputNames,
  type Reading,
  ROWS_WITH_WORDS,
  streamNames,
  times,
  weightNames,
} from "./reading.ts";

export interface Question {
  ids: number[];
  edits: Change[];
  snapshot: Stop;
}

export interface Seen {
  now: Reading;
  /** The reading without edits, if there are any. */
  before?: Reading;
  losses?: Losses;
}

/** Known data of a text and a snapshot without edits. */
interface Known {
  reading?: Reading;
  losses?: Losses;
}

const ROWS_REMEMBERED = 400;
const TEXTS_REMEMBERED = 40; // each with each snapshot is one

const requestOf = ({ ids, edits, snapshot }: Question): LookRequest & { ids: number[] } =>
  snapshot === "100" ? { ids, edits } : { ids, edits, snapshot };

export class Reader {
  #known = new Map<string, Known>();
  /** The words of a row at each block's end and at the end, by all that they depend on. */
  #words = new Map<string, (Guess | null)[]>();

  /** @param first Python's data for the first question */
  constructor(readonly sizes: Sizes, first: Partial<Seen>, question: Question) {
    const { now: reading, losses } = first;
    if (!reading) return;
    this.#known.set(this.#key(question), { reading, losses });
    reading.ids.forEach((_, t) => {
      const row = [...reading.words.map((words) => words[t]), reading.guesses[t]];
      if (!row.includes(null)) this.#words.set(this.#rowKey(question, reading.start + t), row);
    });
  }

  #key = ({ ids, snapshot }: Question) => `${snapshot} ${ids}`;

  /** A row's key depends only on the tokens up to it. */
  #rowKey = ({ ids, edits, snapshot }: Question, position: number) =>
    `${snapshot} ${JSON.stringify(edits)} ${ids.slice(0, position + 1)}`;

  #knownOf(question: Question): Known {
    const key = this.#key(question);
    const known = this.#known.get(key) ?? {};
    this.#known.delete(key);
    this.#known.set(key, known); // the last used is the last
    const [oldest] = this.#known.keys();
    if (this.#known.size > TEXTS_REMEMBERED) this.#known.delete(oldest);
    if (this.#words.size > ROWS_REMEMBERED) this.#words.clear();
    return known;
  }

  async *answer(question: Question, look: Look): AsyncGenerator<Seen> {
    const unchanged = { ...question, edits: [] };
    const known = this.#knownOf(question);
    known.reading ??= await this.#read(unchanged, look);
    const { next: [[id, chance]] } = known.reading;
    const changed = question.edits.length ? await this.#read(question, look, id) : undefined;
    const seen = (): Seen => {
      const before = this.#withWords(known.reading!, unchanged);
      if (!changed) return { now: before, losses: known.losses };
      return { now: this.#withWords(changed, question), before, losses: known.losses };
    };
    yield seen();
    await this.#learnWords(known.reading, unchanged, look);
    if (changed) await this.#learnWords(changed, question, look);
    yield seen();
    if (known.losses && !known.losses.feed_forward.some(Number.isNaN)) return;
    for await (const losses of lossesOf(requestOf(unchanged), id, chance, this.sizes, look)) {
      known.losses = losses;
      yield seen();
    }
  }

  /** The picture's data, without the words of rows before the last. */
  async #read(question: Question, look: Look, answer?: number): Promise<Reading> {
    const { n_layers: L } = this.sizes;
    const T = Math.min(question.ids.length, MAX_ROWS);
    const request = requestOf(question);
    const lens = streamNames(L);
    const names = [...lens, ...outputNames(L), ...weightNames(L)];
    const { activations, words } = await look({ ...request, names, words: 10 });
    const next = words![0].map(({ id, probability }): Guess => [id, probability]);
    const on = await look({ ...request, lens, words: 1, chances: [answer ?? next[0][0]] });
    const others = times(T - 1, () => null);
    const ends = lens.filter((name) => name.endsWith(".output"));
    return {
      start: question.ids.length - T,
      ids: question.ids.slice(-T),
      ...measured(activations, this.sizes, T),
      words: ends.map((name) => [...others, firstOf(on.lens[name])[0]]),
      guesses: [...others, next[0]],
      next,
      chances: [...lens, "logits"].map((name) => Math.round(1e6 * on.chances![name][0][0]) / 1e6),
    };
  }

  /** The reading with the words of other rows, as far as they are known. */
  #withWords(reading: Reading, question: Question): Reading {
    if (reading.ids.length > ROWS_WITH_WORDS) return reading;
    const rows = reading.ids.map((_, t) =>
      this.#words.get(this.#rowKey(question, reading.start + t))
    );
    const at = (layer: number) => (guess: Guess | null, t: number) => rows[t]?.[layer] ?? guess;
    return {
      ...reading,
      words: reading.words.map((row, layer) => row.map(at(layer))),
      guesses: reading.guesses.map(at(this.sizes.n_layers)),
    };
  }

  /** Asks for the words that are not known. */
  async #learnWords({ start, ids }: Reading, question: Question, look: Look) {
    if (ids.length > ROWS_WITH_WORDS) return;
    const positions = times(ids.length, (t) => start + t)
      .filter((position) => !this.#words.has(this.#rowKey(question, position)));
    if (!positions.length) return;
    const lens = times(this.sizes.n_layers, (i) => `blocks.${i}.output`);
    const answer = await look({ ...requestOf(question), lens, positions, words: 1 });
    const all = [...lens.map((name) => firstOf(answer.lens[name])), firstOf(answer.words)];
    positions.forEach((position, i) =>
      this.#words.set(this.#rowKey(question, position), all.map((guesses) => guesses[i]))
    );
  }
}
