"""Count the tokens that pass through the blocks during generation."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def passes(prompt: int, new: int, cached: bool) -> int:
    """The reference solution."""
    if new == 0:
        return 0
    return prompt + new - 1 if cached else sum(range(prompt, prompt + new))


_UNCACHED = "sum(range(prompt, prompt + new))"
_ZERO_TOO = "if new == 0:\n        return 0\n    return", "return"


def _uncached(count: str) -> Either:
    """Mistakes in a count without a cache: always, for 0 new tokens only, or by one token."""
    return Either(
        Mutant((_UNCACHED, count), ("if new == 0", "if cached and new == 0")),
        Mutant((_UNCACHED, count), _ZERO_TOO),
        Mutant((_UNCACHED, count), _ZERO_TOO, ("new - 1 if", "new if")),
    )


exercise = Exercise(
    "prediction.passes",
    number=3,
    solution=passes,
    inputs=[
        (5, 1, False),
        (5, 1, True),
        (5, 3, False),
        (5, 3, True),
        (1, 10, False),
        (1, 10, True),
        (24, 1000, False),
        (24, 1000, True),
        (7, 0, False),
        (7, 0, True),
    ],
    hints=(
        "Write down for a prompt of 5 tokens and 3 new ones how many tokens the model reads in "
        "each of the three steps, once without a cache and once with it.",
        "Without: 5, then 6, then 7. With: 5, then 1, then 1. The last new token is chosen and "
        "never read; and where nothing is to be written, nothing is read.",
    ),
    then=(
        "Double `new` and compare: without a cache the work grows nearly fourfold, with it nearly "
        "twofold."
    ),
    raises={
        r"TypeError: 'int' object is not iterable": (
            "`prompt` and `new` are numbers of tokens: `range(prompt, prompt + new)` goes through "
            "the lengths."
        ),
        r"RecursionError": "this calls itself without an end: what is the answer for `new = 0`?",
    },
    mistakes={
        "the last new token is chosen, but never read. Count one less.": Either(
            Mutant("new - 1 if", "new if"), Mutant(_ZERO_TOO, ("new - 1 if", "new if"))
        ),
        "without a cache this goes one step too far: the last text that is read doesn't have the "
        "last token yet.": _uncached("sum(range(prompt, prompt + new + 1))"),
        "without a cache the first step reads the prompt, before anything is appended: begin at "
        "`prompt`, not at `prompt + 1`.": _uncached("sum(range(prompt + 1, prompt + new + 1))"),
        "right, except for `new = 0`: where nothing is written, nothing is read.": Either(
            Mutant(*_ZERO_TOO), Mutant(_ZERO_TOO, ("new - 1 if", "max(0, new - 1) if"))
        ),
        "the two cases are swapped: with the cache each token is read once.": Mutant(
            "if cached", "if not cached"
        ),
        "with the cache the prompt has to be read, too, once.": Either(
            Mutant("prompt + new - 1", "new"),
            Mutant("prompt + new - 1", "new - 1"),
            Mutant(("prompt + new - 1", "new"), _ZERO_TOO),
            Mutant(("prompt + new - 1", "new - 1"), _ZERO_TOO),
        ),
        "without a cache one step is missing: `range` leaves its end out.": _uncached(
            "sum(range(prompt + 1, prompt + new))"
        ),
        "without a cache the first step already reads the whole prompt. The lengths begin at "
        "`prompt`, not at 1.": Either(
            *_uncached("sum(range(1, prompt + new + 1))"), *_uncached("sum(range(1, prompt + new))")
        ),
        "the text grows by one token in each step, so the lengths are not all `prompt`.": _uncached(
            "prompt * new"
        ),
        "only at the end is the text that long. It grows by one token in each step.": Either(
            *_uncached("(prompt + new) * new"),
            *_uncached("(prompt + new - 1) * new"),
            *(
                Mutant((_UNCACHED, "(prompt + new) * new"), ("prompt + new - 1 if", f"{kept} if"))
                for kept in ("new", "(prompt + new) * new", "prompt", "prompt * new")
            ),
            Mutant((_UNCACHED, "(prompt + new) ** 2"), ("new - 1 if", "new if")),
            Mutant(_UNCACHED, "(prompt + new) ** 2"),
        ),
        "without a cache the prompt is read anew in every step, and not the new tokens "
        "alone.": Either(
            *_uncached("new * (new + 1) // 2"),
            *_uncached("prompt + new * (new + 1) // 2"),
            *_uncached("prompt + new * (new - 1) // 2"),
        ),
        "these are pairs of a query and a key. Count the tokens that pass "
        "through.": lambda prompt, new, cached: sum(t * t for t in range(prompt, prompt + new)),
        "`cached` makes no difference here.": Either(
            lambda prompt, new, cached: passes(prompt, new, True),
            lambda prompt, new, cached: passes(prompt, new, False),
        ),
    },
)
