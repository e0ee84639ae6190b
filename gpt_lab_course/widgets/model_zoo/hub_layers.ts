// What the layers of a `config.json` are: the twin of gpt_lab/anatomy/hub_layers.py.

import { type Fields, named, Refused, type Rules } from "./hub_fields.ts";
import type { HeadsRow, Row } from "./row.ts";

export type Kinds = [mixer: string, network: string][];

const FULL = ["full_attention", "attention", "indexed_attention", "global"];
const WINDOW = ["sliding_attention", "chunked_attention", "local"];
const RECURRENT = ["linear_attention", "mamba", "conv"];
const NETWORKS: Record<string, string> = {
  dense: "dense",
  mlp: "dense",
  sparse: "moe",
  moe: "moe",
};

const each = <T>(n: number, value: (i: number) => T) =>
  Array.from({ length: n }, (_, i) => value(i));

/** What mixes tokens in each layer, and what each token passes there. */
export function kindsOf(read: Fields, row: Row): Kinds {
  const [n, rule] = [row.n_layers, read.family.rule];
  if (rule === "alone") return alone(read, n);
  const [mixers, networks] = [mixersOf(read, n), networksOf(read, n)];
  const kinds = each(n, (i): Kinds[number] => [mixers[i], networks[i]]);
  return rule ? RULES[rule](read, row, kinds) : kinds;
}

function mixersOf(read: Fields, n: number): string[] {
  const [most, other] = read.family.mixers;
  if (!other) return each(n, () => most);
  if (most === "window" && !windows(read) && !read.family.in_window) return each(n, () => "full");
  const names = read.kinds("layer_types", n);
  if (names) return names.map((name) => known("layer_types", name, mixerWords(most)));
  return chosen(read, read.family.chosen ?? { below: 0 }, n).map((one) => one ? other : most);
}

const mixerWords = (most: string): Record<string, string> => ({
  ...Object.fromEntries(FULL.map((name) => [name, "full"])),
  ...Object.fromEntries((most === "window" ? WINDOW : RECURRENT).map((name) => [name, most])),
});

/** Whether there is a window: stated, and not switched off. */
function windows(read: Fields): boolean {
  const asked = "use_sliding_window" in (read.family.defaults ?? {});
  return (!asked || read.flag("use_sliding_window")) && Boolean(read.optional("sliding_window"));
}

function networksOf(read: Fields, n: number): string[] {
  const { networks: [most, other], fewest = 0, sizes, network = {} } = read.family;
  if (!other) return each(n, () => most);
  const count = (sizes.experts as Record<string, string>).count;
  if (fewest && (read.number(count) ?? 0) < fewest) return each(n, () => most);
  const names = read.kinds("mlp_layer_types", n);
  if (names) return names.map((name) => known("mlp_layer_types", name, NETWORKS));
  return chosen(read, network, n).map((one) => one ? other : most);
}

/** Layers of which each mixes tokens or has a network, and never both. */
function alone(read: Fields, n: number): Kinds {
  const names = read.kinds("layer_types", n) ??
    ["linear_attention", "moe", "full_attention", "mlp"];
  const words: Record<string, Kinds[number]> = {};
  for (const [name, mixer] of Object.entries(mixerWords("mamba"))) words[name] = [mixer, ""];
  for (const [name, network] of Object.entries(NETWORKS)) words[name] = ["", network];
  return names.map((name) => known("layer_types", name, words));
}

function known<T>(key: string, name: string, words: Record<string, T>): T {
  if (!Object.hasOwn(words, name)) {
    throw new Refused(`${key} has ${named(name)}, which is not counted here`);
  }
  return words[name];
}

/** For each of n layers whether the rules of families.toml name it. */
function chosen(read: Fields, rules: Rules, n: number): boolean[] {
  for (const [first, name] of [[0, "at"], [1, "nth"]] as const) {
    const listed = read.places(rules[name]);
    if (listed) return each(n, (i) => listed.includes(i + first));
  }
  const { from = 0, below = Infinity, until = Infinity, first = 0, offset } = Object.fromEntries(
    Object.entries(rules).filter(([name]) => name !== "except")
      .map(([name, rule]) => [name, read.rule(rule)]),
  ) as Record<string, number | undefined>;
  const every = "every" in rules ? read.rule(rules.every) : 1;
  const except = read.places(rules.except) ?? [];
  const turn = (i: number) =>
    every && (offset === undefined ? (i + 1) % every === 0 : i % every === offset);
  return each(
    n,
    (i) =>
      i < first || Boolean(turn(i)) && i >= from && i < below && i <= until && !except.includes(i),
  );
}

/** Attention's sizes: those of layers with a window, if there are any, with others in `full`. */
export function heads(read: Fields, row: Row, kinds: Kinds): Partial<Row> {
  if (row.latent) return { n_heads: read.size("num_attention_heads") };
  const found: { window?: HeadsRow; full?: HeadsRow } = {};
  const same = (a: HeadsRow, b: HeadsRow) => JSON.stringify(a) === JSON.stringify(b);
  kinds.forEach(([mixer], i) => {
    if (!/^(full|window|mamba\+full|lightning)/.test(mixer)) return;
    const kind = mixer.startsWith("window") ? "window" : "full";
    const sizes = headsOf(read, row, i, kind);
    if (!same(found[kind] ??= sizes, sizes)) {
      throw new Refused(`heads differ among layers (${kind} attention)`);
    }
  });
  const { full: ofFull = {} } = row;
  delete row.full;
  if (!found.window) return { ...found.full, ...ofFull };
  if (!found.full) return found.window;
  const base = { ...row, ...found.window } as unknown as Record<string, unknown>;
  const differ = Object.entries({ ...found.full, ...ofFull })
    .filter(([key, value]) => value !== (base[key] ?? false));
  return { ...found.window, ...differ.length ? { full: Object.fromEntries(differ) } : {} };
}

function headsOf(read: Fields, row: Row, i: number, kind: "window" | "full"): HeadsRow {
  const { family } = read;
  const layer = read.layer(i);
  const others = "per_layer_config" in read.config ? {} : family[`in_${kind}`];
  const stated = row as unknown as Record<string, number | undefined>;
  const sizes: Record<string, number | undefined> = {};
  for (const [key, one] of Object.entries({ ...family.heads, ...others })) {
    sizes[key] = stated[key] || layer.number(one);
  }
  if (!("d_head" in sizes)) {
    const d_head = family.as_wide ? undefined : layer.optional("head_dim");
    const n_heads = sizes.n_heads as number;
    if (d_head === undefined && row.d_model % n_heads) {
      throw new Refused(`hidden_size=${row.d_model} is not a multiple of ${n_heads} heads`);
    }
    sizes.d_head = d_head || Math.floor(row.d_model / n_heads);
  }
  return sizes;
}

type Rule = (read: Fields, row: Row, kinds: Kinds) => Kinds;

const multiQuery: Rule = (read, row, kinds) => {
  if (read.flag("multi_query")) row.n_kv_heads = 1;
  return kinds;
};

const falcon: Rule = (read, row, kinds) => {
  const another = read.flag("new_decoder_architecture");
  const two = another && [undefined, 2].includes(read.optional("num_ln_in_parallel_attn"));
  row.norms_per_block = two ? 2 : 1;
  if (another) return kinds;
  row.n_kv_heads = read.size("num_attention_heads");
  return multiQuery(read, row, kinds);
};

const falconH1: Rule = (read, _, kinds) => {
  if (read.flag("projectors_bias") !== read.flag("mamba_proj_bias")) {
    throw new Refused("projectors_bias differs from mamba_proj_bias, which is not counted here");
  }
  return kinds;
};

const sharedWidth: Rule = (read, row, kinds) => {
  const shared_d_ff = read.size("shared_intermediate_size", 0);
  if (shared_d_ff) row.experts = { shared: 1, shared_d_ff } as Row["experts"];
  return kinds;
};

const indexed: Rule = (read, _, kinds) => {
  const names = read.kinds("indexer_types", kinds.length) ?? [];
  const pattern = read.value("index_topk_pattern") ?? "";
  const all = [...names, ...typeof pattern === "string" || Array.isArray(pattern) ? pattern : []];
  if (
    all.some((name) => !["full", "F"].includes(name)) || (read.optional("index_topk_freq") ?? 1) > 1
  ) throw new Refused("layers without an indexer of their own are not counted here");
  return kinds;
};

const lfm2: Rule = (read, row, kinds) => {
  let width = read.size("intermediate_size");
  if (read.flag("block_auto_adjust_ff_dim")) {
    width = Math.trunc(2 * width / 3);
    const factor = read.value("block_ffn_dim_multiplier");
    if (factor !== null) {
      if (typeof factor !== "number") {
        throw new Refused(`block_ffn_dim_multiplier=${named(factor)} is not a number`);
      }
      const multiple = read.size("block_multiple_of");
      width = multiple * Math.ceil(Math.trunc(factor * width) / multiple);
    }
  }
  row.d_ff = width;
  return kinds;
};

/** The last layers may take keys and values of an earlier one, and be wider for it. */
const gemma4: Rule = (read, row, kinds) => {
  const shared = read.size("num_kv_shared_layers", 0);
  const first = kinds.length - shared;
  const mixers = kinds.map(([mixer]) => mixer);
  if (shared && mixers.some((mixer) => !mixers.slice(0, Math.max(first, 0)).includes(mixer))) {
    throw new Refused(`num_kv_shared_layers=${shared} leaves none to share`);
  }
  const wide = read.flag("use_double_wide_mlp");
  const both = read.flag("enable_moe_block");
  if (both) row.experts = { scales: true, norms: 3 } as Row["experts"];
  if (both && wide && shared) throw new Refused("wide layers with experts are not counted here");
  if (wide) row.d_wide = 2 * read.size("intermediate_size");
  const width = read.optional("hidden_size_per_layer_input");
  if (width) row.layer_table = { rows: read.size("vocab_size_per_layer_input"), width };
  const network = both ? "both" : "dense";
  return mixers.map((mixer, i) =>
    i < first ? [mixer, network] : [`${mixer}_reuse`, wide && !both ? "wide" : network]
  );
};

const RULES: Record<string, Rule> = {
  ...{ falcon, indexed, lfm2, gemma4 },
  multi_query: multiQuery,
  falcon_h1: falconH1,
  shared_width: sharedWidth,
};
