"""`training.descend` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_numpy(gradient, weights, rate, steps):
    w = np.array(weights)
    for _ in range(steps):
        w = w - rate * np.array(gradient(w))
    return w


def _by_torch(gradient, weights, rate, steps):
    w = torch.tensor(weights, dtype=torch.float64)
    while steps:
        w -= rate * torch.tensor(gradient(w.tolist()))
        steps -= 1
    return w


def _again(gradient, weights, rate, steps):
    if steps == 0:
        return tuple(weights)
    moved = [w - rate * s for w, s in zip(weights, gradient(weights), strict=True)]
    return _again(gradient, moved, rate, steps - 1)


def _in_place(gradient, weights, rate, steps):
    for _ in range(steps):
        for i, slope in enumerate(gradient(weights)):
            weights[i] -= slope * rate
    return weights


RIGHT = [_by_numpy, _by_torch, _again, _in_place]


def _up(gradient, weights, rate, steps):
    return _by_numpy(gradient, weights, -rate, steps)


def _one_long_step(gradient, weights, rate, steps):
    return np.array(weights) - steps * rate * np.array(gradient(weights))


def _no_rate(gradient, weights, rate, steps):
    return _by_numpy(gradient, weights, 1.0, steps)


def _one_after_the_other(gradient, weights, rate, steps):
    for _ in range(steps):
        for i in range(len(weights)):
            slopes = gradient(weights)
            weights[i] = weights[i] - rate * slopes[i]
    return weights


def _lists(gradient, weights, rate, steps):
    for _ in range(steps):
        weights = weights - gradient(weights) * rate
    return weights


def _lists_subtracted(gradient, weights, rate, steps):
    for _ in range(steps):
        step = [rate * s for s in gradient(weights)]
        weights -= step
    return weights


def _never_kept(gradient, weights, rate, steps):
    for _ in range(steps):
        for weight, slope in zip(weights, gradient(weights), strict=True):
            weight -= rate * slope
    return weights


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this climbs": _up,
    "asked once": _one_long_step,
    "the rate is missing": _no_rate,
    "one after the other": _one_after_the_other,
    "nothing moves": _never_kept,
    "the whole list of weights": lambda gradient, weights, rate, steps: [
        weight - rate * gradient(weight) for weight in weights
    ],
    "a list times a number": _lists,
    "one list minus another": _lists_subtracted,
}
