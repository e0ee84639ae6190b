"""How many parameters do adapters of a rank have?"""

from __future__ import annotations

from collections.abc import Sequence

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit, Either


def adapter_parameters(shapes: Sequence[tuple[int, int]], rank: int) -> int:
    """The reference."""
    total = 0
    for d_in, d_out in shapes:
        total += rank * (d_in + d_out)
    return total


_ONE = "rank * (d_in + d_out)"

exercise = Exercise(
    "new_facts.adapters",
    number=1,
    solution=adapter_parameters,
    inputs=[
        ([(192, 576)], 1),
        ([(192, 576), (192, 192), (192, 768), (768, 192)], 4),
        ([(768, 2304)] * 12, 4),
        ([(5, 3), (2, 7)], 2),
        ([(100, 100)], 100),
    ],
    hints=(
        "An adapter stands beside a matrix [d_in, d_out] and is a product of two: A, then B. What "
        "does A read, and what must B give? What lies between them?",
        "A is [d_in, rank], B is [rank, d_out]. Count the numbers of both, and add up over all "
        "matrices.",
    ),
    then=(
        "Do it for GPT-2 small's query and value matrices, [768, 768] each in 12 blocks, at rank "
        "4: 147,456. The 124,439,808 that stay frozen are 844 times as many."
    ),
    raises={
        r"TypeError: (?:can't multiply|unsupported operand|can only concatenate).*(?:tuple|list)": (
            "`shapes` is a list of pairs: take them one by one, as in `for d_in, d_out in shapes`."
        ),
    },
    mistakes={
        "that's the matrix itself: d_in · d_out. The adapter is the two thin matrices beside "
        "it.": Edit(_ONE, "d_in * d_out"),
        "that's `rank` times the matrix. A is [d_in, rank], B is [rank, d_out]: count each, then "
        "add.": Edit(_ONE, "rank * d_in * d_out"),
        "that's A alone. B, [rank, d_out], learns too.": Edit(_ONE, "rank * d_in"),
        "that's B alone. A, [d_in, rank], learns too.": Edit(_ONE, "rank * d_out"),
        "the sides are multiplied by the rank only once: both A and B have it.": Either(
            Edit(_ONE, "rank * d_in + d_out"), Edit(_ONE, "d_in + rank * d_out")
        ),
        "the rank is missing: A has `rank` columns, and B has `rank` rows.": Edit(
            _ONE, "d_in + d_out"
        ),
        "A and B are matrices of numbers: their sizes are products. This adds the sides up.": Edit(
            _ONE, "d_in + rank + rank + d_out"
        ),
        "A and B are multiplied when they are used, but their numbers are counted "
        "together: add.": Edit(_ONE, "(d_in * rank) * (rank * d_out)"),
        "that's one matrix, the last. Add up over all of them.": Edit("total +=", "total ="),
        "that's one matrix, the first. Add up over all of them.": Either(
            Edit(("    return total", "        return total\n    return total")),
            lambda shapes, rank: rank * sum(shapes[0]),
        ),
        "frozen matrices don't count: only A and B learn.": Either(
            Edit(_ONE, f"d_in * d_out + {_ONE}"), Edit(_ONE, f"d_in * d_out - {_ONE}")
        ),
        "there is no bias in an adapter.": Edit(_ONE, f"{_ONE} + d_out"),
        "that's bytes, at four a number. Count the numbers.": Edit(_ONE, f"4 * {_ONE}"),
    },
)
