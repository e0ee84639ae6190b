"""A model's parts from a row of sizes, as ``data/published.toml`` has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gpt_lab.anatomy.parts import (
    Experts,
    FeedForward,
    GatedDelta,
    LatentAttention,
    Part,
    ShortConvolution,
    StateSpace,
)
from gpt_lab.anatomy.structure import Anatomy, decoder, self_attention

Row = Mapping[str, Any]

MIXERS = {
    "full": "attention",
    "window": "attention within a window",
    "mamba": "a state space",
    "mamba+full": "a state space beside attention",
    "delta": "the delta rule",
    "filter": "a filter",
    "": "no attention",
}
"""A layer's mixer as a row of the data file names it, and its name in a count."""

FEED_FORWARD = {"dense": "", "moe": " and experts", "": " alone"}


def of_row(row: Row) -> Anatomy:
    """The parts of a model from a row of the data file, whose head explains each field."""
    counts = layers_of(row)
    sizes = _sizes(row, counts)
    layers = [
        (symbol, _name(kind, len(counts)), _parts(row, *_split(kind)))
        for kind, symbol in _symbols(counts).items()
    ]
    sizes |= {symbol: counts[kind] for kind, symbol in _symbols(counts).items()}
    return decoder(
        sizes,
        layers,
        norm=row.get("norm", "rms"),
        bias=row.get("norm_bias", row.get("bias", False)),
        positions=row.get("positions", "rotary"),
        tied=row.get("tie_embeddings", False),
        norms_per_block=row.get("norms_per_block", 2),
        output_bias=row.get("lm_head_bias", False),
    )


def layers_of(row: Row) -> dict[str, int]:
    """The number of layers of each kind, as in ``{"window dense": 20, "full dense": 4}``."""
    if "layers" in row:
        return dict(row["layers"])
    n_layers, experts = row["n_layers"], row.get("experts")
    if not experts:
        return {"full dense": n_layers}
    dense = experts.get("first_dense", 0)
    counts = {"full dense": dense, "full moe": n_layers - dense}
    return {kind: n for kind, n in counts.items() if n}


def _split(kind: str) -> tuple[str, str]:
    """The mixer and the feed-forward network of a kind of layer; either may be missing."""
    words = kind.split()
    mixer = next((word for word in words if word in MIXERS), "")
    return mixer, next((word for word in words if word in FEED_FORWARD), "")


def _symbols(counts: Mapping[str, int]) -> dict[str, str]:
    """A symbol for the number of layers of each kind; just L if there is one kind."""
    kinds = {kind: _split(kind) for kind in counts}
    mixers, networks = ({pair[i] for pair in kinds.values()} for i in (0, 1))
    symbols = {}
    for kind, (mixer, network) in kinds.items():
        words = ["L"]
        if len(mixers) > 1 and mixer:
            words.append(mixer.partition("+")[0])
        if len(networks) > 1 and network:
            words.append(network)
        symbols[kind] = "_".join(words)
    return symbols


def _name(kind: str, kinds: int) -> str:
    mixer, network = _split(kind)
    if mixer == "full" and network:
        return "dense blocks" if network == "dense" else "blocks with experts"
    if not mixer:
        return "blocks with a feed-forward network alone"
    with_experts = " and experts" if network == "moe" else ""
    return f"blocks with {MIXERS[mixer]}{with_experts}"


def _parts(row: Row, mixer: str, network: str) -> tuple[Part, ...]:
    parts: list[Part] = []
    if mixer.startswith("mamba"):
        state_space = row["state_space"]
        parts.append(
            StateSpace(
                *("state space", "state_space"),
                conv_bias=state_space.get("conv_bias", True),
                heads="n_heads" in state_space,
                projection_bias=state_space.get("projection_bias", False),
                norms=state_space.get("norms", False),
            )
        )
    if mixer == "delta":
        parts.append(GatedDelta("delta rule", "delta"))
    if mixer == "filter":
        parts.append(ShortConvolution("filter", "filter"))
    if mixer in ("full", "window", "mamba+full"):
        parts.append(_attention(row, mixer == "window"))
    if network == "dense":
        gated = row.get("feed_forward", "swiglu") in ("swiglu", "geglu")
        bias = row.get("bias", False)
        parts.append(FeedForward("feed-forward", "feed_forward", gated=gated, bias=bias))
    elif network == "moe":
        parts.append(_experts(row["experts"]))
    return tuple(parts)


def _attention(row: Row, window: bool) -> Part:
    if latent := row.get("latent"):
        return LatentAttention("attention", "attention", query_rank="q_rank" in latent)
    d_head = row.get("d_head", row["d_model"] // row["n_heads"])
    return self_attention(
        row["d_model"],
        row["n_heads"] * d_head,
        row.get("n_kv_heads", row["n_heads"]) * d_head,
        qkv_bias=row.get("qkv_bias", False),
        output_bias=row.get("output_bias", row.get("bias", False)),
        qk_norm=row.get("qk_norm"),
        sinks=row.get("sinks", False),
        gate=row.get("attention_gate", False),
        window=window,
    )


def _experts(mixture: Row) -> Experts:
    return Experts(
        "experts",
        "experts",
        bias=mixture.get("bias", False),
        router_bias=mixture.get("router_bias", False),
        shared=mixture.get("shared", 0) > 0,
        shared_gate=mixture.get("shared_gate", False),
    )


def _sizes(row: Row, counts: Mapping[str, int]) -> dict[str, int]:
    """The value of each symbol, except for the numbers of layers."""
    sizes = {"V": row["vocab_size"], "d_model": row["d_model"]}
    if "context_length" in row:
        sizes["n_ctx"] = row["context_length"]
    if n_heads := row.get("n_heads", 0):
        sizes["H"] = n_heads
        sizes |= _attention_sizes(row, n_heads)
    if "window" in row:
        sizes["w"] = row["window"]
    if any(_split(kind)[1] == "dense" for kind in counts):
        sizes["d_ff"] = row["d_ff"]
    if mixture := row.get("experts"):
        width = mixture.get("shared_d_ff", mixture["d_ff"])
        sizes |= {
            "E": mixture["count"],
            "k": mixture["active"],
            "d_expert": mixture["d_ff"],
            "d_shared": mixture.get("shared", 0) * width,
        }
    if state := row.get("state_space"):
        sizes |= {"d_ssm": state["d_inner"], "d_state": state["d_state"], "kernel": state["kernel"]}
        if "n_heads" in state:
            sizes |= {"H_ssm": state["n_heads"], "d_bc": state.get("groups", 1) * state["d_state"]}
        else:
            sizes["r_dt"] = state["dt_rank"]
    if delta := row.get("delta"):
        sizes |= {
            "d_key": delta["n_key_heads"] * delta["d_key"],
            "d_value": delta["n_value_heads"] * delta["d_value"],
            "H_value": delta["n_value_heads"],
            "d_head_k": delta["d_key"],
            "d_head_v": delta["d_value"],
            "kernel": delta["kernel"],
        }
    if short := row.get("filter"):
        sizes["kernel"] = short["kernel"]
    return sizes


def _attention_sizes(row: Row, n_heads: int) -> dict[str, int]:
    if latent := row.get("latent"):
        return {
            "r_q": latent.get("q_rank", 0),
            "r_kv": latent["kv_rank"],
            "d_q": n_heads * (latent["d_nope"] + latent["d_rope"]),
            "d_nope": n_heads * latent["d_nope"],
            "d_rope": latent["d_rope"],
            "d_v": n_heads * latent["d_v"],
        }
    d_head = row.get("d_head", row["d_model"] // n_heads)
    keys = row.get("n_kv_heads", n_heads) * d_head
    return {"d_q": n_heads * d_head, "d_kv": keys, "d_head": d_head}
