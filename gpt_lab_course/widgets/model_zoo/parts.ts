// The tensors of each part of a model, in numbers: the twin of gpt_lab/anatomy/parts.

import { ATTEND, type HeadsRow, type Row } from "./row.ts";

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

/** The heads of a kind of layers: `full` may say others. */
function headsOf(row: Row, mixer: string): Required<HeadsRow> {
  const of = { ...row, ...mixer.startsWith("full") ? row.full : {} };
  const { n_heads = 0, n_kv_heads = n_heads, sinks = false, one_pair = false } = of;
  const { d_head = Math.floor(row.d_model / (n_heads || 1)), d_v = d_head } = of;
  return { n_heads, n_kv_heads, d_head, d_v, sinks, one_pair };
}

function latentAttention({ d_model: d, n_heads = 0, latent, index, ...row }: Row, mixer: string) {
  if (!latent) return [];
  const { q_rank, kv_rank, d_nope, d_rope, d_v, bias } = latent;
  const parts = [
    ...q_rank === undefined ? [] : [linear(d, q_rank, bias), all(q_rank)],
    linear(q_rank ?? d, n_heads * (d_nope + d_rope)),
    ...[linear(d, kv_rank, bias), linear(d, d_rope, bias), all(kv_rank)],
    ...[linear(kv_rank, n_heads * d_nope), linear(kv_rank, n_heads * d_v)],
    ...[all(row.attention_gate === "head" ? d * n_heads : 0), linear(n_heads * d_v, d, bias)],
  ];
  if (!index || mixer !== "full") return parts;
  const { n_heads: H, d_head } = index;
  return [
    ...parts,
    ...[linear(q_rank ?? 0, H * d_head), linear(d, d_head), all(2 * d_head), linear(d, H)],
  ];
}

export function attention(row: Row, mixer: string): TensorCount[] {
  if (row.latent) return latentAttention(row, mixer);
  const { d_model: d, qkv_bias, bias, output_bias = bias, attention_gate } = row;
  const { n_heads: H, n_kv_heads, d_head, d_v, sinks, one_pair } = headsOf(row, mixer);
  const [q, k, v] = [H * d_head, n_kv_heads * d_head, n_kv_heads * d_v];
  const reuse = mixer.endsWith("reuse");
  const norm = row.qk_norm === "head" ? [d_head, d_head] : row.qk_norm ? [q, k] : [0, 0];
  return [
    linear(d, q, qkv_bias),
    ...reuse ? [] : [linear(d, k, qkv_bias), all(norm[1])],
    ...reuse || one_pair ? [] : [linear(d, v, qkv_bias)],
    ...attention_gate ? [linear(d, attention_gate === "head" ? H : q, qkv_bias)] : [],
    ...[all(norm[0]), all(sinks ? H : 0), linear(H * d_v, d, output_bias)],
  ];
}

export function feedForward(row: Row, network: string) {
  const { d_model: d, d_ff = 0, d_wide = 0, bias, feed_forward = "swiglu" } = row;
  const width = network === "wide" ? d_wide : d_ff;
  const ups = ["swiglu", "geglu"].includes(feed_forward) ? 2 : 1;
  return [
    ...Array.from({ length: ups }, () => linear(d, width, bias)),
    ...[linear(width, d, bias), all(feed_forward === "xielu" ? 2 : 0)],
  ];
}

export function experts({ d_model: d, experts }: Row): TensorCount[] {
  if (!experts) return [];
  const { count: E, active: k, d_ff: width, shared = 0, shared_d_ff = width } = experts;
  const { d_inner, gated = true, norms = 0 } = experts;
  const matrices = gated ? 3 : 2;
  const biases = experts.bias ? (matrices - 1) * width + (d_inner ?? d) : 0;
  const one = matrices * (d_inner ?? d) * width + biases;
  return [
    linear(d, E, experts.router_bias),
    { count: E * one, read: k * one },
    all(matrices * d * shared * shared_d_ff),
    ...[all(experts.shared_gate ? d : 0), all(experts.choice_bias ? E : 0)],
    ...[all(experts.scales ? d + E : 0), all(2 * d * (d_inner ?? 0)), all(norms * d)],
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
  const { n_value_heads: H, d_value, kernel, channels, short } = delta;
  const decays = channels ? key : H;
  const made = (width: number) =>
    short ? [linear(d, d_value), linear(d_value, width)] : [linear(d, width)];
  return [
    ...[linear(d, 2 * key), linear(d, value), ...made(value), ...made(decays), linear(d, H)],
    ...[filter(2 * key + value, kernel, false), all(decays + H), all(d_value), linear(value, d)],
  ];
}

export function lightning(row: Row): TensorCount[] {
  const { n_heads, d_head } = headsOf(row, "full");
  const q = n_heads * d_head;
  return [linear(row.d_model, 4 * q), all(q), linear(q, row.d_model)];
}

/** A second table, with a short vector of each token for each layer: what all share. */
export function layerTable({ d_model: d, n_layers, layer_table }: Row): TensorCount[] {
  if (!layer_table) return [];
  const { rows, width } = layer_table;
  return [table(rows, n_layers * width), linear(d, n_layers * width), all(width)];
}

/** And what a layer makes of its vector. */
export const layerInput = ({ d_model: d, layer_table: of }: Row): TensorCount[] =>
  of ? [linear(d, of.width), linear(of.width, d), all(d)] : [];

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
    const near = mixer.startsWith("window") ? Math.min(T, window) : T;
    const { n_kv_heads, d_head, d_v } = headsOf(row, mixer);
    const keys = row.index && mixer === "full" ? row.index.d_head : 0;
    kept += latent
      ? T * (latent.kv_rank + latent.d_rope + keys)
      : mixer.endsWith("reuse")
      ? 0
      : near * n_kv_heads * (d_head + d_v);
  }
  if (mixer === "lightning") {
    const { n_heads, d_head } = headsOf(row, "full");
    kept += n_heads * d_head * d_head;
  }
  return kept;
}

export const attends = (mixer: string) => ATTEND.includes(mixer);
