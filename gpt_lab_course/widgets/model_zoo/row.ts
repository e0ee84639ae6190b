// A model as a row of sizes, with the field names of gpt_lab/data/published.toml, whose head explains them.

export interface ExpertsRow {
  count: number;
  active: number;
  d_ff: number;
  shared?: number;
  shared_d_ff?: number;
  shared_gate?: boolean;
  router_bias?: boolean;
  correction_bias?: boolean;
  bias?: boolean;
  choice_bias?: boolean;
  gated?: boolean;
  scales?: boolean;
  norms?: number;
  d_inner?: number;
  first_dense?: number;
}
export interface LatentRow {
  q_rank?: number;
  kv_rank: number;
  d_nope: number;
  d_rope: number;
  d_v: number;
  bias?: boolean;
}
export interface StateSpaceRow {
  d_inner: number;
  d_state: number;
  kernel: number;
  dt_rank?: number;
  n_heads?: number;
  groups?: number;
  conv_bias?: boolean;
  projection_bias?: boolean;
  norms?: boolean;
}
export interface DeltaRow {
  n_key_heads: number;
  n_value_heads: number;
  d_key: number;
  d_value: number;
  kernel: number;
  channels?: boolean;
  short?: boolean;
}
/** Sizes that some layers with attention have of their own. */
export interface HeadsRow {
  n_heads?: number;
  n_kv_heads?: number;
  d_head?: number;
  d_v?: number;
  sinks?: boolean;
  one_pair?: boolean;
}
export interface Row extends HeadsRow {
  family?: string;
  vocab_size: number;
  context_length?: number;
  d_model: number;
  n_layers: number;
  d_ff?: number;
  d_wide?: number;
  /** Sizes of layers with full attention, if those with a window have others. */
  full?: HeadsRow;
  tie_embeddings?: boolean;
  lm_head_bias?: boolean;
  qkv_bias?: boolean;
  output_bias?: boolean;
  bias?: boolean;
  norm_bias?: boolean;
  attention_gate?: boolean | "head";
  embedding_norm?: boolean;
  layer_table?: { rows: number; width: number };
  /** It reads more than text, which is not counted. */
  other_inputs?: boolean;
  qk_norm?: "head" | "width" | null;
  norm?: string;
  norms_per_block?: number;
  feed_forward?: string;
  positions?: string;
  window?: number;
  layers?: Record<string, number>;
  experts?: ExpertsRow | null;
  latent?: LatentRow;
  index?: { n_heads: number; d_head: number; top: number };
  state_space?: StateSpaceRow;
  delta?: DeltaRow;
  filter?: { kernel: number };
}

/** How many layers there are of each kind, as in `{"window dense": 20, "full dense": 4}`. */
export function layersOf({ layers, n_layers, experts }: Row): Record<string, number> {
  if (layers) return layers;
  if (!experts) return { "full dense": n_layers };
  const dense = experts.first_dense ?? 0;
  const counts = { "full dense": dense, "full moe": n_layers - dense };
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n));
}

const NETWORKS = ["dense", "wide", "moe", "both"];

/** Mixers that are attention, or have it beside them. */
export const ATTEND = ["full", "window", "full_reuse", "window_reuse", "mamba+full"];

/** A layer's mixer and its feed-forward network; either may be missing. */
export function splitKind(kind: string): [mixer: string, network: string] {
  const words = kind.split(" ");
  return [
    words.find((word) => !NETWORKS.includes(word)) ?? "",
    words.find((word) => NETWORKS.includes(word)) ?? "",
  ];
}
