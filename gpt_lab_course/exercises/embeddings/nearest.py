"""Find the rows of a table with the most similar directions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn, numbers


def nearest(table: Tensor, row: int, k: int) -> list[int]:
    """The reference solution."""
    scores = F.cosine_similarity(table, table[row][None])  # [V]
    order: list[int] = [i for i in scores.argsort(descending=True).tolist() if i != row]
    return order[:k]


_SCORES = "F.cosine_similarity(table, table[row][None])"
_WITH_ITSELF = " if i != row", ""


def _by(scores: str) -> Either:
    """Mistakes that use another score than the cosine, with and without the row itself."""
    other = (_SCORES, scores)
    return Either(
        Mutant(other),
        Mutant(other, _WITH_ITSELF),
        Mutant(other, _WITH_ITSELF, ("order[:k]", "order[1 : k + 1]")),
    )


def _both_of_topk(more: int) -> Callable[[Tensor, int, int], Sequence[Tensor]]:
    """A mistake that returns all of `topk`."""
    return lambda table, row, k: F.cosine_similarity(table, table[row][None]).topk(k + more)


_scales = numbers([[0.4], [2.0], [1.0], [3.0], [0.7], [1.4], [0.5], [2.5]])


exercise = Exercise(
    "embeddings.nearest",
    number=5,
    solution=nearest,
    inputs=[
        (drawn(11, 8, 3) * _scales, 2, 3),
        (drawn(12, 8, 3) * _scales, 0, 4),
        (drawn(13, 8, 4) * _scales, 5, 2),
        (drawn(14, 8, 2) * _scales, 3, 5),
        (drawn(15, 8, 3) * _scales, 6, 2),
    ],
    hints=(
        "The cosine of two vectors is their dot product, divided by both lengths. What is left to "
        "divide by when every row has been brought to length 1 first?",
        "`unit = table / table.norm(dim=-1, keepdim=True)`, and `unit @ unit[row]` has all V "
        "cosines. Sort them from the largest down. Which row always comes first, and is not "
        "wanted?",
    ),
    then=(
        "Ask for the neighbors of a few words of your own in the lab model's table, and of one "
        "that it has hardly ever met."
    ),
    raises={
        r"RuntimeError: selected index k out of range": (
            "there are fewer numbers than you ask for. Is there one cosine for each *row* of the "
            "table, along `dim=-1`?"
        ),
        r"RuntimeError: The size of tensor": (
            "you need the length of each *row*, `table.norm(dim=-1)`. To divide the table itself "
            "by the lengths, keep them as a column: `keepdim=True`."
        ),
    },
    mistakes={
        "every row is nearest to itself. Leave it out.": Either(
            Mutant(*_WITH_ITSELF), Mutant(_WITH_ITSELF, ("order[:k]", "order[: k + 1]"))
        ),
        "these are values and indices together. Return the indices alone, and leave out the row "
        "itself.": Either(*(_both_of_topk(more) for more in (0, 1))),
        "the row itself is left out, but then one neighbor is missing. Take k + 1 first.": Mutant(
            "order[:k]", "order[: k - 1]"
        ),
        "that is one too many. Return k rows.": Mutant("order[:k]", "order[: k + 1]"),
        "these are the largest dot products, in which long rows win. Divide by both lengths.": _by(
            "table @ table[row]"
        ),
        "these are the smallest distances. Use the cosine, which ignores lengths.": _by(
            "-(table - table[row]).norm(dim=-1)"
        ),
        "the table's columns were brought to length 1. The vectors are its rows.": _by(
            "F.normalize(table, dim=0) @ F.normalize(table, dim=0)[row]"
        ),
        "these rows are the farthest. A large cosine means near.": _by(f"-{_SCORES}"),
        "these are the cosines. Return the numbers of the rows.": Either(
            Mutant("order[:k]", "scores[order[:k]]"),
            Mutant("order[:k]", "scores.sort(descending=True).values[:k]"),
            Mutant("order[:k]", "scores"),
        ),
        "opposite vectors are not near: the sign of the cosine counts.": _by(f"{_SCORES}.abs()"),
        "these are the right rows in the wrong order. Put the nearest first.": Either(
            Mutant("order[:k]", "order[:k][::-1]"), Mutant("order[:k]", "sorted(order[:k])")
        ),
        "the row was taken out of the table, so all rows after it changed their numbers.": Mutant(
            "order[:k]", "[i - (i > row) for i in order[:k]]"
        ),
        "these are the rows' vectors. Return their numbers.": Mutant(
            "order[:k]", "table[order[:k]]"
        ),
        "the row itself gets the cosine 0 here, and comes before all that are negative: give it "
        "−∞.": Mutant(_WITH_ITSELF, ("    order", "    scores[row] = 0\n    order")),
        "`k` is not used. Return the k nearest rows.": Either(
            Mutant("order[:k]", "order"),
            Mutant("order[:k]", "[*order, row]"),
            *(Mutant("order[:k]", f"order[:{n}]") for n in (2, 3, 4, 5)),
        ),
        "this is the nearest row alone. Return k rows.": Either(
            Mutant("order[:k]", "order[:1]"), Mutant("order[:k]", "order[0]")
        ),
    },
)
