"""The loss of one preference pair, from four log-probabilities."""

from __future__ import annotations

import math

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def preference_loss(
    chosen: float, rejected: float, chosen_before: float, rejected_before: float, beta: float
) -> float:
    """The reference solution."""
    gained = chosen - chosen_before
    lost = rejected - rejected_before
    margin = gained - lost
    x = -beta * margin
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))


_RESULT = "max(x, 0.0) + math.log1p(math.exp(-abs(x)))"  # ln(1 + eˣ), without an overflow

exercise = Exercise(
    "new_facts.preference",
    number=2,
    solution=preference_loss,
    inputs=[
        (-2.0, -3.0, -2.0, -3.0, 0.1),
        (-1.0, -3.0, -2.0, -2.5, 0.1),
        (-1.0, -0.5, -4.0, -0.2, 0.5),
        (-3.0, -9.0, -2.0, -1.0, 1.0),
        (-2.5, -1.0, -2.0, -1.5, 0.3),
    ],
    hints=(
        "Compute two differences first: by how much has the chosen answer's log-probability grown "
        "since before, and by how much has the rejected answer's? The margin is the first minus "
        "the second.",
        "`1 / (1 + exp(-beta * margin))` is near 1 where the model has learned the preference. The "
        "loss is minus its natural logarithm, which is `log(1 + exp(-beta * margin))`.",
    ),
    then=(
        "Lower both log-probabilities by 5 nats: the loss does not move. DPO has no objection to a "
        "model that finds both answers a hundred times less probable. And try a margin of −8,000 "
        "at `beta=0.1`. If yours raises OverflowError, its e^800 is larger than any float: "
        "`max(x, 0) + log1p(exp(-abs(x)))`, with `x = -beta * margin`, is the same and doesn't."
    ),
    mistakes={
        "the sign of the margin is wrong: this is small where the *rejected* answer has "
        "gained.": Either(Mutant("gained - lost", "lost - gained"), Mutant("-beta", "beta")),
        "the reference is missing: subtract what the model said before, from both.": Mutant(
            ("gained = chosen - chosen_before", "gained = chosen"),
            ("lost = rejected - rejected_before", "lost = rejected"),
        ),
        "the two differences are added. What counts is how much *more* the chosen answer has "
        "gained.": Mutant("gained - lost", "gained + lost"),
        "what the rejected answer did is missing. It counts with the opposite sign.": Mutant(
            "gained - lost", "gained"
        ),
        "what the chosen answer did is missing.": Mutant("gained - lost", "-lost"),
        "that's the probability that the preference holds. The loss is minus its "
        "logarithm.": Mutant(_RESULT, "1 / (1 + math.exp(x))"),
        "the logarithm is missing: this is the probability with a minus in front.": Mutant(
            _RESULT, "-1 / (1 + math.exp(x))"
        ),
        "the logarithm is missing: this is the probability that the preference does not hold.": (
            Mutant(_RESULT, "1 / (1 + math.exp(-x))")
        ),
        "the logarithm is missing: the loss is `log(1 + exp(...))`.": Mutant(
            _RESULT, "1 + math.exp(x)"
        ),
        "a logarithm of a probability is below 0, and a loss above: the sign is wrong.": Mutant(
            _RESULT, f"-({_RESULT})"
        ),
        "`beta` is missing: it scales the margin.": Mutant("-beta * margin", "-margin"),
        "`beta` scales the margin, inside the sigmoid, and not the loss.": Mutant(
            ("-beta * margin", "-margin"), (_RESULT, f"beta * ({_RESULT})")
        ),
        "the margin is divided by `beta`. Multiply.": Mutant("-beta * margin", "-margin / beta"),
        "that's the margin alone. It goes through the sigmoid, and then minus the "
        "logarithm.": Either(
            Mutant(_RESULT, "margin"),
            Mutant(_RESULT, "-margin"),
            Mutant(_RESULT, "beta * margin"),
            Mutant(_RESULT, "-beta * margin"),
        ),
        "this is in bits, by the logarithm to base 2. The course takes the natural one.": Mutant(
            _RESULT, f"({_RESULT}) / math.log(2)"
        ),
        "the four numbers are log-probabilities already; here their exponentials are "
        "compared.": lambda c, r, c0, r0, beta: preference_loss(
            math.exp(c), math.exp(r), math.exp(c0), math.exp(r0), beta
        ),
        "the reference's difference is added. Subtract it: what was so before is no merit.": Mutant(
            ("chosen - chosen_before", "chosen + chosen_before"),
            ("rejected - rejected_before", "rejected + rejected_before"),
        ),
    },
)
