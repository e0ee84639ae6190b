// Two models, line by line: the first is turned into the second step by step, and each step has its cost.

import { DECLARED } from "./declared.ts";
import { withCommas } from "../kit/format.ts";
import { cacheNumbers, countRow } from "./count.ts";
import { layersOf, type Row, splitKind } from "./row.ts";

export interface Line {
  what: string;
  from: string;
  to: string;
  /** Parameters more, and numbers of the cache more. */
  parameters: number;
  cache: number;
}

/** The length for which caches are compared. */
export const { tokens: TOKENS } = DECLARED.constants;

type Field = keyof Row;

// In this order one model is changed into the other, as gpt_lab/anatomy/comparison.py does.
const STEPS: [what: string, fields: Field[], words: (row: Row) => string][] = [
  ["vocabulary", ["vocab_size"], (row) => withCommas(row.vocab_size)],
  ["positions", ["positions", "context_length"], positions],
  ["output", ["tie_embeddings", "lm_head_bias"], output],
  ["width", ["d_model"], (row) => withCommas(row.d_model)],
  ["layers", ["n_layers", "layers"], layers],
  ["window", ["window"], (row) => row.window ? `${withCommas(row.window)} tokens` : "none"],
  [
    "query heads",
    ["n_heads", "d_head", "d_v", "full", "one_pair"],
    (row) => heads(row, row.n_heads),
  ],
  ["key-value heads", ["n_kv_heads"], (row) => heads(row, row.n_kv_heads)],
  ["latent attention", ["latent", "index"], latent],
  ["norms of queries and keys", ["qk_norm"], ({ qk_norm }) => QK_NORMS[qk_norm ?? ""]],
  ["gate and sinks", ["attention_gate", "sinks"], gates],
  ["feed-forward network", ["feed_forward", "d_ff", "d_wide"], network],
  ["experts", ["experts"], experts],
  ["state", ["state_space", "delta", "filter"], recurrent],
  ["biases", ["qkv_bias", "output_bias", "bias"], biases],
  ["norms", ["norm", "norms_per_block", "norm_bias", "embedding_norm"], norms],
  ["a table for the layers", ["layer_table"], layerTable],
];
const ATTENTION = ["query heads", "key-value heads", "latent attention"];

const QK_NORMS: Record<string, string> = { head: "each head", width: "all heads", "": "none" };
const MIXERS: Record<string, string> = {
  full: "attention",
  window: "window",
  mamba: "state space",
  "mamba+full": "state space + attention",
  delta: "delta rule",
  full_reuse: "attention, keys and values of an earlier layer",
  window_reuse: "window, keys and values of an earlier layer",
  lightning: "linear attention",
  filter: "filter",
  "": "no attention",
};
const FFNS: Record<string, string> = {
  ...{ swiglu: "SwiGLU", geglu: "GeGLU", gelu: "GELU", xielu: "xIELU" },
};
const NETWORKS: Record<string, string> = {
  ...{ moe: " with experts", both: " with experts beside", wide: ", wide" },
};

const list = (words: (string | false | undefined)[]) => words.filter(Boolean).join(", ") || "none";

function positions({ positions, context_length }: Row) {
  const length = context_length ? `${withCommas(context_length)} tokens` : "";
  return list([positions === "learned" ? "learned" : positions, length]);
}
function output({ tie_embeddings, lm_head_bias }: Row) {
  return list([tie_embeddings ? "the token table" : "its own table", lm_head_bias && "a bias"]);
}
function layers(row: Row) {
  const kinds = Object.entries(layersOf(row));
  if (kinds.length === 1 && kinds[0][0] === "full dense") return withCommas(row.n_layers);
  return kinds.map(([kind, n]) => {
    const [mixer, network] = splitKind(kind);
    return `${n} × ${MIXERS[mixer]}${NETWORKS[network] ?? ""}`;
  }).join(", ");
}
function heads({ d_head, full }: Row, count: number | undefined) {
  const others = full?.d_head ? `${full.d_head} without a window` : undefined;
  return count ? list([`${count}${d_head ? ` × ${d_head}` : ""}`, others]) : "none";
}
function latent({ latent, index }: Row) {
  const chosen = index && `${withCommas(index.top)} tokens chosen`;
  return latent ? list([`${latent.kv_rank} + ${latent.d_rope} numbers`, chosen]) : "none";
}
function gates({ attention_gate, sinks }: Row) {
  return list([attention_gate && "gate", sinks && "sinks"]);
}
function layerTable({ layer_table }: Row) {
  return layer_table ? `${withCommas(layer_table.rows)} × ${layer_table.width} a layer` : "none";
}
function network({ feed_forward = "", d_ff }: Row) {
  return d_ff ? `${FFNS[feed_forward]}, ${withCommas(d_ff)}` : "none";
}
function experts({ experts }: Row) {
  if (!experts) return "none";
  const { count, active, d_ff, shared } = experts;
  return list([`${active} of ${count}`, withCommas(d_ff), shared ? `${shared} shared` : undefined]);
}
function recurrent({ state_space, delta, filter }: Row) {
  return list([
    state_space && `${withCommas(state_space.d_inner)} × ${state_space.d_state}`,
    delta && `${delta.n_value_heads} × ${delta.d_key} × ${delta.d_value}`,
    filter && `filter of ${filter.kernel}`,
  ]);
}
function biases({ qkv_bias, output_bias, bias }: Row) {
  if (qkv_bias && output_bias && bias) return "everywhere";
  return list([
    qkv_bias && "queries, keys, values",
    output_bias && "after attention",
    bias && "feed-forward",
  ]);
}
function norms({ norm, norms_per_block, norm_bias }: Row) {
  const plain = norm?.startsWith("plain");
  const name = norm === "rms" ? "RMS" : plain ? "not learned" : "layer norm";
  const shift = norm === "layer" && (norm_bias ? "with shift" : "no shift");
  return list([name, shift, `${norms_per_block} a layer`]);
}

/** A row with all its defaults written out, so that one field can change alone. */
function full(row: Row): Row {
  const bias = row.bias ?? false;
  const by_heads = row.n_heads && !row.latent;
  const d_head = by_heads ? row.d_head ?? Math.floor(row.d_model / row.n_heads!) : row.d_head;
  return {
    ...{ tie_embeddings: false, lm_head_bias: false, qkv_bias: false, output_bias: bias },
    ...{ norm_bias: bias, attention_gate: false, qk_norm: null, sinks: false, norm: "rms" },
    ...{ norms_per_block: 2, feed_forward: "swiglu", positions: "rotary", experts: null },
    ...row,
    ...{ bias, layers: layersOf(row), d_head },
    ...by_heads ? { n_kv_heads: row.n_kv_heads ?? row.n_heads } : {},
  };
}

const costs = (row: Row) => [countRow(row).total, cacheNumbers(row, TOKENS)] as const;
const same = (a: unknown, b: unknown) => canonical(a) === canonical(b);
/** A value as text, whatever the order of its keys. */
const canonical = (value: unknown): string =>
  value !== null && typeof value === "object"
    ? JSON.stringify(Object.entries(value).map(([key, one]) => [key, canonical(one)]).sort())
    : JSON.stringify(value ?? null);

const step = (what: string) => STEPS.find(([name]) => name === what) as typeof STEPS[number];

/** What the kinds of layers mix tokens with (0), or pass each token through (1). */
const wordsOf = (row: Row, place: number) =>
  [...new Set(Object.keys(layersOf(row)).map((kind) => kind.split(" ")[place] ?? ""))]
    .sort().join();

/** The steps that are made as one: layers of other kinds take with them what they are made of. */
function joined(start: Row, end: Row): Map<string, string[]> {
  const withLayers: string[] = [];
  if (wordsOf(start, 0) !== wordsOf(end, 0)) {
    withLayers.push("window", "state");
    if (!start.n_heads !== !end.n_heads) withLayers.push(...ATTENTION);
  }
  if (wordsOf(start, 1) !== wordsOf(end, 1)) withLayers.push("feed-forward network", "experts");
  const latent = !start.latent !== !end.latent && !withLayers.includes(ATTENTION[0]);
  return new Map([
    ["layers", withLayers],
    ["latent attention", latent ? ATTENTION.slice(0, 2) : []],
  ]);
}

/** What turns a model into another: a line for each difference. They add up to the whole difference. */
export function compare(before: Row, after: Row): Line[] {
  let now = full(before);
  const end = full(after);
  const groups = joined(now, end);
  const taken = [...groups.values()].flat();
  let [parameters, cache] = costs(now);
  const lines: Line[] = [];
  for (const one of STEPS) {
    const [what] = one;
    if (taken.includes(what)) continue;
    const steps = [one, ...(groups.get(what) ?? []).map(step)];
    const fields = steps.flatMap(([, fields]) => fields);
    if (fields.every((field) => same(now[field], end[field]))) continue;
    const next = { ...now, ...Object.fromEntries(fields.map((field) => [field, end[field]])) };
    const [nextParameters, nextCache] = costs(next);
    const [from, to] = said(steps, now, end);
    lines.push({
      ...{ what, from, to },
      parameters: nextParameters - parameters,
      cache: nextCache - cache,
    });
    [now, parameters, cache] = [next, nextParameters, nextCache];
  }
  return lines;
}

/** The values of what differs, with names where there are several. */
function said(steps: typeof STEPS, now: Row, end: Row): string[] {
  const differ = steps.filter(([, fields]) =>
    fields.some((field) => !same(now[field], end[field]))
  );
  return [now, end].map((row) => {
    const values = differ.map(([what, , words]) => [what, words(row)] as const);
    const there = values.filter(([, words]) => words !== "none");
    return there.map(([what, words]) => what === values[0][0] ? words : `${what}: ${words}`)
      .join("; ") || "none";
  });
}
