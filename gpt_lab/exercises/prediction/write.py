"""One token after another, until the text ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Either

Scores = Callable[[Sequence[int]], Tensor]


def scores_of_all(ids: Sequence[int]) -> Tensor:
    """Five scores that depend on every token and its place."""
    mixed = sum((place + 1) * int(token) for place, token in enumerate(ids))
    return numbers([(mixed * (v + 2) + v * v) % 11 + v / 8 for v in range(5)])


def scores_by_length(ids: Sequence[int]) -> Tensor:
    """The end, 0, is likeliest from six tokens on."""
    return numbers([len(ids) - 5.5, 0.25 * (len(ids) % 2), 0.0, -1.0, 0.125])


def write(scores: Scores, prompt: Sequence[int], n: int, end: int) -> list[int]:
    """The reference."""
    return _write(scores, prompt, n, end)


def _write(
    scores: Scores,
    prompt: Sequence[int],
    n: int,
    end: int | None,
    *,
    reads: Callable[[list[int]], Sequence[int]] = lambda ids: ids,
    best: Callable[[Tensor], float] = lambda s: int(s.argmax()),
    kept: bool = True,
) -> list[int]:
    """The loop, with what learners change in it."""
    ids = [*prompt]
    for _ in range(n):
        token = best(scores(reads(ids)))
        if token == end and not kept:
            break
        ids.append(token)  # type: ignore[arg-type]  # of a score in the place of an ID
        if token == end:
            break
    return ids


def _to_length(scores: Scores, prompt: Sequence[int], n: int, end: int) -> list[int]:
    return _write(scores, prompt, max(0, n - len(prompt)), end)


def _stopped_by_the_prompt(scores: Scores, prompt: Sequence[int], n: int, end: int) -> list[int]:
    ids = [*prompt]
    while len(ids) < len(prompt) + n and end not in ids:
        ids.append(int(scores(ids).argmax()))
    return ids


def _noticed_late(scores: Scores, prompt: Sequence[int], n: int, end: int) -> list[int]:
    ids = [*prompt]
    for _ in range(n):
        ids.append(int(scores(ids).argmax()))
        if len(ids) > len(prompt) + 1 and ids[-2] == end:
            break
    return ids


exercise = Exercise(
    "prediction.write",
    number=5,
    solution=write,
    inputs=[
        (scores_of_all, [3, 1, 4], 6, 99),
        (scores_of_all, [0, 2], 5, 1),
        (scores_of_all, [0, 1], 12, 0),
        (scores_by_length, [0, 3], 9, 0),
        (scores_by_length, [0, 3, 3], 2, 0),
        (scores_of_all, [2, 2], 0, 1),
        (scores_by_length, [0], 4, 0),
    ],
    hints=(
        "In each round the model reads *all* tokens that there are by then: those of the prompt "
        "and those that you have appended. What has to be appended to what?",
        "`token = int(scores(ids).argmax())`, append it to `ids`, and only then see whether it is "
        "`end`. Look at the new token alone: the prompt may contain an `end` of its own.",
    ),
    then=("Replace `argmax` by a draw, and this is what `gpt_lab.generate` does, less its cache."),
    raises={
        r"AttributeError: '(?:list|int)' object has no attribute": (
            "`scores(ids)` is a tensor; `ids`, a token and `prompt` are plain Python."
        ),
        r"TypeError: .*(?:list|int).*(?:concatenate|unsupported operand|not iterable)": (
            "a token is a number, `ids` a list: `ids.append(token)`."
        ),
    },
    endless="a text may also be over because `n` tokens were written.",
    mistakes={
        "the model always reads the prompt alone: it has to read what was appended, too.": (
            lambda scores, prompt, n, end: _write(
                scores, prompt, n, end, reads=lambda ids: ids[: len(prompt)]
            )
        ),
        "the model reads the last token alone; it has to read the whole text.": (
            lambda scores, prompt, n, end: _write(
                scores, prompt, n, end, reads=lambda ids: ids[-1:]
            )
        ),
        "these are the new tokens alone; return the prompt with them.": Either(
            lambda scores, prompt, n, end: write(scores, prompt, n, end)[len(prompt) :],
            lambda scores, prompt, n, end: _write(scores, prompt, n, end, kept=False)[
                len(prompt) :
            ],
        ),
        "`end` belongs to the text: append it, then stop.": (
            lambda scores, prompt, n, end: _write(scores, prompt, n, end, kept=False)
        ),
        "the text goes on after its end: stop when the new token is `end`.": (
            lambda scores, prompt, n, end: _write(scores, prompt, n, None)
        ),
        "one token comes after the end: look at the token that was just appended.": _noticed_late,
        "an `end` in the *prompt* stops this: only a new one ends the text.": Either(
            _stopped_by_the_prompt,
            lambda scores, prompt, n, end: (
                [*prompt] if end in prompt else write(scores, prompt, n, end)
            ),
            lambda scores, prompt, n, end: (
                [*prompt] if prompt[-1] == end else write(scores, prompt, n, end)
            ),
        ),
        "`n` counts the new tokens; here the prompt is counted in.": _to_length,
        "one token too many: `n` at most.": (
            lambda scores, prompt, n, end: write(scores, prompt, n + 1, end)
        ),
        "one token is missing: the loop ends a round too early.": (
            lambda scores, prompt, n, end: write(scores, prompt, max(0, n - 1), end)
        ),
        "a score is appended in the place of a token: the token is the *index* of the largest.": (
            lambda scores, prompt, n, end: _write(
                scores, prompt, n, end, best=lambda s: float(s.max())
            )
        ),
        "the token with the *lowest* score is taken.": (
            lambda scores, prompt, n, end: _write(
                scores, prompt, n, end, best=lambda s: int(s.argmin())
            )
        ),
        "only one token is written: go on with the longer text.": Either(
            lambda scores, prompt, n, end: write(scores, prompt, 1, end),
            lambda scores, prompt, n, end: write(scores, prompt, min(n, 1), end),
        ),
    },
)
