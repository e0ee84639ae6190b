"""The configuration of a GPT: a few integers and switches that fix the size of every tensor."""

from __future__ import annotations

import dataclasses
import difflib
import operator
from dataclasses import dataclass
from typing import Any

_SIZES = (
    "vocab_size",
    "context_length",
    "d_model",
    "n_heads",
    "n_layers",
    "d_ff",
    "n_kv_heads",
)
_SWITCHES = ("qkv_bias", "bias", "tie_embeddings")


@dataclass(frozen=True)
class GPTConfig:
    """The hyperparameters of a GPT-2-like decoder. The defaults are GPT-2 small.

    Args:
        vocab_size: V, tokens in the vocabulary.
        context_length: n_ctx, the longest sequence; one learned position embedding each.
        d_model: width of the residual stream.
        n_heads: H, query heads; each is ``d_head = d_model / n_heads`` wide.
        n_layers: L, transformer blocks.
        d_ff: hidden width of the feed-forward network; ``4 * d_model`` when left out.
        n_kv_heads: H_kv, key/value heads; ``n_heads`` when left out (multi-head attention).
            Fewer is grouped-query attention, 1 is multi-query attention.
        qkv_bias: whether the query, key and value projections have biases.
        bias: whether everything else has biases: the attention's output projection, the
            feed-forward network and the layer norms.
        tie_embeddings: whether the output projection is the token embedding, used twice.
        dropout: probability of zeroing an activation in training.

    Raises:
        TypeError: a size is no integer, or a switch no boolean.
        ValueError: a size is below 1, dropout is outside [0, 1), ``d_model`` is not
            divisible by ``n_heads``, or ``n_heads`` is not divisible by ``n_kv_heads``.

    >>> GPTConfig(d_model=770)
    Traceback (most recent call last):
    ...
    ValueError: d_model=770 is not divisible by n_heads=12
    """

    vocab_size: int = 50257
    context_length: int = 1024
    d_model: int = 768
    n_heads: int = 12
    n_layers: int = 12
    d_ff: int = None  # type: ignore[assignment]  # an int from __post_init__ on
    n_kv_heads: int = None  # type: ignore[assignment]  # likewise
    qkv_bias: bool = True
    bias: bool = True
    tie_embeddings: bool = True
    dropout: float = 0.1

    def __post_init__(self) -> None:
        for name in _SIZES[:5]:
            self._set(name, integer(name, getattr(self, name)))
        self._set("d_ff", 4 * self.d_model if self.d_ff is None else integer("d_ff", self.d_ff))
        heads = self.n_heads if self.n_kv_heads is None else integer("n_kv_heads", self.n_kv_heads)
        self._set("n_kv_heads", heads)
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise TypeError(f"{name}={getattr(self, name)!r} is not True or False")
        if isinstance(self.dropout, bool) or not isinstance(self.dropout, (int, float)):
            raise TypeError(f"dropout={self.dropout!r} is not a number")
        if not 0 <= self.dropout < 1:
            raise ValueError(f"dropout={self.dropout} is outside [0, 1)")
        if self.d_model % self.n_heads:
            raise ValueError(f"d_model={self.d_model} is not divisible by n_heads={self.n_heads}")
        if self.n_heads % self.n_kv_heads:
            raise ValueError(
                f"n_heads={self.n_heads} is not divisible by n_kv_heads={self.n_kv_heads}"
            )

    def _set(self, name: str, value: int) -> None:
        object.__setattr__(self, name, value)  # the dataclass is frozen

    @property
    def d_head(self) -> int:
        """Width of one attention head, ``d_model / n_heads``."""
        return self.d_model // self.n_heads

    def replace(self, **changes: Any) -> GPTConfig:
        """A copy with some fields changed; what was derived follows along.

        ``d_ff`` stays ``4 * d_model`` and ``n_kv_heads`` stays ``n_heads`` where they were so
        before and are not among the changes.

        >>> GPTConfig().replace(d_model=1024, n_heads=16).d_ff
        4096
        """
        if self.d_ff == 4 * self.d_model:
            changes.setdefault("d_ff", None)
        if self.n_kv_heads == self.n_heads:
            changes.setdefault("n_kv_heads", None)
        return dataclasses.replace(self, **changes)

    @classmethod
    def preset(cls, name: str) -> GPTConfig:
        """A published configuration by its name; ``PRESETS`` has them all, with sources.

        Raises:
            TypeError: the name is no ``str``.
            ValueError: no preset has that name.

        >>> GPTConfig.preset("gpt2-medium").d_model
        1024
        """
        if not isinstance(name, str):
            raise TypeError(f"a preset's name is a str, not {name!r}")
        if name not in PRESETS:
            near = difflib.get_close_matches(name, PRESETS, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"no preset {name!r}; there are {', '.join(PRESETS)}{hint}")
        return PRESETS[name]


def integer(name: str, value: object, least: int = 1) -> int:
    """A value as an ``int``, whatever kind of integer it is.

    Raises:
        TypeError: it is no integer; a boolean and 768.0 are none.
        ValueError: it is below ``least``.
    """
    if isinstance(value, bool):
        raise TypeError(f"{name}={value!r} is not an integer")
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # numpy's integers pass, 768.0 not
    except TypeError:
        raise TypeError(f"{name}={value!r} is not an integer") from None
    if number < least:
        raise ValueError(f"{name}={number} is below {least}")
    return number


def checked(config: object) -> GPTConfig:
    """The configuration, if it is one.

    Raises:
        TypeError: it is something else, a preset's name for instance.
    """
    if not isinstance(config, GPTConfig):
        raise TypeError(f"config={config!r} is not a GPTConfig; GPTConfig.preset gives one by name")
    return config


# GPT-2: Radford et al. 2019, table 2, with the head counts of the released hparams.json files.
# GPT-3: Brown et al. 2020, table 2.1. Without QKV bias: Raschka 2024, as counted by Maruoka 2025.
PRESETS: dict[str, GPTConfig] = {
    "gpt2-small": GPTConfig(),
    "gpt2-medium": GPTConfig(d_model=1024, n_heads=16, n_layers=24),
    "gpt2-large": GPTConfig(d_model=1280, n_heads=20, n_layers=36),
    "gpt2-xl": GPTConfig(d_model=1600, n_heads=25, n_layers=48),
    "gpt3-175b": GPTConfig(context_length=2048, d_model=12288, n_heads=96, n_layers=96),
    "gpt2-small-no-qkv-bias": GPTConfig(qkv_bias=False),
}
