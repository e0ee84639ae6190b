"""Generate one token after another, until the text ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers

Scores = Callable[[Sequence[int]], Tensor]


def write(scores: Scores, prompt: Sequence[int], n: int, end: int) -> list[int]:
    """The reference solution."""
    ids = [*prompt]
    for _ in range(n):
        token = int(scores(ids).argmax())
        ids.append(token)
        if token == end:
            break
    return ids


_END_LEFT_OUT = (
    ("        ids.append(token)\n", ""),
    ("            break\n", "            break\n        ids.append(token)\n"),
)
_NEW_ALONE = "return ids", "return ids[len(prompt) :]"


def scores_of_all(ids: Sequence[int]) -> Tensor:
    """Five scores that depend on every token and its position."""
    mixed = sum((place + 1) * int(token) for place, token in enumerate(ids))
    return numbers([(mixed * (v + 2) + v * v) % 11 + v / 8 for v in range(5)])


def scores_by_length(ids: Sequence[int]) -> Tensor:
    """The end, 0, is most likely from six tokens on."""
    return numbers([len(ids) - 5.5, 0.25 * (len(ids) % 2), 0.0, -1.0, 0.125])


exercise = Exercise(
    "prediction.write",
    number=4,
    solution=write,
    inputs=[
        (scores_of_all, [3, 1, 4], 6, 99),
        (scores_of_all, [0, 2], 5, 1),
        (scores_of_all, [0, 1], 12, 0),
        (scores_by_length, [0, 3], 9, 0),
        (scores_by_length, [0, 3, 3], 2, 0),
        (scores_of_all, [2, 2], 0, 1),
        (scores_by_length, [0], 4, 0),
        (scores_of_all, [3, 1, 0], 4, 0),
    ],
    hints=(
        "In each round the model reads *all* tokens that there are by then: those of the prompt "
        "and those that you have appended. What has to be appended to what?",
        "`token = int(scores(ids).argmax())`, append it to `ids`, and only then see whether it is "
        "`end`. Look at the new token alone: the prompt may contain an `end` of its own.",
    ),
    then="Replace `argmax` by a draw, and this is what `gpt_lab.generate` does, less its cache.",
    raises={
        r"AttributeError: '(?:list|int)' object has no attribute": (
            "`scores(ids)` is a tensor; `ids`, a token and `prompt` are plain Python."
        ),
        r"TypeError: (?:can only concatenate list|unsupported operand.*'list'|'int'.*iterable)": (
            "a token is a number, `ids` a list: `ids.append(token)`."
        ),
    },
    endless="stop after `n` new tokens, even where no `end` comes.",
    mistakes={
        "the model always reads the prompt alone. It has to read what was appended, too.": Mutant(
            "scores(ids)", "scores(prompt)"
        ),
        "the model reads the last token alone. It has to read the whole text.": Mutant(
            "scores(ids)", "scores(ids[-1:])"
        ),
        "these are the new tokens alone. Return the prompt with them.": Either(
            Mutant(*_NEW_ALONE), Mutant(*_END_LEFT_OUT, _NEW_ALONE)
        ),
        "`end` belongs to the text. Append it, then stop.": Mutant(*_END_LEFT_OUT),
        "the text goes on after its end. Stop when the new token is `end`.": Mutant(
            "token == end", "False"
        ),
        "one token comes after the end. Look at the token that you've just appended.": Mutant(
            "token == end", "len(ids) > len(prompt) + 1 and ids[-2] == end"
        ),
        "`scores(ids)` is one row, [V]: the scores of the next token. Take the `argmax` of all of "
        "it, not of a part.": Mutant("scores(ids)", "scores(ids)[-1]"),
        "an `end` in the *prompt* stops this. Only a new one ends the text.": Either(
            Mutant("token == end", "end in ids"),
            Mutant("for _ in range(n)", "while len(ids) < len(prompt) + n and end not in ids"),
            Mutant("range(n)", "range(0 if end in prompt else n)"),
            Mutant("range(n)", "range(0 if prompt[-1] == end else n)"),
        ),
        "`n` counts the new tokens; here the prompt is counted in.": Mutant(
            "range(n)", "range(n - len(prompt))"
        ),
        "one token too many: `n` at most.": Mutant("range(n)", "range(n + 1)"),
        "one token is missing: the loop ends a round too early.": Mutant(
            "range(n)", "range(n - 1)"
        ),
        "a score is appended instead of a token. The token is the *index* of the largest "
        "score.": Mutant("int(scores(ids).argmax())", "float(scores(ids).max())"),
        "the token with the *lowest* score is taken.": Mutant("argmax", "argmin"),
        "only one token is written. Go on with the longer text: does the loop return too "
        "early?": Either(
            Mutant("        if token == end:\n            break\n    return", "        return"),
            Mutant("range(n)", "range(1)"),
            Mutant("range(n)", "range(min(n, 1))"),
        ),
    },
)
