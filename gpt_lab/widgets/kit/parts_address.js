// Lists of the model's parts in an address.

/**
 * @param {string | undefined} list names, separated by commas
 * @param {{ n_layers: number, n_heads: number }} sizes
 * @param {boolean} [streams] whether residual streams are parts as well
 * @returns {{ parts: string[], problems: string[] }} the parts, and why other names were not accepted
 */
export function partsFromLink(list, sizes, streams = false) {
  const names = list ? list.split(",") : [];
  return {
    parts: names.filter((part) => isPart(part, sizes, streams)),
    problems: names.filter((part) => !isPart(part, sizes, streams))
      .map((part) => `${part} is not a part of the model`),
  };
}

/**
 * The setting of a trait that lists parts.
 *
 * @param {{ n_layers: number, n_heads: number }} sizes
 * @param {boolean} [streams]
 * @returns {import("./settings.js").CustomSetting}
 */
export const partsSetting = (sizes, streams = false) => ({
  format: (parts) => parts.join(","),
  parse(word) {
    const { parts, problems } = partsFromLink(word, sizes, streams);
    return problems.length ? undefined : parts;
  },
  rule: "a list of parts of the model",
});

/** Whether it is the embedding or the stream after a block. @param {string} part */
export const isStream = (part) => /^(embedding|blocks\.\d+\.output)$/.test(part);

/** @param {string} part @param {{ n_layers: number, n_heads: number }} sizes @param {boolean} streams */
function isPart(part, { n_layers, n_heads }, streams) {
  if (isStream(part) && !streams) return false;
  const [matched, layer = "0", head = "0"] =
    /^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(part) ?? [];
  return part === "embedding" ||
    (matched !== undefined && Number(layer) < n_layers && Number(head) < n_heads);
}
