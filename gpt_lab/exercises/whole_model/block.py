"""What a block does to the stream."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit, Either

Part = Callable[[Tensor], Tensor]


def block(x: Tensor, norm_1: Part, attention: Part, norm_2: Part, feed_forward: Part) -> Tensor:
    """The reference: [T, d_model] → [T, d_model]."""
    x = x + attention(norm_1(x))
    return x + feed_forward(norm_2(x))


_FIRST, _SECOND = "x + attention(norm_1(x))", "x + feed_forward(norm_2(x))"


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
        "sub-layers, on what those read.": Edit(
            (_FIRST, "norm_1(x + attention(x))"), (_SECOND, "norm_2(x + feed_forward(x))")
        ),
        "there are norms before and after; GPT-2 has only those before, two in all.": Edit(
            (_FIRST, f"norm_1({_FIRST})"), (_SECOND, f"norm_2({_SECOND})")
        ),
        "the stream itself is normalized and goes on so: normalize only the copy that a sub-layer "
        "reads, and add to `x` as it was.": Either(
            Edit(
                (_FIRST, "(x := norm_1(x)) + attention(x)"),
                (_SECOND, "(x := norm_2(x)) + feed_forward(x)"),
            ),
            Edit(_FIRST, "(x := norm_1(x)) + attention(x)"),
            Edit(_SECOND, "(x := norm_2(x)) + feed_forward(x)"),
        ),
        "the norms stand behind the sub-layers, on what is added; they belong before, on what is "
        "read.": Edit(
            (_FIRST, "x + norm_1(attention(x))"), (_SECOND, "x + norm_2(feed_forward(x))")
        ),
        "nothing is added: each sub-layer's result takes the stream's place. Write `x + "
        "attention(…)`, and the same for the "
        "other.": Edit(("x + attention", "attention"), ("x + feed_forward", "feed_forward")),
        "the second addition is missing: the feed-forward network's result takes the stream's "
        "place.": Edit("x + feed_forward", "feed_forward"),
        "the first addition is missing: attention's result takes the stream's place.": Edit(
            "x + attention", "attention"
        ),
        "what attention added is lost again: the feed-forward network's result is added to the "
        "stream from *before* attention.": Edit(("x = x +", "y = x +"), ("norm_2(x)", "norm_2(y)")),
        "the feed-forward network reads the old stream, from before attention's addition; some "
        "models do that, GPT-2 does not.": Edit(("x = x +", "y = x +"), ("return x", "return y")),
        "the feed-forward network reads only what attention added; it reads the whole stream, that "
        "addition included.": Edit(
            ("x = x +", "y ="), ("return x", "return x + y"), ("norm_2(x)", "norm_2(y)")
        ),
        "both sub-layers read through the same norm; each has its own.": Either(
            Edit("norm_2(x)", "norm_1(x)"), Edit("norm_1(x)", "norm_2(x)")
        ),
        "the two norms are exchanged: `norm_1` is attention's.": lambda x, n1, att, n2, ff: block(
            x, n2, att, n1, ff
        ),
        "the norms are missing: each sub-layer reads a normalized copy of the stream.": Edit(
            ("norm_1(x)", "x"), ("norm_2(x)", "x")
        ),
        "the first norm is missing: attention reads a normalized copy of the stream, too.": Edit(
            "norm_1(x)", "x"
        ),
        "the second norm is missing: the feed-forward network reads a normalized copy of the "
        "stream, too.": Edit("norm_2(x)", "x"),
        "attention comes first, then the feed-forward network.": lambda x, n1, att, n2, ff: block(
            x, n2, ff, n1, att
        ),
        "this is what the block adds; return the stream with it.": lambda x, *parts: (
            block(x, *parts) - x
        ),
        "the block's own input is added once more at the end; the stream has it "
        "already.": lambda x, *parts: x + block(x, *parts),
        "this is the stream after attention; the feed-forward network is missing.": Edit(
            " + feed_forward(norm_2(x))", ""
        ),
    },
)
