"""The configuration of a GPT: the integers and switches that determine every tensor's size."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args

from gpt_lab.rope_scaling import RopeScaling, as_rope_scaling
from gpt_lab.validation import (
    RefusedTypeError,
    RefusedValueError,
    choice,
    did_you_mean,
    integer,
    number,
    shown,
)

_SIZES = (
    "vocab_size",
    "context_length",
    "d_model",
    "n_heads",
    "n_layers",
)
_SWITCHES = ("qkv_bias", "bias", "tie_embeddings")

NormKind = Literal["layer", "rms"]
FeedForwardKind = Literal["gelu", "relu", "swiglu"]
Positions = Literal["learned", "sinusoidal", "rotary", "none"]
NormPlace = Literal["input", "output"]
QKNorm = Literal["none", "head", "width"]
_CHOICES = {
    "norm": get_args(NormKind),
    "feed_forward": get_args(FeedForwardKind),
    "positions": get_args(Positions),
    "norm_place": get_args(NormPlace),
    "qk_norm": get_args(QKNorm),
}
_RULES: dict[str, tuple[str, Callable[[float], bool]]] = {
    "dropout": ("in [0, 1)", lambda x: 0 <= x < 1),
    "rope_theta": ("above 0", lambda x: x > 0),
    "norm_eps": ("above 0", lambda x: x > 0),
}


@dataclass(frozen=True)
class GPTConfig:
    """The hyperparameters of a decoder. The defaults are GPT-2 small.

    Args:
        vocab_size: V, tokens in the vocabulary.
        context_length: n_ctx, the longest sequence.
        d_model: width of the residual stream.
        n_heads: H, query heads.
        n_layers: L, transformer blocks.
        d_ff: hidden width of the feed-forward network; ``4 * d_model`` when left out.
        n_kv_heads: H_kv, key/value heads; ``n_heads`` when left out (multi-head attention).
            Fewer is grouped-query attention, 1 is multi-query attention.
        d_head: width of one head; ``d_model / n_heads`` when left out.
        qkv_bias: whether the query, key and value projections have biases.
        bias: whether everything else has biases: the attention's output projection, the
            feed-forward network and the layer norms.
        tie_embeddings: whether the output projection is the token embedding, used twice.
        norm: ``"layer"`` or ``"rms"``, the latter without mean and bias (Zhang and Sennrich 2019).
        feed_forward: ``"gelu"`` or ``"relu"``: two matrices with that function between them;
            ``"swiglu"``: three, one of them a gate (Shazeer 2020).
        positions: ``"learned"``, an embedding for each; ``"sinusoidal"``, fixed waves instead
            (Vaswani et al. 2017); ``"rotary"``, queries and keys rotated by their position (Su et
            al. 2021); ``"none"``.
        rope_theta: with rotary positions, the base of the wavelengths.
        rope_scaling: with rotary positions, how frequencies are scaled for long texts.
        nope_layers: with rotary positions, the blocks, counted from 0, that do not rotate and have
            no positions (Kazemnejad et al. 2023; SmolLM3).
        norm_place: ``"input"``: each sub-layer reads a normalized copy of the stream; ``"output"``:
            it reads the stream itself, and its output is normalized before it is added (OLMo 2).
        qk_norm: RMSNorm of queries and keys before rotation: each ``"head"`` alone (Qwen3), all
            heads over the full ``"width"`` (OLMo 2), or ``"none"``.
        sliding_window: how many tokens attention looks back, its own included (Mistral); None for
            all.
        window_layers: the blocks, counted from 0, that have the window; all when left out.
        norm_eps: added to the variance in the norms, so that they never divide by 0.
        dropout: probability of zeroing an activation in training.

    Raises:
        TypeError: a size is not an integer, or a switch not a boolean.
        ValueError: a size is below 1, dropout is outside [0, 1), a choice is not one of its names,
            ``d_model`` is not divisible by ``n_heads``, ``n_heads`` is not divisible by
            ``n_kv_heads``, a width that rotary positions split in pairs is odd, a listed block does
            not exist, or a setting needs rotary positions or a window that is not there.

    >>> GPTConfig(d_model=770)
    Traceback (most recent call last):
    ...
    gpt_lab.validation.RefusedValueError: d_model=770 is not divisible by n_heads=12
    """

    vocab_size: int = 50257
    context_length: int = 1024
    d_model: int = 768
    n_heads: int = 12
    n_layers: int = 12
    d_ff: int = None  # type: ignore[assignment]  # an int from __post_init__ on
    n_kv_heads: int = None  # type: ignore[assignment]  # likewise
    d_head: int = None  # type: ignore[assignment]  # likewise
    qkv_bias: bool = True
    bias: bool = True
    tie_embeddings: bool = True
    norm: NormKind = "layer"
    feed_forward: FeedForwardKind = "gelu"
    positions: Positions = "learned"
    rope_theta: float = 10_000.0
    norm_eps: float = 1e-5
    dropout: float = 0.1
    rope_scaling: RopeScaling | None = None
    nope_layers: tuple[int, ...] = ()
    norm_place: NormPlace = "input"
    qk_norm: QKNorm = "none"
    sliding_window: int | None = None
    window_layers: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        for name in _SIZES:
            self._set(name, integer(name, getattr(self, name)))
        self._set("d_ff", 4 * self.d_model if self.d_ff is None else integer("d_ff", self.d_ff))
        heads = self.n_heads if self.n_kv_heads is None else integer("n_kv_heads", self.n_kv_heads)
        self._set("n_kv_heads", heads)
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise RefusedTypeError(f"{name}={shown(getattr(self, name))} is not True or False")
        for name, choices in _CHOICES.items():
            choice(name, getattr(self, name), choices)
        for name, (rule, holds) in _RULES.items():
            self._set(name, number(name, getattr(self, name), rule, holds))
        if self.d_head is not None:
            self._set("d_head", integer("d_head", self.d_head))
        elif self.d_model % self.n_heads:
            raise RefusedValueError(
                f"d_model={self.d_model} is not divisible by n_heads={self.n_heads}"
            )
        else:
            self._set("d_head", self.d_model // self.n_heads)
        if self.n_heads % self.n_kv_heads:
            raise RefusedValueError(
                f"n_heads={self.n_heads} is not divisible by n_kv_heads={self.n_kv_heads}"
            )
        for positions, name in (("rotary", "d_head"), ("sinusoidal", "d_model")):
            if self.positions == positions and getattr(self, name) % 2:
                raise RefusedValueError(
                    f"{name}={getattr(self, name)} is odd; {positions} positions take pairs"
                )
        self._check_blocks()

    def _check_blocks(self) -> None:
        """Check the settings of single blocks: rotary positions or not, a window or not."""
        self._set("rope_scaling", as_rope_scaling(self.rope_scaling))
        self._set("nope_layers", _blocks("nope_layers", self.nope_layers, self.n_layers))
        if self.sliding_window is not None:
            self._set("sliding_window", integer("sliding_window", self.sliding_window))
        if self.window_layers is not None:
            blocks = _blocks("window_layers", self.window_layers, self.n_layers)
            self._set("window_layers", blocks)
            if self.sliding_window is None:
                raise RefusedValueError(f"window_layers={shown(blocks)} need a sliding_window")
        if self.rope_scaling and self.rope_scaling.kind == "yarn" and self.rope_theta <= 1:
            raise RefusedValueError(f"rope_theta={self.rope_theta:g} is not above 1, as yarn needs")
        for name in ("rope_scaling", "nope_layers"):
            if getattr(self, name) and self.positions != "rotary":
                raise RefusedValueError(
                    f"{name}={shown(getattr(self, name))} needs positions='rotary', "
                    f"not {self.positions!r}"
                )

    def rotates(self, block: int) -> bool:
        """Whether a block, counted from 0, rotates its queries and keys."""
        return self.positions == "rotary" and block not in self.nope_layers

    def window(self, block: int) -> int | None:
        """How many tokens a block, counted from 0, looks back, its own included; None for all."""
        everywhere = self.window_layers is None or block in self.window_layers
        return self.sliding_window if everywhere else None

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)  # the dataclass is frozen

    def replace(self, **changes: Any) -> GPTConfig:
        """A copy with some fields changed; derived fields are recomputed.

        ``d_ff`` stays ``4 * d_model``, ``n_kv_heads`` stays ``n_heads`` and ``d_head`` stays
        ``d_model / n_heads`` if they had these values before and are not among the changes.

        >>> GPTConfig().replace(d_model=1024, n_heads=16).d_ff
        4096
        """
        if self.d_ff == 4 * self.d_model:
            changes.setdefault("d_ff", None)
        if self.n_kv_heads == self.n_heads:
            changes.setdefault("n_kv_heads", None)
        if self.d_head * self.n_heads == self.d_model:
            changes.setdefault("d_head", None)
        return dataclasses.replace(self, **changes)

    def entries(self) -> dict[str, Any]:
        """The fields for a file; those from ``rope_scaling`` on only if they are set.

        So older files, written before these fields existed, stay the same.

        >>> "qk_norm" in GPTConfig().entries(), GPTConfig(qk_norm="head").entries()["qk_norm"]
        (False, 'head')
        """
        fields = dataclasses.fields(self)
        later = fields[[field.name for field in fields].index("rope_scaling") :]
        unset = {field.name for field in later if getattr(self, field.name) == field.default}
        return {k: v for k, v in dataclasses.asdict(self).items() if k not in unset}

    @classmethod
    def preset(cls, name: str) -> GPTConfig:
        """A published configuration by its name; ``PRESETS`` has them all, with sources.

        Raises:
            TypeError: the name is not a ``str``.
            ValueError: no preset has that name.

        >>> GPTConfig.preset("gpt2-medium").d_model
        1024
        """
        if not isinstance(name, str):
            raise RefusedTypeError(f"a preset's name is a str, not {shown(name)}")
        if name not in PRESETS:
            hint = did_you_mean(name, PRESETS)
            raise RefusedValueError(f"no preset {name!r}; there are {', '.join(PRESETS)}{hint}")
        return PRESETS[name]


def _blocks(name: str, value: object, n_layers: int) -> tuple[int, ...]:
    """Check block numbers, and return them sorted and without duplicates."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise RefusedTypeError(f"{name}={shown(value)} is not a list of blocks, counted from 0")
    blocks = sorted({integer(name, block, least=0) for block in value})
    if blocks and blocks[-1] >= n_layers:
        raise RefusedValueError(f"{name}: {blocks[-1]} is not a block of 0 … {n_layers - 1}")
    return tuple(blocks)


def checked(config: object) -> GPTConfig:
    """Return the configuration, or refuse anything else.

    Raises:
        TypeError: it is something else, a preset's name for instance.
    """
    if not isinstance(config, GPTConfig):
        raise RefusedTypeError(
            f"config={shown(config)} is not a GPTConfig; GPTConfig.preset gives one by name"
        )
    return config


# GPT-2: Radford et al. 2019, table 2, with the head counts of the released hparams.json files.
# GPT-3: Brown et al. 2020, table 2.1. Without QKV bias: Raschka 2024, as counted by Maruoka 2025.
# Qwen2 and Llama 3.2: their config.json; the latter also scales its frequencies, which changes no #
# count.
PRESETS: dict[str, GPTConfig] = {
    "gpt2-small": GPTConfig(),
    "gpt2-medium": GPTConfig(d_model=1024, n_heads=16, n_layers=24),
    "gpt2-large": GPTConfig(d_model=1280, n_heads=20, n_layers=36),
    "gpt2-xl": GPTConfig(d_model=1600, n_heads=25, n_layers=48),
    "gpt3-175b": GPTConfig(context_length=2048, d_model=12288, n_heads=96, n_layers=96),
    "gpt2-small-no-qkv-bias": GPTConfig(qkv_bias=False),
    "qwen2-0.5b": GPTConfig(
        vocab_size=151_936,
        context_length=32_768,
        d_model=896,
        n_heads=14,
        n_layers=24,
        d_ff=4_864,
        n_kv_heads=2,
        bias=False,
        norm="rms",
        feed_forward="swiglu",
        positions="rotary",
        rope_theta=1_000_000.0,
        norm_eps=1e-6,
        dropout=0.0,
    ),
    "llama-3.2-1b": GPTConfig(
        vocab_size=128_256,
        context_length=131_072,
        d_model=2_048,
        n_heads=32,
        n_layers=16,
        d_ff=8_192,
        n_kv_heads=8,
        qkv_bias=False,
        bias=False,
        norm="rms",
        feed_forward="swiglu",
        positions="rotary",
        rope_theta=500_000.0,
        dropout=0.0,
    ),
}
