"""How many facts a feed-forward network memorizes: random phone books.

``n`` first names and ``n`` last names make n² people. Each lives in one of 16 cities, chosen at
random, so the pairs have to be memorized. The network is the second half of a block: the two names'
vectors are added, followed by norm, FFN and residual addition, and a score for each city. Books of
several builds are trained as one batch for speed; they share no parameters.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

CITIES = 16
D_MODEL = 16
RATE = 0.02  # the largest learning rate

ACTIVATIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "none": lambda x: x,
    "ReLU": F.relu,
    "GELU": F.gelu,
    "SiLU": F.silu,
    "SwiGLU": F.silu,  # of the gate
}


class Build(NamedTuple):
    """The layers between names and cities.

    ``d_ff`` is the FFN's width, 0 for no FFN; ``activation`` one of ``ACTIVATIONS``; ``norm`` says
    whether the FFN reads normalized vectors.
    """

    d_ff: int = 12
    activation: str = "GELU"
    norm: bool = True

    @property
    def parameters(self) -> int:
        """The number of the FFN's parameters, including biases."""
        matrices = 3 if self.activation == "SwiGLU" else 2
        return self.d_ff and matrices * D_MODEL * self.d_ff + self.d_ff + D_MODEL


class PhoneBooks(nn.Module):
    """Phone books, computed as one batch.

    Args:
        n: the number of first names, and of last names.
        builds: one for each book.
        seed: the seed of the initial weights.
    """

    def __init__(self, n: int, builds: Sequence[Build], seed: int = 0) -> None:
        super().__init__()
        generator = torch.Generator().manual_seed(seed)
        books, widest = len(builds), max(build.d_ff for build in builds)

        def matrix(rows: int, columns: int) -> nn.Parameter:
            return nn.Parameter(torch.randn(books, rows, columns, generator=generator))

        self.first, self.last = matrix(n, D_MODEL), matrix(n, D_MODEL)
        self.norm_scale = nn.Parameter(torch.ones(books, 1, D_MODEL))
        self.norm_shift = nn.Parameter(torch.zeros(books, 1, D_MODEL))
        self.up, self.gate = matrix(D_MODEL, widest), matrix(D_MODEL, widest)
        self.up_bias = nn.Parameter(torch.zeros(books, 1, widest))
        self.down = matrix(widest, D_MODEL)
        self.down_bias = nn.Parameter(torch.zeros(books, 1, D_MODEL))
        self.city = matrix(D_MODEL, CITIES)
        with torch.no_grad():
            for m in (self.up, self.gate, self.city):
                m.mul_(D_MODEL**-0.5)
            for one, build in zip(self.down, builds, strict=True):
                one.mul_(max(build.d_ff, 1) ** -0.5)
        self.runs = [(build, len([*same])) for build, same in itertools.groupby(builds)]

    def forward(self) -> Tensor:
        """The scores of all people, [books, n·n, CITIES]: person i·n + j has the names i and j."""
        x = (self.first[:, :, None] + self.last[:, None]).flatten(1, 2)  # [books, people, D_MODEL]
        parts = (
            *(x, self.norm_scale, self.norm_shift, self.gate, self.up, self.up_bias),
            *(self.down, self.down_bias),
        )
        sizes = [books for _, books in self.runs]
        each = zip(self.runs, *(torch.split(part, sizes) for part in parts), strict=True)
        streams = [_second_half(build, *own) for (build, _), *own in each]
        return torch.cat(streams) @ self.city


def _second_half(build: Build, x: Tensor, *weights: Tensor) -> Tensor:
    """Norm, FFN and residual addition for books of one build: [books, people, D_MODEL] → same."""
    if not build.d_ff:
        return x
    scale, shift, gate, up, up_bias, down, down_bias = weights
    z = F.layer_norm(x, (D_MODEL,)) * scale + shift if build.norm else x
    own = slice(build.d_ff)  # the widest build has all columns, the others the first ones
    hidden = torch.baddbmm(up_bias[..., own], z, up[..., own])  # [books, people, d_ff]
    if build.activation == "SwiGLU":
        hidden = F.silu(z @ gate[..., own]) * hidden
    else:
        hidden = ACTIVATIONS[build.activation](hidden)
    return x + torch.baddbmm(down_bias, hidden, down[:, own])


@float64()
def learn(
    builds: Mapping[str, Build], steps: int, *, n: int = 24, books: int = 3, seed: int = 0
) -> dict[str, list[float]]:
    """Train books of each build on all people at once; return the share of people that each knows.

    Args:
        builds: the builds by name.
        steps: the number of steps of Adam, over which the learning rate rises to ``RATE`` and falls
            to 0, so 300 steps are not the beginning of 1,200.
        n: the number of first names, and of last names.
        books: the number of books of each build, each with its own initial weights. Book k of every
            build has the same people.
        seed: the seed of initial weights and people.

    Returns:
        For each build, a share for each book: the people whose city gets the highest score.
    """
    model = PhoneBooks(n, [build for build in builds.values() for _ in range(books)], seed)
    lives_in = _cities(n, books, seed).repeat(len(builds), 1)  # [builds · books, people]
    optimizer = torch.optim.Adam(model.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, steps)
    for _ in range(steps):
        _step(model(), lives_in, optimizer)
        schedule.step()
    with torch.no_grad():
        shares = _right(model(), lives_in).view(-1, books).tolist()
    return dict(zip(builds, shares, strict=True))


@float64()
def votes(
    *, n: int = 24, books: int = 3, steps: int = 300, seed: int = 0, counting: int = 0
) -> list[float]:
    """The share of people that two votes know: the sum of each name's free score for each city.

    Args:
        n: the number of first names, and of last names.
        books: the number of books.
        steps: the number of steps of Adam on the cross-entropy, as for the networks.
        seed: the seed of the people.
        counting: further steps that maximize the number of right answers, as the sum of
            increasingly sharp probabilities of the right city.

    Returns:
        A share for each book: the people whose city gets the highest score.
    """
    first = torch.zeros(books, n, 1, CITIES, requires_grad=True)
    last = torch.zeros(books, 1, n, CITIES, requires_grad=True)
    lives_in = _cities(n, books, seed)
    optimizer = torch.optim.Adam([first, last], 0.1)
    for _ in range(steps):
        _step((first + last).flatten(1, 2), lives_in, optimizer)
    optimizer = torch.optim.Adam([first, last], 0.05)
    for step in range(counting):
        sharper = 1 + 4 * step / counting
        chances = (sharper * (first + last)).flatten(1, 2).softmax(dim=-1)
        descend(-chances.gather(-1, lives_in[..., None]).sum(), optimizer)
    with torch.no_grad():
        return _right((first + last).flatten(1, 2), lives_in).tolist()


def mean(shares: Iterable[float]) -> float:
    """The mean of some shares."""
    shares = list(shares)
    return sum(shares) / len(shares)


def _cities(n: int, books: int, seed: int) -> Tensor:
    """Everybody's city, [books, people]."""
    generator = torch.Generator().manual_seed(1000 + seed)
    return torch.randint(CITIES, (books, n * n), generator=generator)


def _step(scores: Tensor, lives_in: Tensor, optimizer: torch.optim.Optimizer) -> None:
    descend(len(scores) * token_loss(scores, lives_in), optimizer)


def _right(scores: Tensor, lives_in: Tensor) -> Tensor:
    return (scores.argmax(dim=-1) == lives_in).float().mean(dim=-1)  # [books]
