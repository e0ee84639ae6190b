// A `config.json` as the hub has it, as a row: the twin of gpt_lab/anatomy/hub_config.py.

import { type Config, type Families, Fields, isObject, named, own, Refused } from "./hub_fields.ts";
import { heads, type Kinds, kindsOf } from "./hub_layers.ts";
import { ATTEND, type Row } from "./row.ts";

const LONGEST = 100_000; // characters; a configuration has a few thousand

/** What Python writes and JSON has not: some state spaces have a longest step that is infinite. */
const NOT_FINITE = /(?<=[[,:]\s*)-?(Infinity|NaN)(?=\s*[\],}])/g;

/** What a size belongs to: the mixers and networks that have it. */
const PARTS: Record<string, string[]> = {
  d_ff: ["dense", "both"],
  experts: ["moe", "both"],
  state_space: ["mamba", "mamba+full"],
  delta: ["delta"],
  filter: ["filter"],
  latent: ATTEND,
  index: ATTEND,
};

/** The sizes of the model that a configuration's text describes. Throws `Refused`. */
export function rowOfHubConfig(text: string, families: Families): Row {
  if (text.length > LONGEST) {
    throw new Refused("it has more than 100,000 characters: no configuration has");
  }
  let config: unknown;
  try {
    config = JSON.parse(text.replace(/^\ufeff/, "").replace(NOT_FINITE, "null"));
  } catch {
    throw new Refused("it is not JSON");
  }
  if (!isObject(config)) throw new Refused("it is not a JSON object");
  return rowOf(config, families);
}

/** A row whose heads share keys and values evenly: what the hub counts, no model can run otherwise. */
export function withEvenHeads(row: Row): Row {
  for (const { n_heads = 1, n_kv_heads } of [row, { ...row, ...row.full }]) {
    if (n_kv_heads && n_heads % n_kv_heads) {
      throw new Refused(`${n_heads} heads cannot share ${n_kv_heads} key and value heads evenly`);
    }
  }
  return row;
}

function rowOf(config: Config, families: Families): Row {
  const name = own(config, "model_type");
  if (typeof name !== "string") throw new Refused("it has no model_type");
  const family = own(families, name) as Families[string] | undefined;
  if (!family) {
    const text = own(config, "text_config");
    if (!isObject(text)) {
      throw new Refused(`the parts of model_type ${named(name)} are not known here`);
    }
    return { ...rowOf(textOf(config, text), families), other_inputs: true };
  }
  const read = new Fields(config, family);
  for (const [key, value] of Object.entries(family.only ?? {})) {
    if (read.value(key) !== value) {
      throw new Refused(`${key}=${named(read.value(key))} is not counted here`);
    }
  }
  const row = {
    family: name,
    vocab_size: read.size("vocab_size"),
    d_model: read.size("hidden_size"),
    n_layers: read.layers(),
    ...structuredClone(family.row ?? {}),
  } as Row;
  if (row.n_layers > 100_000) throw new Refused(`${row.n_layers} layers are too many`);
  if (row.positions === "learned" || read.value("max_position_embeddings") !== null) {
    row.context_length = read.size("max_position_embeddings");
  }
  for (const [flag, fields] of Object.entries(family.flags ?? {})) {
    const on = read.flag(flag);
    for (const field of fields) put(row, field, on);
  }
  row.tie_embeddings = read.flag("tie_word_embeddings");
  const kinds = kindsOf(read, row);
  addSizes(read, row, kinds);
  const layers: Record<string, number> = {};
  for (const [mixer, network] of kinds) {
    const kind = `${mixer} ${network}`.trim();
    layers[kind] = (layers[kind] ?? 0) + 1;
  }
  return { ...row, layers };
}

/** The sizes of what the kinds of layers are made of; what none has is left out. */
function addSizes(read: Fields, row: Row, kinds: Kinds) {
  const found = new Set(kinds.flat());
  const has = (names: readonly string[]) => names.some((name) => found.has(name));
  const all = row as unknown as Config;
  if (has(["window"])) row.window = read.size("sliding_window");
  for (const [name, specification] of Object.entries(read.family.sizes)) {
    if (!has(PARTS[name])) delete all[name];
    else if (typeof specification === "string") all[name] ??= read.number(specification);
    else {
      const given = Object.entries(specification).filter(([, one]) => one)
        .map(([field, one]) => [field, read.number(one)] as const)
        .filter(([, number]) => number !== undefined);
      all[name] = { ...all[name] as Config, ...Object.fromEntries(given) };
    }
  }
  if (has([...ATTEND, "lightning"])) Object.assign(row, heads(read, row, kinds));
}

/** Sets what a switch turns on: a field, one of a table, or one to a value. */
function put(row: Row, text: string, on: boolean) {
  const [field, value] = text.split("=");
  const [table, name] = field.includes(".") ? field.split(".") : ["", field];
  if (value && !on) return;
  const all = row as unknown as Config;
  const place = table ? (all[table] ??= {}) as Config : all;
  place[name] = value || on;
}

/** The language model's configuration: whether its tables are tied, the whole model says. */
const textOf = (config: Config, text: Config): Config =>
  "tie_word_embeddings" in config
    ? { ...text, tie_word_embeddings: config.tie_word_embeddings }
    : text;
