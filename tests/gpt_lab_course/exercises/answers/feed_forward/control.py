"""`feed_forward.control` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import numpy as np
import torch


def _one_line(run, cause, mediator):
    return (run([cause], []) - run([cause], [mediator])) / (run([cause], []) - run([], []))


def _by_name(run, cause, mediator):
    none, whole, kept = (
        run(patch=p, keep=k) for p, k in (([], []), ([cause], []), ([cause], [mediator]))
    )
    return torch.tensor(1 - (kept - none) / (whole - none))


def _with_kept_baseline(run, cause, mediator):
    """The mediator kept in both runs: nothing else is changed, so this baseline is the same."""
    direct = run((cause,), (mediator,)) - run((), (mediator,))
    total = run((cause,)) - run()
    return np.float64(total - direct) / total


def _fraction(run, cause, mediator):
    none, whole, kept = (Fraction(run(*x)) for x in ((), ([cause],), ([cause], [mediator])))
    return (whole - kept) / (whole - none)


RIGHT = [_one_line, _by_name, _with_kept_baseline, _fraction]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the share that is left": lambda run, c, m: (
        (run([c], [m]) - run([], [])) / (run([c], []) - run([], []))
    ),
    "an effect is a change: below": lambda run, c, m: 1 - run([c], [m]) / run([c], []),
    "keep it as it was": lambda run, c, m: (
        (run([c], []) - run([m, c], [])) / (run([c], []) - run([], []))
    ),
    "a name alone is no list": lambda run, c, m: run(c, m),
    "patch one part, and keep the other": lambda run, c, m: run([c], [c, m]),
    "a ratio of single runs": lambda run, c, m: run([c], [m]) / run([c], []),
    "below and not above": lambda run, c, m: 1 - run([c], [m]) / (run([c], []) - run([], [])),
    "above and not below": lambda run, c, m: 1 - (run([c], [m]) - run([], [])) / run([c], []),
    "in a single run": lambda run, c, m: run([c], [m]),
    "whole effect of the cause is never 0": lambda run, c, m: (
        run([c], []) / (run([], [m]) - run([], []))
    ),
}
