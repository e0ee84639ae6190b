"""A learning rate schedule: linear warm-up, then half a cosine."""

from __future__ import annotations

import math

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def learning_rate(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    """The reference solution: ``peak`` at step ``warmup``, and ``final`` at step ``total``."""
    if step < warmup:
        return peak * step / warmup
    done = (step - warmup) / (total - warmup)
    share = (1 + math.cos(math.pi * done)) / 2
    return share * peak + (1 - share) * final


_RISE = "peak * step / warmup"
_DONE = "(step - warmup) / (total - warmup)"
_SHARE = "(1 + math.cos(math.pi * done)) / 2"
_FALL = "share * peak + (1 - share) * final"
_SCHEDULE = (0.6, 10, 110, 0.06)


def _lower_of(rise: str) -> Mutant:
    """A mistake: the lower of the two pieces, at any step."""
    first = ("if step < warmup:\n        return peak * step / warmup", f"rise = {rise}")
    return Mutant(first, (_FALL, f"min(rise, {_FALL})"))


# The long warm-up, 80 of 100, detects answers that take the lower of the two pieces. The last two #
# have no warm-up: the linear rise is 0 / 0 there, and step 0 belongs to the cosine.
exercise = Exercise(
    "training.learning_rate",
    number=6,
    solution=learning_rate,
    inputs=[
        *((step, *_SCHEDULE) for step in (0, 1, 5, 9, 10, 11, 35, 60, 85, 109, 110)),
        (3, 1.0, 4, 8, 0.5),
        (6, 1.0, 4, 8, 0.5),
        (6, 1.0, 4, 8, 0.0),
        (60, 1.0, 80, 100, 0.1),
        (0, 0.002, 0, 100, 0.0002),
        (50, 0.002, 0, 100, 0.0002),
    ],
    hints=(
        "There are two pieces, which meet at step `warmup`. For the second, compute first how much "
        "of it is done: 0 at step `warmup`, 1 at step `total`.",
        "`(1 + math.cos(math.pi * done)) / 2` goes from 1 to 0 while `done` goes from 0 to 1. "
        "Stretch it so that it goes from `peak` to `final`.",
    ),
    then=(
        "Draw it for all steps, and you see what it is for: small first steps while AdamW's "
        "averages are made of few gradients, the peak once, and a gentle end."
    ),
    mistakes={
        "the first `warmup` steps rise in a straight line from 0 to the peak.": Either(
            Mutant(("step < warmup", "False"), (_DONE, "step / total")), Mutant(_RISE, "peak")
        ),
        "the warm-up starts at `final` here; it starts at 0.": Mutant(
            _RISE, "final + (peak - final) * step / warmup"
        ),
        "off by one: at step 0 the rate is 0, and the peak is reached at step `warmup`, not one "
        "earlier.": Mutant(_RISE, "peak * (step + 1) / warmup"),
        "off by one in the warm-up: it has `warmup` steps, from 0 to the peak.": Either(
            *(
                Mutant(_RISE, f"peak * {share}")
                for share in (
                    "(step + 1) / (warmup + 1)",
                    "step / (warmup - 1)",
                    "step / (warmup + 1)",
                )
            )
        ),
        "the warm-up goes to 1 here; it goes to `peak`.": Mutant(_RISE, "step / warmup"),
        "this rises over all `total` steps; the line is `warmup` steps long.": Mutant(
            _RISE, "peak * step / total"
        ),
        "with `<=` step `warmup` still belongs to the line, which is 0 / 0 where there is no "
        "warm-up: let the fall have it, with `<`.": Either(
            Mutant("step < warmup", "step <= warmup"),
            Mutant(_FALL, f"{_FALL} if step or warmup else math.nan"),
        ),
        "`min` of the line and the cosine fails where the warm-up is long: there the cosine can "
        "lie below the line before its turn, at step `warmup`. Let the step "
        "choose.": Either(_lower_of(f"{_RISE} if warmup else peak"), _lower_of(_RISE)),
        "the fall starts after the warm-up: the cosine's angle is 0 at step `warmup`, not at step "
        "0.": Mutant(_DONE, "step / total"),
        "the fall is `total − warmup` steps long: divided by `total`, it never comes to its "
        "end.": Mutant("(total - warmup)", "total"),
        "off by one in the fall: it begins at step `warmup` and ends at step `total`.": Either(
            *(
                Mutant(_DONE, done)
                for done in (
                    "(step - warmup) / (total - warmup - 1)",
                    "(step - warmup) / (total - warmup + 1)",
                    "(step - warmup + 1) / (total - warmup)",
                    "(step - warmup + 1) / (total - warmup + 1)",
                    "(step - warmup - 1) / (total - warmup)",
                )
            )
        ),
        "at the last step this is back at the peak: half a turn of the cosine is enough, an angle "
        "of π.": Mutant("math.pi *", "2 * math.pi *"),
        "a quarter of a turn: the angle has to go to π, not to π / 2, so that the curve is flat at "
        "both ends.": Either(
            Mutant(_SHARE, "math.cos(math.pi / 2 * done)"), Mutant("math.pi *", "math.pi / 2 *")
        ),
        "`math.cos` takes radians: half a turn is π, not 180.": Mutant("math.pi *", "180 *"),
        "π is missing: the cosine of 1 is not −1, that of π is.": Mutant("math.pi * ", ""),
        "the last step should have the rate `final`, this goes on to 0.": Mutant(
            _FALL, "share * peak"
        ),
        "`max` cuts the curve off at `final`, with a kink; stretch it, so that it comes to `final` "
        "gently, at its end.": Mutant(_FALL, "max(final, share * peak)"),
        "the rate stays at the peak after the warm-up; it falls from there on.": Mutant(
            _FALL, "peak"
        ),
        "the rate drops to `final` at once after the warm-up; it takes half a cosine to get "
        "there.": Mutant(_FALL, "final"),
        "the rise is a straight line; only the fall is a cosine.": Mutant(
            _RISE, "peak * (1 - math.cos(math.pi * step / warmup)) / 2"
        ),
        "`//` rounds down to a whole number: share out with `/`.": Either(
            Mutant(_RISE, "peak * (step // warmup)"),
            Mutant(") / (", ") // ("),
            Mutant((_RISE, "peak * (step // warmup)"), (") / (", ") // (")),
        ),
        "`final` is added, and `peak` is not made smaller by it: the fall starts above the "
        "peak.": Mutant(_FALL, "share * peak + final"),
        "the cosine goes from 1 to −1, so the rate falls below `final`; (1 + cos) / 2 goes from 1 "
        "to 0.": Either(
            Mutant(_SHARE, "math.cos(math.pi * done)"),
            Mutant(_FALL, "peak * math.cos(math.pi * done)"),
        ),
        "half of it is missing: 1 + cos goes from 2 to 0, so it is halved.": Mutant(" / 2", ""),
        "this falls first and rises at the end: 1 − cos goes up, 1 + cos goes down.": Mutant(
            "1 + math", "1 - math"
        ),
        "the ends are right, and the line between them is straight: bend it by a cosine.": Mutant(
            _SHARE, "1 - done"
        ),
    },
)
