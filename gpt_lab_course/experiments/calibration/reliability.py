"""Reliability: a model's confidence at every position of a text, and its accuracy.

A model is calibrated if its top prediction is right at 70% of the positions at which it has a
probability of 70%. Texts are read in the lab model's windows of 128 tokens.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT

_BATCH = 8  # windows in a batch: their logits are large


@dataclass(frozen=True)
class Answers:
    """A model's top predictions at N positions of a text, and whether they were right.

    Args:
        said: the probability of the top next token, [N].
        right: whether it was the actual next token, [N] booleans.
        losses: by temperature, the loss at each position in nats, [N].
    """

    said: Tensor
    right: Tensor
    losses: dict[float, Tensor]

    def between(self, low: float, high: float) -> Answers:
        """The positions with a probability from ``low`` up to below ``high``."""
        here = (self.said >= low) & (self.said < high)
        return Answers(
            self.said[here], self.right[here], {t: loss[here] for t, loss in self.losses.items()}
        )

    def share_right(self) -> tuple[float, float, int]:
        """The share that was right, its standard error, and the number of positions."""
        n = len(self.right)
        share = float(self.right.float().mean())
        return share, math.sqrt(share * (1 - share) / n), n


@torch.inference_mode()
def ask(
    model: GPT,
    ids: Tensor,
    *,
    temperatures: Sequence[float] = (1.0,),
    window: int = 128,
    noise: float = 0.0,
    keep: int | None = None,
    seed: int = 0,
) -> Answers:
    """Run a model on a text window by window, without a remainder shorter than a window.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [T].
        temperatures: the temperatures of the losses; ``said`` always has temperature 1.
        window: tokens in a window; each is predicted from those before it in its window.
        noise: the share of *input* tokens that are replaced by random ones, as in training on
            facts. The window's first token and the targets are unchanged.
        keep: a token that noise never replaces, as end-of-text in training.
        seed: the seed of the noise.
    """
    n = (len(ids) - 1) // window * window
    inputs, targets = ids[:n].view(-1, window).clone(), ids[1 : n + 1].view(-1, window)
    if noise:
        chance = torch.Generator().manual_seed(seed)
        replaced = torch.rand(inputs.shape, generator=chance) < noise
        replaced[:, 0] = False
        if keep is not None:
            replaced &= inputs != keep
        others = torch.randint(model.config.vocab_size, inputs.shape, generator=chance)
        inputs[replaced] = others[replaced]
    said: list[Tensor] = []
    right: list[Tensor] = []
    losses: dict[float, list[Tensor]] = {t: [] for t in temperatures}
    for read, came in zip(torch.split(inputs, _BATCH), torch.split(targets, _BATCH), strict=True):
        logits, wanted = model(read).flatten(0, 1), came.flatten()  # [N, V], [N]
        highest, favorite = logits.softmax(-1).max(-1)
        said.append(highest)
        right.append(favorite == wanted)
        for t in temperatures:
            losses[t].append(F.cross_entropy(logits / t, wanted, reduction="none"))
    return Answers(
        torch.cat(said), torch.cat(right), {t: torch.cat(each) for t, each in losses.items()}
    )


def together(several: Iterable[Answers]) -> Answers:
    """The positions of several texts, with the losses at temperatures that all of them have."""
    several = [*several]
    shared = set.intersection(*(set(answers.losses) for answers in several))
    return Answers(
        torch.cat([answers.said for answers in several]),
        torch.cat([answers.right for answers in several]),
        {t: torch.cat([answers.losses[t] for answers in several]) for t in sorted(shared)},
    )


def bins(answers: Answers, n_bins: int = 10, least: int = 30) -> list[tuple[float, float, int]]:
    """Bins of equal width by probability: its mean, the share right, and the number of positions.

    Bins of fewer than ``least`` positions are left out.
    """
    number = (answers.said * n_bins).long().clamp(max=n_bins - 1)
    found = []
    for i in range(n_bins):
        here = number == i
        if int(here.sum()) >= least:
            said, right = answers.said[here].mean(), answers.right[here].float().mean()
            found.append((float(said), float(right), int(here.sum())))
    return found


def mean_gap(answers: Answers, n_bins: int = 10) -> float:
    """The expected calibration error: the mean gap of the bins, weighted by positions."""
    number = (answers.said * n_bins).long().clamp(max=n_bins - 1)
    gaps = torch.bincount(
        number, weights=answers.said - answers.right.float(), minlength=n_bins
    ).abs()
    return float(gaps.sum() / len(number))


def by_chance_alone(answers: Answers, draws: int = 1000, seed: int = 0) -> tuple[float, float]:
    """The range of the share right that a perfectly calibrated model would have at these positions.

    Each position is right by a draw with its stated probability; positions are treated as
    independent.

    Args:
        answers: the positions.
        draws: the number of repetitions.
        seed: the seed of the draws.

    Returns:
        The central 95% interval of the share right.
    """
    chance = torch.Generator().manual_seed(seed)
    numbers = torch.rand(draws, len(answers.said), generator=chance)
    shares = (numbers < answers.said).float().mean(1)
    low, high = shares.quantile(torch.tensor([0.025, 0.975])).tolist()
    return low, high
