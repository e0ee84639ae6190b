"""The checkers behind ``gpt_lab.check``: a folder a chapter, a file an exercise."""

from __future__ import annotations

import sys
from typing import Any

from gpt_lab.exercises import hints, solved
from gpt_lab.exercises.chapters import chapters_in
from gpt_lab.exercises.exercise import Chapter, Exercise
from gpt_lab.exercises.solved import Progress
from gpt_lab.exercises.verdict import Hint, Verdict
from gpt_lab.validation import did_you_mean

CHAPTERS: tuple[Chapter, ...] = chapters_in(sys.modules[__name__])

EXERCISES: dict[str, Exercise] = {
    exercise.name: exercise for chapter in CHAPTERS for exercise in chapter.exercises
}


def check(name: str, answer: Any) -> Verdict:
    """Check an answer to one of the course's exercises.

    The answer runs with a time limit and may take any sensible form: numbers, arrays and tensors,
    lists and tuples. What is right is remembered for ``progress``.

    Args:
        name: the exercise's name, as its text gives it: ``"five_steps.embedding"``.
        answer: the function that the exercise asks for (not its result), or the value.

    Returns:
        A verdict that reads as a sentence and is true when the answer is right.

    Raises:
        KeyError: no exercise has that name.

    >>> check("five_steps.embedding", lambda V, n_ctx, d_model: V * d_model)
    ✗ five_steps.embedding: the positions have embeddings too: n_ctx more rows.
    """
    verdict = _named(name).examine(answer)
    if verdict:
        solved.record(name)
    return verdict


def hint(name: str) -> Hint:
    """The next hint for an exercise: the first time its first, then one that goes further.

    Raises:
        KeyError: no exercise has that name.
    """
    return hints.next_hint(_named(name))


def progress() -> Progress:
    """What has been solved so far, by chapter, and what is open.

    It is kept in one small file, ``progress().file``, and nowhere else; delete it to begin anew.
    The environment variable ``GPT_LAB_PROGRESS`` names another file; empty, it keeps nothing.
    """
    chapters = [
        finished for chapter in CHAPTERS if (finished := chapter.without_drafts()).exercises
    ]
    return Progress(chapters, frozenset(solved.names()), solved.file())


def _named(name: str) -> Exercise:
    if isinstance(name, str) and name in EXERCISES:
        return EXERCISES[name]
    hint = did_you_mean(name, EXERCISES)
    raise KeyError(f"no exercise {name!r}; there are {', '.join(EXERCISES)}{hint}")
