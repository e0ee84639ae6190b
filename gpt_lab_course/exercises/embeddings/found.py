"""Find one word of a pair from the other, by the mean difference of the other pairs."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn


def found(table: Tensor, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """The reference solution."""
    rows = []
    for k, (a, _) in enumerate(pairs):
        others = [pair for j, pair in enumerate(pairs) if j != k]
        shift = torch.stack([table[end] - table[start] for start, end in others]).mean(dim=0)
        goal = table[a] + shift
        scores = F.cosine_similarity(table, goal[None])
        scores[a] = -torch.inf
        rows.append(int(scores.argmax()))
    return rows


_COSINE = "F.cosine_similarity(table, goal[None])"
_RIGHT = "row == b for row, (_, b) in zip(rows, pairs)"
_ENDS = "[i for i in range(len(table)) if i == a or i not in dict(pairs).values()]"


def _planted(seed: int, n: int, d_model: int, noise: float) -> tuple[Tensor, list[tuple[int, int]]]:
    """A table with pairs that share a direction, plus noise, and as many other rows."""
    starts, others = drawn(seed, n, d_model), drawn(seed + 1, n, d_model)
    ends = starts + drawn(seed + 2, 1, d_model) + noise * drawn(seed + 3, n, d_model)
    lengths = drawn(seed + 4, 3 * n, 1).abs() + 0.5
    return torch.cat([starts, ends, others]) * lengths, [(i, n + i) for i in range(n)]


exercise = Exercise(
    "embeddings.found",
    number=6,
    solution=found,
    inputs=[
        _planted(31, 4, 3, 0.3),
        _planted(41, 5, 4, 0.6),
        _planted(52, 5, 2, 0.4),
        _planted(63, 6, 5, 1.0),
    ],
    hints=(
        "For pair k the direction must not know the answer: which pairs may take part in the mean "
        "of table[b] − table[a], and which one not?",
        "For each pair: the mean difference of the *other* pairs, added to row a, is where you "
        "look. Take the cosine with every row of the table, set that of row a itself to −∞, and "
        "note where the largest is.",
    ),
    then=(
        "Now the baselines, before you believe it: the nearest row without any direction, and a "
        "random direction of the same length."
    ),
    raises={
        r"ZeroDivisionError|RuntimeError: stack expects a non-empty": (
            "for some pair no other pair was left to average over."
        ),
        r"ValueError: (?:too many|not enough) values to unpack|TypeError: cannot unpack": (
            "`pairs` is a list of pairs of row numbers: `for a, b in pairs` takes them one by one."
        ),
    },
    mistakes={
        "the pair that is asked for takes part in the mean, so the direction knows its answer: "
        "leave it out.": Mutant(" if j != k", ""),
        "the row that one starts from is often the nearest to where one arrives; leave it "
        "out.": Mutant("scores[a] = -torch.inf", ""),
        "the difference has the wrong sign: from a to b it is table[b] − table[a].": Mutant(
            "+ shift", "- shift"
        ),
        "the differences are added up; a direction of the usual length is their mean.": Mutant(
            "mean(dim=0)", "sum(dim=0)"
        ),
        "no direction was added: this is the nearest row of each start.": Mutant(" + shift", ""),
        "these are the largest dot products, in which long rows win; take the cosine.": Mutant(
            _COSINE, "table @ goal"
        ),
        "these are the smallest distances; take the cosine.": Mutant(
            _COSINE, "-(table - goal).norm(dim=-1)"
        ),
        "the search is among the pairs' second rows alone; search the whole table.": Mutant(
            "scores[a]", f"scores[{_ENDS}]"
        ),
        "the direction is that of a single other pair; average over all others.": Either(
            Mutant("in others]", "in others[:1]]"),
            Mutant("in others]", "in others[-1:]]"),
            Mutant("in others]", "in pairs[:1]]"),
        ),
        "each pair's own difference was added, which leads to the answer by construction; use the "
        "other pairs'.": Either(
            Mutant("in others]", "in pairs[k : k + 1]]"), lambda table, pairs: [b for _, b in pairs]
        ),
        "this counts how many are right; return the row found for each pair.": Either(
            Mutant("return rows", f"return sum({_RIGHT})"),
            Mutant("return rows", f"return sum({_RIGHT}) / len(rows)"),
            Mutant("return rows", f"return [{_RIGHT}]"),
        ),
        "this is where the direction leads from the zero vector; add it to row a.": Mutant(
            "table[a] + shift", "shift"
        ),
        "the pair's second row was left out of the search, so it can never be found; leave out the "
        "first.": Mutant("scores[a]", "scores[pairs[k][1]]"),
    },
)
