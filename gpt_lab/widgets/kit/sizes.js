// The sizes and switches of a GPT: their Python names, their symbols, and their sliders' stops.

/**
 * @typedef {{ d_model: number, n_heads: number, n_kv_heads: number, n_layers: number, d_ff: number,
 *   vocab_size: number, context_length: number, qkv_bias: boolean, bias: boolean, tie_embeddings: boolean }} Settings
 */
/** @typedef {"d_model" | "n_heads" | "n_kv_heads" | "n_layers" | "d_ff" | "vocab_size" | "context_length"} SizeName */
/** @typedef {"qkv_bias" | "bias" | "tie_embeddings"} SwitchName */
/** @typedef {Record<SizeName, number>} Limits the largest value of each size */
/** @typedef {Settings & { name: string }} Preset */

/** @param {number} from @param {number} to @param {number} step */
export const range = (from, to, step) =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, i) => from + i * step,
  );

// Finer where small models live, so that one arrow key is a sensible step at any size.
const WIDTHS = [
  ...[16, 32],
  ...range(64, 2048, 64),
  ...range(2176, 4096, 128),
  ...range(4352, 8192, 256),
  ...range(8704, 16384, 512),
];

/** @type {{ trait: SizeName, symbol: string, words: string, stops: number[] }[]} */
export const SIZES = [
  { trait: "d_model", symbol: "d_model", words: "width", stops: WIDTHS },
  {
    trait: "n_heads",
    symbol: "H",
    words: "attention heads",
    stops: [...range(1, 32, 1), ...range(36, 128, 4)],
  },
  { trait: "n_kv_heads", symbol: "H_kv", words: "key/value heads", stops: [] }, // those that divide H
  {
    trait: "n_layers",
    symbol: "L",
    words: "blocks",
    stops: [...range(1, 48, 1), ...range(52, 128, 4)],
  },
  { trait: "d_ff", symbol: "d_ff", words: "FFN width", stops: WIDTHS.map((width) => 4 * width) },
  {
    trait: "vocab_size",
    symbol: "V",
    words: "vocabulary",
    stops: [
      ...[256, 512],
      ...range(1000, 10000, 1000),
      ...range(15000, 95000, 5000),
      ...range(100000, 260000, 20000),
    ],
  },
  {
    trait: "context_length",
    symbol: "n_ctx",
    words: "context length",
    stops: range(4, 17, 1).map((power) => 2 ** power),
  },
];

/** @type {{ trait: SwitchName, words: string }[]} */
export const SWITCHES = [
  { trait: "qkv_bias", words: "QKV bias" },
  { trait: "bias", words: "other biases" },
  { trait: "tie_embeddings", words: "tied embeddings" },
];

export const SETTINGS = [...SIZES, ...SWITCHES].map(({ trait }) => trait);

/** The divisors of H. @param {number} heads */
export const divisors = (heads) => range(1, heads, 1).filter((parts) => heads % parts === 0);

/**
 * Changes of sizes, with those that follow from the locks d_ff = 4 · d_model and H_kv = H. Setting H_kv
 * unlocks it.
 *
 * @param {Record<string, any>} changes
 * @param {(name: string) => any} get the current values
 */
export function withLocks(changes, get) {
  const all = { ...changes };
  if (changes.lock_d_ff ?? get("lock_d_ff")) all.d_ff = 4 * (changes.d_model ?? get("d_model"));
  if ("n_kv_heads" in changes && !("lock_n_kv_heads" in changes)) all.lock_n_kv_heads = false;
  else if (changes.lock_n_kv_heads ?? get("lock_n_kv_heads")) {
    all.n_kv_heads = changes.n_heads ?? get("n_heads");
  }
  return all;
}

/** A slider's stops: its own and the presets' values, in order. @param {number[]} stops @param {number[]} presets */
export const withPresets = (stops, presets) =>
  [...new Set([...stops, ...presets])].sort((a, b) => a - b);
