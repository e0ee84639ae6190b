// The changes to the model, for the reader's text and for the prompts that ask for capitals. Pure functions.

/** @typedef {import("../../engine/edits.ts").Change} Change */

/**
 * The reader's settings: the parts, whether they are patched or ablated, at which token of the text
 * (everywhere if undefined), and from which token of the second text.
 *
 * @typedef {object} Plan
 * @property {string[]} parts
 * @property {boolean} patch
 * @property {number} [position]
 * @property {number} [other_position]
 */

/**
 * The prompts "The capital of … is", one per country, all with the same number of tokens.
 *
 * @typedef {object} Prompts
 * @property {string[]} countries
 * @property {number[][]} ids [n, T]
 * @property {number[]} capitals the correct next token of each
 * @property {number} place the position of the country
 */

/**
 * The changes to request from the engine.
 *
 * @param {Plan} plan
 * @param {number[]} other the second text's tokens
 * @param {number} [at] the position; everywhere if undefined
 * @returns {Change[]}
 */
export function changesOf({ parts, patch, other_position }, other, at) {
  const where = at === undefined ? {} : { at: [at] };
  if (!patch) return parts.map((part) => ({ part, ...where }));
  const from_at = at === undefined ? undefined : [other_position ?? at];
  return parts.map((part) => ({ part, ...where, from: other, from_at }));
}

/**
 * The position in the prompts that corresponds to one in a text: the country's for any country, the last for
 * the last, and otherwise that of the same token. Undefined if there is none.
 *
 * @param {Prompts} prompts
 * @param {number[]} ids the text
 * @param {number} position
 */
export function placeIn({ ids: prompts, place }, ids, position) {
  const [first] = prompts;
  if (prompts.some((prompt) => prompt[place] === ids[position])) return place;
  if (position === ids.length - 1) return first.length - 1;
  const same = first.indexOf(ids[position]);
  return same < 0 ? undefined : same;
}

/**
 * Why a text cannot be patched from another, or an empty string.
 *
 * @param {Plan} plan
 * @param {number} length of the text
 * @param {number} other of the second text
 */
export function obstacle({ patch, parts, position, other_position }, length, other) {
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
 * @param {Prompts} prompts
 * @param {(number | undefined)[]} answers the most probable next token after each prompt, as far as computed
 * @param {number} [sourceAnswer] the second text's answer
 */
export function tally({ capitals }, answers, sourceAnswer) {
  const asked = answers.filter((answer) => answer !== undefined).length;
  const right = answers.filter((answer, i) => answer === capitals[i]).length;
  const transferred = answers.filter((answer) => answer === sourceAnswer).length;
  return { asked, right, transferred };
}
