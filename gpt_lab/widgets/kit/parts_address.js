// Parts of the model in an address.

/**
 * @param {string | undefined} list names with commas between them
 * @param {{ n_layers: number, n_heads: number }} sizes
 * @param {boolean} [streams] whether the residual stream is a part as well
 * @returns {{ parts: string[], others: string[] }} those that are parts, and why others are not taken
 */
export function partsFromLink(list, sizes, streams = false) {
  const named = list ? list.split(",") : [];
  return {
    parts: named.filter((part) => isPart(part, sizes, streams)),
    others: named.filter((part) => !isPart(part, sizes, streams))
      .map((part) => `${part} is not a part of the model`),
  };
}

/**
 * The setting of a trait that lists parts.
 *
 * @param {{ n_layers: number, n_heads: number }} sizes
 * @param {boolean} [streams]
 * @returns {import("./settings.js").OwnSetting}
 */
export const partsSetting = (sizes, streams = false) => ({
  first: [],
  toWord: (parts) => parts.join(","),
  fromWord(word) {
    const { parts, others } = partsFromLink(word, sizes, streams);
    return others.length ? undefined : parts;
  },
  rule: "a list of parts of the model",
});

/** Whether it is the embedding or the stream after a block. @param {string} part */
export const isStream = (part) => /^(embedding|blocks\.\d+\.output)$/.test(part);

/** @param {string} part @param {{ n_layers: number, n_heads: number }} sizes @param {boolean} streams */
function isPart(part, { n_layers, n_heads }, streams) {
  if (isStream(part) && !streams) return false;
  const [whole, layer = "0", head = "0"] =
    /^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(part) ?? [];
  return part === "embedding" ||
    (whole !== undefined && Number(layer) < n_layers && Number(head) < n_heads);
}
