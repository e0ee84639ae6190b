"""The parts of a decoder as plain data, for counts without Python."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypedDict

from gpt_lab.anatomy.described import of_row
from gpt_lab.anatomy.structure import Anatomy


class TensorRow(TypedDict):
    """A tensor, which counts as the product of its shape's symbols, times L within a block.

    ``when`` has the values of switches with which it exists: ``{"norm": ["layer"], "bias":
    [True]}``; it is empty for a tensor that always exists. ``routed`` says whether its first axis
    is the experts, of which a token uses only k.
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
"""The switches: those of ``GPTConfig``, then experts and latent attention. The first value of each
has the most tensors."""


def of_switches(values: Mapping[str, Any]) -> Anatomy:
    """The parts of a decoder with these sizes and switches, more than those of ``GPTConfig``.

    Args:
        values: the counted sizes and switches of ``GPTConfig``. With ``experts`` also ``n_experts``
            (E) of width ``d_expert``, of which a token uses ``n_active`` (k), and ``n_shared`` that
            it always uses; all have gates. With ``latent`` also ``kv_rank``, the width of the
            latent vector, and ``d_rope``, that of a key's rotated part; the rest of a key is as
            wide as a head, and so is a value.
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
    """All tensors that any switch can add, in the order of a count, with their conditions.

    Keys and values are ``d_kv`` wide, which equals ``d_model`` if they have as many heads as
    queries. A tensor with a size of 0, such as ``d_shared``, does not exist.
    """
    first = {name: values[0] for name, values in SWITCHES.items()}
    bases = [first, *({**first, name: v} for name, values in SWITCHES.items() for v in values[1:])]
    rows: list[_Key] = []
    when: dict[_Key, dict[str, list[str | bool]]] = {}
    for base in bases:
        place = -1
        for key in _tensors(base):
            if key not in when:
                rows.insert(place + 1, key)  # after the tensor before it there
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
    """The values of each switch with which a tensor exists, for switches that can remove it."""
    stays = {
        name: [value for value in values if key in _tensors({**base, name: value})]
        for name, values in SWITCHES.items()
    }
    return {name: kept for name, kept in stays.items() if len(kept) < len(SWITCHES[name])}


def _tensors(switches: Mapping[str, str | bool]) -> tuple[_Key, ...]:
    """The tensors of a model of an arbitrary size, with grouped heads and a shared expert."""
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
