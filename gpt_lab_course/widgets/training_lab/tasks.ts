// The tasks: what a model reads, what it has to say, and the losses that are known before it has made a step.

import { uniform } from "../../engine/random.ts";
import type { TrainingData } from "../../engine/train/data.ts";
import { additive, counts, entropy } from "./levels.ts";

/** A loss that is known in advance. */
export interface Level {
  name: string;
  loss: number;
}

export interface Task {
  /** What each token ID is written as. */
  tokens: readonly string[];
  data: TrainingData;
  /** The tokens that the model reads at once. */
  context: number;
  /** From the highest loss to the lowest. */
  levels: readonly Level[];
}

// 64 different words: after the last one, the first follows.
const WORDS =
  ("when the old clock in our kitchen stopped my sister said that every minute would now " +
    "last as long she liked so we baked bread until evening let cats sleep beside a warm stove " +
    "counted stars through one open window and told each other stories about ships which never " +
    "reached any harbor because their captain had lost his only map of those green seas").split(
      " ",
    );
const FIRST =
  ("Ada Ben Cleo Dan Eva Finn Gina Hugo Iris Jack Kira Liam Mona Nils Olga Paul Rosa Sam " +
    "Tess Uma Vera Will Yara Zoe").split(" ");
const LAST =
  ("Abel Bauer Costa Diaz Evans Ford Grant Hahn Ito Jones Klein Lopez Moss Nagy Owen Park " +
    "Quinn Reyes Silva Tan Usher Vogel Weber Young").split(" ");
const CITIES =
  ("Athens Berlin Cairo Delhi Hanoi Kyiv Lima Madrid Oslo Paris Quito Riga Rome Seoul " +
    "Tokyo Tunis").split(" ");
const BOXES = ["A", "B", "C", "D"];
const TABLE = 11; // the seed by which it was drawn who lives where

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Rows of the same length, of which only the last token is scored. */
function questions(rows: number[][]): TrainingData {
  const [row, ids] = [rows[0].length, Int32Array.from(rows.flat())];
  return { ids, row, scored: Uint8Array.from(ids, (_, i) => Number(i % row === row - 1)) };
}

/** Each word is followed by the next one, all around. */
function words(): Task {
  const [V, T] = [WORDS.length, 8];
  const ids = range(V).flatMap((start) => range(T + 1).map((t) => (start + t) % V));
  return {
    ...{ tokens: WORDS, data: { ids: Int32Array.from(ids), row: T + 1 }, context: T },
    levels: [{ name: `chance: ln ${V}`, loss: Math.log(V) }, { name: "floor", loss: 0 }],
  };
}

/** A first and a last name → a city, drawn once. */
function facts(): Task {
  const [n, answers] = [FIRST.length, CITIES.length];
  const table = range(n * n).map((i) => Math.floor(uniform(TABLE, i) * answers));
  const rows = table.map((city, i) => [Math.floor(i / n), n + i % n, 2 * n + city]);
  return {
    ...{ tokens: [...FIRST, ...LAST, ...CITIES], data: questions(rows), context: 2 },
    levels: [
      { name: "chance", loss: entropy(counts(table, answers)) },
      { name: "best sum of two votes", loss: additive(table, n, answers) },
      { name: "floor", loss: 0 },
    ],
  };
}

/** Four boxes hold names of boxes: what is in box s, or in the box that s names? */
function boxes(): Task {
  const n = BOXES.length;
  const rows = range(n ** n).flatMap((held) => {
    const inside = range(n).map((box) => Math.floor(held / n ** box) % n);
    return range(2 * n).map((q) => [...inside, n + q, q < n ? inside[q] : inside[inside[q - n]]]);
  });
  const asked = [
    ...BOXES.map((box) => `in ${box}?`),
    ...BOXES.map((box) => `in what ${box} names?`),
  ];
  return {
    ...{ tokens: [...BOXES, ...asked], data: questions(rows), context: n + 1 },
    levels: [{ name: `chance: ln ${n}`, loss: Math.log(n) }, { name: "floor", loss: 0 }],
  };
}

export const TASKS = { words, facts, boxes };
