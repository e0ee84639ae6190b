"""`four_knobs.compare` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np

from gpt_lab_course.mean import Mean


def _best(runs):
    means = {rate: np.mean([pair[0] for pair in seeds]) for rate, seeds in runs.items()}
    return runs[sorted(means, key=means.get)[0]]


def _by_numpy(first, second):
    a, b = (np.array(_best(runs))[:, 1] for runs in (first, second))
    apart = b - a
    half = 4.303 * apart.std(ddof=1) / 3**0.5
    return int(np.where(apart.mean() > half, 1, np.where(apart.mean() < -half, 2, 0)))


def _by_mean(first, second):
    pairs = zip(_best(first), _best(second), strict=True)
    interval = Mean(b[1] - a[1] for a, b in pairs)
    if interval.low > 0:
        return 1
    return 2 if interval.high < 0 else 0


def _interval(factor, spread, n=3):
    """Answers that are right but for the factor, the standard deviation or the root."""

    def answer(first, second):
        apart = np.subtract(*([pair[1] for pair in _best(runs)] for runs in (second, first)))
        half = factor * spread(apart) / n**0.5
        return 1 if apart.mean() - half > 0 else 2 if apart.mean() + half < 0 else 0

    return answer


def _sample(apart):
    return apart.std(ddof=1)


def _welch(factor):
    def answer(first, second):
        a, b = ([pair[1] for pair in _best(runs)] for runs in (first, second))
        error = (np.var(a, ddof=1) / len(a) + np.var(b, ddof=1) / len(b)) ** 0.5
        apart = np.mean(b) - np.mean(a)
        return 0 if abs(apart) < factor * error else 1 if apart > 0 else 2

    return answer


def _do_intervals_meet(first, second):
    a, b = (Mean(pair[1] for pair in _best(runs)) for runs in (first, second))
    return 1 if a.high < b.low else 2 if b.high < a.low else 0


def _winner_of_means(first, second):
    a, b = (np.mean([pair[1] for pair in _best(runs)]) for runs in (first, second))
    return 1 if a < b else 2


def _first_rate(first, second):
    rate = sorted(first)[0]
    apart = [b[1] - a[1] for a, b in zip(first[rate], second[rate], strict=True)]
    half = 4.303 * np.std(apart, ddof=1) / 3**0.5
    return 1 if np.mean(apart) > half else 2 if np.mean(apart) < -half else 0


def _one_half_for_all(first, second):
    a, b = ([pair[0] for pair in _best(runs)] for runs in (first, second))
    apart = np.subtract(b, a)
    half = 4.303 * apart.std(ddof=1) / 3**0.5
    return 1 if apart.mean() > half else 2 if apart.mean() < -half else 0


def _best_seeds(first, second):
    a, b = (min(pair[1] for pair in _best(runs)) for runs in (first, second))
    return 1 if a < b else 2 if b < a else 0


RIGHT = [_by_numpy, _by_mean, _interval(4.303, _sample), _interval(4.30265, _sample)]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "whichever is lowest or highest": _first_rate,
    "without their spread": _winner_of_means,
    "The best of three says": _best_seeds,
    "the half that has chosen is reported": _one_half_for_all,
    "as if their seeds had nothing in common": _welch(3),
    "subtract seed by seed": _welch(2.776),
    "the luck that they share cancels": _do_intervals_meet,
    "not `pstdev`": _interval(4.303, np.std),
    "the interval is too short": _interval(2, _sample),
    "1.96 is for very many": _interval(2.776, _sample),
    "s itself is uncertain": _interval(3.182, _sample),
    "Divide s by √3": _interval(4.303, _sample, n=1),
    "go through the rates that are there": lambda first, second: first[0.015],
    "each a pair": lambda first, second: sum(sum(seeds) for seeds in first.values()),
}
