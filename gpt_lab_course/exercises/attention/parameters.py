"""Count the parameters of one block's attention."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def attention_parameters(d_model: int, n_heads: int, qkv_bias: bool) -> int:
    """The reference solution; the heads share the width, so their number does not occur."""
    biases = d_model + (3 * d_model if qkv_bias else 0)
    return 4 * d_model**2 + biases


_MATRICES = "4 * d_model**2"
_OF_A_HEAD = "3 * d_model if", "3 * d_model // n_heads if"


exercise = Exercise(
    "attention.parameters",
    number=10,
    formerly="five_steps.attention",
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
        "Call it with 1 head and with 12: the count is the same. How many heads share the width is "
        "free to choose."
    ),
    mistakes={
        "the heads share the width. Each makes vectors of d_model / H numbers, so H heads need no "
        "more than one of full width.": Mutant("4 *", "(3 * n_heads + 1) *"),
        "this multiplies by the number of heads. They share the width, so more heads cost "
        "nothing.": Either(
            Mutant("4 *", "4 * n_heads *"),
            Mutant(f"{_MATRICES} + biases", f"n_heads * ({_MATRICES} + biases)"),
            Mutant(("4 *", "(3 * n_heads + 1) *"), ("3 * d_model if", "3 * d_model * n_heads if")),
        ),
        "these are queries, keys and values of one head only, d_model / H wide. There are H "
        "heads.": Either(
            Mutant(f"{_MATRICES} + biases", "(3 + n_heads) * d_model**2 // n_heads"),
            Mutant(_MATRICES, "(3 + n_heads) * d_model**2 // n_heads"),
            Mutant(_OF_A_HEAD, (_MATRICES, "(3 + n_heads) * d_model**2 // n_heads")),
        ),
        "that is one head with its own share of the output projection, or H heads that read d_head "
        "numbers each; there are H heads, and each reads all d_model.": Either(
            Mutant(_MATRICES, f"{_MATRICES} // n_heads"),
            Mutant(_OF_A_HEAD, (_MATRICES, f"{_MATRICES} // n_heads")),
            Mutant((_MATRICES, f"{_MATRICES} // n_heads"), ("+ biases", "+ biases // n_heads")),
            Mutant(
                (_MATRICES, "4 * (d_model // n_heads) ** 2"), ("+ biases", "+ biases // n_heads")
            ),
        ),
        "that is Q, K and V. The output projection is missing.": Either(
            Mutant(("4 *", "3 *"), ("d_model + (", "(")),
            Mutant(f"{_MATRICES} + biases", "3 * d_model**2"),
        ),
        "the output projection has a matrix, not only a bias: d_model by d_model, as Q, K and "
        "V.": Mutant("4 *", "3 *"),
        "a part is counted twice: there are four matrices of d_model by d_model.": Either(
            Mutant("4 *", "5 *"), Mutant(_MATRICES, "5 * d_model**2 + d_model")
        ),
        "that is one matrix. Queries, keys, values and the output have one each.": Either(
            Mutant("4 * ", ""), Mutant(f"{_MATRICES} + biases", "d_model**2")
        ),
        "the weights are right, but the output projection always has a bias, d_model more.": Mutant(
            "d_model + (", "("
        ),
        "the weights are right, but all biases are missing.": Mutant(" + biases", ""),
        "without qkv_bias the output projection keeps its own bias: d_model more.": Mutant(
            "d_model + (3 *", "(4 *"
        ),
        "qkv_bias=False takes the three biases of Q, K and V away.": Mutant(
            " if qkv_bias else 0", ""
        ),
        "qkv_bias=True gives Q, K and V a bias each.": Mutant(
            "3 * d_model if qkv_bias else 0", "0"
        ),
        "qkv_bias=True gives three biases, one each for Q, K and V.": Mutant(
            "3 * d_model if", "d_model if"
        ),
        "the switch works the wrong way round: the biases of Q, K and V are there when it is "
        "True.": Mutant("if qkv_bias", "if not qkv_bias"),
        "a bias is as long as what comes out: d_model for all heads together, not for "
        "each.": Mutant("3 * d_model if", "3 * n_heads * d_model if"),
        "a bias is as long as what comes out of its matrix: d_model, not d_head.": Either(
            Mutant("+ biases", "+ biases // n_heads"), Mutant(_OF_A_HEAD)
        ),
        "without brackets, the `if` applies to all that stands before it. With qkv_bias=False, the "
        "matrices must stay.": Either(
            Mutant(
                f"{_MATRICES} + biases",
                "(3 * (d_model**2 + d_model) if qkv_bias else 0) + d_model**2 + d_model",
            ),
            Mutant("+ biases", "+ biases if qkv_bias else 0"),
            Mutant("+ biases", "+ biases if qkv_bias else d_model"),
        ),
        "a bias is a vector of d_model numbers, not a single number.": Either(
            Mutant("3 * d_model if", "3 if"),
            Mutant("d_model + (3 * d_model if", "(3 if"),
            Mutant("d_model + (3 * d_model if qkv_bias else 0)", "4 if qkv_bias else 1"),
            Mutant(("d_model + (", "1 + ("), ("3 * d_model if", "3 if")),
        ),
        "the layer norm doesn't belong to attention.": Mutant("+ biases", "+ biases + 2 * d_model"),
        "that is the whole block: its feed-forward network has the other 8·d_model².": Either(
            Mutant("4 *", "12 *"), Mutant(f"{_MATRICES} + biases", "12 * d_model**2")
        ),
        "that is attention in all twelve blocks. Count *one* block.": Either(
            Mutant(f"{_MATRICES} + biases", f"12 * ({_MATRICES} + biases)"),
            Mutant(f"{_MATRICES} + biases", f"12 * {_MATRICES}"),
            lambda d_model, n_heads, qkv_bias: 28_348_416,
        ),
        "that is right for GPT-2 small alone. Compute it from `d_model` and "
        "`qkv_bias`.": lambda d_model, n_heads, qkv_bias: 2_362_368,
    },
)
