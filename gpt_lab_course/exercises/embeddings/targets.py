"""Split a text into rows of inputs and targets."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import whole


def targets(ids: Tensor, T: int) -> tuple[Tensor, Tensor]:
    """The reference solution."""
    n = (len(ids) - 1) // T
    inputs = ids[: n * T].reshape(n, T)
    wanted = ids[1 : n * T + 1].reshape(n, T)
    return inputs, wanted


_N = "(len(ids) - 1) // T"
_WANTED = "ids[1 : n * T + 1]"


def _ragged(ids: Tensor, T: int) -> list[list[list[int]]]:
    """A mistake: the last row is shorter."""
    starts = range(0, len(ids) - 1, T)
    inputs = [ids[:-1][i : i + T].tolist() for i in starts]
    return [inputs, [ids[1:][i : i + T].tolist() for i in starts]]


def _uneven(ids: Tensor, T: int) -> list[list[list[int]]]:
    """A mistake: slices by T, wherever they end."""
    starts = range(0, len(ids), T)
    inputs = [ids[i : i + T].tolist() for i in starts]
    return [inputs, [ids[i + 1 : i + T + 1].tolist() for i in starts]]


def _without_ends(n: str) -> Mutant:
    """A mistake: rows of T whose inputs lack the last ID and whose targets lack the first."""
    return Mutant((_N, n), (_WANTED, "inputs"), ("inputs, wanted", "inputs[:, :-1], wanted[:, 1:]"))


def _apart(ids: Tensor, T: int) -> tuple[Tensor, Tensor]:
    """A mistake: pieces of T + 1 that share no ID."""
    n = len(ids) // (T + 1)
    pieces = ids[: n * (T + 1)].reshape(n, T + 1)
    return pieces[:, :-1], pieces[:, 1:]


def _sliding(ids: Tensor, T: int) -> tuple[Tensor, Tensor]:
    """A mistake: a row from every position."""
    return ids[:-1].unfold(0, T, 1), ids[1:].unfold(0, T, 1)


exercise = Exercise(
    "embeddings.targets",
    number=2,
    solution=targets,
    inputs=[
        (whole([4, 7, 1, 8, 2, 9, 5]), 3),
        (whole([3, 6, 0, 5, 9, 1]), 3),
        (whole([8, 2, 6, 0, 3, 9, 4, 1, 7]), 2),
        (whole([5, 1, 8, 0, 6, 3, 9, 2, 7, 4, 1, 8, 3, 6]), 4),
        (whole([2, 5, 3]), 1),
    ],
    hints=(
        "Write a short text on paper, mark two rows of inputs, and below each ID the one that has "
        "to be predicted there. How many IDs do N rows need in all?",
        "N rows use N·T inputs, and the last input needs one more ID after it: N is "
        "`(len(ids) - 1) // T`. Where do the inputs begin in the text, and where the targets?",
    ),
    then=(
        "Look at a row's last target: it's the first input of the next row. Every ID but the "
        "text's first is predicted once."
    ),
    raises={
        r"RuntimeError: shape '\[|ValueError: cannot reshape": (
            "there are too many or too few IDs for these rows. Each input needs the ID after it, "
            "and so does the last one."
        ),
        r"RuntimeError: stack expects each tensor": (
            "the last row has fewer IDs than the others. Drop what doesn't fill a row."
        ),
    },
    mistakes={
        "the target at a row's end is the row's own first ID. It should be the ID that comes next "
        "in the text.": Either(
            Mutant(_WANTED, "inputs.roll(-1, dims=1)"),
            Mutant((_N, "len(ids) // T"), (_WANTED, "inputs.roll(-1, dims=1)")),
        ),
        "the rows are one place too short: each has lost its last input, because the target lies "
        "in the next row. Cut both from the *text*, T at a "
        "time.": Either(_without_ends(_N), _without_ends("len(ids) // T")),
        "at the text's end the targets begin again with its first ID. Cut the targets from the "
        "text, one place further on. An ID with nothing after it is no input.": Either(
            Mutant((_N, "len(ids) // T"), (_WANTED, "ids.roll(-1)[: n * T]")),
            Mutant((_N, "len(ids) // T"), (_WANTED, "inputs.flatten().roll(-1)")),
            Mutant(_WANTED, "inputs.flatten().roll(-1)"),
        ),
        "the targets are the next *row*, T places further on. They should be one place further "
        "on.": Either(
            Mutant(_WANTED, "inputs.roll(-1, dims=0)"),
            Mutant((_N, "len(ids) // T"), (_WANTED, "inputs.roll(-1, dims=0)")),
            Mutant(
                (_N, "len(ids) // T"),
                (_WANTED, "inputs"),
                ("return inputs, wanted", "return inputs[:-1], wanted[1:]"),
            ),
        ),
        "pieces of T + 1 are cut here that share no ID, so the first ID of each is never a target. "
        "Start each row with the last target of the row before.": _apart,
        "inputs and targets are swapped: the inputs come first.": Mutant(
            "return inputs, wanted", "return wanted, inputs"
        ),
        "the targets are the inputs. A model could copy them and learn nothing: ask for the next "
        "ID.": Mutant(_WANTED, "ids[: n * T]"),
        "the targets come before their inputs. They should come after.": Mutant(
            _WANTED, "torch.cat([ids[:1], ids])[: n * T]"
        ),
        "the targets are two places further on. They should be one place further on.": Mutant(
            (_N, "(len(ids) - 2) // T"), (_WANTED, "ids[2 : n * T + 2]")
        ),
        "a row begins at each ID, so nearly every ID is predicted T times. The next row begins "
        "where the last one stopped.": _sliding,
        "each row has a single target, the one at its end. There is one at every place.": Either(
            Mutant("return inputs, wanted", "return inputs, wanted[:, -1]"),
            Mutant("return inputs, wanted", "return inputs, wanted[:, -1:]"),
        ),
        "this is only the first row. Cut the whole text.": Either(
            Mutant("return inputs, wanted", "return inputs[0], wanted[0]"),
            Mutant("return inputs, wanted", "return inputs[:1], wanted[:1]"),
        ),
        "the shift is right. Now cut both into rows of T.": Either(
            lambda ids, T: (ids[:-1], ids[1:]),
            Mutant("return inputs, wanted", "return inputs.flatten(), wanted.flatten()"),
        ),
        "the last row is shorter than T. Drop what doesn't fill a row.": Either(_ragged, _uneven),
        "this drops a row that could be filled. N rows need N·T inputs, and one more ID after the "
        "last.": Either(
            Mutant(_N, "len(ids) // (T + 1)"),
            Mutant(_N, "(len(ids) - 2) // T"),
            Mutant(_N, "len(ids) // T - 1"),
        ),
        "the text runs down the columns here. Let it run along the rows.": Mutant(
            ("ids[: n * T].reshape(n, T)", "ids[: n * T].reshape(T, n).T"),
            (f"{_WANTED}.reshape(n, T)", f"{_WANTED}.reshape(T, n).T"),
        ),
        "the axes are swapped: a row of the result is a piece of text, [N, T].": Mutant(
            "return inputs, wanted", "return inputs.T, wanted.T"
        ),
        "these are the inputs alone. Return the targets, too.": Mutant(
            "return inputs, wanted", "return inputs"
        ),
        "these are the targets alone. Return both: inputs, targets.": Mutant(
            "return inputs, wanted", "return wanted"
        ),
        "targets and inputs stand in one table. Return them as two of the same "
        "shape.": lambda ids, T: torch.stack(
            [ids[i : i + T + 1] for i in range(0, len(ids) - T, T)]
        ),
    },
)
