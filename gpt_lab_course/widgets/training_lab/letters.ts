// The reader's own text as a task: its letters, one after the other. Pure functions.

import { counts, entropy, pairEntropy } from "./levels.ts";
import type { Task } from "./tasks.ts";

const CONTEXT = 16;
const [FEWEST, MOST, MOST_KINDS] = [60, 20_000, 120];

/** Why nothing can be learned from a text; undefined if it can. */
export function problemOf(text: string): string | undefined {
  const letters = [...text];
  const kinds = new Set(letters).size;
  if (letters.length < FEWEST) {
    return `The text has ${letters.length} letters; a model needs ${FEWEST} or more to learn from.`;
  }
  if (letters.length > MOST) {
    return `The text has ${letters.length} letters; more than ${MOST} take too long here.`;
  }
  if (kinds < 2) return `The text is one letter again and again; there is nothing to learn.`;
  if (kinds > MOST_KINDS) {
    return `The text has ${kinds} different letters; this lab has room for ${MOST_KINDS}.`;
  }
  return undefined;
}

/** The letters of a text that has no problem. */
export function textTask(text: string): Task {
  const letters = [...text];
  const tokens = [...new Set(letters)].sort();
  const ids = letters.map((letter) => tokens.indexOf(letter));
  return {
    ...{ tokens, data: { ids: Int32Array.from(ids) }, context: CONTEXT },
    levels: [
      { name: "letters, counted", loss: entropy(counts(ids, tokens.length)) },
      { name: "pairs, counted", loss: pairEntropy(ids, tokens.length) },
    ],
  };
}
