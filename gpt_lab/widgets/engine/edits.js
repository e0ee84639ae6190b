// Parts of the model that can be switched off, by name: what they would add to the stream becomes zero.

/** @typedef {import("./activations.js").Edit} Edit */

/**
 * The edits that switch parts off: "blocks.0.attention" or "blocks.0.feed_forward", a sub-layer;
 * "blocks.0.attention.heads.3", one head.
 *
 * @param {string[]} off
 * @param {import("./config.js").GPTConfig} config
 * @returns {Record<string, Edit>}
 */
export function editsOf(off, { n_heads, n_layers }) {
  /** @type {Record<string, Edit>} */
  const edits = {};
  /** @type {Record<string, number[]>} */
  const heads = {};
  for (const part of off) {
    const [, layer, name, head] =
      /^blocks\.(\d+)\.(attention|feed_forward)(?:\.heads\.(\d+))?$/.exec(part) ?? [];
    const known = Number(layer) < n_layers &&
      (head === undefined || (name === "attention" && Number(head) < n_heads));
    if (!known) throw new RangeError(`${part} is not a part that can be switched off`);
    if (head === undefined) edits[`blocks.${layer}.${name}.output`] = (values) => values.fill(0);
    else (heads[`blocks.${layer}.attention.heads`] ??= []).push(Number(head));
  }
  for (const [name, chosen] of Object.entries(heads)) {
    edits[name] = (values) => {
      const width = values.length / n_heads; // [H, T, d_head]
      for (const h of chosen) values.fill(0, h * width, (h + 1) * width);
      return values;
    };
  }
  return edits;
}
