"""The fields of a ``config.json``, checked, under the names of their family."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from gpt_lab.anatomy.families import Family
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

_LETTERS = {"M": "mamba", "*": "attention", "-": "mlp", "E": "moe"}  # of Nemotron-H's patterns


class Fields:
    """The checked values of a configuration, with the family's names and defaults."""

    def __init__(self, config: Mapping[str, Any], family: Family) -> None:
        self.config = config
        self.family = family

    def names(self, name: str) -> tuple[str, ...]:
        """The names of a field in files of the family."""
        return (*self.family.get("also", {}).get(name, ()), name)

    def key(self, name: str) -> str | None:
        """The name of a field in this file, or None if it is missing."""
        stated = [key for key in self.names(name) if self._has(key)]
        first = stated[0] if stated else None
        return next((key for key in stated if self._at(key) is not None), first)

    def value(self, name: str) -> Any:
        """The value of a field, or its default; None if there is neither."""
        key = self.key(name)
        if key is not None:
            return self._at(key)
        default = self.family.get("defaults", {}).get(name)
        return None if default == "none" else default

    def size(self, name: str, least: int = 1) -> int:
        """A required integer."""
        value = self.value(name)
        theirs = self.key(name) or self.names(name)[0]
        if value == "auto":  # Mamba's rank of the step
            value = math.ceil(self.size("hidden_size") / 16)
        if value is None:
            raise RefusedValueError(
                f"the configuration does not say {theirs}, which has no default"
            )
        if isinstance(value, bool) or not isinstance(value, int):
            raise RefusedTypeError(f"{theirs}={shown(value)} is not an integer")
        if not least <= value < 2**40:
            rule = f"it has to be at least {least} and below 2⁴⁰"
            raise RefusedValueError(f"{theirs}={value} is no size: {rule}")
        return value

    def optional(self, name: str) -> int | None:
        """An integer, or None if the field is missing."""
        return None if self.value(name) is None else self.size(name, 0)

    def number(self, specification: str) -> int | None:
        """The value of a size of ``families.toml``: ``a|b``, ``2*a`` or ``a?``."""
        *choices, last = specification.removesuffix("?").split("|")
        for choice in choices:
            if all(key.isdigit() or self.value(key) is not None for key in choice.split("*")):
                last = choice
                break
        if specification.endswith("?"):
            return self.optional(last)
        keys = last.split("*")
        return math.prod(int(key) if key.isdigit() else self.size(key) for key in keys)

    def rule(self, value: int | str | None) -> int | None:
        """The value of a rule: a number, or that of its key; −1 is none."""
        if isinstance(value, str):
            return None if self.value(value) == -1 else self.optional(value)
        return value

    def flag(self, name: str) -> bool:
        """A switch's value."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise RefusedTypeError(f"{name}={shown(value)} is neither true nor false")
        return value

    def places(self, name: str | None) -> list[int] | None:
        """A list of layers, ``[0, 4]`` or ``"0,4"``; None if it is missing."""
        value = None if name is None else self.value(name)
        if isinstance(value, str):
            value = [int(word) if word.strip().isdigit() else word for word in value.split(",")]
        if value is None:
            return None
        if not isinstance(value, list) or not all(type(place) is int for place in value):
            raise RefusedTypeError(f"{name}={shown(value)} is not a list of layers")
        return value

    def kinds(self, name: str, n: int) -> list[str] | None:
        """A list of one name for each of n layers, without those of prediction layers; or None."""
        value = self.value(name)
        if isinstance(value, str):
            value = [_LETTERS.get(letter, letter) for letter in value]
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(kind, str) for kind in value):
            raise RefusedTypeError(f"{name}={shown(value)} is not a list of names")
        if len(value) != n + (self.optional("num_nextn_predict_layers") or 0) and len(value) != n:
            raise RefusedValueError(f"{name} has {len(value)} names for {n} layers")
        return value[:n]

    def n_layers(self) -> int:
        """The number of layers: stated, or the length of their list."""
        kinds = self.value("layer_types")
        if self.family.get("rule") == "alone" and isinstance(kinds, list | str):
            return len(kinds)
        return self.size("num_hidden_layers")

    def layer(self, i: int) -> Fields:
        """The fields of one layer, if the file differs from layer to layer."""
        each = self.config.get("per_layer_config")
        changes: dict[str, Any] = {}
        if isinstance(each, Mapping):
            for place, stated in each.items():
                if str(place).isdigit() and int(place) == i and isinstance(stated, Mapping):
                    changes |= stated
        listed = self.config.get("num_attention_heads_per_layer")
        if isinstance(listed, list) and i < len(listed):
            changes["num_attention_heads"] = listed[i]
        return Fields({**self.config, **changes}, self.family)

    def _has(self, key: str) -> bool:
        first, _, rest = key.partition(".")
        inner = self.config.get(first)
        return first in self.config and (not rest or (isinstance(inner, Mapping) and rest in inner))

    def _at(self, key: str) -> Any:
        first, _, rest = key.partition(".")
        return self.config[first][rest] if rest else self.config[first]
