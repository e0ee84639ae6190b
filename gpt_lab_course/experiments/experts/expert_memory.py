"""Do experts remember more? A phone book in the experts of a mixture, and in dense networks.

``n`` first names and ``n`` last names make n² people, each of whom lives in one of 16 cities drawn
at random: as in the laboratory's other phone books, the pairs have to be remembered. The two names'
vectors are added; then come a norm, the network, the residual addition, and a score for each city.
What varies: the network, whether its router learns, steps and seed. What is fixed: the people of a
seed, the names' vectors at first, Adam and its rate, and
float64, so that processors agree.
"""

from __future__ import annotations

from typing import Literal, get_args

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.experts import MixtureOfExperts
from gpt_lab.model.feed_forward import FeedForward
from gpt_lab.validation import choice
from gpt_lab_course.experiments.experts.mixtures import redraw
from gpt_lab_course.experiments.training.descent import descend, token_loss

CITIES, D_MODEL, RATE = 16, 16, 0.02
E, K, D_EXPERT = 8, 2, 4
"""Experts, how many a pair of names passes, and the width of one."""

Network = Literal[
    "dense, equal active", "mixture", "mixture, router not trained", "dense, equal total"
]
NETWORKS: tuple[Network, ...] = get_args(Network)


def network(kind: Network, seed: int = 0) -> FeedForward | MixtureOfExperts:
    """A fresh network, gated and without biases.

    Raises:
        ValueError: there is no such kind.
    """
    choice("kind", kind, NETWORKS)
    config = GPTConfig(
        d_model=D_MODEL, n_heads=1, n_layers=1, d_ff=D_EXPERT, feed_forward="swiglu", bias=False
    )
    made: FeedForward | MixtureOfExperts
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        if kind.startswith("dense"):
            experts = K if kind == "dense, equal active" else E
            made = FeedForward(config.replace(d_ff=experts * D_EXPERT))
        else:
            made = MixtureOfExperts(config, E, K)
        redraw(made.double())
    if kind == "mixture, router not trained" and isinstance(made, MixtureOfExperts):
        made.router.weight.requires_grad_(False)
    return made


def parameters(kind: Network) -> tuple[int, int]:
    """A network's parameters, and how many of them a pair of names passes."""
    made = network(kind)
    total = sum(p.numel() for p in made.parameters())
    if not isinstance(made, MixtureOfExperts):
        return total, total
    router = made.router.weight.numel()
    return total, router + (total - router) * K // E


def remembered(kind: Network, *, n: int = 48, steps: int = 300, seed: int = 0) -> float:
    """Train on all people at once; return the share whose city gets the highest score.

    Args:
        kind: the network.
        n: how many first names, and how many last names.
        steps: of Adam. The rate rises and falls to 0 over all of them.
        seed: of the first weights and of the people.
    """
    generator = torch.Generator().manual_seed(seed)
    first, last, cities = (
        nn.Parameter(size * torch.randn(*shape, generator=generator, dtype=torch.float64))
        for shape, size in (
            ((n, D_MODEL), 1.0),
            ((n, D_MODEL), 1.0),
            ((D_MODEL, CITIES), D_MODEL**-0.5),
        )
    )
    lives_in = torch.randint(CITIES, (n * n,), generator=generator)
    made = network(kind, seed)

    def scores() -> Tensor:
        x = (first[:, None] + last).flatten(0, 1)  # [people, D_MODEL]
        logits: Tensor = (x + made(F.rms_norm(x, (D_MODEL,)))) @ cities
        return logits

    learning = [first, last, cities, *(p for p in made.parameters() if p.requires_grad)]
    optimizer = torch.optim.Adam(learning, RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps)
    for _ in range(steps):
        descend(token_loss(scores(), lives_in), optimizer)
        schedule.step()
    with torch.no_grad():
        return (scores().argmax(dim=-1) == lives_in).double().mean().item()
