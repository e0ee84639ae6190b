// Hooks on named activations: they can be read, and replaced, by name, as in gpt_lab/model/activations.py.
// Here an activation is a Float32Array with a shape, and the batch dimension B is left out: it is always 1.

/** @typedef {Float32Array<ArrayBuffer>} Numbers */
/** @typedef {{ values: Numbers, shape: number[] }} Activation */

/**
 * A function that replaces an activation. It gets a copy, which it may change, the shape, and the position
 * of the first of the T tokens.
 *
 * @typedef {(values: Numbers, shape: number[], start: number) => Numbers} Edit
 */

/** Captures activations and applies edits to them. */
export class Hooks {
  /** The position of the first token of this pass; the model sets it. */
  start = 0;
  /** @type {Map<string, Activation>} */
  captured = new Map();
  #prefix = "";

  /**
   * @param {Iterable<string>} [names] full names of the activations to capture
   * @param {Record<string, Edit>} [edits] by full name
   */
  constructor(names = [], edits = {}) {
    this.names = new Set(names);
    this.edits = edits;
    this.empty = this.names.size === 0 && Object.keys(edits).length === 0;
  }

  /** The same hooks, scoped to a component: its names get `component.` in front. @param {string} component @returns {Hooks} */
  scoped(component) {
    if (this.empty) return this;
    const inner = new Hooks(this.names, this.edits);
    inner.captured = this.captured;
    inner.start = this.start;
    inner.#prefix = `${this.#prefix}${component}.`;
    return inner;
  }

  /** Whether any of these activations is captured or edited. @param {string[]} names */
  has(...names) {
    return !this.empty &&
      names.some((name) =>
        this.names.has(this.#prefix + name) || this.#prefix + name in this.edits
      );
  }

  /**
   * Runs the hooks of an activation. The model continues with the result.
   *
   * @param {string} localName its name within the component
   * @param {Numbers} values
   * @param {number[]} shape
   * @returns {Numbers}
   */
  apply(localName, values, shape) {
    if (this.empty) return values;
    const name = this.#prefix + localName;
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
    // a copy: the model reuses the array
    if (this.names.has(name)) this.captured.set(name, { values: values.slice(), shape });
    return values;
  }
}

/** No hooks: every activation passes unchanged. */
export const NO_HOOKS = new Hooks();

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
export function swapAxes(values, rows, columns, width) {
  const result = new Float32Array(values.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const from = (r * columns + c) * width;
      result.set(values.subarray(from, from + width), (c * rows + r) * width);
    }
  }
  return result;
}
