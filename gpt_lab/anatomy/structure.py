"""A model as a list of parts, layer by layer, and the numbers that its symbols stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from gpt_lab.anatomy.parts import Attention, EmbeddingTable, FeedForward, Norm, Output, Part
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedTypeError, RefusedValueError, integer


@dataclass(frozen=True)
class Layers:
    """So many layers with the same parts.

    Attributes:
        symbol: what stands for their number: ``L``, or ``L_dense`` and ``L_moe``.
        parts: what each of them has.
        name: what they are called in a count where there are several kinds.
    """

    symbol: str
    parts: tuple[Part, ...]
    name: str = "blocks"


@dataclass(frozen=True)
class Anatomy:
    """What a model is made of.

    Attributes:
        sizes: the number that each symbol stands for.
        embedding: parts before the layers.
        layers: the layers, one entry a kind, in order.
        output: parts after them.
    """

    sizes: Mapping[str, int]
    embedding: tuple[Part, ...]
    layers: tuple[Layers, ...]
    output: tuple[Part, ...]

    def parts(self) -> Iterator[tuple[str | None, Part]]:
        """Every kind of part with the symbol of how many layers have it; None for one alone."""
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
"""Symbol and name of the blocks of a configuration in which only some have a window."""


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
    """How many blocks have a window (True) and how many have none, block 0's kind first.

    It goes through no list of blocks: a configuration may have a billion of them.
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
    qkv_bias: bool,
    output_bias: bool,
    qk_norm: Literal["head", "width"] | None = None,
    sinks: bool = False,
    gate: bool = False,
    window: bool = False,
) -> Attention:
    """Attention in the plainest symbols: ``d_kv`` only where keys are narrower than queries.

    Args:
        d_model: width of the stream.
        queries: width of all query heads together.
        keys: width of all key heads together.
        qkv_bias: as in ``Attention``, like what follows.
        output_bias: likewise.
        qk_norm: likewise.
        sinks: likewise.
        gate: likewise.
        window: likewise.
    """
    q = "d_model" if queries == d_model else "d_q"
    kv = q if keys == queries else "d_kv"
    return Attention(
        *("attention", "attention", "", q, kv, qkv_bias, output_bias, qk_norm, sinks, gate, window)
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
) -> Anatomy:
    """What all decoders share: embeddings, layers with norms, a last norm, the output.

    Args:
        sizes: the number that each symbol stands for.
        layers: the kinds of layers: symbol of how many, name, sub-layers.
        norm: ``layer`` or ``rms``; ``plain`` is a layer norm without parameters.
        bias: whether layer norms have a shift.
        positions: ``learned``, or what is computed instead.
        tied: whether the output is the token embedding.
        norms_per_block: 4 where what the sub-layers give is normalized as well; 1 where one norm
            serves both, or where there is one sub-layer.
        output_bias: whether the scores at the end have a bias.
    """
    shift = bias and norm == "layer"
    name = "RMS norm" if norm == "rms" else "layer norm"
    if norm == "plain":
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
        embedding=(EmbeddingTable("token embedding", "token_embedding", shared=tied), second),
        layers=tuple(Layers(symbol, (*parts, *norms), kind) for symbol, kind, parts in layers),
        output=(
            Part(f"final {name}", note="nothing to learn")
            if norm == "plain"
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
    """T: so many tokens, or the whole context when left out.

    Raises:
        TypeError: it is not an integer.
        ValueError: it is negative, or left out for a model whose context is not stated.
    """
    if tokens is None and "n_ctx" not in model.sizes:
        raise RefusedValueError("this model's context length is not stated: pass tokens=…")
    return model.sizes["n_ctx"] if tokens is None else integer("tokens", tokens, least=0)
