"""A row of ``gpt_lab/data/published.toml`` as a model of transformers on the meta device.

The meta device gives tensors shapes and no memory, so that even the largest model is built whole,
with every layer, in a few hundredths of a second: nothing is extrapolated.
"""

from __future__ import annotations

import functools
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import torch
import transformers  # its classes are loaded where they are used, which takes seconds

from tests.support import ROOT
from tests.support.mixer_witness import HYBRIDS, mixers, random_mixers
from tests.support.odd_configs import built, config_class

Row = dict[str, Any]

FOLDER = Path(__file__).parent
DATA = ROOT / "gpt_lab" / "data" / "published.toml"
TOTALS = FOLDER / "published_totals.toml"
CONFIGS = FOLDER / "published_configs.json"


def published_rows() -> dict[str, Row]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def known_totals() -> dict[str, int]:
    """What others read off the checkpoints, by the row's name."""
    return {name: total for name, total in _totals().items() if isinstance(total, int)}


def counted_totals() -> dict[str, int]:
    """What we counted, and looked up nowhere: it keeps a change from going unseen."""
    return _totals()["counted"]


def _totals() -> dict[str, Any]:
    return tomllib.loads(TOTALS.read_text(encoding="utf-8"))


@functools.cache
def published_configs() -> dict[str, Row]:
    """What was read of the configurations of later rows, by the row's name.

    What one leaves out has the default of transformers' class; of many it is everything.
    """
    return json.loads(CONFIGS.read_text(encoding="utf-8"))


def transformers_model(row: Row) -> torch.nn.Module:
    """The causal language model of the row's family, its tensors without memory."""
    if row["family"] not in FAMILIES:
        return built(row["family"], _seen(row))
    with torch.device("meta"):
        return transformers.AutoModelForCausalLM.from_config(transformers_config(row))


def transformers_totals(row: Row) -> tuple[int, int]:
    """The parameters of the row's model, tied ones once, and the numbers in its checkpoint.

    A checkpoint has the buffers too that are stored with parameters: the corrections of routers,
    and one number for each layer of Gemma 4.
    """
    model = transformers_model(row)
    stored = model.state_dict().keys()
    buffers = sum(buffer.numel() for name, buffer in model.named_buffers() if name in stored)
    total = sum(parameter.numel() for parameter in model.parameters())
    return total, total + buffers


def transformers_config(row: Row) -> transformers.PreTrainedConfig:
    """The configuration that transformers has for the row's family, spelled out name by name."""
    family = row["family"]
    if family not in FAMILIES:
        return config_class(family)(**_seen(row))
    sizes: Row = {"pad_token_id": None, "bos_token_id": None, "eos_token_id": None}
    sizes["vocab_size"] = row["vocab_size"]
    sizes["tie_word_embeddings"] = row.get("tie_embeddings", False)
    if family == "gpt2":
        return transformers.AutoConfig.for_model(
            "gpt2",
            **sizes,
            n_positions=row["context_length"],
            n_embd=row["d_model"],
            n_layer=row["n_layers"],
            n_head=row["n_heads"],
            n_inner=row["d_ff"],
        )
    sizes |= {"hidden_size": row["d_model"], "num_hidden_layers": row["n_layers"]}
    if family in ("mamba", "falcon_mamba"):
        return transformers.AutoConfig.for_model(family, **sizes, **mixers(row))
    sizes |= {
        "max_position_embeddings": row["context_length"],
        "num_attention_heads": row["n_heads"],
    }
    if family == "falcon":
        return transformers.AutoConfig.for_model(family, **sizes, **_falcon(row))
    if family != "gpt_neox":
        sizes["num_key_value_heads"] = row.get("n_kv_heads", row["n_heads"])
    if "d_ff" in row:
        sizes["intermediate_size"] = row["d_ff"]
    if family in ("mistral", "gemma3_text", "phi3", "starcoder2"):
        sizes["sliding_window"] = row.get("window")  # the classes have defaults of their own
    sizes |= _attention(row) | _experts(row) | mixers(row)
    return transformers.AutoConfig.for_model(family, **sizes)


def _seen(row: Row) -> Row:
    """What was read of a row's configuration."""
    name = next(name for name, other in published_rows().items() if other == row)
    return {key: value for key, value in published_configs()[name].items() if key != "model_type"}


def _falcon(row: Row) -> Row:
    """Falcon's first generation has one key head, the second groups and a norm more."""
    old = row.get("norms_per_block") == 1
    return {
        "ffn_hidden_size": row["d_ff"],
        "multi_query": old,
        "new_decoder_architecture": not old,
        "num_kv_heads": row["n_kv_heads"] if "n_kv_heads" in row else row["n_heads"],
    }


def _attention(row: Row) -> Row:
    """What transformers calls the switches of attention: not the same in any two families."""
    family, qkv_bias = row["family"], row.get("qkv_bias", False)
    if latent := row.get("latent"):
        return {
            "q_lora_rank": latent.get("q_rank"),
            "kv_lora_rank": latent["kv_rank"],
            "qk_nope_head_dim": latent["d_nope"],
            "qk_rope_head_dim": latent["d_rope"],
            "v_head_dim": latent["d_v"],
        }
    if family == "gpt_neox":
        return {}
    sizes = {"head_dim": row.get("d_head", row["d_model"] // row["n_heads"])}
    if family == "qwen2_moe":
        sizes["qkv_bias"] = qkv_bias
    elif family == "starcoder2":
        sizes["use_bias"] = qkv_bias
    elif family not in ("qwen2", "phi", "jamba", "lfm2"):  # which always have them, or never
        sizes["attention_bias"] = qkv_bias
    if family == "cohere":
        sizes["use_qk_norm"] = "qk_norm" in row
    if family == "glm4_moe":
        sizes["use_qk_norm"] = "qk_norm" in row
    if family in ("llama", "smollm3", "granite"):
        sizes["mlp_bias"] = row.get("bias", False)
    return sizes


def _experts(row: Row) -> Row:
    """What transformers calls the sizes of experts."""
    family, experts = row["family"], row.get("experts")
    if experts is None:
        return {}
    sizes = {"num_experts_per_tok": experts["active"]}
    if family in ("mixtral", "gpt_oss", "minimax_m2"):
        sizes |= {"num_local_experts": experts["count"], "intermediate_size": experts["d_ff"]}
    elif family == "llama4_text":
        sizes |= {"num_local_experts": experts["count"], "intermediate_size": experts["d_ff"]}
        sizes["intermediate_size_mlp"] = row.get("d_ff", 1)
        moe = [i for i, kind in enumerate(_in_order(row)) if kind.endswith("moe")]
        sizes["moe_layers"] = moe
    elif family == "granitemoehybrid":
        sizes |= {"num_local_experts": experts["count"], "intermediate_size": experts["d_ff"]}
    elif family in ("olmoe", "jamba"):
        sizes |= {"num_experts": experts["count"], "intermediate_size": experts["d_ff"]}
    elif family in ("qwen2_moe", "qwen3_moe", "qwen3_next"):
        sizes |= {"num_experts": experts["count"], "moe_intermediate_size": experts["d_ff"]}
    else:
        sizes |= {
            "n_routed_experts": experts["count"],
            "moe_intermediate_size": experts["d_ff"],
            "n_shared_experts": experts.get("shared", 0),
            "first_k_dense_replace": experts.get("first_dense", 0),
        }
    if family in ("qwen2_moe", "qwen3_next"):
        width = experts.get("shared_d_ff", experts["d_ff"])
        sizes["shared_expert_intermediate_size"] = experts["shared"] * width
    return sizes


def _in_order(row: Row) -> list[str]:
    """The kinds of layers one after the other; their order changes no count."""
    return [kind for kind, n in row["layers"].items() for _ in range(n)]


def random_row(family: str, seed: int) -> Row:
    """A row of tiny odd sizes, with the switches that the family can have on in some of them."""
    draw = random.Random(f"{family} {seed}")
    a_half = lambda: draw.random() < 0.5  # noqa: E731
    n_heads = draw.choice([1, 2, 3, 4, 6])
    row: Row = {
        "family": family,
        "vocab_size": draw.randint(5, 300),
        "context_length": draw.randint(8, 64),
        "d_model": n_heads * 2 * draw.randint(2, 9),  # rotary positions take pairs
        "n_layers": draw.randint(1, 4),
        "n_heads": n_heads,
        "tie_embeddings": a_half(),
    }
    if family in HYBRIDS:
        return random_mixers(family, row, draw)
    dense, experts, latent = _KINDS[family]
    if not latent and family not in ("gpt2", "gpt_neox"):
        row["n_kv_heads"] = draw.choice([h for h in range(1, n_heads + 1) if n_heads % h == 0])
        if family not in _AS_WIDE and a_half():
            row["d_head"] = 2 * draw.randint(2, 9)
    if dense:
        row["d_ff"] = draw.randint(3, 50)
    row |= _ALWAYS.get(family, {})
    if family == "falcon" and a_half():
        row |= {"norms_per_block": 1, "n_kv_heads": 1}
    if family in ("cohere", "glm4_moe") and a_half():
        row["qk_norm"] = "width" if family == "cohere" else "head"
    if family in _FOUR_BIASES:  # all four projections, or none
        row["qkv_bias"] = row["output_bias"] = a_half()
    elif family in ("glm", "qwen2_moe", "glm4_moe"):
        row["qkv_bias"] = a_half()
    if family in ("llama", "smollm3", "granite"):
        row["bias"] = a_half()
    if family == "starcoder2":
        row["qkv_bias"] = row["bias"] = a_half()
        row["norm_bias"] = True
    if experts:
        row["experts"] = _random_experts(family, row["n_layers"], draw)
    if latent:
        row["latent"] = {
            "kv_rank": draw.randint(2, 20),
            "d_nope": draw.randint(1, 20),
            "d_rope": 2 * draw.randint(1, 9),
            "d_v": draw.randint(1, 20),
        }
        if a_half():
            row["latent"]["q_rank"] = draw.randint(2, 20)
    return row


def _random_experts(family: str, n_layers: int, draw: random.Random) -> Row:
    count = draw.randint(1, 9)
    experts: Row = {"count": count, "active": draw.randint(1, count), "d_ff": draw.randint(3, 30)}
    if family == "qwen2_moe":
        experts |= {"shared": 1, "shared_d_ff": draw.randint(3, 50), "shared_gate": True}
    elif family == "gpt_oss":
        experts |= {"router_bias": True, "bias": True}
    elif family in ("deepseek_v2", "deepseek_v3", "glm4_moe"):
        experts |= {"shared": draw.randint(1, 3), "first_dense": draw.randint(0, n_layers)}
    if family in ("deepseek_v3", "glm4_moe", "minimax_m2"):
        experts["correction_bias"] = True
    return experts


# family: does it have dense layers, experts, latent attention?
_KINDS = {
    "gpt2": (True, False, False),
    "gpt_neox": (True, False, False),
    "llama": (True, False, False),
    "mistral": (True, False, False),
    "mixtral": (False, True, False),
    "qwen2": (True, False, False),
    "qwen2_moe": (False, True, False),
    "qwen3": (True, False, False),
    "qwen3_moe": (False, True, False),
    "gemma": (True, False, False),
    "gemma2": (True, False, False),
    "gemma3_text": (True, False, False),
    "phi3": (True, False, False),
    "olmo2": (True, False, False),
    "olmoe": (False, True, False),
    "glm": (True, False, False),
    "deepseek_v2": (True, True, True),
    "deepseek_v3": (True, True, True),
    "gpt_oss": (False, True, False),
    "smollm3": (True, False, False),
    "granite": (True, False, False),
    "phi": (True, False, False),
    "olmo": (True, False, False),
    "olmo3": (True, False, False),
    "falcon": (True, False, False),
    "cohere": (True, False, False),
    "starcoder2": (True, False, False),
    "glm4_moe": (True, True, False),
    "minimax_m2": (False, True, False),
}
FAMILIES = (*_KINDS, *HYBRIDS)

# Here all query heads together are as wide as the stream.
_AS_WIDE = ("olmoe", "phi", "olmo", "olmo3", "falcon", "cohere", "starcoder2", "granite", "smollm3")
_FOUR_BIASES = ("llama", "qwen3", "gemma3_text", "gpt_oss", "smollm3", "granite", "olmo", "cohere")

# What every model of a family has, and none of the defaults.
_GPT = {"qkv_bias": True, "bias": True, "norm": "layer", "feed_forward": "gelu"}
_ALWAYS: dict[str, Row] = {
    "gpt2": _GPT | {"positions": "learned"},
    "gpt_neox": _GPT,
    "qwen2": {"qkv_bias": True},
    "qwen3": {"qk_norm": "head"},
    "qwen3_moe": {"qk_norm": "head"},
    "gemma": {"feed_forward": "geglu"},
    "gemma2": {"feed_forward": "geglu", "norms_per_block": 4},
    "gemma3_text": {"feed_forward": "geglu", "norms_per_block": 4, "qk_norm": "head"},
    "olmo2": {"qk_norm": "width"},
    "olmoe": {"qk_norm": "width"},
    "gpt_oss": {"sinks": True},
    "phi": _GPT | {"norms_per_block": 1, "lm_head_bias": True},
    "olmo": {"norm": "plain"},
    "olmo3": {"qk_norm": "width"},
    "falcon": {"norm": "layer", "norm_bias": True, "feed_forward": "gelu"},
    "cohere": {"norm": "layer", "norms_per_block": 1},
    "starcoder2": {"norm": "layer", "feed_forward": "gelu"},
    "minimax_m2": {"qk_norm": "width"},
}
