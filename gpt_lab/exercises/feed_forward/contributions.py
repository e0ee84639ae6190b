"""What each neuron adds to the output: its value, scaled by how strongly it fires."""

from __future__ import annotations

from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import drawn
from gpt_lab.exercises.mistakes import Edit, Either


def contributions(x: Tensor, up: Tensor, up_bias: Tensor, down: Tensor) -> Tensor:
    """The reference."""
    hidden = F.relu(x @ up + up_bias)
    return hidden[:, None] * down


_RESULT = "hidden[:, None] * down"


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
        "each.": Edit(_RESULT, "hidden @ down"),
        "up's bias is missing.": Edit(" + up_bias", ""),
        "the bend is missing: a neuron below zero adds nothing.": Edit("F.relu", ""),
        "the bend comes before down, on how strongly a neuron fires, and not on what it "
        "adds.": Edit(("F.relu", ""), (_RESULT, f"F.relu({_RESULT})")),
        "each *row* of down belongs to a neuron; here its columns are scaled.": Either(
            Edit("hidden[:, None] *", "hidden *"), Edit("* down", "* down.T")
        ),
        "this is how strongly each neuron fires; each has a value too, a row of down.": Edit(
            _RESULT, "hidden"
        ),
        "a neuron's value is its row of down; these are the columns of up, its key.": Edit(
            "* down", "* up.T"
        ),
        "the right numbers, transposed: a row a neuron, a column a place of the output.": Edit(
            _RESULT, f"({_RESULT}).T"
        ),
        "this exercise bends with ReLU, to keep the zeros visible; this is GELU.": Either(
            Edit("F.relu", "F.gelu"),
            Edit("relu(x @ up + up_bias)", 'gelu(x @ up + up_bias, approximate="tanh")'),
        ),
        "the bias is added after the bend; it shifts the place where the bend is.": Edit(
            "x @ up + up_bias)", "x @ up) + up_bias"
        ),
        "these say which neurons fire, and not how strongly.": Edit(
            "F.relu(x @ up + up_bias)", "(x @ up + up_bias > 0).float()"
        ),
        "the rows of the neurons that do not fire are left out: the result has all d_ff rows, and "
        "theirs are zeros.": Edit(_RESULT, f"({_RESULT})[hidden > 0]"),
    },
)
