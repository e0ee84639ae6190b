// The changes to the model, for the reader's text and for the prompts that ask for capitals. Pure functions.

import type { Change } from "../../engine/messages.ts";

/** The changed parts of the model, and the positions. */
export interface Plan {
  parts: readonly string[];
  /** Whether they are patched rather than ablated. */
  patch: boolean;
  /** At which token of the text; everywhere if undefined. */
  position?: number;
  /** From which token of the second text; the same position if undefined. */
  other_position?: number;
}

/** The prompts "The capital of … is", one per country, all with the same number of tokens. */
export interface Prompts {
  countries: string[];
  /** [n, T] */
  ids: number[][];
  /** The correct next token of each. */
  capitals: number[];
  /** The position of the country. */
  place: number;
}

/**
 * The changes to request from the engine.
 *
 * @param other the second text's tokens
 * @param at the position; everywhere if undefined
 */
export function changesOf(
  { parts, patch, other_position }: Plan,
  other: number[],
  at?: number,
): Change[] {
  const where = at === undefined ? {} : { at: [at] };
  if (!patch) return parts.map((part) => ({ part, ...where }));
  const from_at = at === undefined ? undefined : [other_position ?? at];
  return parts.map((part) => ({ part, ...where, from: other, from_at }));
}

/**
 * The position in the prompts that corresponds to one in a text: the country's for any country, the last for
 * the last, and otherwise that of the same token. Undefined if there is none.
 */
export function placeIn({ ids: prompts, place }: Prompts, ids: number[], position: number) {
  const [first] = prompts;
  if (prompts.some((prompt) => prompt[place] === ids[position])) return place;
  if (position === ids.length - 1) return first.length - 1;
  const same = first.indexOf(ids[position]);
  return same < 0 ? undefined : same;
}

/**
 * Why a text cannot be patched from another, or an empty string.
 *
 * @param length of the text
 * @param other of the second text
 */
export function obstacle(
  { patch, parts, position, other_position }: Plan,
  length: number,
  other: number,
): string {
  if (!patch || !parts.length) return "";
  if (position === undefined) {
    return other >= length
      ? ""
      : `Everywhere, each token is patched from the one at its place in the second text, which
      has ${other} tokens to these ${length}: choose a token.`;
  }
  return (other_position ?? position) < other
    ? ""
    : `The second text has no token at position ${position}: choose one there.`;
}

/**
 * Counts the prompts' answers: all so far, the correct ones, and those equal to the second text's answer.
 *
 * @param answers the most probable next token after each prompt, as far as computed
 * @param sourceAnswer the second text's answer
 */
export function tally(
  { capitals }: Pick<Prompts, "capitals">,
  answers: (number | undefined)[],
  sourceAnswer?: number,
) {
  const asked = answers.filter((answer) => answer !== undefined).length;
  const right = answers.filter((answer, i) => answer === capitals[i]).length;
  const transferred = answers.filter((answer) => answer === sourceAnswer).length;
  return { asked, right, transferred };
}
