"""One-hot vectors of IDs."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import whole


def one_hot(ids: Tensor, V: int) -> Tensor:
    """The reference solution."""
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
        "How many rows does the result have, and how many columns? One of the two belongs to the "
        "text, the other to the vocabulary.",
        "Start with `torch.zeros(len(ids), V)`. In row t, which single number is not 0? (The rows "
        "of `torch.eye(V)` are worth a look, too.)",
    ),
    then=(
        "Multiply it, as floats, with a table of V rows, and compare with `table[ids]`: to look up "
        "a row is a matrix product in which nearly everything is 0."
    ),
    raises={
        r"TypeError: only integer tensors|TypeError: 'float'": (
            "an index has to be a whole number: are the IDs still integers?"
        ),
        r"IndexError: Dimension out of range|RuntimeError: scatter\(\): Expected self.dtype": (
            "`scatter` puts a number, or a tensor of the table's own type and of the index's shape "
            "[T, 1]: give it the number 1."
        ),
        r"RuntimeError: Index tensor must have the same number of dimensions": (
            "`scatter` wants an index for each row: the IDs as a column, `ids[:, None]`."
        ),
        r"RuntimeError: index \d+ is out of bounds for dimension 0": (
            "along `dim=0` an ID is the number of a row, and there are only T. The 1 of row t goes "
            "along `dim=1`, to column `ids[t]`."
        ),
        r"IndexError": (
            "an ID is used as the number of a row here, and there are only T rows, one for each "
            "token. Row t gets its 1 in *column* `ids[t]`."
        ),
        r"RuntimeError: The size of tensor": (
            "T IDs and V numbers have no common shape yet. To compare each ID with all V numbers, "
            "make a column of the IDs: `ids[:, None]`."
        ),
    },
    mistakes={
        "the axes are swapped: you need a row for each token, and V columns.": Mutant(
            ".float()", ".T"
        ),
        "these are True and False; a product needs the numbers 1 and 0: `.float()`.": Mutant(
            ".float()", ".bool()"
        ),
        "the rows end at the largest ID of the text. Each row has V numbers in any case.": Mutant(
            "ids, V)", "ids)"
        ),
        "this is one row for the whole text. Make one for each token.": Either(
            *(
                Mutant(".float()", f".{how}")
                for how in (
                    "sum(dim=0)",
                    "amax(dim=0)",
                    "sum(dim=0, keepdim=True)",
                    "amax(dim=0, keepdim=True)",
                )
            )
        ),
        "the marked number is the ID itself. Mark its place with a 1.": Mutant(
            ".float()", " * ids[:, None]"
        ),
        "the ones stand one place too far to the left: IDs count from 0.": Either(
            Mutant("ids, V)", "(ids - 1) % V, V)"), Mutant("ids, V).float()", "ids, V + 1)[:, 1:]")
        ),
        "zeros and ones are swapped: all but one number of a row is 0.": Mutant(
            "return ", "return 1 - "
        ),
        "these are the rows one after the other. Keep them apart, as [T, V].": Mutant(
            ".float()", ".flatten()"
        ),
        "these are still the IDs. A one-hot row has V numbers.": Either(
            lambda ids, V: ids, lambda ids, V: ids.unsqueeze(1)
        ),
        "this is the whole identity matrix, with a row for each ID that exists. Take the rows of "
        "the IDs in the text.": lambda ids, V: torch.eye(V),
        "this is the row of the first token alone: does the loop return too early?": Either(
            Mutant(".float()", "[:1]"), Mutant(".float()", "[0]")
        ),
        "this marks the places of the text, 0, 1, 2, … Mark the IDs that stand "
        "there.": lambda ids, V: torch.eye(len(ids), V),
        "every row has the 1s of all tokens. Row t gets a single 1, in column `ids[t]`.": Mutant(
            ".float()", ".amax(dim=0).expand(len(ids), V)"
        ),
        "all 1s are in the first row: an index of the shape [1, T] is about row 0 alone. Make it a "
        "column, `ids[:, None]`.": lambda ids, V: torch.zeros(len(ids), V).scatter(1, ids[None], 1),
        "each row is filled with ones. It gets a single 1, in column `ids[t]`.": lambda ids, V: (
            torch.ones(len(ids), V)
        ),
    },
)
