// A `config.json` as the hub has it, as a row: the twin of gpt_lab/anatomy/hub_config.py.

import { type Families, type Family, Fields, isObject, named, own, Refused } from "./hub_fields.ts";
import { layersOfConfig } from "./hub_layers.ts";
import type { Row } from "./row.ts";

const LONGEST = 100_000; // characters; a configuration has a few thousand

/** What Python writes and JSON has not: some state spaces have a longest step that is infinite. */
const NOT_FINITE = /(?<=[[,:]\s*)-?(Infinity|NaN)(?=\s*[\],}])/g;

/** The sizes of the model that a configuration's text describes. Throws `Refused`. */
export function rowOfHubConfig(text: string, families: Families): Row {
  if (text.length > LONGEST) {
    throw new Refused("it has more than 100,000 characters: no configuration has");
  }
  let config: unknown;
  try {
    config = JSON.parse(text.replace(NOT_FINITE, "null"));
  } catch {
    throw new Refused("it is not JSON");
  }
  if (!isObject(config)) throw new Refused("it is not a JSON object");
  const name = own(config, "model_type");
  if (typeof name !== "string") throw new Refused("it has no model_type");
  const family = own(families, name) as Family | undefined;
  if (!family) {
    throw new Refused(
      isObject(own(config, "text_config"))
        ? `model_type ${named(name)} reads more than text; its text_config alone can be counted`
        : `the parts of model_type ${named(name)} are not known here`,
    );
  }
  const read = new Fields(config, family);
  const row = {
    family: name,
    vocab_size: read.size("vocab_size"),
    d_model: read.size("hidden_size"),
    n_layers: read.size("num_hidden_layers"),
    ...family.always,
  } as Row;
  if (family.attends ?? true) {
    row.n_heads = read.size("num_attention_heads");
    row.context_length = read.size("max_position_embeddings");
    Object.assign(row, heads(read, row.d_model, row.n_heads));
  }
  for (const [flag, fields] of Object.entries(family.flags ?? {})) {
    const on = read.flag(flag);
    Object.assign(row, Object.fromEntries(fields.map((field) => [field, on])));
  }
  row.tie_embeddings = read.flag("tie_word_embeddings");
  if (row.n_layers > 100_000) throw new Refused(`${row.n_layers} layers are too many`);
  return { ...row, ...layersOfConfig(read, row) };
}

/** The widths of keys and values: grouped, or through short vectors. */
function heads(read: Fields, d_model: number, n_heads: number): Partial<Row> {
  if (read.family.latent) {
    const q_rank = read.optional("q_lora_rank");
    return {
      latent: {
        kv_rank: read.size("kv_lora_rank"),
        d_nope: read.size("qk_nope_head_dim", 0),
        d_rope: read.size("qk_rope_head_dim", 0),
        d_v: read.size("v_head_dim"),
        ...q_rank ? { q_rank } : {},
      },
    };
  }
  const n_kv_heads = read.optional("num_key_value_heads") || n_heads;
  const d_head = read.family.as_wide ? undefined : read.optional("head_dim");
  if (d_head === undefined && d_model % n_heads) {
    throw new Refused(`hidden_size=${d_model} is not a multiple of ${n_heads} heads`);
  }
  return { n_kv_heads, d_head: d_head ?? d_model / n_heads };
}
