"""Whether a model is right as often as it says: what it said at every place, and what came.

A model is calibrated if, of the places at which it gives its favorite 70%, the favorite comes at
70%. Everything here takes the lab model's windows of 128 tokens.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT

_BATCH = 8  # windows at once: their logits are large


@dataclass(frozen=True)
class Answers:
    """What a model said at N places of a text, and what was so.

    Args:
        said: the probability of its favorite next token, [N].
        right: whether the favorite was the token that came, [N] of booleans.
        losses: by temperature, the loss of each place in nats, [N].
    """

    said: Tensor
    right: Tensor
    losses: dict[float, Tensor]

    def between(self, low: float, high: float) -> Answers:
        """The places alone at which the model said something from ``low`` up to below ``high``."""
        here = (self.said >= low) & (self.said < high)
        return Answers(
            self.said[here], self.right[here], {t: loss[here] for t, loss in self.losses.items()}
        )

    def share_right(self) -> tuple[float, float, int]:
        """The share that was right, its standard error, and of how many places."""
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
    """Ask a model at every place of a text, window by window; a rest shorter than one is left out.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [T].
        temperatures: at which the loss is measured; what is said is always said at 1.
        window: tokens in a window; each is predicted from those before it in its window.
        noise: the share of the tokens that the model *reads* that random ones replace, as training
            did with facts. The window's first token stays, and so does what has to be predicted.
        keep: a token that noise leaves in its place, as training did with end-of-text.
        seed: of that replacing.
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
    """The places of several texts, with the losses at those temperatures that all of them have."""
    several = [*several]
    shared = set.intersection(*(set(answers.losses) for answers in several))
    return Answers(
        torch.cat([answers.said for answers in several]),
        torch.cat([answers.right for answers in several]),
        {t: torch.cat([answers.losses[t] for answers in several]) for t in sorted(shared)},
    )


def bins(answers: Answers, n_bins: int = 10, least: int = 30) -> list[tuple[float, float, int]]:
    """By what was said, in bins of equal width: the mean said, the share right, how many.

    Bins of fewer than ``least`` places say too little and are left out.
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
    """How far what was said is from what was so: the mean gap of the bins, weighted by places."""
    number = (answers.said * n_bins).long().clamp(max=n_bins - 1)
    gaps = torch.bincount(
        number, weights=answers.said - answers.right.float(), minlength=n_bins
    ).abs()
    return float(gaps.sum() / len(number))


def by_chance_alone(answers: Answers, draws: int = 1000, seed: int = 0) -> tuple[float, float]:
    """Between which shares a model that keeps its word would be right at these very places.

    Each place is right by a draw with the probability that was said there; the places are taken as
    independent.

    Args:
        answers: the places.
        draws: how often all of them are drawn.
        seed: of the draws.

    Returns:
        The share right, as low and as high as in 95% of the draws.
    """
    chance = torch.Generator().manual_seed(seed)
    numbers = torch.rand(draws, len(answers.said), generator=chance)
    shares = (numbers < answers.said).float().mean(1)
    low, high = shares.quantile(torch.tensor([0.025, 0.975])).tolist()
    return low, high
