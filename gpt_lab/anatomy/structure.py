"""A model as a list of parts, layer by layer, with the values of its symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gpt_lab.anatomy.parts import Attention, EmbeddingTable, FeedForward, Norm, Output, Part
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedTypeError, RefusedValueError, integer


@dataclass(frozen=True)
class Layers:
    """A number of layers with the same parts.

    Attributes:
        symbol: the symbol for their number: ``L``, or ``L_dense`` and ``L_moe``.
        parts: the parts of each layer.
        name: their name in a count, if there are several kinds.
    """

    symbol: str
    parts: tuple[Part, ...]
    name: str = "blocks"


@dataclass(frozen=True)
class Anatomy:
    """The parts of a model.

    Attributes:
        sizes: the value of each symbol.
        embedding: parts before the layers.
        layers: the layers, one entry a kind, in order.
        output: parts after them.
    """

    sizes: Mapping[str, int]
    embedding: tuple[Part, ...]
    layers: tuple[Layers, ...]
    output: tuple[Part, ...]

    def parts(self) -> Iterator[tuple[str | None, Part]]:
        """Iterate over the parts with the symbol for how many layers have each; None for one."""
        yield from ((None, part) for part in self.embedding)
        for layers in self.layers:
            yield from ((layers.symbol, part) for part in layers.parts)
        yield from ((None, part) for part in self.output)


_NOT_LEARNED = {
    "sinusoidal": "fixed waves: nothing to learn",
    "rotary": "turned queries and keys: nothing to learn",
    "none": "none",
}


_KINDS = {
    True: ("L_window", "blocks with attention within a window"),
    False: ("L_full", "blocks with attention to all tokens"),
}
"""Symbol and name of blocks with and without a window, if a configuration has both."""


def of_config(config: GPTConfig) -> Anatomy:
    """The parts of the model that a configuration describes."""
    gated = config.feed_forward == "swiglu"
    feed_forward = FeedForward("feed-forward", "feed_forward", gated=gated, bias=config.bias)
    sizes = {
        "V": config.vocab_size,
        "n_ctx": config.context_length,
        "H": config.n_heads,
        "d_model": config.d_model,
        "d_q": config.n_heads * config.d_head,
        "d_kv": config.n_kv_heads * config.d_head,
        "d_head": config.d_head,
        "d_ff": config.d_ff,
    }
    if config.sliding_window is not None:
        sizes["w"] = config.sliding_window
    windows = _windowed(config)
    kinds = _KINDS if len(windows) > 1 else dict.fromkeys(windows, ("L", "blocks"))
    sizes |= {kinds[window][0]: n for window, n in windows.items()}
    return decoder(
        sizes,
        [(*kinds[window], (_attention(config, window), feed_forward)) for window in windows],
        norm=config.norm,
        bias=config.bias,
        positions=config.positions,
        tied=config.tie_embeddings,
    )


def _windowed(config: GPTConfig) -> dict[bool, int]:
    """The number of blocks with a window (True) and without one (False), block 0's kind first.

    It does not iterate over the blocks: a configuration may have a billion of them.
    """
    named, n = config.window_layers, config.n_layers
    with_window = (n if config.sliding_window else 0) if named is None else len(named)
    counts = {True: with_window, False: n - with_window}
    first = config.window(0) is not None
    return {kind: counts[kind] for kind in (first, not first) if counts[kind]}


def _attention(config: GPTConfig, window: bool) -> Attention:
    return self_attention(
        config.d_model,
        config.n_heads * config.d_head,
        config.n_kv_heads * config.d_head,
        qkv_bias=config.qkv_bias,
        output_bias=config.bias,
        qk_norm=None if config.qk_norm == "none" else config.qk_norm,
        window=window,
    )


def self_attention(
    d_model: int,
    queries: int,
    keys: int,
    *,
    values: int | None = None,
    joined: int | None = None,
    suffix: str = "",
    **switches: Any,
) -> Attention:
    """Attention in the simplest symbols: ``d_kv`` only if keys are narrower than queries.

    Args:
        d_model: width of the stream.
        queries: width of all query heads together.
        keys: width of all key heads together.
        values: width of all value heads together; the keys' when left out.
        joined: width of what the heads give together; the queries' when left out.
        suffix: ends the symbols of layers whose heads have other sizes than the rest: ``_full``.
        switches: as in ``Attention``.
    """
    q = "d_model" if queries == d_model else f"d_q{suffix}"
    kv = q if keys == queries else f"d_kv{suffix}"
    return Attention(
        *("attention", "attention", "", q, kv),
        values=f"d_v{suffix}" if values not in (None, keys) else "",
        joined=f"d_o{suffix}" if joined not in (None, queries) else "",
        heads=f"H{suffix}",
        d_head=f"d_head{suffix}",
        **switches,
    )


def decoder(
    sizes: Mapping[str, int],
    layers: Iterable[tuple[str, str, tuple[Part, ...]]],
    *,
    norm: str,
    bias: bool,
    positions: str,
    tied: bool,
    norms_per_block: int = 2,
    output_bias: bool = False,
    more: tuple[Part, ...] = (),
) -> Anatomy:
    """Build a decoder's parts: embeddings, layers with norms, a final norm, the output.

    Args:
        sizes: the value of each symbol.
        layers: the kinds of layers: the symbol for their number, their name, their sub-layers.
        norm: ``layer`` or ``rms``; ``plain`` and ``plain rms`` are those without parameters.
        bias: whether layer norms have a shift.
        positions: ``learned``, or another kind, which has no parameters.
        tied: whether the output is the token embedding.
        norms_per_block: 4 if the sub-layers' outputs are normalized as well; 1 if both share a
            norm, or if there is only one sub-layer.
        output_bias: whether the output projection has a bias.
        more: parts of the embedding beside the two tables.
    """
    shift = bias and norm == "layer"
    plain = norm.startswith("plain")
    name = "RMS norm" if norm.endswith("rms") else "layer norm"
    if plain:
        norms_per_block = 0
    norms = tuple(
        Norm(f"{name}s", f"norm_{i}", bias=shift, name=f"norm {i}")
        for i in range(1, norms_per_block + 1)
    )
    if positions == "learned":
        second: Part = EmbeddingTable("position embedding", "position_embedding", rows="n_ctx")
    else:
        second = Part("positions", note=_NOT_LEARNED[positions])
    return Anatomy(
        sizes=sizes,
        embedding=(
            EmbeddingTable("token embedding", "token_embedding", shared=tied),
            second,
            *more,
        ),
        layers=tuple(Layers(symbol, (*parts, *norms), kind) for symbol, kind, parts in layers),
        output=(
            Part(f"final {name}", note="nothing to learn")
            if plain
            else Norm(f"final {name}", "norm", bias=shift),
            Output(
                "output projection",
                note="shared with the token embedding" if tied else "",
                tied=tied,
                bias=output_bias,
            ),
        ),
    )


def anatomy_of(model: GPTConfig | Anatomy) -> Anatomy:
    """The parts of a model, given as a configuration or already as its parts.

    Raises:
        TypeError: it is neither; a name, for instance.
    """
    if isinstance(model, Anatomy):
        return model
    if not isinstance(model, GPTConfig):
        raise RefusedTypeError(
            f"config={model!r} is not a GPTConfig, nor a published model: GPTConfig.preset and "
            "gpt_lab.published give one by name"
        )
    return of_config(model)


def context(model: Anatomy, tokens: int | None) -> int:
    """T: this number of tokens, or the whole context when left out.

    Raises:
        TypeError: it is not an integer.
        ValueError: it is negative, or left out for a model whose context is not stated.
    """
    if tokens is None and "n_ctx" not in model.sizes:
        raise RefusedValueError("this model's context length is not stated: pass tokens=…")
    return model.sizes["n_ctx"] if tokens is None else integer("tokens", tokens, least=0)
