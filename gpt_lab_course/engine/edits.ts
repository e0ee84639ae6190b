// Ablation, patching and steering, by the names of the model's parts. The output of an ablated part becomes
// zero; that of a patched part becomes its output in a second text, or given values; a vector is added to
// that of a steered part.

import type { Activation, Edit, Numbers } from "./activations.ts";
import type { GPT } from "./gpt.ts";

/** A change that a widget requests. It is plain data, since it is sent to a worker. */
export interface Change {
  /**
   * "blocks.0.attention" or "blocks.0.feed_forward", a sub-layer; "blocks.0.attention.heads.3", one head;
   * "blocks.0.feed_forward.neurons.17", one column of `hidden`; or an activation by its own name, such as
   * "embedding", "blocks.2.output" or "blocks.0.feed_forward.hidden".
   */
  part: string;
  /** The positions to change; all of them if left out. */
  at?: number[];
  /** The second text's tokens; if left out, the part is ablated. */
  from?: number[];
  /** The positions in the second text, one for each of `at`; the same ones if left out. */
  from_at?: number[];
  /** New values of a sub-layer's output, a row for each of `at`: a mean of several texts, for instance. */
  values?: number[][];
  /** A vector that is added to the part's output. */
  add?: number[];
  /**
   * `add` is multiplied by the product of what is there with this vector; a direction is projected out so. For
   * an FFN, it is the product with its hidden neurons, [d_ff]. That equals adding the rank-one matrix
   * along·add, [d_ff, d_model], to its second matrix.
   */
  along?: number[];
}

/**
 * The edits that make these changes, applied in order. To patch a part, the model reads the second text
 * first.
 */
export function editsOf(changes: Change[], model: GPT): Record<string, Edit> {
  const edits: Record<string, Edit> = {};
  const sources = sourcesOf(changes, model);
  const readers: [name: string, read: (hidden: Numbers) => void][] = [];
  for (const { part, at, from, from_at, values: given, add, along } of changes) {
    const { name, head, neuron } = locate(part, model);
    const [previous, source] = [edits[name], from && sources.get(String(from))?.get(name)];
    const rows = from?.length ?? 0;
    if (from_at && from_at.length !== at?.length) {
      throw new RangeError(`${part} is patched at=${at} with from_at=${from_at}`);
    }
    if (given && (from || head !== undefined || given.length !== at?.length)) {
      throw new RangeError(`${part} gets ${given.length} rows of values at=${at}`);
    }
    if (add && (from || given || head !== undefined)) {
      throw new RangeError(`${part} is to be added to, and has another change, too`);
    }
    /** The factor of the vector at each token of this chunk. */
    let times: number[] | undefined;
    const hidden = along && hiddenOf(part, along, model);
    if (along && hidden) {
      readers.push([hidden, (values) => times = products(values, along)]);
    }
    edits[name] = (original, shape, start) => {
      const values = previous ? previous(original, shape, start) : original;
      const [width, T] = [shape[shape.length - 1], shape[shape.length - 2]];
      const [first, end] = neuron === undefined ? [0, width] : [neuron, neuron + 1]; // columns
      const heads = head === undefined ? values.length / (T * width) : 1; // [heads, T, width]
      if (along && !hidden) times = products(values, along);
      const positions = at ?? Array.from({ length: T }, (_, t) => start + t);
      for (let i = 0; i < heads * positions.length; i++) {
        const [h, n] = [(head ?? 0) + Math.floor(i / positions.length), i % positions.length];
        const t = positions[n] - start;
        if (t < 0 || t >= T) continue; // in another chunk of the text
        const to = (h * T + t) * width;
        if (source) {
          const sourcePosition = (from_at ?? positions)[n];
          if (!(0 <= sourcePosition && sourcePosition < rows)) {
            throw new RangeError(
              `position ${sourcePosition} is outside the second text, 0 … ${rows - 1}`,
            );
          }
          const row = (h * rows + sourcePosition) * width;
          values.set(source.values.subarray(row + first, row + end), to + first);
        } else if (given) {
          const row = given[n];
          if (row.length !== end - first) {
            throw new RangeError(`${part} gets ${row.length} values, not ${end - first}`);
          }
          values.set(row, to + first);
        } else if (add) {
          if (add.length !== end - first) {
            throw new RangeError(`${part} gets ${add.length} values, not ${end - first}`);
          }
          const scale = times?.[t] ?? 1;
          for (let j = first; j < end; j++) values[to + j] += scale * add[j - first];
        } else values.fill(0, to + first, to + end);
      }
      return values;
    };
  }
  for (const [name, read] of readers) { // their input includes all other changes
    const previous = edits[name];
    edits[name] = (original, shape, start) => {
      const values = previous ? previous(original, shape, start) : original;
      read(values);
      return values;
    };
  }
  return edits;
}

/** What a part goes along: the name of an FFN's hidden neurons; of a residual stream, none but itself. */
function hiddenOf(part: string, along: number[], { config }: GPT): string | undefined {
  const isFFN = /^blocks\.\d+\.feed_forward$/.test(part);
  if (!isFFN && !/^(embedding|blocks\.\d+\.output)$/.test(part)) {
    throw new RangeError(`${part} is no FFN and no residual stream: it can't go along a vector`);
  }
  const width = isFFN ? config.d_ff : config.d_model;
  if (along.length !== width) {
    throw new RangeError(`${part} goes along ${along.length} numbers, not ${width}`);
  }
  return isFFN ? `${part}.hidden` : undefined;
}

/** The products of each row, [T, width], with a vector, [width]. */
const products = (rows: Numbers, vector: number[]): number[] =>
  Array.from({ length: rows.length / vector.length }, (_, t) => {
    const row = rows.subarray(t * vector.length, (t + 1) * vector.length);
    return row.reduce((sum, x, i) => sum + x * vector[i], 0);
  });

/** The parts' activations in the second texts. Each text is read once. */
function sourcesOf(changes: Change[], model: GPT): Map<string, Map<string, Activation>> {
  const sources = new Map<string, Map<string, Activation>>();
  for (const { from } of changes) {
    if (!from || sources.has(String(from))) continue;
    const patched = changes.filter((change) => String(change.from) === String(from));
    const names = patched.map(({ part }) => locate(part, model).name);
    sources.set(String(from), model.activations(from, names));
  }
  return sources;
}

/** The activation that a part stands for, and which head or column of it, if not all. */
function locate(
  part: string,
  { config, activationNames }: GPT,
): { name: string; head?: number; neuron?: number } {
  const [, block, sublayer, kind, number] =
    /^(blocks\.\d+)\.(attention|feed_forward)(?:\.(heads|neurons)\.(\d+))?$/.exec(part) ?? [];
  const name = `${block}.${sublayer}`;
  if (activationNames.includes(`${name}.output`)) {
    const n = Number(number);
    if (kind === undefined) return { name: `${name}.output` };
    if (sublayer === "attention" && kind === "heads" && n < config.n_heads) {
      return { name: `${name}.heads`, head: n };
    }
    if (sublayer === "feed_forward" && kind === "neurons" && n < config.d_ff) {
      return { name: `${name}.hidden`, neuron: n };
    }
  }
  const notEditable = /\.(scores|weights)$|^logits$/; // of positions or of the vocabulary
  if (activationNames.includes(part) && !notEditable.test(part)) return { name: part };
  throw new RangeError(`${part} is not a part that can be changed`);
}
