// A look inside: one run of the model over a text, with changes or without, and what is asked of it.

import { select, Tap } from "./activations.js";
import { KVCache } from "./cache.js";
import { editsOf } from "./edits.js";
import { mostProbable, windowStart } from "./session.js";

/** @typedef {import("./activations.js").Activation} Activation */
/** @typedef {import("./activations.js").Numbers} Numbers */
/** @typedef {import("./edits.js").Change} Change */
/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {import("./session.js").Word} Word */

/**
 * What is asked.
 *
 * @typedef {object} Look
 * @property {number[]} ids the text
 * @property {Change[]} [edits] see edits.js; positions count from the text's start
 * @property {string[]} [names] activations by Python's names, `*` standing for anything
 * @property {number[]} [positions] after which tokens the two below are wanted; the last when left out
 * @property {boolean} [logits] all logits, [V], after each
 * @property {string[]} [lens] residual streams by name, such as "embedding" or "blocks.2.output": the
 *   most probable next tokens if the model ended there (its own, after the last block)
 * @property {number} [words] how many of those
 */

/**
 * What is answered. Of a text that is longer than the context, activations begin at `start`.
 *
 * @typedef {object} Seen
 * @property {number} start
 * @property {number[]} positions
 * @property {Record<string, Activation>} activations
 * @property {Numbers[]} [logits] for each position
 * @property {Record<string, Word[][]>} lens by name, for each position
 */

/**
 * @param {GPT} model
 * @param {Look} request
 * @param {() => Promise<void>} breathe awaited now and then; may throw to stop
 * @returns {Promise<Seen>}
 */
export async function look(model, request, breathe = async () => {}) {
  const { ids, edits = [], names = [], lens = [], words = 10 } = request;
  const { context_length, d_model, vocab_size } = model.config;
  const start = windowStart(ids.length, context_length);
  const read = ids.slice(start);
  const positions = (request.positions ?? [ids.length - 1]).map((position) => {
    if (position >= start && position < ids.length) return position;
    throw new RangeError(
      `position ${position} is outside what is read, ${start} … ${ids.length - 1}`,
    );
  });
  const moved = edits.map(({ part, at, from, from_at = at }) => (
    { part, at: at?.map((position) => position - start), from, from_at }
  ));
  const shown = names.length ? select(names, model.activationNames) : [];
  const streams = lens.length ? select(lens, model.activationNames) : [];
  const tap = new Tap([...shown, ...streams, "norm"], editsOf(moved, model));
  await breathe();
  if (shown.includes("logits")) model.forward(read, new KVCache(model.config), tap);
  else model.stream(read, new KVCache(model.config), tap);

  /** @param {string} name */
  const seen = (name) => /** @type {Activation} */ (tap.seen.get(name));
  /** @param {Numbers} x what the last norm gave @param {number} row */
  const scores = (x, row) => model.scores(x, row, new Float32Array(vocab_size));
  /** @type {Seen} */
  const answer = {
    start,
    positions,
    activations: Object.fromEntries(shown.map((name) => [name, seen(name)])),
    logits: request.logits
      ? positions.map((position) => scores(seen("norm").values, position - start))
      : undefined,
    lens: {},
  };
  for (const name of streams) {
    const { values, shape } = seen(name);
    if (shape.length !== 2 || shape[1] !== d_model) {
      throw new RangeError(`${name} is [${shape.join(", ")}], not a residual stream`);
    }
    answer.lens[name] = [];
    for (const position of positions) {
      await breathe();
      const x = values.subarray((position - start) * d_model, (position - start + 1) * d_model);
      const normed = model.norm.forward(x, 1, new Float32Array(d_model));
      answer.lens[name].push(mostProbable(scores(normed, 0), words));
    }
  }
  return answer;
}
