"""Do experts remember more? A phone book in a mixture of experts, and in dense networks.

``n`` first names and ``n`` last names make n² people, each of whom lives in one of 16 cities drawn
at random: as in the other phone books, the pairs have to be memorized. The two names' vectors are
added, followed by a norm, the network, the residual addition, and a score for each city. What
varies: the network, whether its router is trained, steps and seed. What is fixed: the people of a
seed, the initial vectors of names, Adam and its learning rate, and float64, so that results agree
between processors.
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
"""The number of experts, how many a pair of names uses, and the width of one."""

Network = Literal[
    "dense, equal active", "mixture", "mixture, router not trained", "dense, equal total"
]
NETWORKS: tuple[Network, ...] = get_args(Network)


def network(kind: Network, seed: int = 0) -> FeedForward | MixtureOfExperts:
    """A network with random weights, gated and without biases.

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
    """The number of a network's parameters, and of those that a pair of names uses."""
    made = network(kind)
    total = sum(p.numel() for p in made.parameters())
    if not isinstance(made, MixtureOfExperts):
        return total, total
    router = made.router.weight.numel()
    return total, router + (total - router) * K // E


def remembered(kind: Network, *, n: int = 48, steps: int = 300, seed: int = 0) -> float:
    """Train on all people at once, and return the share whose city gets the highest score.

    Args:
        kind: the network.
        n: the number of first names, and of last names.
        steps: the number of steps of Adam, over which the learning rate rises and falls to 0.
        seed: the seed of the initial weights and of the people.
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
