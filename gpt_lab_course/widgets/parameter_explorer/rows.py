"""The parts of a decoder as plain data: what a program without Python needs to count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypedDict

from gpt_lab.anatomy.described import of_row
from gpt_lab.anatomy.structure import Anatomy


class TensorRow(TypedDict):
    """One tensor. Its count is the product of its shape's symbols, times L in a transformer's step.

    ``when`` has the values of switches with which it exists: ``{"norm": ["layer"], "bias":
    [True]}``; it is empty for what is always there. ``routed`` says whether its first axis is the
    experts, of which a token passes only k.
    """

    step: str
    component: str
    name: str
    shape: list[str]
    when: dict[str, list[str | bool]]
    routed: bool


SWITCHES: dict[str, tuple[str | bool, ...]] = {
    "qkv_bias": (True, False),
    "bias": (True, False),
    "tie_embeddings": (False, True),
    "norm": ("layer", "rms"),
    "feed_forward": ("swiglu", "gelu", "relu"),
    "positions": ("learned", "sinusoidal", "rotary", "none"),
    "qk_norm": ("none", "head", "width"),
    "experts": (False, True),
    "latent": (False, True),
}
"""What may be switched: as in ``GPTConfig``, then experts and latent attention. The first values
have the most tensors."""


def of_switches(values: Mapping[str, Any]) -> Anatomy:
    """The parts of a decoder with these sizes and switches, more of them than ``GPTConfig`` has.

    Args:
        values: the sizes and switches of ``GPTConfig`` that are counted. With ``experts`` also
            ``n_experts`` (E) of width ``d_expert``, of which a token passes ``n_active`` (k), and
            ``n_shared`` that it always passes; all have gates. With ``latent`` also ``kv_rank``,
            the width of what keys and values come out of, and ``d_rope``, that of a key's rotated
            part; the rest of a key is as wide as a head, and so is a value.
    """
    names = ("vocab_size", "context_length", "d_model", "n_heads", "n_kv_heads", "n_layers")
    switches = ("qkv_bias", "bias", "tie_embeddings", "norm", "feed_forward", "positions")
    row = {name: values[name] for name in (*names, "d_ff", *switches)}
    row["qk_norm"] = None if values["qk_norm"] == "none" else values["qk_norm"]
    if values["experts"]:
        row["experts"] = {
            "count": values["n_experts"],
            "active": values["n_active"],
            "d_ff": values["d_expert"],
            "shared": values["n_shared"],
            "router_bias": values["bias"],
            "bias": values["bias"],
        }
    if values["latent"]:
        d_head = values["d_model"] // values["n_heads"]
        ranks = {"kv_rank": values["kv_rank"], "d_rope": values["d_rope"]}
        row["latent"] = {**ranks, "d_nope": d_head, "d_v": d_head}
    return of_row(row)


@cache
def tensor_rows() -> tuple[TensorRow, ...]:
    """The tensors that any switch can bring, in the order of a count, and when each is there.

    Keys and values are ``d_kv`` wide, which stands for ``d_model`` where there are as many of their
    heads as query heads. A tensor with a size of 0, such as ``d_shared``, is not there.
    """
    first = {name: values[0] for name, values in SWITCHES.items()}
    bases = [first, *({**first, name: v} for name, values in SWITCHES.items() for v in values[1:])]
    rows: list[_Key] = []
    when: dict[_Key, dict[str, list[str | bool]]] = {}
    for base in bases:
        place = -1
        for key in _tensors(base):
            if key not in when:
                rows.insert(place + 1, key)  # after what is before it there
                when[key] = _when(key, base)
            place = rows.index(key)
    return tuple(
        TensorRow(
            step=s, component=c, name=n, shape=[*shape], when=when[s, c, n, shape, r], routed=r
        )
        for s, c, n, shape, r in rows
    )


_Key = tuple[str, str, str, tuple[str, ...], bool]


def _when(key: _Key, base: dict[str, str | bool]) -> dict[str, list[str | bool]]:
    """The values with which a tensor of a model stays, for each switch that can take it away."""
    stays = {
        name: [value for value in values if key in _tensors({**base, name: value})]
        for name, values in SWITCHES.items()
    }
    return {name: kept for name, kept in stays.items() if len(kept) < len(SWITCHES[name])}


def _tensors(switches: Mapping[str, str | bool]) -> tuple[_Key, ...]:
    """The tensors of a model of some size, with grouped heads and a shared expert."""
    return _tensors_of(tuple(switches.items()))


@cache
def _tensors_of(switches: tuple[tuple[str, str | bool], ...]) -> tuple[_Key, ...]:
    sizes = {"vocab_size": 8, "context_length": 8, "d_model": 8, "n_heads": 2, "n_kv_heads": 1}
    sizes |= {"n_layers": 1, "d_ff": 8, "n_experts": 2, "n_active": 1, "n_shared": 1}
    sizes |= {"d_expert": 8, "kv_rank": 4, "d_rope": 2}
    return tuple(_keys(of_switches({**sizes, **dict(switches)})))


def _keys(anatomy: Anatomy) -> Iterator[_Key]:
    steps = {
        "embedding": anatomy.embedding,
        "transformer": anatomy.layers[0].parts,
        "output": anatomy.output,
    }
    for step, parts in steps.items():
        for part in parts:
            for weight in part.weights():
                yield step, part.component, weight.name, weight.shape, weight.routed
