"""The checkers behind ``gpt_lab.check``: one file a chapter."""

from __future__ import annotations

import difflib
from typing import Any

from gpt_lab.exercises import five_steps, tokenization, training
from gpt_lab.exercises.exercise import Exercise, Verdict

EXERCISES: dict[str, Exercise] = {
    exercise.name: exercise
    for chapter in (five_steps, tokenization, training)
    for exercise in chapter.ALL
}


def check(name: str, answer: Any) -> Verdict:
    """Check an answer to one of the course's exercises.

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
    if name not in EXERCISES:
        near = difflib.get_close_matches(name, EXERCISES, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise KeyError(f"no exercise {name!r}; there are {', '.join(EXERCISES)}{hint}")
    return EXERCISES[name].examine(answer)
