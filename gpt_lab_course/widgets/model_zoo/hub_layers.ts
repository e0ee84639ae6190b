// What the layers of a `config.json` are: the twin of gpt_lab/anatomy/hub_layers.py.

import { type Fields, Refused } from "./hub_fields.ts";
import { HYBRIDS } from "./hub_hybrids.ts";
import {
  count,
  defaults,
  each,
  everyLayerHasExperts,
  experts,
  type Layers,
  sharedGate,
  windows,
} from "./hub_shared.ts";
import type { Row } from "./row.ts";

function dense(read: Fields, row: Row): Layers {
  if (!read.family.experts) {
    return { d_ff: read.size("intermediate_size"), ...windows(read, row.n_layers, "dense") };
  }
  if (defaults(read, "decoder_sparse_step")) everyLayerHasExperts(read);
  return { experts: experts(read), ...windows(read, row.n_layers, "moe") };
}

function deepseek(read: Fields, row: Row): Layers {
  const first_dense = Math.min(read.size("first_k_dense_replace", 0), row.n_layers);
  const shared = read.optional("n_shared_experts") ?? 0;
  const d_ff = first_dense ? { d_ff: read.size("intermediate_size") } : {};
  return { experts: experts(read, { shared, first_dense }), ...d_ff };
}

const fourTimes = (read: Fields, row: Row): Layers => ({
  d_ff: read.optional("intermediate_size") || 4 * row.d_model,
});

function falcon(read: Fields, row: Row): Layers {
  if (!read.flag("parallel_attn")) {
    throw new Refused("parallel_attn=false is none of the released Falcons'");
  }
  const another = read.flag("new_decoder_architecture");
  const n_kv_heads = another ? row.n_kv_heads : read.flag("multi_query") ? 1 : row.n_heads;
  const two = another && [undefined, 2].includes(read.optional("num_ln_in_parallel_attn"));
  return { ...fourTimes(read, row), n_kv_heads, norms_per_block: two ? 2 : 1 };
}

function llama4(read: Fields, { n_layers: n }: Row): Layers {
  const step = read.size("interleave_moe_layer_step");
  const listed = read.value("moe_layers");
  const moe = (i: number) => Array.isArray(listed) ? listed.includes(i) : (i + 1) % step === 0;
  const every = read.size("no_rope_layer_interval");
  const names = read.kinds("layer_types", n) ??
    each(n, (i) => (i + 1) % every ? "chunked_attention" : "full_attention");
  const kinds = names.map((name, i) =>
    `${name === "chunked_attention" ? "window" : "full"} ${moe(i) ? "moe" : "dense"}`
  );
  const has = (word: string) => kinds.some((kind) => kind.includes(word));
  return {
    layers: count(kinds),
    experts: experts(read, { shared: 1 }),
    ...has("window") ? { window: read.size("attention_chunk_size") } : {},
    ...has("dense") ? { d_ff: read.size("intermediate_size_mlp") } : {},
  };
}

function phi(read: Fields, row: Row): Layers {
  if (read.flag("qk_layernorm")) throw new Refused("qk_layernorm=true is not counted here");
  return dense(read, row);
}

const qkNorm = (read: Fields, kind: "head" | "width"): Layers =>
  read.flag("use_qk_norm") ? { qk_norm: kind } : {};

const KINDS: Record<string, (read: Fields, row: Row) => Layers> = {
  dense,
  shared_gate: sharedGate,
  corrected: (read) => ({ experts: experts(read, { correction_bias: true }) }),
  gpt_oss: (read, row) => ({
    experts: experts(read, { router_bias: true, bias: true }),
    ...windows(read, row.n_layers, "moe"),
  }),
  deepseek,
  glm4_moe: (read, row) => ({ ...deepseek(read, row), ...qkNorm(read, "head") }),
  cohere: (read, row) => ({ ...dense(read, row), ...qkNorm(read, "width") }),
  phi,
  four_times: fourTimes,
  falcon,
  llama4,
};

/** What a row says beyond attention's sizes: layers, windows, widths, experts. */
export const layersOfConfig = (read: Fields, row: Row): Layers => {
  const layout = read.family.layers ?? "dense";
  return (KINDS[layout] ?? HYBRIDS[layout])(read, row);
};
