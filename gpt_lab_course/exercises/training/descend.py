"""Gradient descent for a number of steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Gradient = Callable[[Sequence[float]], list[float]]


def descend(gradient: Gradient, weights: list[float], rate: float, steps: int) -> list[float]:
    """The reference solution."""
    for _ in range(steps):
        slopes = gradient(weights)
        weights = [w - rate * s for w, s in zip(weights, slopes, strict=True)]
    return weights


_MOVE = "[w - rate * s for w, s in zip(weights, slopes, strict=True)]"
_EACH = "    for i in range(len(weights)):\n            "


def _bowl(weights: Sequence[float]) -> list[float]:
    """The gradient of (a − 3)² + 2·(b + 1)²: lowest at 3 and −1."""
    a, b = weights
    return [2 * (a - 3), 4 * (b + 1)]


def _tilted(weights: Sequence[float]) -> list[float]:
    """The gradient of a² + a·b + b²: each slope depends on both weights."""
    a, b = weights
    return [2 * a + b, a + 2 * b]


def _quartic(weights: Sequence[float]) -> list[float]:
    """The gradient of a⁴/4: the slope changes faster than the weight."""
    return [a**3 for a in weights]


# The tilted valley detects updates of one weight after the other. The last bowl has a learning #
# rate that is too large: it rightly diverges.
exercise = Exercise(
    "training.descend",
    number=2,
    solution=descend,
    inputs=[
        (_bowl, [0.0, 0.0], 0.1, 1),
        (_bowl, [0.0, 0.0], 0.1, 5),
        (_bowl, [5.0, 2.0], 0.25, 2),
        (_tilted, [1.0, -3.0], 0.2, 4),
        (_quartic, [2.0, -1.0, 0.5], 0.05, 6),
        (_bowl, [1.0, 1.0], 0.1, 0),
        (_bowl, [0.0, 0.0], 0.6, 3),
    ],
    hints=(
        "One step: ask `gradient` for the slopes at the weights that you have now, then take "
        "`rate` times its slope from each weight. Do this `steps` times.",
        "The slopes belong to one point. After each step you stand somewhere else, so the call of "
        "`gradient` stands inside the loop. Make a new list of all weights at once.",
    ),
    then=(
        "Now try the bowl with a rate of 0.6: each step jumps over the valley and lands higher. "
        "The training loop below does the same with many thousand weights."
    ),
    raises={
        r"TypeError: can't multiply sequence by non-int": (
            "a list times a number does not multiply its entries: go through them one by one."
        ),
        r"TypeError: unsupported operand type\(s\) for -=?: 'list' and 'list'": (
            "one list minus another does not subtract their entries: go through them in pairs."
        ),
        r"TypeError: (?:cannot unpack non-iterable|'(?:float|int)' object is not iterable)": (
            "`gradient` takes the whole list of weights, and returns the list of all slopes."
        ),
    },
    endless="a `for` loop over `range(steps)` ends by itself.",
    mistakes={
        "this climbs: the gradient points up, so go against it, with a minus.": Mutant(
            "w - rate", "w + rate"
        ),
        "the gradient is asked once, before the loop. After each step you stand somewhere else, "
        "where the slopes are different.": Mutant(
            (
                "for _ in range(steps):\n        slopes = gradient(weights)\n",
                "slopes = gradient(weights)\n    for _ in range(steps):\n",
            ),
        ),
        "this is one step. Make `steps` of them: does the loop return too early, or start from the "
        "same weights again?": Either(
            Mutant("range(steps)", "range(1)"),
            Mutant("    return weights", "        return weights"),
            Mutant(
                (f"weights = {_MOVE}", f"moved = {_MOVE}"),
                ("return weights", "return moved"),
            ),
        ),
        "nothing moves. A loop's own variable gets a new value here, and the list keeps its "
        "numbers: put the results into a list.": lambda gradient, weights, rate, steps: weights,
        "the list grows with each step. Start a new list in each step, and go on from it.": Mutant(
            ("for _ in", "new: list[float] = []\n    for _ in"),
            (f"weights = {_MOVE}", f"new += {_MOVE}"),
            ("return weights", "return new"),
        ),
        "off by one: the loop makes one step too many or too few.": Either(
            Mutant("range(steps)", "range(steps - 1)"), Mutant("range(steps)", "range(steps + 1)")
        ),
        "the rate is missing: it says how far a step goes along the slope.": Mutant(
            "rate * s", "s"
        ),
        "the slopes are divided by the rate. Multiply: a small rate makes small steps.": Mutant(
            "rate * s", "s / rate"
        ),
        "this replaces the weights by the step. Take the step *from* them.": Either(
            Mutant("w - rate * s for", "-rate * s for"), Mutant("w - rate * s for", "rate * s for")
        ),
        "the weights move one after the other, so the later ones see slopes of a half-made step. "
        "Ask for all slopes first, then move all weights.": Mutant(
            (
                f"weights = {_MOVE}",
                f"weights = list(weights)\n    {_EACH}    "
                "weights[i] -= rate * gradient(weights)[i]",
            ),
        ),
        "only the sign of each slope counts here. A steep slope makes a longer step.": Mutant(
            "rate * s for", "rate * ((s > 0) - (s < 0)) for"
        ),
        "the gradient is scaled to length 1 here. In plain gradient descent a steep slope makes a "
        "longer step.": Mutant(
            "rate * s for", "rate * s / (sum(t * t for t in slopes) ** 0.5 or 1) for"
        ),
        "each weight is multiplied by its step. The slope says how far to go, whatever the weight "
        "is.": Mutant("w - rate * s for", "w - rate * w * s for"),
        "the rate shrinks from step to step here. Keep it the same.": Mutant(
            ("for _ in", "for n in"), ("rate * s for", "rate / (n + 1) * s for")
        ),
        "these are the slopes at the end. Return the weights.": Mutant(
            "return weights", "return gradient(weights)"
        ),
        "this is how far the weights moved. Return where they are.": Mutant(
            ("for _ in", "start = weights\n    for _ in"),
            ("return weights", "return [w - v for w, v in zip(weights, start)]"),
        ),
        "this is the whole path. Return the weights after the last step.": Mutant(
            ("for _ in", "path = [weights]\n    for _ in"),
            (_MOVE, f"{_MOVE}\n        path.append(weights)"),
            ("return weights", "return path"),
        ),
    },
)
