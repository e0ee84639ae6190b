// Reads the map's data; tables.py describes the format.

import type { Neighbor } from "../../engine/messages.ts";

/** Tokens on a plane. */
export interface Group {
  ids: number[];
  xs: number[];
  ys: number[];
  /** The share of the tokens' variance that each direction has. */
  explained: [number, number];
}

export interface Tables {
  groups: Record<string, Group>;
  /** A country's capital and a capital's country. */
  partner: Map<number, number>;
  /** Those of the tokens of the first group. */
  neighbors: Map<number, Neighbor[]>;
  /** [n_ctx, d_model] */
  positions: Float32Array;
  d_model: number;
}

interface Header {
  groups: { name: string; count: number; scale: number; explained: [number, number] }[];
  pairs: [number, number][];
  neighbors: number;
  positions: number;
  d_model: number;
}

export function readTables(view: DataView): Tables {
  const length = view.getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + 4, length));
  const head: Header = JSON.parse(text);
  let at = 4 + length;
  const take = (count: number, kind: "Uint16" | "Int16" | "Float32" | "Int8", bytes: number) => {
    const from = at;
    at += count * bytes;
    return Array.from({ length: count }, (_, i) => view[`get${kind}`](from + i * bytes, true));
  };
  const groups: Record<string, Group> = {};
  for (const { name, count, scale, explained } of head.groups) {
    const ids = name === "all" ? [...Array(count).keys()] : take(count, "Uint16", 2);
    const places = take(2 * count, "Int16", 2).map((value) => value * scale);
    const [xs, ys] = [0, 1].map((axis) => ids.map((_, i) => places[2 * i + axis]));
    groups[name] = { ids, xs, ys, explained };
  }
  const { neighbors: k, d_model } = head;
  const first = groups[head.groups[0].name].ids;
  const ids = take(first.length * k, "Uint16", 2);
  const cosines = take(first.length * k, "Int16", 2).map((value) => value / 32767);
  const near = ids.map((id, i) => ({ id, cosine: cosines[i] }));
  const steps = take(head.positions, "Float32", 4);
  const quantized = take(head.positions * d_model, "Int8", 1);
  return {
    ...{ groups, d_model },
    neighbors: new Map(first.map((id, row) => [id, near.slice(row * k, (row + 1) * k)])),
    partner: new Map(head.pairs.flatMap(([a, b]) => [[a, b], [b, a]])),
    positions: Float32Array.from(quantized, (value, i) => value * steps[Math.floor(i / d_model)]),
  };
}
