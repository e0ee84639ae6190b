// Named activations: what passes through the model can be read, and replaced, by its name, as in
// gpt_lab/model/activations.py. Here an activation is a Float32Array with a shape, and B is 1 and left out.

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {{ values: Numbers, shape: number[] }} Activation */

/**
 * What to put in an activation's place: it gets a copy, which it may change, the shape, and the
 * position of the first of the T tokens.
 *
 * @typedef {(values: Numbers, shape: number[], start: number) => Numbers} Edit
 */

/** Keeps the activations that are wanted and applies the edits that are asked for. */
export class Tap {
  /** The position of the first token that passes; the model sets it. */
  start = 0;
  /** @type {Map<string, Activation>} */
  seen = new Map();
  #prefix = "";

  /**
   * @param {Iterable<string>} [wanted] full names of the activations to keep
   * @param {Record<string, Edit>} [edits] by full name
   */
  constructor(wanted = [], edits = {}) {
    this.wanted = new Set(wanted);
    this.edits = edits;
    this.idle = this.wanted.size === 0 && Object.keys(edits).length === 0;
  }

  /** The same tap for a component within this one. @param {string} component @returns {Tap} */
  inside(component) {
    if (this.idle) return this;
    const inner = new Tap(this.wanted, this.edits);
    inner.seen = this.seen;
    inner.start = this.start;
    inner.#prefix = `${this.#prefix}${component}.`;
    return inner;
  }

  /** Whether any of these activations is wanted or edited. @param {string[]} names */
  watches(...names) {
    return !this.idle &&
      names.some((name) =>
        this.wanted.has(this.#prefix + name) || this.#prefix + name in this.edits
      );
  }

  /**
   * Passes an activation by. The model goes on with what comes back.
   *
   * @param {string} short its name within the component
   * @param {Numbers} values
   * @param {number[]} shape
   * @returns {Numbers}
   */
  pass(short, values, shape) {
    if (this.idle) return values;
    const name = this.#prefix + short;
    const edit = this.edits[name];
    if (edit) {
      const edited = edit(values.slice(), shape, this.start);
      if (!(edited instanceof Float32Array)) {
        throw new TypeError(`the edit of ${name} returned ${edited}, not a Float32Array`);
      }
      if (edited.length !== values.length) {
        throw new RangeError(
          `the edit of ${name} made ${edited.length} numbers of [${shape.join(", ")}]`,
        );
      }
      values = edited;
    }
    // a copy: the model uses the place again
    if (this.wanted.has(name)) this.seen.set(name, { values: values.slice(), shape });
    return values;
  }
}

/** The tap that keeps and changes nothing. */
export const NOTHING = new Tap();

/**
 * The names that match one of the patterns, `*` standing for anything, in their own order.
 *
 * @param {string | string[]} patterns
 * @param {string[]} names
 */
export function select(patterns, names) {
  const matchers = [patterns].flat().map((pattern) => {
    const escaped = pattern.split("*").map((part) => part.replaceAll(/[.\\^$+?()[\]{}|]/g, "\\$&"));
    const matcher = new RegExp(`^${escaped.join(".*")}$`, "s");
    if (!names.some((name) => matcher.test(name))) {
      throw new RangeError(`no activation ${JSON.stringify(pattern)}`);
    }
    return matcher;
  });
  return names.filter((name) => matchers.some((matcher) => matcher.test(name)));
}

/**
 * [T, H, d_head] as [H, T, d_head], or back: `swapped(values, H, T, d_head)`.
 *
 * @param {Numbers} values
 * @param {number} rows
 * @param {number} columns
 * @param {number} width
 * @returns {Numbers} [columns, rows, width]
 */
export function swapped(values, rows, columns, width) {
  const result = new Float32Array(values.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const from = (r * columns + c) * width;
      result.set(values.subarray(from, from + width), (c * rows + r) * width);
    }
  }
  return result;
}
