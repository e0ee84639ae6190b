// The layers of hybrid and recurrent models in a `config.json`: the rest of gpt_lab/anatomy/hub_layers.py.

import { type Fields, named, Refused } from "./hub_fields.ts";
import { count, each, experts, type Layers, sharedGate } from "./hub_shared.ts";
import type { Row, StateSpaceRow } from "./row.ts";

function delta(read: Fields, row: Row): Layers {
  const n = row.n_layers;
  const every = read.size("full_attention_interval");
  const names = read.kinds("layer_types", n) ??
    each(n, (i) => (i + 1) % every ? "linear_attention" : "full_attention");
  return {
    ...sharedGate(read, row),
    layers: count(names.map((name) => name === "linear_attention" ? "delta moe" : "full moe")),
    delta: {
      n_key_heads: read.size("linear_num_key_heads"),
      n_value_heads: read.size("linear_num_value_heads"),
      d_key: read.size("linear_key_head_dim"),
      d_value: read.size("linear_value_head_dim"),
      kernel: read.size("linear_conv_kernel_dim"),
    },
  };
}

/** Mamba's sizes. */
const stateSpace = (read: Fields, { d_model, n_heads }: Row): StateSpaceRow => ({
  // Jamba's intermediate_size is its feed-forward network's.
  d_inner: (n_heads ? undefined : read.optional("intermediate_size")) ??
    read.size("expand") * d_model,
  d_state: read.size("state_size"),
  kernel: read.size("conv_kernel"),
  dt_rank: read.value("time_step_rank") === "auto"
    ? Math.ceil(d_model / 16)
    : read.size("time_step_rank"),
  conv_bias: read.flag("use_conv_bias"),
  projection_bias: read.flag("use_bias"),
});

const mamba = (read: Fields, row: Row): Layers => ({
  layers: { mamba: row.n_layers },
  state_space: stateSpace(read, row),
});

function jamba(read: Fields, row: Row): Layers {
  const [period, offset] = [read.size("attn_layer_period"), read.size("attn_layer_offset", 0)];
  const [every, first] = [read.size("expert_layer_period"), read.size("expert_layer_offset", 0)];
  const single = read.size("num_experts") === 1;
  const kind = (i: number) =>
    `${i % period === offset ? "full" : "mamba"} ${
      i % every === first && !single ? "moe" : "dense"
    }`;
  return {
    layers: count(each(row.n_layers, kind)),
    d_ff: read.size("intermediate_size"),
    state_space: { ...stateSpace(read, row), norms: true },
    experts: experts(read),
  };
}

/** Mamba-2's sizes. */
const stateSpace2 = (read: Fields, d_inner: number): StateSpaceRow => ({
  d_inner,
  d_state: read.size("mamba_d_state"),
  kernel: read.size("mamba_d_conv"),
  n_heads: read.size("mamba_n_heads"),
  groups: read.size("mamba_n_groups"),
  conv_bias: read.flag("mamba_conv_bias"),
  projection_bias: read.flag("mamba_proj_bias"),
});

function falconH1(read: Fields, row: Row): Layers {
  if (read.flag("projectors_bias") !== read.flag("mamba_proj_bias")) {
    throw new Refused("projectors_bias differs from mamba_proj_bias, which is not counted here");
  }
  const width = read.optional("mamba_d_ssm") || read.size("mamba_expand") * row.d_model;
  return {
    layers: { "mamba+full dense": row.n_layers },
    d_ff: read.size("intermediate_size"),
    state_space: { ...stateSpace2(read, width), norms: read.flag("mamba_rms_norm") },
  };
}

function granite(read: Fields, row: Row): Layers {
  const names = read.kinds("layer_types", row.n_layers) ?? each(row.n_layers, () => "mamba");
  const width = read.size("shared_intermediate_size");
  const network = read.optional("num_local_experts") ? "moe" : "dense";
  const attend = ["attention", "full_attention"];
  return {
    layers: count(names.map((one) => `${attend.includes(one) ? "full" : "mamba"} ${network}`)),
    state_space: {
      ...stateSpace2(read, read.size("mamba_expand") * row.d_model),
      norms: true,
    },
    ...network === "moe"
      ? { experts: experts(read, { shared: 1, shared_d_ff: width }) }
      : { d_ff: width },
  };
}

function lfm2(read: Fields, row: Row): Layers {
  const attend = read.value("full_attn_idxs");
  const attends = (i: number) => Array.isArray(attend) ? attend.includes(i) : true;
  const names = read.kinds("layer_types", row.n_layers) ??
    each(row.n_layers, (i) => attends(i) ? "full_attention" : "conv");
  if (read.flag("conv_bias")) throw new Refused("conv_bias=true is none of the released LFM2s'");
  let d_ff = read.size("intermediate_size");
  if (read.flag("block_auto_adjust_ff_dim")) {
    d_ff = Math.trunc(2 * d_ff / 3);
    const factor = read.value("block_ffn_dim_multiplier");
    if (factor !== null) {
      if (typeof factor !== "number") {
        throw new Refused(`block_ffn_dim_multiplier=${named(factor)} is not a number`);
      }
      const multiple = read.size("block_multiple_of");
      d_ff = multiple * Math.ceil(Math.trunc(factor * d_ff) / multiple);
    }
  }
  return {
    layers: count(names.map((one) => one === "full_attention" ? "full dense" : "filter dense")),
    d_ff,
    filter: { kernel: read.size("conv_L_cache") },
  };
}

export const HYBRIDS: Record<string, (read: Fields, row: Row) => Layers> = {
  ...{ delta, mamba, jamba, granite, lfm2 },
  falcon_h1: falconH1,
};
