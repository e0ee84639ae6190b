"""How many parameters does the attention of one block have?"""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def attention_parameters(d_model: int, n_heads: int, qkv_bias: bool) -> int:
    """The reference; the heads share the width, so their number does not occur."""
    return 4 * d_model**2 + _biases(d_model, qkv_bias)


def _biases(d: int, qkv_bias: bool) -> int:
    return d + (3 * d if qkv_bias else 0)


exercise = Exercise(
    "five_steps.attention",
    number=2,
    solution=attention_parameters,
    inputs=[(768, 12, True), (768, 12, False), (64, 4, True), (64, 4, False), (96, 2, True)],
    hints=(
        "Start with the matrices: queries, keys, values, and the output projection. Which shape "
        "has each of them when all heads are taken together?",
        "All heads together make vectors of `d_model` numbers, so each of the four matrices is "
        "`d_model` by `d_model`. A bias is as long as what comes out of its matrix: which of the "
        "four biases are always there, and which only with `qkv_bias`?",
    ),
    then=(
        "Call it with 1 head and with 12: the count is the same, so the number of heads can be "
        "chosen freely, and costs nothing."
    ),
    mistakes={
        "the heads share the width: each of the H heads projects to d_model / H, so H of them need "
        "no more than one of full width.": lambda d, h, b: 3 * h * d * d + d * d + _biases(d, b),
        "the number of heads is multiplied in: they share the width, and cost nothing.": Either(
            lambda d, h, b: 4 * h * d * d + _biases(d, b),
            lambda d, h, b: h * attention_parameters(d, h, b),
            lambda d, h, b: 3 * h * (d * d + (d if b else 0)) + d * d + d,
        ),
        "these are queries, keys and values of one head only, d_model / H wide; there are H of "
        "them.": Either(
            lambda d, h, b: 3 * d * d // h + d * d + d + (3 * d // h if b else 0),
            lambda d, h, b: 3 * d * d // h + d * d + _biases(d, b),
        ),
        "that is one head with its own share of the output projection, or H heads that read d_head "
        "numbers each; there are H heads, and each reads all d_model.": Either(
            lambda d, h, b: 4 * d * d // h + _biases(d, b),
            lambda d, h, b: 4 * d * d // h + d + (3 * d // h if b else 0),
            lambda d, h, b: 4 * d * d // h + d // h + (3 * d // h if b else 0),
            lambda d, h, b: 4 * (d // h) ** 2 + d // h + (3 * d // h if b else 0),
        ),
        "that is Q, K and V; the heads' results then pass through an output projection.": Either(
            lambda d, h, b: 3 * d * d + (3 * d if b else 0), lambda d, h, b: 3 * d * d
        ),
        "the output projection has a matrix, not only a bias: d_model by d_model, as Q, K and V.": (
            lambda d, h, b: 3 * d * d + _biases(d, b)
        ),
        "a part is counted twice: four matrices of d_model by d_model are all there is.": Either(
            lambda d, h, b: 5 * d * d + _biases(d, b), lambda d, h, b: 5 * d * d + _biases(d, b) + d
        ),
        "that is one matrix; queries, keys, values and the output have one each.": Either(
            lambda d, h, b: d * d + _biases(d, b), lambda d, h, b: d * d
        ),
        "the weights are right; the output projection always has a bias here, d_model more.": (
            lambda d, h, b: 4 * d * d + (3 * d if b else 0)
        ),
        "the weights are right; the biases are missing altogether.": lambda d, h, b: 4 * d * d,
        "without qkv_bias the output projection keeps its own bias: d_model more.": (
            lambda d, h, b: 4 * d * d + (4 * d if b else 0)
        ),
        "qkv_bias=False takes the three biases of Q, K and V away.": lambda d, h, b: (
            4 * d * d + 4 * d
        ),
        "qkv_bias=True gives Q, K and V a bias each.": lambda d, h, b: 4 * d * d + d,
        "qkv_bias=True gives three biases, one each for Q, K and V.": lambda d, h, b: (
            4 * d * d + d + (d if b else 0)
        ),
        "the switch works the wrong way round: the biases of Q, K and V are there when it is "
        "True.": lambda d, h, b: 4 * d * d + _biases(d, not b),
        "a bias is as long as what comes out: d_model for all heads together, not for each.": (
            lambda d, h, b: 4 * d * d + d + (3 * h * d if b else 0)
        ),
        "a bias is as long as what comes out of its matrix: d_model, not d_head.": Either(
            lambda d, h, b: 4 * d * d + (4 if b else 1) * d // h,
            lambda d, h, b: 4 * d * d + d + (3 * d // h if b else 0),
        ),
        "without brackets the `if` takes all that stands before it: without qkv_bias nothing is "
        "left.": Either(
            lambda d, h, b: attention_parameters(d, h, b) if b else 0,
            lambda d, h, b: attention_parameters(d, h, b) if b else d,
        ),
        "a bias is a vector of d_model numbers, not a single number.": Either(
            lambda d, h, b: 4 * d * d + 1 + (3 if b else 0),
            lambda d, h, b: 4 * d * d + d + (3 if b else 0),
        ),
        "the layer norm before it is not a part of the attention.": (
            lambda d, h, b: attention_parameters(d, h, b) + 2 * d
        ),
        "that is the whole block: its feed-forward network has the other 8·d_model².": Either(
            lambda d, h, b: 12 * d * d + _biases(d, b), lambda d, h, b: 12 * d * d
        ),
    },
)
