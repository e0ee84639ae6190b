"""The input of the first block: token embedding plus position embedding."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import drawn, whole


def embed(ids: Tensor, tokens: Tensor, positions: Tensor) -> Tensor:
    """The reference solution."""
    return tokens[ids] + positions[: len(ids)]


_RESULT = "tokens[ids] + positions[: len(ids)]"


exercise = Exercise(
    "embeddings.embed",
    number=3,
    solution=embed,
    inputs=[
        (whole([2, 0, 2]), drawn(1, 5, 4), drawn(2, 6, 4)),
        (whole([3]), drawn(3, 4, 2), drawn(4, 7, 2)),
        (whole([0, 4, 1, 1]), drawn(5, 5, 3), drawn(6, 8, 3)),
        (whole([0, 0, 0]), drawn(7, 5, 4), drawn(8, 6, 4)),
    ],
    hints=(
        "Each token gives two vectors of the same width: one by what it is, one by where it "
        "stands. Which row of which table are they?",
        "`tokens[ids]` looks up all T rows at once. The places are 0, 1, …, T − 1, so their rows "
        "are the first T of the other table, and the two results have the same shape.",
    ),
    then=(
        "Look at the first input: its ID 2 comes twice, and after the sum no two rows are the same "
        "any more."
    ),
    raises={
        r"RuntimeError: The size of tensor a|ValueError: operands could not be broadcast": (
            "the two parts must have the same shape, [T, d_model]. The table of positions has more "
            "rows than that: take as many as there are tokens."
        ),
        r"RuntimeError: (?:mat1 and mat2|size mismatch|expected m1)|ValueError: matmul": (
            "`@` is a matrix product, and these shapes do not fit one. Look up the rows by "
            "`table[indices]`, and add the two vectors of each token by `+`."
        ),
        r"IndexError: index \d+ is out": "which IDs name rows of which table, and which do not?",
    },
    mistakes={
        "the positions are missing: this is the same for any order of the tokens.": Mutant(
            _RESULT, "tokens[ids]"
        ),
        "these are the positions alone; where are the tokens?": Mutant("tokens[ids] + ", ""),
        "the positions are looked up by the tokens' IDs. A place is where a token stands: 0 for "
        "the first.": Mutant("[: len(ids)]", "[ids]"),
        "the tokens are looked up by their places. `tokens` has a row for each ID.": Mutant(
            "tokens[ids]", "tokens[: len(ids)]"
        ),
        "positions count from 0; these begin with row 1.": Mutant(
            "[: len(ids)]", "[1 : len(ids) + 1]"
        ),
        "these are the last rows of the positions. A text begins at the first.": Mutant(
            "[: len(ids)]", "[-len(ids) :]"
        ),
        "the two vectors are multiplied. Add them.": Mutant(" + ", " * "),
        "the two vectors stand side by side, which makes twice the width. Add them.": (
            lambda ids, tokens, positions: torch.cat([tokens[ids], positions[: len(ids)]], dim=-1)
        ),
        "the positions' rows stand below the tokens' rows. Add them, row by row.": (
            lambda ids, tokens, positions: torch.cat([tokens[ids], positions[: len(ids)]])
        ),
        "this is the mean of the two vectors. GPT-2 takes their sum.": Mutant(
            _RESULT, f"({_RESULT}) / 2"
        ),
        "the positions run backwards: the first token has the first row.": Mutant(
            "[: len(ids)]", "[: len(ids)].flip(0)"
        ),
        "the largest ID decides how many positions are used. That depends on how many tokens there "
        "are.": Mutant("[: len(ids)]", "[: ids.max() + 1][: len(ids)]"),
        "all tokens get the same position. Each has its own.": Either(
            Mutant("[: len(ids)]", "[0]"),
            Mutant("[: len(ids)]", "[len(ids) - 1]"),
            Mutant("[: len(ids)]", "[len(ids)]"),
        ),
        "the number of the place was added. Add the vector that the table has for it.": Either(
            Mutant("positions[: len(ids)]", "torch.arange(len(ids))[:, None]"),
            Mutant("positions[: len(ids)]", "torch.arange(1, len(ids) + 1)[:, None]"),
        ),
        "the tokens' vectors are added up to one. Each token keeps its own.": Either(
            Mutant(_RESULT, f"({_RESULT}).sum(dim=0)"), Mutant(_RESULT, f"({_RESULT}).mean(dim=0)")
        ),
        "an axis too many: this is [1, T, d_model], and the text is one row of IDs.": Mutant(
            _RESULT, f"({_RESULT})[None]"
        ),
        "the sum is multiplied by √d_model. GPT-2 adds both rows as they are.": Mutant(
            "return ", "return tokens.shape[1] ** 0.5 * "
        ),
    },
)
