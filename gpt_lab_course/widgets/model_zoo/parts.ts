// The tensors of each part of a model, in numbers: the twin of gpt_lab/anatomy/parts.

import type { Row } from "./row.ts";

/** So many parameters, of which a token reads some: a row of a table, or the experts that are chosen. */
export interface TensorCount {
  count: number;
  read: number;
}

const all = (count: number): TensorCount => ({ count, read: count });
const linear = (from: number, to: number, bias = false) => all(from * to + (bias ? to : 0));

/** A table of which a token looks up one row. */
export const table = (rows: number, width: number): TensorCount => ({
  count: rows * width,
  read: width,
});

const headWidth = (row: Row) => row.d_head ?? Math.floor(row.d_model / (row.n_heads ?? 1));

/** The widths of all query heads together, and of all key heads. */
export function headWidths(row: Row): [queries: number, keys: number] {
  const { n_heads = 0, n_kv_heads = n_heads } = row;
  return [n_heads * headWidth(row), n_kv_heads * headWidth(row)];
}

export function attention(row: Row): TensorCount[] {
  const { d_model: d, n_heads = 0, qkv_bias, bias, output_bias = bias, latent } = row;
  if (latent) {
    const { q_rank = 0, kv_rank, d_nope, d_rope, d_v } = latent;
    return [
      ...q_rank ? [linear(d, q_rank), all(q_rank)] : [],
      linear(q_rank || d, n_heads * (d_nope + d_rope)),
      ...[linear(d, kv_rank), linear(d, d_rope), all(kv_rank)],
      ...[linear(kv_rank, n_heads * d_nope), linear(kv_rank, n_heads * d_v)],
      linear(n_heads * d_v, d),
    ];
  }
  const [q, kv] = headWidths(row);
  const norms = row.qk_norm === "head" ? 2 * headWidth(row) : row.qk_norm ? q + kv : 0;
  return [
    ...[linear(d, q, qkv_bias), linear(d, kv, qkv_bias), linear(d, kv, qkv_bias)],
    ...row.attention_gate ? [linear(d, q, qkv_bias)] : [],
    ...[all(norms), all(row.sinks ? n_heads : 0), linear(q, d, output_bias)],
  ];
}

export function feedForward({ d_model: d, d_ff = 0, bias, feed_forward = "swiglu" }: Row) {
  const ups = ["swiglu", "geglu"].includes(feed_forward) ? 2 : 1;
  return [...Array.from({ length: ups }, () => linear(d, d_ff, bias)), linear(d_ff, d, bias)];
}

export function experts({ d_model: d, experts }: Row): TensorCount[] {
  if (!experts) return [];
  const { count: E, active: k, d_ff: width, shared = 0, shared_d_ff = width } = experts;
  const one = 3 * d * width + (experts.bias ? 2 * width + d : 0);
  return [
    linear(d, E, experts.router_bias),
    { count: E * one, read: k * one },
    all(3 * d * shared * shared_d_ff),
    all(experts.shared_gate ? d : 0),
  ];
}

const filter = (width: number, kernel: number, bias: boolean) =>
  all(width * (kernel + Number(bias)));

export function stateSpace({ d_model: d, state_space }: Row): TensorCount[] {
  if (!state_space) return [];
  const { d_inner, d_state, kernel, dt_rank = 0, n_heads: H, groups = 1 } = state_space;
  const { conv_bias = true, projection_bias = false, norms = false } = state_space;
  const ends = [linear(d, d_inner, projection_bias), linear(d, d_inner, projection_bias)];
  const out = linear(d_inner, d, projection_bias);
  if (H) {
    const wide = groups * d_state;
    return [
      ...ends,
      ...[wide, wide, H].map((width) => linear(d, width, projection_bias)),
      ...[d_inner, wide, wide].map((width) => filter(width, kernel, conv_bias)),
      ...[all(3 * H), all(norms ? d_inner : 0), out],
    ];
  }
  return [
    ...[...ends, filter(d_inner, kernel, conv_bias), all(d_inner * (dt_rank + 2 * d_state))],
    ...[linear(dt_rank, d_inner, true), all(d_inner * d_state), all(d_inner)],
    ...[all(norms ? dt_rank + 2 * d_state : 0), out],
  ];
}

const deltaWidths = ({ delta }: Row) =>
  delta ? [delta.n_key_heads * delta.d_key, delta.n_value_heads * delta.d_value] : [0, 0];

export function deltaRule(row: Row): TensorCount[] {
  const { d_model: d, delta } = row;
  if (!delta) return [];
  const [key, value] = deltaWidths(row);
  const { n_value_heads: H, d_value, kernel } = delta;
  return [
    ...[linear(d, 2 * key), linear(d, 2 * value), linear(d, 2 * H)],
    ...[filter(2 * key + value, kernel, false), all(2 * H), all(d_value), linear(value, d)],
  ];
}

export const shortFilter = ({ d_model: d, filter: short }: Row): TensorCount[] =>
  short ? [linear(d, 3 * d), filter(d, short.kernel, false), linear(d, d)] : [];

/** Numbers that a layer keeps of a text of T tokens, by what mixes them. */
export function cached(row: Row, mixer: string, T: number): number {
  const { state_space: state, delta, latent, filter: short, window = T } = row;
  let kept = 0;
  if (mixer.startsWith("mamba") && state) {
    const inputs = state.d_inner + (state.n_heads ? 2 * (state.groups ?? 1) * state.d_state : 0);
    kept += state.d_inner * state.d_state + inputs * state.kernel;
  }
  if (mixer === "delta" && delta) {
    const [key, value] = deltaWidths(row);
    kept += value * delta.d_key + (2 * key + value) * delta.kernel;
  }
  if (mixer === "filter" && short) kept += row.d_model * short.kernel;
  if (attends(mixer)) {
    const near = mixer === "window" ? Math.min(T, window) : T;
    kept += latent ? T * (latent.kv_rank + latent.d_rope) : 2 * near * headWidths(row)[1];
  }
  return kept;
}

export const attends = (mixer: string) => ["full", "window", "mamba+full"].includes(mixer);
