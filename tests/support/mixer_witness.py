"""The witness's half for hybrids: what transformers calls the sizes of what is not attention."""

import random
from typing import Any

Row = dict[str, Any]

HYBRIDS = (
    *("mamba", "falcon_mamba", "jamba", "falcon_h1", "granitemoehybrid"),
    *("qwen3_next", "lfm2", "llama4_text"),
)


def mixers(row: Row) -> Row:
    """The arguments of a hybrid's configuration that say what its layers are."""
    family = row["family"]
    counts = row.get("layers", {})
    if family in ("mamba", "falcon_mamba"):
        return _mamba(row["state_space"], "", row["d_model"])
    if family == "jamba":
        attention = sum(n for kind, n in counts.items() if kind.startswith("full"))
        experts = sum(n for kind, n in counts.items() if kind.endswith("moe"))
        period = row["n_layers"] // attention
        return _mamba(row["state_space"], "mamba_", row["d_model"]) | {
            "attn_layer_period": period,
            "attn_layer_offset": period // 2,
            "expert_layer_period": row["n_layers"] // experts,
            "expert_layer_offset": row["n_layers"] // experts - 1,
        }
    if family == "falcon_h1":
        sizes = _mamba_2(row["state_space"], row["d_model"])
        return sizes | {"mamba_d_ssm": row["state_space"]["d_inner"]} | _biases(row)
    if family == "granitemoehybrid":
        shared = row.get("experts", {})
        width = shared.get("shared_d_ff", row.get("d_ff"))
        kinds = [kind.partition(" ")[0] for kind, n in counts.items() for _ in range(n)]
        return _mamba_2(row["state_space"], row["d_model"]) | {
            "shared_intermediate_size": width,
            "layer_types": [{"full": "attention", "mamba": "mamba"}[kind] for kind in kinds],
            **({} if shared else {"num_local_experts": 0}),
        }
    if family == "qwen3_next":
        delta = row["delta"]
        return {
            "layer_types": _types(counts, {"full": "full_attention", "delta": "linear_attention"}),
            "linear_num_key_heads": delta["n_key_heads"],
            "linear_num_value_heads": delta["n_value_heads"],
            "linear_key_head_dim": delta["d_key"],
            "linear_value_head_dim": delta["d_value"],
            "linear_conv_kernel_dim": delta["kernel"],
            "mlp_only_layers": [],
        }
    if family == "lfm2":
        return {
            "layer_types": _types(counts, {"full": "full_attention", "filter": "conv"}),
            "conv_L_cache": row["filter"]["kernel"],
            "block_auto_adjust_ff_dim": False,
        }
    if family == "llama4_text":
        names = {"full": "full_attention", "window": "chunked_attention"}
        return {"layer_types": _types(counts, names), "attention_chunk_size": row["window"]}
    return {}


def _types(counts: Row, names: Row) -> list[str]:
    return [names[kind.partition(" ")[0]] for kind, n in counts.items() for _ in range(n)]


def _mamba(state_space: Row, prefix: str, d_model: int) -> Row:
    names = {"mamba_d_state": "d_state", "mamba_d_conv": "kernel", "mamba_dt_rank": "dt_rank"}
    if not prefix:
        names = {"state_size": "d_state", "conv_kernel": "kernel", "time_step_rank": "dt_rank"}
    sizes = {theirs: state_space[ours] for theirs, ours in names.items()}
    bias = "mamba_proj_bias" if prefix else "use_bias"
    filters = "mamba_conv_bias" if prefix else "use_conv_bias"
    return sizes | {
        f"{prefix}expand": state_space["d_inner"] // d_model,
        bias: state_space.get("projection_bias", False),
        filters: state_space.get("conv_bias", True),
        # Falcon-Mamba's own file says expand = 16 beside a width of twice the stream's.
        **({} if prefix else {"intermediate_size": state_space["d_inner"], "expand": 16}),
    }


def _mamba_2(state_space: Row, d_model: int) -> Row:
    bias = state_space.get("projection_bias", False)
    return {
        "mamba_d_state": state_space["d_state"],
        "mamba_d_conv": state_space["kernel"],
        "mamba_n_heads": state_space["n_heads"],
        "mamba_d_head": state_space["d_inner"] // state_space["n_heads"],
        "mamba_n_groups": state_space.get("groups", 1),
        "mamba_expand": state_space["d_inner"] // d_model,
        "mamba_conv_bias": state_space.get("conv_bias", True),
        "mamba_proj_bias": bias,
        "projectors_bias": bias,
        "mamba_rms_norm": state_space.get("norms", False),
    }


def _biases(row: Row) -> Row:
    return {"mlp_bias": row.get("bias", False)}


def random_mixers(family: str, row: Row, draw: random.Random) -> Row:
    """A hybrid's row of tiny sizes, from the sizes that all families have."""
    a_half = lambda: draw.random() < 0.5  # noqa: E731
    n = row["n_layers"] = 2 * draw.randint(1, 3)
    if family in ("mamba", "falcon_mamba"):
        del row["n_heads"], row["context_length"]
        row |= {"norms_per_block": 1, "layers": {"mamba": n}}
        row["state_space"] = _random_state(row, draw, False)
        return row
    row["n_kv_heads"] = draw.choice([h for h in (1, 2, 3) if row["n_heads"] % h == 0])
    experts = {"count": draw.randint(2, 6), "d_ff": draw.randint(3, 30)}
    experts["active"] = draw.randint(1, experts["count"])
    if family == "jamba":
        row |= {"d_ff": experts["d_ff"], "experts": experts}
        row["state_space"] = _random_state(row, draw, False) | {"norms": True}
        attention = draw.choice([k for k in range(1, n + 1) if n % k == 0])
        period = n // attention
        kinds = [
            ("full " if i % period == period // 2 else "mamba ") + ("moe" if i % 2 else "dense")
            for i in range(n)
        ]
        row["layers"] = {kind: kinds.count(kind) for kind in sorted({*kinds})}
    elif family == "falcon_h1":
        row |= {"d_ff": draw.randint(3, 50), "layers": {"mamba+full dense": n}}
        row["state_space"] = _random_state(row, draw, True)
        row["qkv_bias"] = row["output_bias"] = a_half()
        row["bias"] = a_half()
        row["norm_bias"] = False
    elif family == "granitemoehybrid":
        network = "moe" if a_half() else "dense"
        if network == "moe":
            row["experts"] = experts | {"shared": 1, "shared_d_ff": draw.randint(3, 40)}
        else:
            row["d_ff"] = draw.randint(3, 50)
        row["state_space"] = _random_state(row, draw, True) | {"norms": True}
        full = draw.randint(1, n - 1)
        row["layers"] = {f"mamba {network}": n - full, f"full {network}": full}
        row["qkv_bias"] = row["output_bias"] = a_half()
    elif family == "qwen3_next":
        heads = draw.randint(1, 3)
        row |= {"d_head": 2 * draw.randint(2, 9), "attention_gate": True, "qk_norm": "head"}
        row["experts"] = experts | {"shared": 1, "shared_gate": True}
        row["experts"]["shared_d_ff"] = draw.randint(3, 40)
        row["delta"] = {
            "n_key_heads": heads,
            "n_value_heads": heads * draw.randint(1, 3),
            "d_key": draw.randint(2, 9),
            "d_value": draw.randint(2, 9),
            "kernel": draw.randint(2, 5),
        }
        full = draw.randint(1, n - 1)
        row["layers"] = {"delta moe": n - full, "full moe": full}
        row["qkv_bias"] = row["output_bias"] = a_half()
    elif family == "lfm2":
        full = draw.randint(1, n - 1)
        row |= {"d_ff": draw.randint(3, 50), "qk_norm": "head", "filter": {"kernel": 3}}
        row["layers"] = {"filter dense": n - full, "full dense": full}
    else:  # Llama 4
        row |= {"window": draw.randint(2, 9), "experts": experts | {"shared": 1, "active": 1}}
        row["d_ff"] = draw.randint(3, 50)
        row["qkv_bias"] = row["output_bias"] = a_half()
        row["layers"] = {"window dense": n // 2, "full moe": n - n // 2}
    return row


def _random_state(row: Row, draw: random.Random, heads: bool) -> Row:
    state: Row = {
        "d_inner": 2 * row["d_model"],
        "d_state": draw.randint(2, 9),
        "kernel": draw.randint(2, 5),
        "conv_bias": draw.random() < 0.5,
        "projection_bias": draw.random() < 0.5,
    }
    if heads:
        return state | {"n_heads": 2 * row["n_heads"], "groups": draw.choice([1, 2])}
    return state | {"dt_rank": draw.randint(1, 9)}
