"""The gated feed-forward network of today's models."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn


def swiglu(x: Tensor, gate: Tensor, up: Tensor, down: Tensor) -> Tensor:
    """The reference solution."""
    g, u = x @ gate, x @ up
    return (F.silu(g) * u) @ down


_HIDDEN = "F.silu(g) * u"


def _given(seed: int, T: int, d_model: int, d_ff: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, T, d_model),
        drawn(seed + 1, d_model, d_ff),
        drawn(seed + 2, d_model, d_ff),
        drawn(seed + 3, d_ff, d_model),
    )


exercise = Exercise(
    "feed_forward.swiglu",
    number=6,
    solution=swiglu,
    inputs=[_given(80, 3, 3, 3), _given(84, 2, 4, 5), _given(88, 1, 2, 7)],
    hints=(
        "x goes into two matrices side by side, `gate` and `up`, and both results have the shape "
        "[T, d_ff]. Only one of them goes through SiLU.",
        "SiLU is x · sigmoid(x), of what comes out of `gate`. The two results are then "
        "multiplied number by number, with `*`, and the product goes through `down`, with `@`.",
    ),
    then=(
        "Set `gate` to zeros: what comes out, whatever `up` says? That is why it is called a gate."
    ),
    mistakes={
        "SiLU is applied to `up`; it belongs on the gate.": Mutant(_HIDDEN, "g * F.silu(u)"),
        "SiLU is x · sigmoid(x); this is the sigmoid alone, the older gate (GLU).": Mutant(
            "F.silu(g)", "g.sigmoid()"
        ),
        "the gate goes through SiLU here; this is GELU, which makes it GEGLU.": Either(
            Mutant("F.silu", "F.gelu"), Mutant("F.silu(g)", 'F.gelu(g, approximate="tanh")')
        ),
        "the gate goes through SiLU here; this is ReLU, which makes it ReGLU.": Mutant(
            "F.silu", "F.relu"
        ),
        "SiLU is missing: the gate's result goes through SiLU before the product.": Mutant(
            "F.silu", ""
        ),
        "the product goes through SiLU; only the gate's result does.": Mutant(
            _HIDDEN, "F.silu(g * u)"
        ),
        "both go through SiLU; only the gate's result does.": Mutant("* u", "* F.silu(u)"),
        "the two are multiplied, not added.": Either(
            Mutant(_HIDDEN, "F.silu(g) + u"), Mutant(_HIDDEN, "F.silu(g + u)")
        ),
        "`up` is missing: that is a plain network with SiLU.": Mutant(" * u", ""),
        "the gate is missing: that is a plain network.": Either(
            Mutant(_HIDDEN, "F.silu(u)"), Mutant(_HIDDEN, "u")
        ),
        "it does not come back down: the product goes through `down`.": Mutant(" @ down", ""),
        "the order is turned round: SiLU is of what comes out of `gate`, and not of x.": Mutant(
            ("x @ gate", "F.silu(x) @ gate"), ("F.silu(g)", "g")
        ),
        "a matrix was transposed: their shapes are [in, out], and what goes in stands on their "
        "left.": Either(
            Mutant("x @ gate", "x @ gate.T"),
            Mutant("x @ up", "x @ up.T"),
            Mutant("@ down", "@ down.T"),
            Mutant(("x @ gate", "x @ gate.T"), ("x @ up", "x @ up.T")),
            Mutant(("x @ gate", "x @ gate.T"), ("x @ up", "x @ up.T"), ("@ down", "@ down.T")),
        ),
        "the two results stand side by side, [T, 2·d_ff]: multiply them number by number, and send "
        "the product through "
        "`down`.": lambda x, gate, up, down: torch.cat([F.silu(x @ gate), x @ up], dim=-1),
    },
)
