// Ids that no other element of the page has. Each widget's bundle has its own copy of the kit, and in
// Jupyter each view has: they count together, or a label would lead to another widget's field.

const COUNTED = Symbol.for("gpt-lab-ids");

/** "live-gpt" → "live-gpt-1", and then "live-gpt-2". @param {string} name */
export function uniqueId(name) {
  const page = /** @type {{ [COUNTED]?: number }} */ (globalThis);
  page[COUNTED] = (page[COUNTED] ?? 0) + 1;
  return `${name}-${page[COUNTED]}`;
}
