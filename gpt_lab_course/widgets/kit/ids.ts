// Unique element ids. Each widget's bundle has its own copy of the kit, and in Jupyter so does each view. They share
// a counter, so that a label never refers to another widget's field.

const COUNTED = Symbol.for("gpt-lab-ids");

/** "live-gpt" → "live-gpt-1", and then "live-gpt-2". */
export function uniqueId(name: string) {
  const page = globalThis as { [COUNTED]?: number };
  page[COUNTED] = (page[COUNTED] ?? 0) + 1;
  return `${name}-${page[COUNTED]}`;
}
