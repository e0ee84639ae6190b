// The sizes and switches of a model, by the names of gpt_lab/config.py.

export interface GPTConfig {
  /** V */
  vocab_size: number;
  /** The longest sequence. */
  context_length: number;
  d_model: number;
  /** H */
  n_heads: number;
  /** L */
  n_layers: number;
  d_ff: number;
  /** H_kv */
  n_kv_heads: number;
  d_head: number;
  qkv_bias: boolean;
  bias: boolean;
  tie_embeddings: boolean;
  norm_eps: number;
}

/** A configuration as in a file: missing fields have GPT-2's values. */
export type StoredConfig =
  & Partial<GPTConfig>
  & Pick<GPTConfig, "vocab_size" | "context_length" | "d_model" | "n_heads" | "n_layers">
  & { [name in keyof typeof SUPPORTED]?: unknown };

/** The features of this engine: others need rotary positions or a window. */
const SUPPORTED = {
  norm: "layer",
  feed_forward: "gelu",
  positions: "learned",
  norm_place: "input",
  qk_norm: "none",
  sliding_window: null,
} as const;
/** The fields that are sizes. */
export const SIZES = [
  ...["vocab_size", "context_length", "d_model", "n_heads", "n_layers"],
  ...["d_ff", "n_kv_heads", "d_head"],
] as (keyof GPTConfig)[];

/**
 * The configuration in a file's metadata. This engine computes GPT-2's architecture, and throws for any
 * other part.
 */
export function readConfig(stored: StoredConfig): GPTConfig {
  for (const [name, supported] of Object.entries(SUPPORTED)) {
    const value = stored[name as keyof typeof SUPPORTED] ?? supported;
    if (value !== supported) throw new RangeError(`${name}=${value} is not ${supported}`);
  }
  const config: GPTConfig = {
    n_kv_heads: stored.n_heads,
    qkv_bias: true,
    bias: true,
    tie_embeddings: true,
    norm_eps: 1e-5,
    d_ff: 4 * stored.d_model,
    ...stored,
    d_head: stored.d_head ?? stored.d_model / stored.n_heads,
  };
  for (const name of SIZES) {
    const value = config[name];
    if (!(Number.isInteger(value) && Number(value) >= 1)) {
      throw new RangeError(`${name}=${value} is not an integer of 1 or more`);
    }
  }
  if (config.n_heads % config.n_kv_heads) {
    throw new RangeError(
      `n_heads=${config.n_heads} is not divisible by n_kv_heads=${config.n_kv_heads}`,
    );
  }
  return config;
}
