"""Count the parameters of one feed-forward network, with and without biases and gate."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def feed_forward_parameters(d_model: int, d_ff: int, bias: bool, gated: bool) -> int:
    """The reference solution."""
    matrices = 3 if gated else 2  # up, down, and the gate
    weights = matrices * d_model * d_ff
    biases = (matrices - 1) * d_ff + d_model
    return weights + biases if bias else weights


_NUMBER, _BIASES = "3 if gated else 2", "(matrices - 1) * d_ff + d_model"
_FOUR = "* d_model * d_ff", "* 4 * d_model**2"


exercise = Exercise(
    "feed_forward.parameters",
    number=9,
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
        "that is one matrix. There are two: one up to d_ff, and one back down.": Either(
            Mutant(("matrices * ", ""), (_BIASES, "d_ff")),
            Mutant(("matrices * ", ""), (_BIASES, "d_model")),
            Mutant(("matrices * ", ""), (_BIASES, "d_ff + d_model")),
        ),
        "two switches are not used: with `bias` each matrix has a bias, and with `gated` there is "
        "a third matrix.": Either(
            Mutant((_NUMBER, "2"), (" if bias else weights", "")),
            Mutant((_NUMBER, "2"), ("+ biases if bias else weights", "")),
        ),
        "without `bias` there are only matrices. Here the biases are always counted.": Either(
            Mutant(" if bias else weights", ""),
            Mutant((" if bias else weights", ""), ("(matrices - 1) * ", "")),
        ),
        "with `bias` each matrix has one. Here they are never counted.": Mutant(
            "+ biases if bias else weights", ""
        ),
        "with `gated` there is a third matrix, as wide as up.": Mutant(_NUMBER, "2"),
        "the gate is always counted. It's there only with `gated`.": Mutant(_NUMBER, "3"),
        "the gate's bias is always counted. It's there only with `gated`.": Mutant(
            "(matrices - 1) *", "2 *"
        ),
        "with `gated`, the gate is counted without `bias`, too: its bias is always there.": Mutant(
            "else weights", "else weights + (matrices - 2) * d_ff"
        ),
        "a bias is a vector, not a single number. It's as long as what comes out of its "
        "matrix.": Either(Mutant(_BIASES, "matrices"), Mutant(_BIASES, "1"), Mutant(_BIASES, "2")),
        "the gate has a bias, too, like up.": Mutant("(matrices - 1) * ", ""),
        "a bias is as long as what comes out of its matrix: down's has d_model numbers.": Either(
            Mutant(_BIASES, "matrices * d_ff"),
            Mutant(_BIASES, "2 * d_ff"),
            Mutant(_BIASES, "matrices * 2 * d_ff"),
        ),
        "a bias is as long as what comes out of its matrix: down's has d_model numbers, up's and "
        "the gate's d_ff each. And `gated` is not used everywhere.": Either(
            Mutant((_NUMBER, "2"), (_BIASES, "2 * d_ff")),
            Mutant(_BIASES, "2 * d_ff + (matrices - 2) * d_model"),
            Mutant((_BIASES, "2 * d_ff"), ("else weights", "else weights + (matrices - 2) * d_ff")),
        ),
        "a bias is as long as what comes out of its matrix: up's has d_ff numbers.": Either(
            Mutant(_BIASES, "matrices * d_model"),
            Mutant(_BIASES, "2 * d_model"),
            Mutant(_BIASES, "d_ff + (matrices - 1) * d_model"),
        ),
        "down has a bias, too, of d_model numbers.": Mutant("d_ff + d_model", "d_ff"),
        "up has a bias, too, of d_ff numbers.": Mutant("(matrices - 1) * d_ff + ", ""),
        "this takes d_ff to be 4 · d_model. Use the argument `d_ff`.": Either(
            Mutant(_FOUR, (_BIASES, "(matrices - 1) * 4 * d_model + d_model")),
            Mutant(_FOUR),
            Mutant(_FOUR, (_BIASES, "4 * d_model + d_model")),
            Mutant(_FOUR, (_NUMBER, "2"), (_BIASES, "4 * d_model + d_model")),
            Mutant(_FOUR, (_NUMBER, "2")),
            Mutant(_FOUR, ("+ biases if bias else weights", "")),
            lambda d_model, d_ff, bias, gated: 8 * d_model**2 + 5 * d_model,
        ),
        "the matrices are d_model by d_ff, not square.": Either(
            Mutant("d_model * d_ff", "d_model**2"), Mutant("d_model * d_ff", "d_ff**2")
        ),
        "that is the FFNs of all twelve blocks. Count one.": Either(
            lambda *sizes: 12 * feed_forward_parameters(*sizes),
            lambda d_model, d_ff, bias, gated: 56_669_184,
        ),
        "that is right for GPT-2 small alone. Compute it from the "
        "arguments.": lambda d_model, d_ff, bias, gated: 4_722_432,
    },
)
