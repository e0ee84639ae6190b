"""How each architecture's ``config.json`` names its sizes, and which defaults it has.

Defaults and constants are those of transformers' classes; tests compare each with them.
"""

from __future__ import annotations

from gpt_lab.anatomy.family import Family, family_of

_OUTPUT = ("qkv_bias", "output_bias")


_GPT = {"qkv_bias": True, "bias": True, "norm": "layer", "feed_forward": "gelu"}
_BIAS = {"attention_bias": False}
_NOT_USED = {"use_sliding_window": False, "sliding_window": 4096}
_GEMMA = {"feed_forward": "geglu"}
_MOE = ("num_experts", "moe_intermediate_size")
_LOCAL = ("num_local_experts", "intermediate_size")
_ROUTED = ("n_routed_experts", "moe_intermediate_size")
_MAMBA_2 = {
    "mamba_expand": 2,
    "mamba_n_heads": 128,
    "mamba_n_groups": 1,
    "mamba_d_state": 256,
    "mamba_d_conv": 4,
    "mamba_conv_bias": True,
    "mamba_proj_bias": False,
}
_MAMBA = {
    "expand": 2,
    "state_size": 16,
    "conv_kernel": 4,
    "time_step_rank": "auto",
    "use_bias": False,
    "use_conv_bias": True,
}
_BOTH = {"attention_bias": _OUTPUT, "mlp_bias": ("bias",)}

FAMILIES: dict[str, Family] = {
    "gpt2": family_of(
        True,
        always=_GPT | {"positions": "learned"},
        names={
            "hidden_size": "n_embd",
            "num_hidden_layers": "n_layer",
            "num_attention_heads": "n_head",
            "max_position_embeddings": "n_positions",
            "intermediate_size": "n_inner",
        },
        layers="four_times",
        as_wide=True,
    ),
    "gpt_neox": family_of(
        False,
        always=_GPT,
        defaults={"attention_bias": True},
        flags={"attention_bias": _OUTPUT},
        as_wide=True,
    ),
    "llama": family_of(False, defaults=_BIAS | {"mlp_bias": False}, flags=_BOTH),
    "smollm3": family_of(
        *(True, 4),
        defaults=_BIAS | {"mlp_bias": False} | _NOT_USED | {"sliding_window": None},
        flags=_BOTH,
    ),
    "granite": family_of(False, defaults=_BIAS | {"mlp_bias": False}, flags=_BOTH, as_wide=True),
    "mistral": family_of(*(False, 8), defaults={"sliding_window": 4096}),
    "mixtral": family_of(*(False, 8), defaults={"num_experts_per_tok": 2}, experts=_LOCAL),
    "qwen2": family_of(*(False, 32), always={"qkv_bias": True}, defaults=_NOT_USED),
    "qwen2_moe": family_of(
        *(False, 16),
        defaults={"qkv_bias": True} | _NOT_USED | {"decoder_sparse_step": 1},
        flags={"qkv_bias": ("qkv_bias",)},
        experts=_MOE,
        layers="shared_gate",
    ),
    "qwen3": family_of(
        *(False, 32, 128),
        always={"qk_norm": "head"},
        defaults=_BIAS | _NOT_USED,
        flags={"attention_bias": _OUTPUT},
    ),
    "qwen3_moe": family_of(
        *(False, 4),
        always={"qk_norm": "head"},
        defaults=_BIAS | _NOT_USED | {"decoder_sparse_step": 1},
        flags={"attention_bias": _OUTPUT},
        experts=_MOE,
    ),
    "qwen3_next": family_of(
        *(False, 2, 256),
        always={"qk_norm": "head", "attention_gate": True},
        defaults=_BIAS
        | {
            "full_attention_interval": 4,
            "linear_conv_kernel_dim": 4,
            "linear_key_head_dim": 128,
            "linear_value_head_dim": 128,
            "linear_num_key_heads": 16,
            "linear_num_value_heads": 32,
            "decoder_sparse_step": 1,
        },
        flags={"attention_bias": _OUTPUT},
        experts=_MOE,
        layers="delta",
    ),
    "gemma": family_of(
        *(True, 16, 256), always=_GEMMA, defaults=_BIAS, flags={"attention_bias": _OUTPUT}
    ),
    "gemma2": family_of(
        *(True, 4, 256),
        always=_GEMMA | {"norms_per_block": 4},
        defaults=_BIAS | {"sliding_window": 4096, "window_pattern": 2},
        flags={"attention_bias": _OUTPUT},
    ),
    "gemma3_text": family_of(
        *(True, 4, 256),
        always=_GEMMA | {"norms_per_block": 4, "qk_norm": "head"},
        names={"window_pattern": "sliding_window_pattern"},
        defaults=_BIAS | {"sliding_window": 4096, "window_pattern": 6},
        flags={"attention_bias": _OUTPUT},
    ),
    "phi": family_of(
        False,
        always=_GPT | {"norms_per_block": 1, "lm_head_bias": True},
        defaults={"qk_layernorm": False},
        layers="phi",
        as_wide=True,
    ),
    "phi3": family_of(False, defaults={"sliding_window": None}),
    "olmo": family_of(
        False,
        always={"norm": "plain"},
        defaults=_BIAS,
        flags={"attention_bias": _OUTPUT},
        as_wide=True,
    ),
    "olmo2": family_of(
        False, always={"qk_norm": "width"}, defaults=_BIAS, flags={"attention_bias": _OUTPUT}
    ),
    "olmo3": family_of(
        False,
        always={"qk_norm": "width"},
        defaults=_BIAS | {"sliding_window": 4096, "window_pattern": 4},
        flags={"attention_bias": _OUTPUT},
    ),
    "olmoe": family_of(
        False,
        always={"qk_norm": "width"},
        defaults=_BIAS,
        flags={"attention_bias": _OUTPUT},
        experts=("num_experts", "intermediate_size"),
        as_wide=True,
    ),
    "falcon": family_of(
        True,
        names={"num_key_value_heads": "num_kv_heads", "intermediate_size": "ffn_hidden_size"},
        always={"norm": "layer", "norm_bias": True, "feed_forward": "gelu"},
        defaults={
            "bias": False,
            "multi_query": True,
            "new_decoder_architecture": False,
            "parallel_attn": True,
        },
        flags={"bias": ("qkv_bias", "bias", "output_bias")},
        layers="falcon",
        as_wide=True,
    ),
    "cohere": family_of(
        True,
        always={"norm": "layer", "norms_per_block": 1},
        defaults=_BIAS | {"use_qk_norm": False},
        flags={"attention_bias": _OUTPUT},
        layers="cohere",
        as_wide=True,
    ),
    "starcoder2": family_of(
        *(True, 2),
        always={"norm": "layer", "norm_bias": True, "feed_forward": "gelu"},
        defaults={"use_bias": True, "sliding_window": None},
        flags={"use_bias": ("qkv_bias", "bias", "output_bias")},
        as_wide=True,
    ),
    "glm": family_of(
        *(False, 2, 128), defaults={"attention_bias": True}, flags={"attention_bias": ("qkv_bias",)}
    ),
    "glm4_moe": family_of(
        *(False, 8),
        defaults=_BIAS | {"use_qk_norm": False, "first_k_dense_replace": 1, "n_shared_experts": 1},
        flags={"attention_bias": ("qkv_bias",)},
        experts=_ROUTED,
        layers="glm4_moe",
    ),
    "deepseek_v2": family_of(
        False,
        defaults={"first_k_dense_replace": 0, "n_shared_experts": 2, "q_lora_rank": 1536},
        experts=_ROUTED,
        layers="deepseek",
        latent=True,
    ),
    "deepseek_v3": family_of(
        False,
        defaults={"first_k_dense_replace": 3, "n_shared_experts": 1, "q_lora_rank": 1536},
        experts=_ROUTED,
        layers="deepseek",
        latent=True,
    ),
    "gpt_oss": family_of(
        *(False, 8, 64),
        always={"sinks": True},
        defaults={"attention_bias": True, "sliding_window": 128, "window_pattern": 2},
        flags={"attention_bias": _OUTPUT},
        experts=_LOCAL,
        layers="gpt_oss",
    ),
    "minimax_m2": family_of(
        *(False, 8, 128), always={"qk_norm": "width"}, experts=_LOCAL, layers="corrected"
    ),
    "llama4_text": family_of(
        *(False, 8, 128),
        defaults=_BIAS
        | {
            "interleave_moe_layer_step": 1,
            "no_rope_layer_interval": 4,
            "attention_chunk_size": 8192,
        },
        flags={"attention_bias": _OUTPUT},
        experts=_LOCAL,
        layers="llama4",
    ),
    "mamba": family_of(
        True, always={"norms_per_block": 1}, defaults=_MAMBA, layers="mamba", attends=False
    ),
    "falcon_mamba": family_of(
        True, always={"norms_per_block": 1}, defaults=_MAMBA, layers="mamba", attends=False
    ),
    "jamba": family_of(
        *(False, 8),
        names={
            "expand": "mamba_expand",
            "state_size": "mamba_d_state",
            "conv_kernel": "mamba_d_conv",
            "time_step_rank": "mamba_dt_rank",
            "use_bias": "mamba_proj_bias",
            "use_conv_bias": "mamba_conv_bias",
        },
        defaults=_MAMBA
        | {
            "attn_layer_period": 8,
            "attn_layer_offset": 4,
            "expert_layer_period": 2,
            "expert_layer_offset": 1,
            "num_experts_per_tok": 2,
            "num_experts": 16,
        },
        experts=("num_experts", "intermediate_size"),
        layers="jamba",
        as_wide=True,
    ),
    "falcon_h1": family_of(
        *(False, 8),
        always={"norm_bias": False},
        defaults=_BIAS
        | _MAMBA_2
        | {
            "mlp_bias": False,
            "mamba_d_ssm": 1024,
            "mamba_rms_norm": False,
            "projectors_bias": False,
        },
        flags=_BOTH,
        layers="falcon_h1",
    ),
    "granitemoehybrid": family_of(
        False,
        defaults=_BIAS | _MAMBA_2 | {"num_local_experts": 8, "num_experts_per_tok": 2},
        flags={"attention_bias": _OUTPUT},
        experts=_LOCAL,
        layers="granite",
        as_wide=True,
    ),
    "lfm2": family_of(
        *(True, 8),
        always={"qk_norm": "head"},
        defaults={
            "conv_bias": False,
            "conv_L_cache": 3,
            "block_auto_adjust_ff_dim": True,
            "block_ffn_dim_multiplier": 1.0,
            "block_multiple_of": 256,
        },
        layers="lfm2",
        as_wide=True,
    ),
}
"""Families by ``model_type``; the field ``family`` of a data file's row is one of these."""
