"""Find the lines of ``gpt_lab.model`` that compute an activation, in the source itself."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

from gpt_lab.model.attention import MultiHeadAttention, attention
from gpt_lab.model.block import Block
from gpt_lab.model.feed_forward import FeedForward, gelu
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.model.norms import LayerNorm

_Place = tuple[Callable[..., Any], str]
_LINEAR: _Place = (Linear.forward, "F.linear(")
_NORM: _Place = (LayerNorm.forward, "F.layer_norm(")

# For each activation, the functions and a mark in their line; for a block without its name.
_PLACES: dict[str, tuple[_Place, ...]] = {
    "embedding.token": ((GPT._stream, '"embedding.token"'),),
    "embedding.position": ((GPT.positions, "position_embedding.weight["),),
    "embedding": ((GPT._stream, "x = x + hooks("),),
    "norm_1": ((Block.forward, "self.norm_1("), _NORM),
    "attention.q": ((MultiHeadAttention.forward, "self.qkv(x)"), _LINEAR),
    "attention.scores": ((attention, "q @ k.transpose"),),
    "attention.weights": ((attention, "softmax(dim"),),
    "attention.heads": ((attention, "@ v, weights"),),
    "attention.output": ((MultiHeadAttention.forward, "self.output(joined)"), _LINEAR),
    "middle": ((Block.forward, "self.dropout(gathered)"),),
    "norm_2": ((Block.forward, "self.norm_2("), _NORM),
    "feed_forward.up": ((FeedForward.forward, "self.up(x)"), _LINEAR),
    "feed_forward.hidden": ((FeedForward.forward, "gelu(up)"), (gelu, "F.gelu(")),
    "feed_forward.output": ((FeedForward.forward, "self.down(hooks("), _LINEAR),
    "output": ((Block.forward, "self.dropout(self.feed_forward("),),
    "norm": ((GPT._stream, '"norm"'), _NORM),
    "logits": ((GPT.forward, 'hooks("logits"'),),
}
_SAME = {"attention.k": "attention.q", "attention.v": "attention.q"}


@cache
def source_lines() -> dict[str, list[list[str]]]:
    """The code of each activation: pairs of a function's name and its line.

    Raises:
        LookupError: a line is not in its function, or not only once.
    """
    found = {name: [[_name(f), line(f, mark)] for f, mark in p] for name, p in _PLACES.items()}
    return {**found, **{name: found[same] for name, same in _SAME.items()}}


def line(function: Callable[..., Any], mark: str) -> str:
    """The only line of a function that contains ``mark``.

    Raises:
        LookupError: there is not exactly one.
    """
    source = inspect.getsource(function).splitlines()
    lines = [one.strip() for one in source if mark in one]
    if len(lines) != 1:
        raise LookupError(f"{len(lines)} lines of {_name(function)} have {mark!r}, not 1")
    return lines[0]


def _name(function: Callable[..., Any]) -> str:
    return function.__qualname__
