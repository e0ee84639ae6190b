// Reads the map's data; tables.py describes the format.

/** @typedef {import("../../engine/neighbours.ts").Neighbour} Neighbour */
/**
 * Tokens on a plane.
 *
 * @typedef {{ name: string, ids: Uint16Array, xs: Float32Array, ys: Float32Array, explained: number[] }} Group
 */
/**
 * @typedef {object} Tables
 * @property {Map<string, Group>} groups
 * @property {Map<number, number>} partner a country's capital and a capital's country
 * @property {Map<number, Neighbour[]>} neighbours of the tokens of the first group
 * @property {Float32Array} positions [n_ctx, d_model]
 * @property {number} d_model
 */

/** @param {DataView} view @returns {Tables} */
export function readTables(view) {
  const length = view.getUint32(0, true);
  const text = new Uint8Array(
    /** @type {ArrayBuffer} */ (view.buffer),
    view.byteOffset + 4,
    length,
  );
  const head = JSON.parse(new TextDecoder().decode(text));
  let at = 4 + length;
  /** @param {number} count @param {"getUint16" | "getInt16" | "getFloat32" | "getInt8"} kind @param {number} bytes */
  const take = (count, kind, bytes) => {
    const from = at;
    at += count * bytes;
    return Array.from({ length: count }, (_, i) => view[kind](from + i * bytes, true));
  };
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const { name, count, scale, explained } of head.groups) {
    const ids = Uint16Array.from(
      name === "all" ? Array(count).keys() : take(count, "getUint16", 2),
    );
    const places = take(2 * count, "getInt16", 2).map((value) => value * scale);
    const xs = Float32Array.from(ids, (_, i) => places[2 * i]);
    const ys = Float32Array.from(ids, (_, i) => places[2 * i + 1]);
    groups.set(name, { name, ids, xs, ys, explained });
  }
  const first = /** @type {Group} */ (groups.values().next().value);
  const k = head.neighbours;
  const ids = take(first.ids.length * k, "getUint16", 2);
  const cosines = take(first.ids.length * k, "getInt16", 2).map((value) => value / 32767);
  const neighbours = new Map(Array.from(first.ids, (id, row) => [
    id,
    Array.from({ length: k }, (_, i) => ({ id: ids[row * k + i], cosine: cosines[row * k + i] })),
  ]));
  const { d_model } = head;
  const steps = take(head.positions, "getFloat32", 4);
  const quantized = take(head.positions * d_model, "getInt8", 1);
  return {
    ...{ groups, neighbours, d_model },
    partner: new Map(
      head.pairs.flatMap((/** @type {[number, number]} */ [a, b]) => [[a, b], [b, a]]),
    ),
    positions: Float32Array.from(quantized, (value, i) => value * steps[Math.floor(i / d_model)]),
  };
}
