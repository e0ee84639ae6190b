"""IDs as rows of zeros with a single one."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import whole
from gpt_lab.exercises.mistakes import Edit, Either


def one_hot(ids: Tensor, V: int) -> Tensor:
    """The reference."""
    return F.one_hot(ids, V).float()


exercise = Exercise(
    "embeddings.one_hot",
    number=1,
    solution=one_hot,
    inputs=[
        (whole([2, 0, 3]), 5),
        (whole([1]), 3),
        (whole([0, 0]), 2),
        (whole([4, 1, 1, 0]), 6),
    ],
    hints=(
        "How many rows has the result, and how many columns? One of the two belongs to the text, "
        "the other to the vocabulary.",
        "Start with `torch.zeros(len(ids), V)`. In row t, which single number is not 0? (The rows "
        "of `torch.eye(V)` are worth a look, too.)",
    ),
    then=(
        "Multiply it with a table of V rows, and compare with `table[ids]`: to look up a row is a "
        "matrix product in which nearly everything is 0."
    ),
    raises={
        r"TypeError: only integer tensors|TypeError: 'float'": (
            "an index has to be a whole number: are the IDs still integers?"
        ),
    },
    mistakes={
        "the axes are swapped: a token is a row, and the V numbers of a row are its columns.": Edit(
            ".float()", ".T"
        ),
        "these are True and False; a product needs the numbers 1 and 0: `.float()`.": Edit(
            ".float()", ".bool()"
        ),
        "the rows end at the largest ID of the text; each has V numbers, whatever occurs.": Edit(
            "ids, V)", "ids)"
        ),
        "this is one row for the whole text; make one for each token.": Either(
            *(
                Edit(".float()", f".{how}")
                for how in (
                    "sum(dim=0)",
                    "amax(dim=0)",
                    "sum(dim=0, keepdim=True)",
                    "amax(dim=0, keepdim=True)",
                )
            )
        ),
        "the marked number is the ID; mark it with a 1, whatever the ID is.": Edit(
            ".float()", " * ids[:, None]"
        ),
        "the ones stand one place too far to the left: IDs count from 0.": Either(
            Edit("ids, V)", "(ids - 1) % V, V)"), Edit("ids, V).float()", "ids, V + 1)[:, 1:]")
        ),
        "zeros and ones are swapped: all but one number of a row is 0.": Edit(
            "return ", "return 1 - "
        ),
        "these are the rows one behind the other; keep them apart, as [T, V].": Edit(
            ".float()", ".flatten()"
        ),
        "these are still the IDs; a one-hot row has V numbers.": Either(
            lambda ids, V: ids, lambda ids, V: ids.unsqueeze(1)
        ),
        "this is the whole identity matrix, a row for each ID that there is; take the rows of the "
        "IDs in the text.": lambda ids, V: torch.eye(V),
        "this is the row of the first token alone: does the loop return too early?": Either(
            Edit(".float()", "[:1]"), Edit(".float()", "[0]")
        ),
        "this marks the places of the text, 0, 1, 2, …; mark the IDs that stand "
        "there.": lambda ids, V: torch.eye(len(ids), V),
    },
)
