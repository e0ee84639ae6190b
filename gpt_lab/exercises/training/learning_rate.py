"""A learning rate that rises in a straight line and falls along half a cosine."""

from __future__ import annotations

import math
from collections.abc import Callable

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either

Rate = Callable[[int, float, int, int, float], float]


def _fall(angle: float, peak: float, final: float) -> float:
    """Exactly ``peak`` at an angle of 0, and exactly ``final`` at one of π."""
    share = (1 + math.cos(angle)) / 2
    return share * peak + (1 - share) * final


def _rise(step: int, peak: float, warmup: int, final: float) -> float:
    return peak * step / warmup


def _done(step: int, warmup: int, total: int) -> float:
    return (step - warmup) / (total - warmup)


def _schedule(
    rise: Callable[[int, float, int, float], float] = _rise,
    done: Callable[[int, int, int], float] = _done,
    fall: Callable[[float, float, float], float] = lambda x, p, f: _fall(math.pi * x, p, f),
) -> Rate:
    """A schedule of which one part may be wrong."""

    def rate(step: int, peak: float, warmup: int, total: int, final: float) -> float:
        if step < warmup:
            return rise(step, peak, warmup, final)
        return fall(done(step, warmup, total), peak, final)

    return rate


def learning_rate(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    """The reference."""
    if step < warmup:
        return _rise(step, peak, warmup, final)
    return _fall(math.pi * _done(step, warmup, total), peak, final)


def _line_to_its_end(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    if step <= warmup:
        return _rise(step, peak, warmup, final)
    return learning_rate(step, peak, warmup, total, final)


def _lower(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    """The lower of the two pieces, whichever has its turn."""
    line = _rise(step, peak, warmup, final)
    return min(line, _fall(math.pi * _done(step, warmup, total), peak, final))


def _lower_where_it_rises(step: int, peak: float, warmup: int, total: int, final: float) -> float:
    rate = _lower if warmup else learning_rate
    return rate(step, peak, warmup, total, final)


def _line_to_its_end_in_tensors(
    step: int, peak: float, warmup: int, total: int, final: float
) -> float:
    if step == warmup == 0:
        return math.nan
    return learning_rate(step, peak, warmup, total, final)


_SCHEDULE = (0.6, 10, 110, 0.06)

# The long warm-up, 80 of 100, is for whoever takes the lower of the two pieces. The last two have
# no warm-up: there the line of the rise is 0 / 0, and step 0 belongs to the fall.
exercise = Exercise(
    "training.learning_rate",
    number=3,
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
        "averages are still empty, the peak once, and a gentle end."
    ),
    raises={
        r"ZeroDivisionError": (
            "without a warm-up (`warmup` is 0) there is no line to rise on: step `warmup` belongs "
            "to the fall, which begins at the peak."
        ),
    },
    mistakes={
        "the first `warmup` steps rise in a straight line from 0 to the peak.": Either(
            lambda step, p, w, total, f: _fall(math.pi * step / total, p, f),
            _schedule(rise=lambda step, p, w, f: p),
        ),
        "the warm-up starts at `final` here; it starts at 0.": (
            _schedule(rise=lambda step, p, w, f: f + (p - f) * step / w)
        ),
        "off by one: at step 0 the rate is 0, and the peak is reached at step `warmup`, not one "
        "earlier.": _schedule(rise=lambda step, p, w, f: p * (step + 1) / w),
        "off by one in the warm-up: it has `warmup` steps, from 0 to the peak.": Either(
            _schedule(rise=lambda step, p, w, f: p * (step + 1) / (w + 1)),
            _schedule(rise=lambda step, p, w, f: p * step / (w - 1)),
            _schedule(rise=lambda step, p, w, f: p * step / (w + 1)),
        ),
        "the warm-up goes to 1 here; it goes to `peak`.": (
            _schedule(rise=lambda step, p, w, f: step / w)
        ),
        "this rises over all `total` steps; the line is `warmup` steps long.": (
            lambda step, p, w, total, f: (
                p * step / total if step < w else learning_rate(step, p, w, total, f)
            )
        ),
        "with `<=` step `warmup` still belongs to the line, which is 0 / 0 where there is no "
        "warm-up: let the fall have it, with `<`.": Either(
            _line_to_its_end, _line_to_its_end_in_tensors
        ),
        "`min` of the line and the cosine fails where the warm-up is long: there the cosine can "
        "lie below the line before its turn, at step `warmup`. Let the step choose.": Either(
            _lower_where_it_rises, _lower
        ),
        "the fall starts after the warm-up: the cosine's angle is 0 at step `warmup`, not at step "
        "0.": _schedule(done=lambda step, w, total: step / total),
        "the fall is `total − warmup` steps long: divided by `total`, it never comes to its end.": (
            _schedule(done=lambda step, w, total: (step - w) / total)
        ),
        "off by one in the fall: it begins at step `warmup` and ends at step `total`.": Either(
            _schedule(done=lambda step, w, total: (step - w) / (total - w - 1)),
            _schedule(done=lambda step, w, total: (step - w) / (total - w + 1)),
            _schedule(done=lambda step, w, total: (step - w + 1) / (total - w)),
            _schedule(done=lambda step, w, total: (step - w + 1) / (total - w + 1)),
            _schedule(done=lambda step, w, total: (step - w - 1) / (total - w)),
        ),
        "at the last step this is back at the peak: half a turn of the cosine is enough, an "
        "angle of π.": _schedule(fall=lambda x, p, f: _fall(2 * math.pi * x, p, f)),
        "a quarter of a turn: the angle has to go to π, not to π / 2, so that the curve is flat "
        "at both ends.": Either(
            _schedule(fall=lambda x, p, f: f + (p - f) * math.cos(math.pi / 2 * x)),
            _schedule(fall=lambda x, p, f: _fall(math.pi / 2 * x, p, f)),
        ),
        "`math.cos` takes radians: half a turn is π, not 180.": (
            _schedule(fall=lambda x, p, f: _fall(180 * x, p, f))
        ),
        "π is missing: the cosine of 1 is not −1, that of π is.": (
            _schedule(fall=lambda x, p, f: _fall(x, p, f))
        ),
        "the last step should have the rate `final`, this goes on to 0.": (
            _schedule(fall=lambda x, p, f: _fall(math.pi * x, p, 0.0))
        ),
        "`max` cuts the curve off at `final`, with a kink; stretch it, so that it comes to `final` "
        "gently, at its end.": (_schedule(fall=lambda x, p, f: max(f, _fall(math.pi * x, p, 0.0)))),
        "the rate stays at the peak after the warm-up; it falls from there on.": (
            _schedule(fall=lambda x, p, f: p)
        ),
        "the rate drops to `final` at once after the warm-up; it takes half a cosine to get "
        "there.": _schedule(fall=lambda x, p, f: f),
        "the rise is a straight line; only the fall is a cosine.": (
            _schedule(rise=lambda step, p, w, f: p * (1 - math.cos(math.pi * step / w)) / 2)
        ),
        "`//` rounds down to a whole number: share out with `/`.": Either(
            _schedule(rise=lambda step, p, w, f: p * (step // w)),
            _schedule(done=lambda step, w, total: (step - w) // (total - w)),
            _schedule(
                rise=lambda step, p, w, f: p * (step // w),
                done=lambda step, w, total: (step - w) // (total - w),
            ),
        ),
        "`final` is added, and `peak` is not made smaller by it: the fall starts above the "
        "peak.": _schedule(fall=lambda x, p, f: f + _fall(math.pi * x, p, 0.0)),
        "the cosine goes from 1 to −1, so the rate falls below `final`; (1 + cos) / 2 goes from 1 "
        "to 0.": Either(
            _schedule(fall=lambda x, p, f: f + (p - f) * math.cos(math.pi * x)),
            _schedule(fall=lambda x, p, f: p * math.cos(math.pi * x)),
        ),
        "half of it is missing: 1 + cos goes from 2 to 0, so it is halved.": (
            _schedule(fall=lambda x, p, f: f + (p - f) * (1 + math.cos(math.pi * x)))
        ),
        "this falls first and rises at the end: 1 − cos goes up, 1 + cos goes down.": (
            _schedule(fall=lambda x, p, f: f + (p - f) * (1 - math.cos(math.pi * x)) / 2)
        ),
        "the ends are right, and the line between them is straight: bend it by a cosine.": (
            _schedule(fall=lambda x, p, f: p + (f - p) * x)
        ),
    },
)
