"""Each neuron's contribution to the output: its value vector times its activation."""

from __future__ import annotations

from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn


def contributions(x: Tensor, up: Tensor, up_bias: Tensor, down: Tensor) -> Tensor:
    """The reference solution."""
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
    number=2,
    solution=contributions,
    inputs=[_given(64, 2, 5), _given(60, 3, 3), _given(68, 4, 3)],
    hints=(
        "How strongly does each neuron fire? That's one number for each neuron, `hidden`, of shape "
        "[d_ff]. Take x through up, add the bias, then apply the ReLU.",
        "Neuron i's value is row i of down. Scale each row by its own number: a column of shape "
        "[d_ff, 1] times a matrix of shape [d_ff, d_model] does it for all rows at once.",
    ),
    then=(
        "Sum over the neurons: that is `hidden @ down`, the network's output but for down's bias. "
        "And count the rows of nothing but zeros: those neurons had nothing to say."
    ),
    raises={
        r"RuntimeError: (?:mat1 and mat2|size mismatch)|ValueError: matmul": (
            "two shapes do not meet. `x` stands on the left of `up`, [d_model] @ [d_model, d_ff]. "
            "To scale the rows of down, use `*`, not `@`."
        ),
        r"RuntimeError: (?:inconsistent tensor size|einsum\(\)|shape '|outer)|IndexError": (
            "rows and columns of `up` are mixed up. It is [d_model, d_ff]: neuron i's key is its "
            "*column* i, `up[:, i]`, as long as x. There are d_ff neurons, `len(down)`."
        ),
        r"RuntimeError: The size of tensor": (
            "`*` multiplies number by number, and these shapes do not go together. `x` meets `up` "
            "in a matrix product, `@`. To scale each *row* of down, you need a column of numbers, "
            "[d_ff, 1]."
        ),
    },
    mistakes={
        "this is the sum over all neurons, the network's output. Return each neuron's part of it, "
        "as a row.": Mutant(_RESULT, "hidden @ down"),
        "up's bias is missing.": Mutant(" + up_bias", ""),
        "the activation function is missing. A neuron below zero adds nothing.": Mutant(
            "F.relu", ""
        ),
        "the ReLU belongs to how strongly a neuron fires, not to what it adds.": Mutant(
            ("F.relu", ""), (_RESULT, f"F.relu({_RESULT})")
        ),
        "each *row* of down belongs to a neuron. Here its columns are scaled.": Either(
            Mutant("hidden[:, None] *", "hidden *"), Mutant("* down", "* down.T")
        ),
        "each neuron hands out x here. It should hand out its value, a row of down.": Mutant(
            _RESULT, "hidden[:, None] * x"
        ),
        "this repeats how strongly each neuron fires. Multiply it by the neuron's value, a row of "
        "down.": Mutant(_RESULT, "hidden[:, None].expand_as(down)"),
        "this is how strongly each neuron fires. Multiply it by the neuron's value, its row of "
        "down.": Mutant(_RESULT, "hidden"),
        "a neuron's value is its row of down. These are the columns of up, its key.": Mutant(
            "* down", "* up.T"
        ),
        "these are the right numbers, transposed. Give each neuron a row: [d_ff, d_model].": Mutant(
            _RESULT, f"({_RESULT}).T"
        ),
        "this is GELU. Use ReLU here, which makes exact zeros.": Either(
            Mutant("F.relu", "F.gelu"),
            Mutant("relu(x @ up + up_bias)", 'gelu(x @ up + up_bias, approximate="tanh")'),
        ),
        "the bias is added too late. Add it before the ReLU.": Mutant(
            "x @ up + up_bias)", "x @ up) + up_bias"
        ),
        "this says which neurons fire, but not how strongly.": Mutant(
            "F.relu(x @ up + up_bias)", "(x @ up + up_bias > 0).float()"
        ),
        "the rows of silent neurons are left out. The result has all d_ff rows, and theirs are "
        "zeros.": Mutant(_RESULT, f"({_RESULT})[hidden > 0]"),
    },
)
