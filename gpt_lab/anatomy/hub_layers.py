"""The layers of a ``config.json``: which have a window, and which have experts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gpt_lab.validation import RefusedValueError

if TYPE_CHECKING:
    from gpt_lab.anatomy.hub_config import Fields

Row = dict[str, Any]


def layers(read: Fields, row: Mapping[str, Any]) -> Row:
    """The fields of a row beyond attention's sizes: layers, windows, widths, experts."""
    return _KINDS[read.family.layers](read, dict(row))


def _dense(read: Fields, row: Row) -> Row:
    network: Row = {}
    if read.family.experts:
        if "decoder_sparse_step" in read.family.defaults:
            _every_layer_has_experts(read)
        network["experts"] = _experts(read)
    else:
        network["d_ff"] = read.size("intermediate_size")
    return network | _windows(read, row["n_layers"], "moe" if read.family.experts else "dense")


def _windows(read: Fields, n: int, network: str) -> Row:
    """The layers with a sliding window: as listed in the file, or as usual for the family."""
    window = read.optional("sliding_window")
    used = "use_sliding_window" not in read.family.defaults or read.flag("use_sliding_window")
    if not window or not used:
        return {}
    pattern = read.optional("window_pattern")
    names = read.kinds("layer_types", n)
    if names is None and "use_sliding_window" in read.family.defaults:
        first = read.optional("max_window_layers")
        if first is None:
            return {}
        names = ["full_attention" if i < first else "sliding_attention" for i in range(n)]
    if names is None:
        names = [
            "full_attention" if pattern and (i + 1) % pattern == 0 else "sliding_attention"
            for i in range(n)
        ]
    kinds = ["window" if name == "sliding_attention" else "full" for name in names]
    if "window" not in kinds:
        return {}
    return {"window": window, "layers": Counter([f"{kind} {network}" for kind in kinds])}


_OTHER_NAME = {
    "num_experts": "num_local_experts",
    "num_local_experts": "num_experts",
    "n_routed_experts": "num_local_experts",
}


def _experts(read: Fields, **rest: Any) -> Row:
    assert read.family.experts
    number, width = read.family.experts
    if read.value(number) is None and read.value(_OTHER_NAME[number]) is not None:
        number = _OTHER_NAME[number]  # transformers reads both, and changed which it writes
    return {
        "count": read.size(number),
        "active": read.size("num_experts_per_tok"),
        "d_ff": read.size(width),
        **rest,
    }


def _every_layer_has_experts(read: Fields) -> None:
    """Refuse layouts of Qwen's mixtures that no published model has."""
    step = read.size("decoder_sparse_step")
    if step != 1 or read.value("mlp_only_layers"):
        raise RefusedValueError(
            f"decoder_sparse_step={step} and mlp_only_layers={read.value('mlp_only_layers')} leave "
            "experts out of some layers, which is not counted here"
        )


def _shared_gate(read: Fields, row: Row) -> Row:
    _every_layer_has_experts(read)
    width = read.size("shared_expert_intermediate_size")
    experts = _experts(read, shared=1, shared_gate=True, shared_d_ff=width)
    return {"experts": experts} | _windows(read, row["n_layers"], "moe")


def _corrected(read: Fields, row: Row) -> Row:
    return {"experts": _experts(read, correction_bias=True)}


def _gpt_oss(read: Fields, row: Row) -> Row:
    return {"experts": _experts(read, router_bias=True, bias=True)} | _windows(
        read, row["n_layers"], "moe"
    )


def _deepseek(read: Fields, row: Row) -> Row:
    first = min(read.size("first_k_dense_replace", 0), row["n_layers"])
    experts = _experts(read, shared=read.optional("n_shared_experts") or 0, first_dense=first)
    return {"experts": experts} | ({"d_ff": read.size("intermediate_size")} if first else {})


def _glm4_moe(read: Fields, row: Row) -> Row:
    return _deepseek(read, row) | _qk_norm(read, "use_qk_norm", "head")


def _cohere(read: Fields, row: Row) -> Row:
    return _dense(read, row) | _qk_norm(read, "use_qk_norm", "width")


def _phi(read: Fields, row: Row) -> Row:
    if read.flag("qk_layernorm"):
        raise RefusedValueError("qk_layernorm=True norms with shifts, which is not counted here")
    return _dense(read, row)


def _qk_norm(read: Fields, flag: str, kind: str) -> Row:
    return {"qk_norm": kind} if read.flag(flag) else {}


def _four_times(read: Fields, row: Row) -> Row:
    return {"d_ff": read.optional("intermediate_size") or 4 * row["d_model"]}


def _falcon(read: Fields, row: Row) -> Row:
    if not read.flag("parallel_attn"):
        raise RefusedValueError("parallel_attn=False is none of the released Falcons'")
    new = read.flag("new_decoder_architecture")
    heads = row["n_kv_heads"] if new else 1 if read.flag("multi_query") else row["n_heads"]
    norms = 2 if new and read.optional("num_ln_in_parallel_attn") in (None, 2) else 1
    return _four_times(read, row) | {"n_kv_heads": heads, "norms_per_block": norms}


def _delta(read: Fields, row: Row) -> Row:
    n = row["n_layers"]
    every = read.size("full_attention_interval")
    names = read.kinds("layer_types", n) or [
        "linear_attention" if (i + 1) % every else "full_attention" for i in range(n)
    ]
    delta = {
        "n_key_heads": read.size("linear_num_key_heads"),
        "n_value_heads": read.size("linear_num_value_heads"),
        "d_key": read.size("linear_key_head_dim"),
        "d_value": read.size("linear_value_head_dim"),
        "kernel": read.size("linear_conv_kernel_dim"),
    }
    kinds = ["delta moe" if name == "linear_attention" else "full moe" for name in names]
    return _shared_gate(read, row) | {"layers": Counter(kinds), "delta": delta}


def _llama4(read: Fields, row: Row) -> Row:
    n = row["n_layers"]
    step = read.size("interleave_moe_layer_step")
    moe = read.value("moe_layers")
    if moe is None:
        moe = range(step - 1, n, step)
    every = read.size("no_rope_layer_interval")
    names = read.kinds("layer_types", n) or [
        "chunked_attention" if (i + 1) % every else "full_attention" for i in range(n)
    ]
    kinds = [
        f"{'window' if name == 'chunked_attention' else 'full'} {'moe' if i in moe else 'dense'}"
        for i, name in enumerate(names)
    ]
    result: Row = {"layers": Counter(kinds), "experts": _experts(read, shared=1)}
    if any("window" in kind for kind in kinds):
        result["window"] = read.size("attention_chunk_size")
    if any("dense" in kind for kind in kinds):
        result["d_ff"] = read.size("intermediate_size_mlp")
    return result


def _state_width(read: Fields, row: Row) -> int:
    """The number of channels: Mamba's field, or ``expand`` times the stream if missing.

    Jamba's ``intermediate_size`` is its feed-forward network's.
    """
    stated = None if read.family.attends else read.optional("intermediate_size")
    return read.size("expand") * row["d_model"] if stated is None else stated


def _state_space(read: Fields, row: Row) -> Row:
    """The sizes of Mamba."""
    rank = read.value("time_step_rank")
    return {
        "d_inner": _state_width(read, row),
        "d_state": read.size("state_size"),
        "kernel": read.size("conv_kernel"),
        "dt_rank": math.ceil(row["d_model"] / 16)
        if rank == "auto"
        else read.size("time_step_rank"),
        "conv_bias": read.flag("use_conv_bias"),
        "projection_bias": read.flag("use_bias"),
    }


def _mamba(read: Fields, row: Row) -> Row:
    return {"layers": {"mamba": row["n_layers"]}, "state_space": _state_space(read, row)}


def _jamba(read: Fields, row: Row) -> Row:
    n = row["n_layers"]
    period, offset = read.size("attn_layer_period"), read.size("attn_layer_offset", 0)
    every, first = read.size("expert_layer_period"), read.size("expert_layer_offset", 0)
    single = read.size("num_experts") == 1
    kinds = [
        ("full " if i % period == offset else "mamba ")
        + ("moe" if i % every == first and not single else "dense")
        for i in range(n)
    ]
    return {
        "layers": Counter(kinds),
        "d_ff": read.size("intermediate_size"),
        "state_space": _state_space(read, row) | {"norms": True},
        "experts": _experts(read),
    }


def _state_space_2(read: Fields, row: Row, d_inner: int) -> Row:
    """The sizes of Mamba-2."""
    return {
        "d_inner": d_inner,
        "d_state": read.size("mamba_d_state"),
        "kernel": read.size("mamba_d_conv"),
        "n_heads": read.size("mamba_n_heads"),
        "groups": read.size("mamba_n_groups"),
        "conv_bias": read.flag("mamba_conv_bias"),
        "projection_bias": read.flag("mamba_proj_bias"),
    }


def _falcon_h1(read: Fields, row: Row) -> Row:
    if read.flag("projectors_bias") != read.flag("mamba_proj_bias"):
        raise RefusedValueError("projectors_bias differs from mamba_proj_bias: not counted here")
    width = read.optional("mamba_d_ssm") or read.size("mamba_expand") * row["d_model"]
    state = _state_space_2(read, row, width)
    return {
        "layers": {"mamba+full dense": row["n_layers"]},
        "d_ff": read.size("intermediate_size"),
        "state_space": state | {"norms": read.flag("mamba_rms_norm")},
    }


def _granite(read: Fields, row: Row) -> Row:
    names = read.kinds("layer_types", row["n_layers"])
    if names is None:
        names = ["mamba"] * row["n_layers"]
    width = read.size("shared_intermediate_size")
    network = "moe" if read.optional("num_local_experts") else "dense"
    attend = ("attention", "full_attention")
    kinds = [f"{'full' if name in attend else 'mamba'} {network}" for name in names]
    state = _state_space_2(read, row, read.size("mamba_expand") * row["d_model"])
    result: Row = {"layers": Counter(kinds), "state_space": state | {"norms": True}}
    if network == "moe":
        return result | {"experts": _experts(read, shared=1, shared_d_ff=width)}
    return result | {"d_ff": width}


def _lfm2(read: Fields, row: Row) -> Row:
    n = row["n_layers"]
    names = read.kinds("layer_types", n)
    if names is None:
        attend = read.value("full_attn_idxs")
        attend = range(n) if attend is None else attend
        names = ["full_attention" if i in attend else "conv" for i in range(n)]
    if read.flag("conv_bias"):
        raise RefusedValueError("conv_bias=True is none of the released LFM2s'")
    width = read.size("intermediate_size")
    if read.flag("block_auto_adjust_ff_dim"):
        width = int(2 * width / 3)
        if (factor := read.value("block_ffn_dim_multiplier")) is not None:
            multiple = read.size("block_multiple_of")
            width = multiple * -(-int(factor * width) // multiple)
    kinds = ["full dense" if name == "full_attention" else "filter dense" for name in names]
    return {
        "layers": Counter(kinds),
        "d_ff": width,
        "filter": {"kernel": read.size("conv_L_cache")},
    }


_KINDS: dict[str, Callable[[Fields, Row], Row]] = {
    "dense": _dense,
    "shared_gate": _shared_gate,
    "corrected": _corrected,
    "gpt_oss": _gpt_oss,
    "deepseek": _deepseek,
    "glm4_moe": _glm4_moe,
    "cohere": _cohere,
    "phi": _phi,
    "four_times": _four_times,
    "falcon": _falcon,
    "delta": _delta,
    "llama4": _llama4,
    "mamba": _mamba,
    "jamba": _jamba,
    "falcon_h1": _falcon_h1,
    "granite": _granite,
    "lfm2": _lfm2,
}
