"""One architecture of the hub: the names of sizes in its ``config.json``, and their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Family:
    """How the ``config.json`` of one ``model_type`` is read.

    Attributes:
        always: fields of its row that do not depend on the file.
        names: its own name for a size, by the name that most families use.
        defaults: values of fields that a file may leave out.
        flags: switches, with the fields of the row that they turn on.
        layers: the function of ``hub_layers`` that reads its layers.
        experts: its names for the number of experts and the width of one; None without experts.
        attends: whether it has attention.
        latent: whether attention is multi-head latent attention.
        as_wide: whether all heads together are as wide as the residual stream, whatever head_dim
            says.
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
    """Make a family from the defaults that differ most: tying, key heads, width of a head."""
    defaults = {"tie_word_embeddings": tied, "num_key_value_heads": keys, "head_dim": d_head}
    return Family(defaults=defaults | rest.pop("defaults", {}), **rest)
