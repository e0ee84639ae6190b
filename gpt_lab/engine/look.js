// A look inside: one run of the model over a text, with or without changes, and the values that were
// requested of it.

import { Hooks, select } from "./activations.js";
import { KVCache } from "./cache.js";
import { editsOf } from "./edits.js";
import { mostProbable } from "./session.js";
import { windowStart } from "./window.js";

/** @typedef {import("./activations.js").Activation} Activation */
/** @typedef {import("./activations.js").Numbers} Numbers */
/** @typedef {import("./edits.js").Change} Change */
/** @typedef {import("./gpt.js").GPT} GPT */
/** @typedef {import("./session.js").Word} Word */

/**
 * A request for a look inside.
 *
 * @typedef {object} LookRequest
 * @property {number[]} ids the text
 * @property {Change[]} [edits] see edits.js; positions count from the start of the text
 * @property {string[]} [names] activations by Python's names, `*` standing for anything
 * @property {number[]} [positions] the tokens after which the two below are computed; the last if left out
 * @property {boolean} [logits] all logits, [V], after each
 * @property {string[]} [lens] residual streams by name, such as "embedding" or "blocks.2.output": the
 *   most probable next tokens if the model ended there (its own, after the last block)
 * @property {number} [words] how many of those
 */

/**
 * The result. If the text is longer than the context, activations begin at position `start`.
 *
 * @typedef {object} LookResult
 * @property {number} start
 * @property {number[]} positions
 * @property {Record<string, Activation>} activations
 * @property {Numbers[]} [logits] for each position
 * @property {Record<string, Word[][]>} lens by name, for each position
 */

/**
 * @param {GPT} model
 * @param {LookRequest} request
 * @param {() => Promise<void>} yieldToEvents awaited between steps; throws to stop
 * @returns {Promise<LookResult>}
 */
export async function look(model, request, yieldToEvents = async () => {}) {
  const { ids, edits = [], names = [], lens = [], words = 10 } = request;
  const { context_length, d_model, vocab_size } = model.config;
  const start = windowStart(ids.length, context_length);
  const window = ids.slice(start);
  const positions = (request.positions ?? [ids.length - 1]).map((position) => {
    if (position >= start && position < ids.length) return position;
    throw new RangeError(
      `position ${position} is outside what is read, ${start} … ${ids.length - 1}`,
    );
  });
  const shifted = edits.map(({ part, at, from, from_at = at }) => (
    { part, at: at?.map((position) => position - start), from, from_at }
  ));
  const selected = names.length ? select(names, model.activationNames) : [];
  const streams = lens.length ? select(lens, model.activationNames) : [];
  const hooks = new Hooks([...selected, ...streams, "norm"], editsOf(shifted, model));
  await yieldToEvents();
  if (selected.includes("logits")) model.forward(window, new KVCache(model.config), hooks);
  else model.stream(window, new KVCache(model.config), hooks);

  /** @param {string} name */
  const captured = (name) => /** @type {Activation} */ (hooks.captured.get(name));
  /** @param {Numbers} x normalized @param {number} row */
  const logitsOf = (x, row) => model.unembed(x, row, new Float32Array(vocab_size));
  /** @type {LookResult} */
  const answer = {
    start,
    positions,
    activations: Object.fromEntries(selected.map((name) => [name, captured(name)])),
    logits: request.logits
      ? positions.map((position) => logitsOf(captured("norm").values, position - start))
      : undefined,
    lens: {},
  };
  for (const name of streams) {
    const { values, shape } = captured(name);
    if (shape.length !== 2 || shape[1] !== d_model) {
      throw new RangeError(`${name} is [${shape.join(", ")}], not a residual stream`);
    }
    answer.lens[name] = [];
    for (const position of positions) {
      await yieldToEvents();
      const x = values.subarray((position - start) * d_model, (position - start + 1) * d_model);
      const normed = model.norm.forward(x, 1, new Float32Array(d_model));
      answer.lens[name].push(mostProbable(logitsOf(normed, 0), words));
    }
  }
  return answer;
}
