"""Selective answering: how well a confidence score separates right from wrong, and thresholds.

Functions take N answers as two tensors: a confidence score, of which only the order matters, and
whether the answer was right. A model that *abstains* answers only above a threshold. Its *coverage*
is the share that it answers, its *risk* the share of wrong answers among those (Geifman and
El-Yaniv 2017).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.validation import RefusedValueError, shown


def ahead(sure: Tensor, right: Tensor) -> float:
    """The area under the ROC curve: how often a right answer has a higher score than a wrong one.

    Ties count half. It is 0.5 for a useless score, 1 for a perfect one, and 0 for one with the
    opposite order.

    Args:
        sure: how sure the model was, [N].
        right: whether it was right, [N] of booleans.

    Raises:
        ValueError: all are right, or none is.

    >>> ahead(torch.tensor([0.9, 0.8, 0.4]), torch.tensor([True, False, True]))
    0.5
    """
    good, bad = sure[right], sure[~right]
    if not len(good) or not len(bad):
        raise RefusedValueError(f"{len(good)} right and {len(bad)} wrong: there is no pair")
    bad = bad.sort().values
    beaten, at_most = (torch.searchsorted(bad, good, right=ties) for ties in (False, True))
    return float((beaten + at_most).double().mean() / (2 * len(bad)))


def between(sure: Tensor, others: Tensor) -> float:
    """How often an element of ``sure``, [N], exceeds one of ``others``, [M]: see :func:`ahead`."""
    right = torch.arange(len(sure) + len(others)) < len(sure)
    return ahead(torch.cat([sure, others]), right)


def resampled(
    measure: Callable[..., float], *columns: Tensor, draws: int = 1000, seed: int = 0
) -> tuple[float, float]:
    """A bootstrap interval: the central 95% of a measure over resampled questions.

    Args:
        measure: a function of the columns.
        columns: N rows each, of the same questions; rows are resampled together.
        draws: the number of resamples.
        seed: the seed of the draws.
    """
    chance = torch.Generator().manual_seed(seed)
    N, found = len(columns[0]), []
    for _ in range(draws):
        rows = torch.randint(N, (N,), generator=chance)
        found.append(measure(*(column[rows] for column in columns)))
    low, high = torch.tensor(found).quantile(torch.tensor([0.025, 0.975])).tolist()
    return low, high


def curve(sure: Tensor, right: Tensor) -> list[tuple[float, float]]:
    """Coverage and risk of answering the k highest scores, for each k from 1 to N."""
    order = sure.argsort(descending=True, stable=True)
    numbers = torch.arange(1, len(order) + 1)
    risks = (~right[order]).cumsum(0) / numbers
    return list(zip((numbers / len(order)).tolist(), risks.tolist(), strict=True))


def threshold(sure: Tensor, right: Tensor, risk: float) -> float:
    """The lowest threshold with at most this risk, for the largest coverage.

    It is infinite if even the highest scores have a higher risk.
    """
    falling, order = sure.sort(descending=True, stable=True)
    wrong = (~right[order]).cumsum(0) / torch.arange(1, len(order) + 1)
    last = torch.cat([falling[1:] < falling[:-1], torch.tensor([True])])  # of equal scores
    allowed = falling[(wrong <= risk) & last]
    return float(allowed[-1]) if len(allowed) else float("inf")


def answered(sure: Tensor, right: Tensor, least: float) -> tuple[float, float]:
    """Coverage and risk of answering from a threshold on; without answers, the risk is 0."""
    given = sure >= least
    wrong = ~right[given]
    return float(given.double().mean()), float(wrong.double().mean()) if len(wrong) else 0.0


class Halves(NamedTuple):
    """A threshold chosen on one half of the questions and tested on the other, over many splits.

    Attributes:
        chosen: the mean risk on the half where it was chosen.
        other: the mean risk on the other half.
        deviation: the standard deviation of that over splits.
        coverage: the mean coverage on the other half.
        broken: the share of splits in which the other half's risk exceeds the promised one.
    """

    chosen: float
    other: float
    deviation: float
    coverage: float
    broken: float


def halves(
    sure: Tensor,
    right: Tensor,
    risk: float,
    *,
    promised: float | None = None,
    splits: int = 400,
    seed: int = 0,
) -> Halves:
    """Choose a threshold on half of the questions and test it on the other half, many times.

    Args:
        sure: how sure the model was, [N].
        right: whether it was right, [N] of booleans.
        risk: the largest risk allowed on the half of the choice.
        promised: the risk not to be exceeded on the other half; the same when left out.
        splits: the number of splits.
        seed: the seed of the splits.

    Raises:
        ValueError: ``risk`` is outside 0 … 1.
    """
    if not 0 <= risk <= 1:
        raise RefusedValueError(f"risk={shown(risk)} is outside 0 … 1")
    limit = risk if promised is None else promised
    chance, found = torch.Generator().manual_seed(seed), []
    for _ in range(splits):
        here, there = torch.randperm(len(sure), generator=chance).chunk(2)
        least = threshold(sure[here], right[here], risk)
        _, chosen = answered(sure[here], right[here], least)
        found.append((chosen, *answered(sure[there], right[there], least)))
    chosen, coverage, other = torch.tensor(found).T  # [splits] each
    broken = (other > limit).float().mean()
    numbers = (chosen.mean(), other.mean(), other.std(), coverage.mean(), broken)
    return Halves(*map(float, numbers))
