"""Odd little configurations of any family that we count, for the classes of transformers.

One table of values serves all families: what a class does not have as an entry is left out. So the
names are transformers' own, and a family that reads another one has it in ``_ALSO``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import torch
import transformers

from gpt_lab.anatomy.families import families

_ROUTED = re.compile(r"\bexperts\.(gate_up|up|down)_proj(_bias)?$")
Config = dict[str, Any]
Integer = Callable[[int, int], int]

_PATTERNS = {
    "window": ["sliding_attention", "full_attention"],
    "delta": ["linear_attention", "full_attention"],
    "lightning": ["linear_attention", "full_attention"],
    "mamba": ["linear_attention", "full_attention"],
    "filter": ["conv", "full_attention"],
}
_AS_WIDE = ("cohere2", "gptj", "codegen")
_EXTRA = {  # what a class reads without naming it as an entry
    "gemma4_text": {"global_head_dim", "num_global_key_value_heads"},
    "nemotron_h": {"layer_types"},
}
_NEEDED = {  # null is allowed by the type alone
    ("exaone4", "sliding_window"),
    ("step3p5", "sliding_window"),
    ("glm_moe_dsa", "q_lora_rank"),
    ("lfm2_moe", "layer_types"),
}
_CLASSES = {"kimi_k2": "deepseek_v3"}  # whose files have a name of their own
NOT_CAUSAL = {  # text models that transformers has inside of others alone
    "qwen2_vl_text": "qwen2_vl",
    "qwen2_5_vl_text": "qwen2_5_vl",
    "qwen3_vl_text": "qwen3_vl",
    "qwen3_vl_moe_text": "qwen3_vl_moe",
    "glm4v_text": "glm4v",
    "glm4v_moe_text": "glm4v_moe",
    "step3p5": "step3p7",
}


def config_class(family: str) -> type[transformers.PreTrainedConfig]:
    name = _CLASSES.get(family, family)
    return transformers.models.auto.configuration_auto.CONFIG_MAPPING[name]


@cache
def entries(family: str) -> frozenset[str]:
    """What a configuration of the family says: its class's entries."""
    return frozenset(config_class(family).__dataclass_fields__)


def may_be_none(family: str, name: str) -> bool:
    """Whether a file of the family may have null there."""
    field = config_class(family).__dataclass_fields__.get(name)
    return field is None or ("None" in str(field.type) and (family, name) not in _NEEDED)


def odd_config(family: str, integer: Integer) -> Config:
    """A configuration of tiny odd sizes, with each switch on in some of them.

    Args:
        family: a ``model_type``.
        integer: gives an integer between two, both included.
    """
    a_half = lambda: integer(0, 1) == 1  # noqa: E731
    has = entries(family)
    n, H = integer(1, 6), integer(1, 4)
    kv = [k for k in range(1, H + 1) if H % k == 0][integer(0, H) % (2 if H in (2, 3) else 1)]
    d_head, E = 2 * integer(2, 9), integer(2, 6)
    or_none = lambda name, value: [value, None][integer(0, 1) * may_be_none(family, name)]  # noqa: E731
    free = "head_dim" in has and family not in _AS_WIDE
    hidden = H * 2 * integer(1, 12) if free else H * d_head
    state_heads, state_width = integer(1, 4), 2 * integer(1, 6)
    if "mamba_expand" in has or family == "mamba2":  # whose heads together are expand times as wide
        state_heads, state_width, hidden = 2 * H, d_head, H * d_head
    value_heads, key_heads = integer(1, 3), integer(1, 3)
    values: Config = {
        "vocab_size": integer(8, 64),
        "vocab_size_per_layer_input": integer(8, 64),
        "hidden_size_per_layer_input": integer(0, 5),
        "hidden_size": hidden,
        "n_embd": hidden,
        "d_model": hidden,
        **dict.fromkeys(("num_hidden_layers", "num_layers", "n_layer", "n_layers"), n),
        **dict.fromkeys(("num_attention_heads", "num_heads", "n_head", "n_heads"), H),
        **dict.fromkeys(("num_key_value_heads", "num_kv_heads"), kv),
        "head_dim": d_head,
        "global_head_dim": 2 * integer(2, 9),
        "num_global_key_value_heads": kv,
        "max_position_embeddings": integer(20, 99),
        "n_positions": integer(20, 99),
        "max_seq_len": integer(20, 99),
        "intermediate_size": integer(3, 50),
        "intermediate_size_mlp": integer(3, 50),
        "dense_intermediate_size": integer(3, 50),
        "ffn_hidden_size": integer(3, 50),
        "n_inner": integer(3, 50),
        "expansion_ratio": integer(1, 4),
        "moe_intermediate_size": integer(3, 30),
        "shared_expert_intermediate_size": integer(3, 30),
        "shared_intermediate_size": integer(0 if family == "granitemoeshared" else 1, 30),
        "moe_shared_expert_intermediate_size": integer(3, 30),
        "share_expert_dim": integer(3, 30),
        "moe_latent_size": [None, integer(3, 30)][integer(0, 1)],
        **dict.fromkeys(("num_experts", "n_routed_experts", "num_local_experts"), E),
        "moe_num_experts": E,
        **dict.fromkeys(("num_experts_per_tok", "num_experts_per_token"), integer(1, E)),
        **dict.fromkeys(("moe_k", "moe_topk", "top_k_experts"), integer(1, E)),
        **dict.fromkeys(("n_shared_experts", "num_shared_experts"), integer(1, 3)),
        "moe_num_shared_experts": integer(0, 3),
        **dict.fromkeys(("first_k_dense_replace", "num_dense_layers"), integer(0, n)),
        **dict.fromkeys(("n_group", "topk_group", "num_expert_group"), 1),
        "moe_layer_start_index": integer(0, n),
        "moe_layer_end_index": [-1, integer(0, n)][integer(0, 1)],
        "moe_layer_interval": integer(1, 3),
        "decoder_sparse_step": integer(1, 3),
        "mlp_only_layers": [[], [0], [1, 2]][integer(0, 2)],
        "interleave_moe_layer_step": integer(1, 3),
        "kv_lora_rank": integer(2, 20),
        "q_lora_rank": or_none("q_lora_rank", integer(2, 20)),
        "qk_nope_head_dim": integer(1, 20),
        "qk_rope_head_dim": 2 * integer(1, 9),
        "v_head_dim": integer(1, 20),
        "index_n_heads": integer(1, 5),
        "index_head_dim": 2 * integer(10, 15),
        "index_topk": integer(1, 9),
        "sliding_window": [integer(2, 9), None][
            integer(0, 1) if may_be_none(family, "sliding_window") else 0
        ],
        "attention_chunk_size": integer(2, 9),
        "max_window_layers": integer(0, n),
        "window_size": integer(2, 9),
        "linear_num_key_heads": key_heads,
        "linear_num_value_heads": key_heads * value_heads,
        "linear_key_head_dim": 2 * integer(1, 5),
        "linear_value_head_dim": 2 * integer(1, 5),
        "linear_conv_kernel_dim": integer(2, 5),
        "short_conv_kernel_size": integer(2, 5),
        "linear_head_dim": 2 * integer(1, 5),
        "linear_num_heads": integer(1, 3),
        "layer_group_size": integer(1, 4),
        "expand": 2,
        "mamba_expand": 2,
        "state_size": integer(2, 9),
        "ssm_state_size": integer(2, 9),
        "mamba_d_state": integer(2, 9),
        **dict.fromkeys(("conv_kernel", "mamba_d_conv", "conv_L_cache"), integer(2, 5)),
        **dict.fromkeys(
            ("time_step_rank", "mamba_dt_rank"), ["auto", integer(1, 9)][integer(0, 1)]
        ),
        **dict.fromkeys(("mamba_n_heads", "mamba_num_heads"), state_heads),
        **dict.fromkeys(("mamba_d_head", "mamba_head_dim"), state_width),
        "mamba_d_ssm": state_heads * state_width,
        **dict.fromkeys(("mamba_n_groups", "n_groups"), 1),
        "attn_layer_period": integer(1, 3),
        "attn_layer_offset": 0,
        "expert_layer_period": integer(1, 3),
        "expert_layer_offset": 0,
        "num_kv_shared_layers": 0,
    }
    values |= {name: a_half() for name in _switches(family)}
    values |= {"mamba_proj_bias": False} if "projectors_bias" in has else {}
    layers = _layers(family, n, integer)
    config = {
        name: value
        for name, value in (values | layers).items()
        if name in has | _EXTRA.get(family, frozenset())
    }
    config |= dict.fromkeys(("pad_token_id", "bos_token_id", "eos_token_id"), 1)
    return _adjusted(family, config, n, integer)


def _switches(family: str) -> list[str]:
    known = families()[family]
    names = [name for name, value in known.get("defaults", {}).items() if isinstance(value, bool)]
    return [name for name in names if name not in known.get("only", {})]


def _layers(family: str, n: int, integer: Integer) -> Config:
    """Kinds of layers, in half of the cases where the class has a list of them."""
    known = families()[family]
    result: Config = {}
    most, *others = known["mixers"]
    if others and (integer(0, 1) or not may_be_none(family, "layer_types")):
        names = _PATTERNS[most]
        if family == "llama4_text":
            names = ["chunked_attention", "full_attention"]
        result["layer_types"] = [names[integer(0, 1)] for _ in range(n)]
    if known.get("rule") == "alone":
        names = ["linear_attention", "full_attention", "moe", "mlp"]
        result["layer_types"] = [names[integer(0, 3)] for _ in range(n)]
    if len(known["networks"]) > 1 and integer(0, 1):
        result["mlp_layer_types"] = [["dense", "sparse"][integer(0, 1)] for _ in range(n)]
    if family == "gpt_neo":
        layers = [["global", "local"], 1] if n % 2 == 0 else [["global"], n]
        result["attention_types"] = [[layers[0], n // len(layers[0])]]
    return result


def _adjusted(family: str, config: Config, n: int, integer: Integer) -> Config:
    """What holds between the entries of single families."""
    if family == "gemma4_text":
        config["layer_types"] = (config.get("layer_types") or ["sliding_attention"] * n)[:-1]
        config["layer_types"].append("full_attention")
        config["sliding_window"] = integer(2, 9)
        types = config["layer_types"]
        most = max(k for k in range(n) if {*types[: n - k]} == {*types})
        config["num_kv_shared_layers"] = integer(0, most)
        if config["enable_moe_block"]:  # none has both
            config["use_double_wide_mlp"] = False
    if family == "step3p5":
        others = {"num_attention_heads": 2 * config["num_attention_heads"]}
        config["attention_other_setting"] = others
    if family == "olmo_hybrid":  # which has to have both kinds
        n = config["num_hidden_layers"] = max(n, 4)
        config["layer_types"] = ["linear_attention"] * (n - 1) + ["full_attention"]
    if family == "mamba2":
        config |= {"num_heads": 2 * config["hidden_size"] // config["head_dim"]}
    if family == "bamba":
        config["attn_layer_indices"] = [i for i in range(n) if integer(0, 1)]
    if family == "falcon_h1":
        config["projectors_bias"] = config["mamba_proj_bias"]
    if family in ("mistral", "ministral3"):
        config.pop("layer_types", None)
    if family == "minicpm3":
        config["num_key_value_heads"] = config["num_attention_heads"]
    return config


def built(family: str, config: Config) -> torch.nn.Module:
    """transformers' model of a configuration on the meta device: shapes, and no memory."""
    kind = config_class(family)(**config)
    with torch.device("meta"):
        if family in NOT_CAUSAL:
            return _text_model(family, kind)
        return transformers.AutoModelForCausalLM.from_config(kind)


def _text_model(family: str, kind: transformers.PreTrainedConfig) -> torch.nn.Module:
    """The text model inside of another, with the output that the other has."""
    if family == "step3p5":
        from transformers.models.step3p7.modeling_step3p7 import Step3p7TextModel

        text = Step3p7TextModel(kind)
    else:
        text = transformers.AutoModel.from_config(kind)
    model = torch.nn.ModuleDict({"model": text})
    if not getattr(kind, "tie_word_embeddings", False):
        model["lm_head"] = torch.nn.Linear(kind.hidden_size, kind.vocab_size, bias=False)
    return model


def totals(model: torch.nn.Module, chosen: int | None) -> tuple[int, int]:
    """All parameters, and those that one token uses where it passes so many experts."""
    sizes = {name: parameter.shape for name, parameter in model.named_parameters()}
    total = sum(shape.numel() for shape in sizes.values())
    routed = [shape for name, shape in sizes.items() if _ROUTED.search(name)]
    idle = sum(shape.numel() // shape[0] * (shape[0] - (chosen or 0)) for shape in routed)
    return total, total - idle


def chosen_experts(config: Config) -> int | None:
    """How many experts a token passes, by whatever name."""
    names = ("num_experts_per_tok", "num_experts_per_token", "moe_k", "moe_topk", "top_k_experts")
    return next((config[name] for name in names if config.get(name) is not None), None)
