"""What each neuron adds to the output: its value, scaled by how strongly it fires."""

from __future__ import annotations

from collections.abc import Callable

from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Either


def contributions(x: Tensor, up: Tensor, up_bias: Tensor, down: Tensor) -> Tensor:
    """The reference."""
    return (x @ up + up_bias).relu()[:, None] * down


def _bent(bend: Callable[[Tensor], Tensor]) -> Callable[..., Tensor]:
    return lambda x, up, up_bias, down: bend(x @ up + up_bias)[:, None] * down


def _given(seed: int, d_model: int, d_ff: int) -> tuple[Tensor, ...]:
    return (
        drawn(seed, d_model),
        drawn(seed + 1, d_model, d_ff),
        drawn(seed + 2, d_ff),
        drawn(seed + 3, d_ff, d_model),
    )


exercise = Exercise(
    "feed_forward.contributions",
    number=4,
    solution=contributions,
    inputs=[_given(60, 3, 3), _given(64, 2, 5), _given(68, 4, 3)],
    hints=(
        "How strongly does each neuron fire? That is one number a neuron, `hidden`, of shape "
        "[d_ff]: x through up, its bias added, then the ReLU.",
        "Neuron i's value is row i of down. Scale each row by its own number: a column of shape "
        "[d_ff, 1] times a matrix of shape [d_ff, d_model] does it for all rows at once.",
    ),
    then=(
        "Sum over the neurons: that is `hidden @ down`, the network's output but for down's bias. "
        "And count the rows of nothing but zeros: those neurons had nothing to say."
    ),
    mistakes={
        "this is their sum, the network's output; asked is each neuron's part of it, a row "
        "each.": lambda *given: contributions(*given).sum(dim=0),
        "up's bias is missing.": lambda x, up, up_bias, down: (x @ up).relu()[:, None] * down,
        "the bend is missing: a neuron below zero adds nothing.": _bent(lambda h: h),
        "the bend comes before down, on how strongly a neuron fires, and not on what it adds.": (
            lambda x, up, up_bias, down: ((x @ up + up_bias)[:, None] * down).relu()
        ),
        "each *row* of down belongs to a neuron; here its columns are scaled.": Either(
            lambda x, up, up_bias, down: (x @ up + up_bias).relu() * down,
            lambda x, up, up_bias, down: (x @ up + up_bias).relu()[:, None] * down.T,
        ),
        "this is how strongly each neuron fires; each has a value too, a row of down.": (
            lambda x, up, up_bias, down: (x @ up + up_bias).relu()
        ),
        "a neuron's value is its row of down; these are the columns of up, its key.": (
            lambda x, up, up_bias, down: (x @ up + up_bias).relu()[:, None] * up.T
        ),
        "the right numbers, transposed: a row a neuron, a column a place of the output.": (
            lambda *given: contributions(*given).T
        ),
        "this exercise bends with ReLU, to keep the zeros visible; this is GELU.": Either(
            _bent(F.gelu), _bent(lambda h: F.gelu(h, approximate="tanh"))
        ),
        "the bias is added after the bend; it shifts the place where the bend is.": (
            lambda x, up, up_bias, down: ((x @ up).relu() + up_bias)[:, None] * down
        ),
        "these say which neurons fire, and not how strongly.": _bent(lambda h: (h > 0).float()),
    },
)
