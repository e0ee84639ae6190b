"""Counting one feed-forward network, with and without biases and gate."""

from __future__ import annotations

from collections.abc import Callable

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Count = Callable[[int, int, bool, bool], int]


def feed_forward_parameters(d_model: int, d_ff: int, bias: bool, gated: bool) -> int:
    """The reference."""
    widening = 2 if gated else 1  # up, and the gate
    return (widening + 1) * d_model * d_ff + (widening * d_ff + d_model if bias else 0)


def _as(bias: bool | None = None, gated: bool | None = None) -> Count:
    """The right count of a network whose switches stand so, whatever was asked."""
    return lambda d_model, d_ff, b, g: feed_forward_parameters(
        d_model, d_ff, b if bias is None else bias, g if gated is None else gated
    )


def _biases(of: Callable[[int, int, int], int]) -> Count:
    """The right matrices, with other biases; ``of`` is given how many matrices widen."""
    return lambda d_model, d_ff, bias, gated: (
        feed_forward_parameters(d_model, d_ff, False, gated)
        + (of(d_model, d_ff, 1 + gated) if bias else 0)
    )


exercise = Exercise(
    "feed_forward.parameters",
    number=1,
    solution=feed_forward_parameters,
    inputs=[
        (768, 3072, True, False),
        (768, 3072, False, False),
        (192, 500, True, False),
        (768, 2048, False, True),
        (16, 24, True, True),
        (5, 3, True, False),
    ],
    hints=(
        "Write the shape of each matrix beside its name: up, down, and the gate where there is "
        "one. What goes into it, and what comes out?",
        "A bias is as long as what comes *out* of its matrix: d_ff for up and for the gate, "
        "d_model for down.",
    ),
    then=(
        "Now find the d_ff at which a gated network has as many weights as a plain one of 4 · "
        "d_model: it is where the odd widths of the first Llama models come from."
    ),
    mistakes={
        "that is one of the matrices: there is one up to d_ff and one back down.": Either(
            lambda d_model, d_ff, bias, gated: d_model * d_ff + (d_ff if bias else 0),
            lambda d_model, d_ff, bias, gated: d_model * d_ff + (d_model if bias else 0),
            lambda d_model, d_ff, bias, gated: d_model * d_ff + (d_ff + d_model if bias else 0),
        ),
        "without `bias` there are matrices alone; here the biases are counted always.": (
            _as(bias=True)
        ),
        "with `bias` each matrix has one; here they are never counted.": _as(bias=False),
        "with `gated` there is a third matrix, as wide as up.": _as(gated=False),
        "the gate is counted always; it is there only with `gated`.": _as(gated=True),
        "the gate has a bias too, like up.": _biases(lambda d_model, d_ff, w: d_ff + d_model),
        "a bias is as long as what comes out of its matrix: down's has d_model numbers.": (
            _biases(lambda d_model, d_ff, w: (w + 1) * d_ff)
        ),
        "a bias is as long as what comes out of its matrix: up's has d_ff numbers.": Either(
            _biases(lambda d_model, d_ff, w: (w + 1) * d_model),
            _biases(lambda d_model, d_ff, w: d_ff + w * d_model),
        ),
        "down has a bias too, of d_model numbers.": _biases(lambda d_model, d_ff, w: w * d_ff),
        "up has a bias too, of d_ff numbers.": _biases(lambda d_model, d_ff, w: d_model),
        "d_ff is among the arguments; here it is taken to be 4 · d_model.": (
            lambda d_model, d_ff, bias, gated: feed_forward_parameters(
                d_model, 4 * d_model, bias, gated
            )
        ),
        "the matrices are d_model by d_ff, not square.": Either(
            lambda d_model, d_ff, bias, gated: (
                (2 + gated) * d_model**2 + ((1 + gated) * d_ff + d_model if bias else 0)
            ),
            lambda d_model, d_ff, bias, gated: (
                (2 + gated) * d_ff**2 + ((1 + gated) * d_ff + d_model if bias else 0)
            ),
        ),
        "asked is the network of one block, not of all twelve.": lambda *sizes: (
            12 * feed_forward_parameters(*sizes)
        ),
    },
)
