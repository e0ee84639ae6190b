"""The gated feed-forward network of today's models."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Either


def swiglu(x: Tensor, gate: Tensor, up: Tensor, down: Tensor) -> Tensor:
    """The reference."""
    return (F.silu(x @ gate) * (x @ up)) @ down


def _inside(hidden: Callable[[Tensor, Tensor], Tensor]) -> Callable[..., Tensor]:
    """The network with another middle, made of what gate and up gave."""
    return lambda x, gate, up, down: hidden(x @ gate, x @ up) @ down


def _given(seed: int, T: int, d_model: int, d_ff: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, T, d_model),
        drawn(seed + 1, d_model, d_ff),
        drawn(seed + 2, d_model, d_ff),
        drawn(seed + 3, d_ff, d_model),
    )


exercise = Exercise(
    "feed_forward.swiglu",
    number=5,
    solution=swiglu,
    inputs=[_given(80, 3, 3, 3), _given(84, 2, 4, 5), _given(88, 1, 2, 7)],
    hints=(
        "x goes into two matrices side by side, `gate` and `up`, and both results have the shape "
        "[T, d_ff]. Only one of them is bent.",
        "SiLU is x · sigmoid(x), and it bends what comes out of `gate`. The two results are then "
        "multiplied number by number, with `*`, and the product goes through `down`, with `@`.",
    ),
    then=(
        "Set `gate` to zeros: what comes out, whatever `up` says? That is why it is called a gate."
    ),
    mistakes={
        "the bend is on `up`; it belongs on the gate.": _inside(lambda g, u: g * F.silu(u)),
        "SiLU is x · sigmoid(x); this is the sigmoid alone, the older gate (GLU).": _inside(
            lambda g, u: torch.sigmoid(g) * u
        ),
        "the gate is bent by SiLU here; this is GELU, which makes it GEGLU.": Either(
            _inside(lambda g, u: F.gelu(g) * u),
            _inside(lambda g, u: F.gelu(g, approximate="tanh") * u),
        ),
        "the gate is bent by SiLU here; this is ReLU, which makes it ReGLU.": _inside(
            lambda g, u: g.relu() * u
        ),
        "nothing is bent: the gate's result goes through SiLU before the product.": _inside(
            lambda g, u: g * u
        ),
        "the product is bent; only the gate's result is.": _inside(lambda g, u: F.silu(g * u)),
        "both are bent; only the gate's result is.": _inside(lambda g, u: F.silu(g) * F.silu(u)),
        "the two are multiplied, not added.": Either(
            _inside(lambda g, u: F.silu(g) + u), _inside(lambda g, u: F.silu(g + u))
        ),
        "`up` is missing: that is a plain network with SiLU.": _inside(lambda g, u: F.silu(g)),
        "the gate is missing: that is a plain network.": Either(
            _inside(lambda g, u: F.silu(u)), _inside(lambda g, u: u)
        ),
        "it does not come back down: the product goes through `down`.": (
            lambda x, gate, up, down: F.silu(x @ gate) * (x @ up)
        ),
        "the order is turned round: bend what comes out of `gate`, and not x.": (
            lambda x, gate, up, down: ((F.silu(x) @ gate) * (x @ up)) @ down
        ),
    },
)
