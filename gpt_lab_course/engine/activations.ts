// Hooks on named activations: they can be read, and replaced, by name, as in gpt_lab/model/activations.py.
// Here an activation is a Float32Array with a shape, and the batch dimension B is left out: it is always 1.

export type Numbers = Float32Array<ArrayBuffer>;

export interface Activation {
  values: Numbers;
  shape: number[];
}

/**
 * A function that replaces an activation. It gets a copy, which it may change, the shape, and the position
 * of the first of the T tokens.
 */
export type Edit = (values: Numbers, shape: number[], start: number) => Numbers;

/** Captures activations and applies edits to them. */
export class Hooks {
  /** The position of the first token of this pass; the model sets it. */
  start = 0;
  captured = new Map<string, Activation>();
  readonly names: Set<string>;
  readonly empty: boolean;
  #prefix = "";

  /** Of these full names, activations are captured; edits are by full name, too. */
  constructor(names: Iterable<string> = [], readonly edits: Record<string, Edit> = {}) {
    this.names = names instanceof Set ? names : new Set(names);
    this.empty = this.names.size === 0 && Object.keys(edits).length === 0;
  }

  /** The same hooks, scoped to a component: its names get `component.` in front. */
  scoped(component: string): Hooks {
    if (this.empty) return this;
    const inner = new Hooks(this.names, this.edits);
    inner.captured = this.captured;
    inner.start = this.start;
    inner.#prefix = `${this.#prefix}${component}.`;
    return inner;
  }

  /** Whether any of these activations is captured or edited. */
  has(...names: string[]): boolean {
    return !this.empty &&
      names.some((name) =>
        this.names.has(this.#prefix + name) || this.#prefix + name in this.edits
      );
  }

  /** Runs the hooks of an activation, by its name within the component. The model continues with the result. */
  apply(localName: string, values: Numbers, shape: number[]): Numbers {
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

/** The names that match one of the patterns, `*` standing for anything, in their own order. */
export function select(
  patterns: string | string[],
  names: string[],
  kind = "activation",
): string[] {
  const matchers = [patterns].flat().map((pattern) => {
    const escaped = pattern.split("*").map((part) => part.replaceAll(/[.\\^$+?()[\]{}|]/g, "\\$&"));
    const matcher = new RegExp(`^${escaped.join(".*")}$`, "s");
    if (!names.some((name) => matcher.test(name))) {
      throw new RangeError(`no ${kind} ${JSON.stringify(pattern)}`);
    }
    return matcher;
  });
  return names.filter((name) => matchers.some((matcher) => matcher.test(name)));
}

/** [rows, columns, width] as [columns, rows, width]: [T, H, d_head] as [H, T, d_head], or back. */
export function swapAxes(values: Numbers, rows: number, columns: number, width: number): Numbers {
  const result = new Float32Array(values.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const from = (r * columns + c) * width;
      result.set(values.subarray(from, from + width), (c * rows + r) * width);
    }
  }
  return result;
}
