// Changes to the model's run, by the names of its parts: silenced, what a part would add to the stream
// becomes zero; patched, it becomes what it was in a second text.

/** @typedef {import("./activations.js").Edit} Edit */
/** @typedef {import("./activations.js").Numbers} Numbers */
/** @typedef {import("./gpt.js").GPT} GPT */

/**
 * A change as a widget asks for it; it is plain data, for it goes to a worker.
 *
 * @typedef {object} Change
 * @property {string} part "blocks.0.attention" or "blocks.0.feed_forward", a sub-layer;
 *   "blocks.0.attention.heads.3", one head; or an activation by its own name, such as "embedding",
 *   "blocks.2.output" or "blocks.0.feed_forward.hidden"
 * @property {number[]} [at] the positions where; everywhere when left out
 * @property {number[]} [from] the second text's tokens; the part is silenced when left out
 * @property {number[]} [from_at] the positions there, one for each of `at`; the same ones when left out
 */

/**
 * The edits that make these changes, each on top of the one before. Where a part is patched, the
 * model reads the second text first.
 *
 * @param {Change[]} changes
 * @param {GPT} model
 * @returns {Record<string, Edit>}
 */
export function editsOf(changes, model) {
  /** @type {Record<string, Edit>} */
  const edits = {};
  const sources = sourcesOf(changes, model);
  for (const { part, at, from, from_at } of changes) {
    const { name, head } = found(part, model);
    const [before, source] = [edits[name], from && sources.get(String(from))?.get(name)];
    const rows = from?.length ?? 0;
    if (from_at && from_at.length !== at?.length) {
      throw new RangeError(`${part} is patched at=${at} with from_at=${from_at}`);
    }
    edits[name] = (given, shape, start) => {
      const values = before ? before(given, shape, start) : given;
      const [width, T] = [shape[shape.length - 1], shape[shape.length - 2]];
      const heads = head === undefined ? values.length / (T * width) : 1; // [heads, T, width]
      const wanted = at ?? Array.from({ length: T }, (_, t) => start + t);
      for (let i = 0; i < heads * wanted.length; i++) {
        const [h, n] = [(head ?? 0) + Math.floor(i / wanted.length), i % wanted.length];
        const t = wanted[n] - start;
        if (t < 0 || t >= T) continue; // in another chunk of the text
        const to = (h * T + t) * width;
        if (source) {
          const there = (from_at ?? wanted)[n];
          if (!(0 <= there && there < rows)) {
            throw new RangeError(`position ${there} is outside the second text, 0 … ${rows - 1}`);
          }
          const row = (h * rows + there) * width;
          values.set(source.values.subarray(row, row + width), to);
        } else values.fill(0, to, to + width);
      }
      return values;
    };
  }
  return edits;
}

/** What the parts are in the second texts, each of which is read once. @param {Change[]} changes @param {GPT} model */
function sourcesOf(changes, model) {
  /** @type {Map<string, Map<string, import("./activations.js").Activation>>} */
  const sources = new Map();
  for (const { from } of changes) {
    if (!from || sources.has(String(from))) continue;
    const patched = changes.filter((change) => String(change.from) === String(from));
    const names = patched.map(({ part }) => found(part, model).name);
    sources.set(String(from), model.activations(from, names));
  }
  return sources;
}

/** The activation that a part is, and which of its heads. @param {string} part @param {GPT} model */
function found(part, { config, activationNames }) {
  const [, layer, name, head] =
    /^blocks\.(\d+)\.(attention|feed_forward)(?:\.heads\.(\d+))?$/.exec(part) ?? [];
  if (Number(layer) < config.n_layers) {
    if (head === undefined) return { name: `blocks.${layer}.${name}.output` };
    if (name === "attention" && Number(head) < config.n_heads) {
      return { name: `blocks.${layer}.attention.heads`, head: Number(head) };
    }
  }
  const table = /\.(scores|weights)$|^logits$/; // of positions or of the vocabulary
  if (activationNames.includes(part) && !table.test(part)) return { name: part };
  throw new RangeError(`${part} is not a part that can be changed`);
}
