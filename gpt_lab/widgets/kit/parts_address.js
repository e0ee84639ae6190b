// Parts of the model in an address.

/**
 * @param {string | undefined} list names with commas between them
 * @param {{ n_layers: number, n_heads: number }} sizes
 */
export function partsFromLink(list, sizes) {
  const named = list ? list.split(",") : [];
  return {
    parts: named.filter((part) => isPart(part, sizes)),
    others: named.filter((part) => !isPart(part, sizes))
      .map((part) => `${part} is not a part of the model`),
  };
}

/** @param {string} part @param {{ n_layers: number, n_heads: number }} sizes */
function isPart(part, { n_layers, n_heads }) {
  const found = /^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward)$/.exec(part);
  return found !== null && Number(found[1]) < n_layers && Number(found[2] ?? 0) < n_heads;
}
