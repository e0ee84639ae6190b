"""Models that others have published, as parts: sizes from ``data/published.toml``, each sourced."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from gpt_lab import data
from gpt_lab.anatomy.parts import Experts, FeedForward, LatentAttention, Part
from gpt_lab.anatomy.structure import Anatomy, decoder, self_attention
from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean


def published(name: str) -> Anatomy:
    """The parts of a published model, for ``count_parameters`` and the costs.

    Args:
        name: as the hub's base checkpoint is called, in lower case and short; ``published_names``
            has them all.

    Raises:
        TypeError: the name is not a ``str``.
        ValueError: no model has that name, or the packaged file is damaged.

    >>> from gpt_lab import count_parameters
    >>> count = count_parameters(published("mixtral-8x7b"))
    >>> f"{count.total:,}, of which {count.active:,} for one token"
    '46,702,792,704, of which 12,879,925,248 for one token'
    """
    if not isinstance(name, str):
        raise RefusedTypeError(f"a model's name is a str, not {name!r}")
    if name not in _rows():
        hint = did_you_mean(name, _rows(), most=3)
        raise RefusedValueError(
            f"no published model {name!r}; published_names() has them all{hint}"
        )
    return of_row(_rows()[name])


def published_names() -> tuple[str, ...]:
    """The published models' names, family by family."""
    return tuple(_rows())


def published_source(name: str) -> str:
    """The address of where a model's sizes stand."""
    return str(_rows()[name]["source"])


@cache
def _rows() -> dict[str, dict[str, Any]]:
    return tomllib.loads(data.read("published.toml").decode("utf-8"))


def of_row(row: Mapping[str, Any]) -> Anatomy:
    """The parts of a model, from a row of the data file. Its head says what each field means."""
    d_model, n_heads, bias = row["d_model"], row["n_heads"], row.get("bias", False)
    d_head = row.get("d_head", d_model // n_heads)
    queries, keys = n_heads * d_head, row.get("n_kv_heads", n_heads) * d_head
    sizes = {"V": row["vocab_size"], "H": n_heads, "d_model": d_model}
    if "context_length" in row:
        sizes["n_ctx"] = row["context_length"]

    attention: Part
    if latent := row.get("latent"):
        attention = LatentAttention("attention", "attention", query_rank="q_rank" in latent)
        sizes |= {
            "r_q": latent.get("q_rank", 0),
            "r_kv": latent["kv_rank"],
            "d_q": n_heads * (latent["d_nope"] + latent["d_rope"]),
            "d_nope": n_heads * latent["d_nope"],
            "d_rope": latent["d_rope"],
            "d_v": n_heads * latent["d_v"],
        }
    else:
        attention = self_attention(
            d_model,
            queries,
            keys,
            qkv_bias=row.get("qkv_bias", False),
            output_bias=row.get("output_bias", bias),
            qk_norm=row.get("qk_norm"),
            sinks=row.get("sinks", False),
        )
        sizes |= {"d_q": queries, "d_kv": keys, "d_head": d_head}

    gated = row.get("feed_forward", "swiglu") in ("swiglu", "geglu")
    dense = FeedForward("feed-forward", "feed_forward", gated=gated, bias=bias)
    n_layers, mixture = row["n_layers"], row.get("experts")
    first_dense = mixture.get("first_dense", 0) if mixture else n_layers
    layers: list[tuple[str, str, tuple[Part, ...]]] = []
    if first_dense:
        sizes["d_ff"] = row["d_ff"]
        layers.append(("L_dense" if mixture else "L", "dense blocks", (attention, dense)))
        sizes[layers[0][0]] = first_dense
    if mixture:
        symbol = "L_moe" if first_dense else "L"
        layers.append((symbol, "blocks with experts", (attention, _experts(mixture))))
        sizes |= {
            symbol: n_layers - first_dense,
            "E": mixture["count"],
            "k": mixture["active"],
            "d_expert": mixture["d_ff"],
            "d_shared": mixture.get("shared", 0) * mixture.get("shared_d_ff", mixture["d_ff"]),
        }
    return decoder(
        sizes,
        layers,
        norm=row.get("norm", "rms"),
        bias=bias,
        positions=row.get("positions", "rotary"),
        tied=row.get("tie_embeddings", False),
        norms_per_block=row.get("norms_per_block", 2),
    )


def _experts(mixture: Mapping[str, Any]) -> Experts:
    return Experts(
        "experts",
        "experts",
        bias=mixture.get("bias", False),
        router_bias=mixture.get("router_bias", False),
        shared=mixture.get("shared", 0) > 0,
        shared_gate=mixture.get("shared_gate", False),
    )
