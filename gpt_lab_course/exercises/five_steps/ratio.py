"""The ratio of two tokens' probabilities, from their scores."""

from __future__ import annotations

from math import exp, log

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def ratio(a: float, b: float) -> float:
    """The reference solution: the sum in softmax's denominator cancels."""
    apart = a - b
    return exp(apart)


exercise = Exercise(
    "five_steps.ratio",
    number=1,
    solution=ratio,
    inputs=[(13.15, 8.61), (8.61, 13.15), (2.0, 2.0), (-1.0, -3.0), (0.5, 1.25)],
    hints=(
        "Write both probabilities down as softmax computes them, one above the other. What stands "
        "in both of them, and what becomes of it when you divide one by the other?",
        "The sum cancels. What is left is e to the power of `a`, divided by e to the power of `b`: "
        "`math.exp` raises e to a power.",
    ),
    then=(
        "Only the difference of two scores counts: add 100 to every score, and no probability "
        "changes."
    ),
    raises={
        r"OverflowError": (
            "the power is far too large: e is raised to a score, a small number such as 13.15."
        ),
        r"NameError: name '(?:exp|math|e|np|torch)'": (
            "that name has to be imported first: `from math import exp`, for instance."
        ),
    },
    mistakes={
        "this divides the scores themselves: softmax first raises e to the power of each.": Mutant(
            "exp(apart)", "a / b"
        ),
        "this is how far apart the scores are; softmax raises e to that power.": Mutant(
            "exp(apart)", "apart"
        ),
        "this is upside down: it says how many times as likely the *second* token is.": Mutant(
            "a - b", "b - a"
        ),
        "scores are subtracted, not divided, in the power: e^a / e^b = e^(a − b).": Either(
            Mutant("a - b", "a / b"), Mutant("exp(apart)", "exp(a) ** (1 / b)")
        ),
        "this is how *much* more e^a is than e^b. To get how many *times* as much, divide.": Mutant(
            "exp(apart)", "exp(a) - exp(b)"
        ),
        "this is the first token's share, as if there were only these two. You need how many times "
        "as likely it is as the second.": Mutant("exp(apart)", "exp(a) / (exp(a) + exp(b))"),
        "the scores are added or multiplied here. Divide what softmax makes of them.": Either(
            Mutant("a - b", "a + b"), Mutant("a - b", "a * b")
        ),
        "softmax raises e = 2.718… to a power; this raises another number.": Either(
            Mutant("exp(apart)", "2**apart"), Mutant("exp(apart)", "10**apart")
        ),
        "2.718 is e cut short, and the power makes the error larger: use `math.e`, or "
        "`math.exp`.": Either(*(Mutant("exp(apart)", f"{e} ** apart") for e in (2.718, 2.72, 2.7))),
        "this divides by the sum of all 6,562 from the table above, which gives a probability. You "
        "are not told that sum, and you do not need it.": Either(
            *(Mutant("exp(apart)", f"exp(a) / {total}") for total in (562_600, 562.6, 562.64))
        ),
        "e and its power have changed places: `math.exp(x)` is e to the power of x.": Either(
            Mutant("exp(apart)", "apart ** exp(1)"),
            Mutant("exp(apart)", "a ** exp(1) / b ** exp(1)"),
        ),
        "this multiplies by e. Softmax raises e to a power: `math.exp(x)` is e to the power of "
        "x.": Mutant("exp(apart)", "exp(1) * apart"),
        "only the first score has become a power of e. Do the same with the second.": Mutant(
            "exp(apart)", "exp(a) / b"
        ),
        "this is never less than 1: where the first token has the lower score, it is less likely "
        "than the second.": Either(
            Mutant("a - b", "abs(a - b)"), Mutant("a - b", "max(a, b) - min(a, b)")
        ),
        "this is one too few: two tokens that are equally likely have the ratio 1, not 0.": Mutant(
            "exp(apart)", "exp(apart) - 1"
        ),
        "this is e to the power of the first score alone. Divide by the second token's.": Mutant(
            "a - b", "a"
        ),
        "this is rounded. Return the number as it is.": Either(
            *(Mutant("exp(apart)", f"round(exp(apart){d})") for d in ("", ", 1", ", 2")),
            Mutant("exp(apart)", "int(exp(apart))"),
        ),
        "a logarithm undoes what softmax does: it raises e to the power of each score.": Either(
            lambda a, b: log(a) - log(b), lambda a, b: log(a / b)
        ),
        "these are percent: 94 times as likely is 94, not 9,400.": Mutant(
            "exp(apart)", "100 * exp(apart)"
        ),
    },
)
