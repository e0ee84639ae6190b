"""Which tokens of a conversation count in the loss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def counted(ids: Sequence[int], user: int, assistant: int, end: int) -> list[bool]:
    """The reference solution."""
    counts = []
    answering = False
    for token in ids:
        is_marker = token in (user, assistant)
        counts.append(answering and not is_marker)
        if is_marker:
            answering = token == assistant
        elif token == end:
            answering = False
    return counts


def same(a: Any, b: Any) -> bool:
    """Whether two masks are equal; 0 and 1 are as good as booleans."""
    return forms.same(_booleans(a), _booleans(b))


def _booleans(mask: Any) -> Any:
    if not isinstance(mask, list):
        return mask
    return [bool(one) if forms.is_number(one) and one in (0, 1) else one for one in mask]


_COUNT, _END = "answering and not is_marker", "elif token == end"
_RETURN = "return counts"
_LAST = "return [one and i > len(ids) - 1 - ids[::-1].index(assistant) for i, one in enumerate({})]"
_FIRST = "return [one and assistant not in ids[ids.index(assistant) + 1 : i] for i, one in {}]"

exercise = Exercise(
    "assistant.mask",
    number=2,
    solution=counted,
    same=same,
    inputs=[
        ([0, 1, 5, 6, 7, 2, 8, 9, 0], 1, 2, 0),
        ([0, 1, 5, 2, 8, 9, 0, 1, 6, 7, 2, 9, 0], 1, 2, 0),
        ([50, 7, 31, 32, 8, 41, 42, 43, 50, 50, 50, 50], 7, 8, 50),
        ([50, 7, 31, 8, 41, 50, 7, 32, 33, 8, 42, 43, 50, 50, 50], 7, 8, 50),
    ],
    hints=(
        "Go through the row once, and remember one thing: is the assistant speaking? Which token "
        "switches that on, and which ones switch it off?",
        "The order matters. A marker never counts, so set the switch and write `False`. Any other "
        "token counts if the switch is on; if it's `end`, switch off *after* you've written it.",
    ),
    then=(
        "Your list says which tokens are to be predicted. A model's output for a token stands one "
        "place *earlier*, at the token before. So the loss takes `logits[:-1]`, and `ids[1:]` with "
        "`mask[1:]`."
    ),
    mistakes={
        "the marks stand one place too early, where the model predicts. Mark each token where it "
        "stands itself.": Mutant(_RETURN, "return [*counts[1:], False]"),
        "the marks stand one place too late.": Either(
            Mutant(_RETURN, "return [False, *counts[:-1]]"),
            Mutant(_RETURN, "return [*counts[-1:], *counts[:-1]]"),
        ),
        "the end token behind an answer doesn't count here. Then nothing teaches the model to "
        "stop.": Mutant(_COUNT, f"{_COUNT} and token != end"),
        "everything counts, even the questions. The assistant needn't learn to ask them.": Either(
            Mutant(_RETURN, "return [True] * len(ids)"),
            Mutant(_RETURN, "return [False] + [True] * (len(ids) - 1)"),
        ),
        "the questions count, too. The assistant needn't learn to ask them.": Either(
            Mutant("token == assistant\n", "True\n"),
            Mutant(_COUNT, "token != end and not is_marker"),
            Mutant(_COUNT, "not is_marker"),
            Mutant(("token == assistant\n", "True\n"), (_COUNT, "answering or is_marker")),
        ),
        "questions count, and answers don't: it's the other way round.": Either(
            Mutant("token == assistant\n", "token == user\n"),
            Mutant(_RETURN, "return [not one for one in counts]"),
        ),
        "only the last answer counts. All of them are the assistant's.": Mutant(
            _RETURN, _LAST.format("counts")
        ),
        "only the first answer counts. All of them are the assistant's.": Mutant(
            _RETURN, _FIRST.format("enumerate(counts)")
        ),
        "the padding counts. Of the end tokens in a row, only the first ends the answer.": Either(
            Mutant(_END, "elif False"),
            Mutant(_COUNT, "(answering and not is_marker) or (token == end and len(counts) > 0)"),
        ),
        "every end token counts, and the one at the beginning ends no answer. Nor does the "
        "padding.": Mutant(_COUNT, "(answering and not is_marker) or token == end"),
        "a marker counts. The program writes markers, and the model doesn't have to.": Either(
            Mutant(_COUNT, "answering or token == assistant"),
            Mutant(_COUNT, "answering or is_marker"),
            Mutant((_COUNT, "answering or token == assistant"), (_END, "elif False")),
        ),
        "these are the places of the tokens. Give one boolean for each token of the row.": Mutant(
            _RETURN, "return [i for i, one in enumerate(counts) if one]"
        ),
        "these are the tokens themselves. Give one boolean for each token of the row.": Mutant(
            _RETURN, "return [token for token, one in zip(ids, counts) if one]"
        ),
    },
)
