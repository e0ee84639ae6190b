"""One architecture of the hub: what its ``config.json`` calls sizes, and may leave out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Family:
    """One ``model_type``.

    Attributes:
        always: what its row has, whatever the file says.
        names: what it calls a size, by the name that most families have for it.
        defaults: the value of what a file may leave out.
        flags: switches, with the row's fields that they turn on.
        layers: which function of ``hub_layers`` says what its layers are.
        experts: what it calls the number of experts and the width of one; None without them.
        attends: whether it has attention.
        latent: whether that goes through short vectors.
        as_wide: whether heads together are as wide as the stream, whatever head_dim says.
    """

    always: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    defaults: Mapping[str, Any] = field(default_factory=dict)
    flags: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    layers: str = "dense"
    experts: tuple[str, str] | None = None
    attends: bool = True
    latent: bool = False
    as_wide: bool = False


def family_of(
    tied: bool, keys: int | None = None, d_head: int | None = None, **rest: Any
) -> Family:
    """A family by the defaults that differ most: tying, heads of keys, width of a head."""
    defaults = {"tie_word_embeddings": tied, "num_key_value_heads": keys, "head_dim": d_head}
    return Family(defaults=defaults | rest.pop("defaults", {}), **rest)
