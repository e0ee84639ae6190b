"""What each head adds to the residual stream."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Mutant
from gpt_lab_course.exercises.tensors import drawn


def contributions(heads: Tensor, W_o: Tensor) -> Tensor:
    """The reference solution: [H, T, d_head] and [H·d_head, d_model] → [H, T, d_model]."""
    n_heads, _, d_head = heads.shape
    rows = W_o.reshape(n_heads, d_head, -1)
    return heads @ rows


_RESULT = "heads @ rows"
_TOGETHER = "heads.transpose(0, 1).flatten(1) @ W_o"


def _drawn(seed: int, n_heads: int, T: int, d_head: int) -> tuple[Tensor, Tensor]:
    width = n_heads * d_head
    return drawn(seed, n_heads, T, d_head), drawn(seed + 1, width, width)


exercise = Exercise(
    "attention.contributions",
    number=6,
    solution=contributions,
    inputs=[_drawn(0, 2, 3, 2), _drawn(2, 3, 2, 4), _drawn(4, 4, 3, 1), _drawn(6, 1, 2, 3)],
    hints=(
        "Side by side, the heads are a row of H·d_head numbers, and number i of a row meets row i "
        "of the matrix. Which rows does head 1 meet?",
        "Head h meets rows h·d_head to (h + 1)·d_head, all columns. Multiply each head, "
        "[T, d_head], with its own [d_head, d_model] and stack the results; "
        "`W_o.view(H, d_head, -1)` has all of these matrices at once.",
    ),
    then=(
        "Sum over the heads: it is the projection of the concatenated heads. Where is the bias? It "
        "belongs to no head, and is added once."
    ),
    raises={
        r"RuntimeError: mat1 and mat2 shapes|RuntimeError: Expected size|ValueError: matmul": (
            "a head is [T, d_head], so its part of W_o has d_head *rows* and all d_model columns."
        ),
        r"RuntimeError: The size of tensor": (
            "these shapes do not go together: head h, [T, d_head], times its rows of W_o, "
            "[d_head, d_model]."
        ),
    },
    mistakes={
        "this is the sum of all heads' contributions, [T, d_model]. Return each head's "
        "own.": Mutant(_RESULT, _TOGETHER),
        "every head is multiplied with the first d_head rows: head 1 meets the next ones.": Mutant(
            "W_o.reshape(n_heads, d_head, -1)", "W_o[:d_head]"
        ),
        "head h takes every H-th row here; its rows stand side by side, from h·d_head on.": Mutant(
            "n_heads, d_head, -1)", "d_head, n_heads, -1).transpose(0, 1)"
        ),
        "these are columns of W_o; a row of numbers meets the *rows* of the matrix.": Mutant(
            "W_o.reshape", "W_o.T.reshape"
        ),
        "the whole is shared out evenly among the heads; each has a contribution of its "
        "own.": Mutant(_RESULT, f"({_TOGETHER} / n_heads).expand(n_heads, -1, -1)"),
        "each head has got the whole result.": Mutant(
            _RESULT, f"({_TOGETHER}).expand(n_heads, -1, -1)"
        ),
        "contributions are added, not averaged: do not divide by the number of heads.": Mutant(
            _RESULT, "heads @ rows / n_heads"
        ),
        "these are running sums: contribution h has those of the heads before it in it.": Mutant(
            _RESULT, "(heads @ rows).cumsum(0)"
        ),
        "the axes of tokens and heads are swapped: this is [T, H, d_model].": Mutant(
            _RESULT, "(heads @ rows).transpose(0, 1)"
        ),
        "the heads are joined without moving their axis behind the tokens', which mixes up the "
        "tokens.": Mutant(_RESULT, "heads.reshape(-1, n_heads, d_head).transpose(0, 1) @ rows"),
        "the rows are given out from the end: head 0 meets the first ones.": Mutant(
            _RESULT, "heads @ rows.flip(0)"
        ),
        "these are the heads, before W_o.": lambda heads, W_o: heads,
        "these are the heads side by side; W_o is still to come.": lambda heads, W_o: (
            heads.transpose(0, 1).flatten(1)
        ),
        "this gives what the first head adds, and nothing else.": Mutant(
            _RESULT, "(heads @ rows)[0]"
        ),
    },
)
