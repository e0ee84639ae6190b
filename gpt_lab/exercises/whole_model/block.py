"""What a block does to the stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Part = Callable[[Tensor], Tensor]


def block(x: Tensor, norm_1: Part, attention: Part, norm_2: Part, feed_forward: Part) -> Any:
    """The reference: [T, d_model] → [T, d_model], as lists."""
    return _block(x, norm_1, attention, norm_2, feed_forward).tolist()


def _block(x: Tensor, norm_1: Part, attention: Part, norm_2: Part, feed_forward: Part) -> Tensor:
    x = x + attention(norm_1(x))
    return x + feed_forward(norm_2(x))


# Stand-ins for the parts of a block: simple, and no two of them can be exchanged.


def _norm_1(x: Tensor) -> Tensor:
    return x / x.abs().amax(dim=-1, keepdim=True)


def _norm_2(x: Tensor) -> Tensor:
    return 2 * x / x.abs().amax(dim=-1, keepdim=True) + 1


def _attention(x: Tensor) -> Tensor:
    return x.cumsum(dim=0) + 0.5


def _feed_forward(x: Tensor) -> Tensor:
    return x**2 - 0.25 * x


def _spread(x: Tensor) -> Tensor:
    return x.flip(-1) * 3 + x


def _none(x: Tensor) -> Tensor:
    """A part that is left out."""
    return x


def _post(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    x = n1(x + att(x))
    return n2(x + ff(x))


def _both(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    x = n1(x + att(n1(x)))
    return n2(x + ff(n2(x)))


def _stream_normed(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    x = n1(x)
    x = x + att(x)
    x = n2(x)
    return x + ff(x)


def _norm_of_addition(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    x = x + n1(att(x))
    return x + n2(ff(x))


def _first_lost(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    return x + ff(n2(x + att(n1(x))))


def _ffn_first(x: Tensor, n1: Part, att: Part, n2: Part, ff: Part) -> Tensor:
    x = x + ff(n2(x))
    return x + att(n1(x))


_PARTS = (_norm_1, _attention, _norm_2, _feed_forward)

exercise = Exercise(
    "whole_model.block",
    number=2,
    solution=block,
    inputs=[
        (torch.tensor([[1.0, -2.0, 4.0], [0.5, 3.0, -1.0]]), *_PARTS),
        (torch.tensor([[8.0, 1.0]]), _norm_2, _spread, _norm_1, _feed_forward),
        (torch.tensor([[3.0, -1.0], [2.0, 2.0], [-5.0, 1.0]]), *_PARTS),
    ],
    hints=(
        "Two sub-layers, two additions. What does each of the two *read*, and what is its result "
        "added *to*? One of the two is normalized, the other is not.",
        "Attention reads `norm_1(x)`, and what it finds is added to `x` itself. The feed-forward "
        "network reads `norm_2` of the stream as it is *then*, and adds to that.",
    ),
    then=(
        "Follow `x` through your lines: no norm is ever applied to what goes on, only to the "
        "copies that are read. That is pre-norm."
    ),
    mistakes={
        "this is post-norm, as in the first Transformer: GPT-2's norms stand before the "
        "sub-layers, on what those read.": _post,
        "there are norms before and after; GPT-2 has only those before, two in all.": _both,
        "the stream itself is normalized and goes on so: normalize only the copy that a sub-layer "
        "reads, and add to `x` as it was.": Either(
            _stream_normed,
            lambda x, n1, att, n2, ff: _block(n1(x), lambda y: y, att, n2, ff),
            lambda x, n1, att, n2, ff: n2(x + att(n1(x))) + ff(n2(x + att(n1(x)))),
        ),
        "the norms stand behind the sub-layers, on what is added; they belong before, on what is "
        "read.": _norm_of_addition,
        "nothing is added: each sub-layer's result takes the stream's place. Write "
        "`x + attention(…)`, and the same for the other.": lambda x, n1, att, n2, ff: ff(
            n2(att(n1(x)))
        ),
        "the second addition is missing: the feed-forward network's result takes the stream's "
        "place.": lambda x, n1, att, n2, ff: ff(n2(x + att(n1(x)))),
        "the first addition is missing: attention's result takes the stream's place.": (
            lambda x, n1, att, n2, ff: att(n1(x)) + ff(n2(att(n1(x))))
        ),
        "what attention added is lost again: the feed-forward network's result is added to the "
        "stream from *before* attention.": _first_lost,
        "the feed-forward network reads the old stream, from before attention's addition; some "
        "models do that, GPT-2 does not.": lambda x, n1, att, n2, ff: x + att(n1(x)) + ff(n2(x)),
        "the feed-forward network reads only what attention added; it reads the whole stream, "
        "that addition included.": lambda x, n1, att, n2, ff: x + att(n1(x)) + ff(n2(att(n1(x)))),
        "both sub-layers read through the same norm; each has its own.": Either(
            lambda x, n1, att, n2, ff: _block(x, n1, att, n1, ff),
            lambda x, n1, att, n2, ff: _block(x, n2, att, n2, ff),
        ),
        "the two norms are exchanged: `norm_1` is attention's.": lambda x, n1, att, n2, ff: _block(
            x, n2, att, n1, ff
        ),
        "the norms are missing: each sub-layer reads a normalized copy of the stream.": (
            lambda x, n1, att, n2, ff: _block(x, _none, att, _none, ff)
        ),
        "the first norm is missing: attention reads a normalized copy of the stream, too.": (
            lambda x, n1, att, n2, ff: _block(x, _none, att, n2, ff)
        ),
        "the second norm is missing: the feed-forward network reads a normalized copy of the "
        "stream, too.": lambda x, n1, att, n2, ff: _block(x, n1, att, _none, ff),
        "attention comes first, then the feed-forward network.": _ffn_first,
        "this is what the block adds; return the stream with it.": lambda x, n1, att, n2, ff: (
            _block(x, n1, att, n2, ff) - x
        ),
        "the block's own input is added once more at the end; the stream has it already.": (
            lambda x, n1, att, n2, ff: x + _block(x, n1, att, n2, ff)
        ),
        "this is the stream after attention; the feed-forward network is missing.": (
            lambda x, n1, att, n2, ff: x + att(n1(x))
        ),
    },
)
