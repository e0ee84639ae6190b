"""A model's parts from a row of sizes, as ``data/published.toml`` has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gpt_lab.anatomy.parts import (
    Experts,
    FeedForward,
    GatedDelta,
    Indexer,
    LatentAttention,
    LayerInput,
    LayerTable,
    LightningAttention,
    Norm,
    Part,
    ShortConvolution,
    StateSpace,
)
from gpt_lab.anatomy.structure import Anatomy, decoder, self_attention

Row = Mapping[str, Any]

MIXERS = {
    "full": "attention",
    "window": "attention within a window",
    "full_reuse": "attention with an earlier layer's keys and values",
    "window_reuse": "attention within a window, with an earlier layer's keys and values",
    "mamba": "a state space",
    "mamba+full": "a state space beside attention",
    "delta": "the delta rule",
    "lightning": "linear attention",
    "filter": "a filter",
    "": "no attention",
}
"""A layer's mixer as a row of the data file names it, and its name in a count."""

FEED_FORWARD = {
    "dense": "",
    "wide": " and a wide feed-forward network",
    "moe": " and experts",
    "both": " and experts beside a feed-forward network",
    "": " alone",
}
"""What each token passes in a layer, likewise."""

ATTEND = ("full", "window", "full_reuse", "window_reuse", "mamba+full")
"""Mixers that are attention, or have it beside them."""


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
        more=_more(row),
    )


def _more(row: Row) -> tuple[Part, ...]:
    """What an embedding has beside its tables of tokens and positions."""
    more: list[Part] = []
    if row.get("embedding_norm"):
        more.append(Norm("layer norms", "embedding_norm", bias=True, name="embedding"))
    if "layer_table" in row:
        more.append(LayerTable("token embedding", "layer_table"))
    if row.get("other_inputs"):
        more.append(Part("other inputs", note="what reads more than text is not counted"))
    return tuple(more)


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
        return f"blocks with {'experts' if network == 'moe' else 'a feed-forward network'} alone"
    return f"blocks with {MIXERS[mixer]}{FEED_FORWARD[network] if network else ''}"


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
        delta = row["delta"]
        switches = {name: delta.get(name, False) for name in ("channels", "short")}
        parts.append(GatedDelta("delta rule", "delta", **switches))
    if mixer == "lightning":
        parts.append(LightningAttention("delta rule", "lightning"))
    if mixer == "filter":
        parts.append(ShortConvolution("filter", "filter"))
    if mixer in ATTEND:
        parts += _attention(row, mixer)
    if network in ("dense", "wide", "both"):
        function = row.get("feed_forward", "swiglu")
        parts.append(
            FeedForward(
                *("feed-forward", "feed_forward"),
                gated=function in ("swiglu", "geglu"),
                bias=row.get("bias", False),
                width="d_wide" if network == "wide" else "d_ff",
                shaped=function == "xielu",
            )
        )
    if network in ("moe", "both"):
        parts.append(_experts(row["experts"]))
    if "layer_table" in row:
        parts.append(LayerInput("token embedding", "layer_input"))
    return tuple(parts)


def _attention(row: Row, mixer: str) -> Iterator[Part]:
    if latent := row.get("latent"):
        chosen = "index" in row and mixer == "full"
        yield LatentAttention(
            *("attention", "attention"),
            query_rank="q_rank" in latent,
            bias=latent.get("bias", False),
            gate=row.get("attention_gate") == "head",
            chosen="index" in row,
        )
        if chosen:
            yield Indexer("attention", "indexer")
        return
    heads, suffix = _heads(row, mixer)
    n_heads, d_head = heads["n_heads"], heads["d_head"]
    gate = row.get("attention_gate")
    yield self_attention(
        row["d_model"],
        n_heads * d_head,
        heads["n_kv_heads"] * d_head,
        values=heads["n_kv_heads"] * heads["d_v"],
        joined=n_heads * heads["d_v"],
        suffix=suffix,
        qkv_bias=row.get("qkv_bias", False),
        output_bias=row.get("output_bias", row.get("bias", False)),
        qk_norm=row.get("qk_norm"),
        sinks=heads["sinks"],
        gate="width" if gate is True else gate,
        window=mixer.startswith("window"),
        one_pair=heads["one_pair"],
        reuse=mixer.endswith("reuse"),
    )


def _heads(row: Row, mixer: str) -> tuple[dict[str, Any], str]:
    """The heads of a kind of layers, and the suffix of their symbols: ``full`` may say others."""
    others = row.get("full") if mixer.startswith("full") else None
    row = {**row, **(others or {})}
    d_head = row.get("d_head", row["d_model"] // row["n_heads"])
    heads = {
        "n_heads": row["n_heads"],
        "n_kv_heads": row.get("n_kv_heads", row["n_heads"]),
        "d_head": d_head,
        "d_v": row.get("d_v", d_head),
        "sinks": row.get("sinks", False),
        "one_pair": row.get("one_pair", False),
    }
    return heads, "_full" if others else ""


def _experts(mixture: Row) -> Experts:
    return Experts(
        "experts",
        "experts",
        bias=mixture.get("bias", False),
        router_bias=mixture.get("router_bias", False),
        choice_bias=mixture.get("choice_bias", False),
        shared=mixture.get("shared", 0) > 0,
        shared_gate=mixture.get("shared_gate", False),
        gated=mixture.get("gated", True),
        scales=mixture.get("scales", False),
        norms=mixture.get("norms", 0),
        inner="d_inner" if "d_inner" in mixture else "d_model",
    )


def _sizes(row: Row, counts: Mapping[str, int]) -> dict[str, int]:
    """The value of each symbol, except for the numbers of layers."""
    sizes = {"V": row["vocab_size"], "d_model": row["d_model"]}
    networks = {_split(kind)[1] for kind in counts}
    if "context_length" in row:
        sizes["n_ctx"] = row["context_length"]
    if n_heads := row.get("n_heads", 0):
        sizes["H"] = n_heads
        sizes |= _attention_sizes(row, n_heads)
    if "window" in row:
        sizes["w"] = row["window"]
    if networks & {"dense", "both"}:
        sizes["d_ff"] = row["d_ff"]
    if "wide" in networks:
        sizes["d_wide"] = row["d_wide"]
    if mixture := row.get("experts"):
        width = mixture.get("shared_d_ff", mixture["d_ff"])
        sizes |= {
            "E": mixture["count"],
            "k": mixture["active"],
            "d_expert": mixture["d_ff"],
            "d_shared": mixture.get("shared", 0) * width,
        }
        if "d_inner" in mixture:
            sizes["d_inner"] = mixture["d_inner"]
    if table := row.get("layer_table"):
        sizes |= {"V_layer": table["rows"], "d_layer": table["width"]}
        sizes["d_layers"] = row["n_layers"] * table["width"]
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
        index, sizes = row.get("index"), {}
        if index:
            sizes = {"H_index": index["n_heads"], "d_index": index["d_head"], "w": index["top"]}
            sizes["d_q_index"] = index["n_heads"] * index["d_head"]
        return sizes | {
            "r_q": latent.get("q_rank", 0),
            "r_kv": latent["kv_rank"],
            "d_q": n_heads * (latent["d_nope"] + latent["d_rope"]),
            "d_nope": n_heads * latent["d_nope"],
            "d_rope": latent["d_rope"],
            "d_v": n_heads * latent["d_v"],
        }
    sizes = {}
    for mixer in ("window", "full"):  # the same, unless full says otherwise
        heads, suffix = _heads(row, mixer)
        sizes |= {
            f"H{suffix}": heads["n_heads"],
            f"d_q{suffix}": heads["n_heads"] * heads["d_head"],
            f"d_kv{suffix}": heads["n_kv_heads"] * heads["d_head"],
            f"d_head{suffix}": heads["d_head"],
        }
        if heads["d_v"] != heads["d_head"]:
            sizes[f"d_v{suffix}"] = heads["n_kv_heads"] * heads["d_v"]
            sizes[f"d_o{suffix}"] = heads["n_heads"] * heads["d_v"]
    return sizes
