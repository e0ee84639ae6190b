"""A text by letters, and a small model that learns it: what lesson 8 trains and measures.

The text is the held-out prose of the lab model's corpus, which comes with the package: the ends of
*Alice's Adventures in Wonderland* and of *Moby-Dick*, and presidents' addresses, all in the public
domain. The last tenth of each is held out here, so that both parts have all three voices.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.lab_model import held_out
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.training.descent import descend, token_loss

T = 64
"""Letters that a model reads at once."""

B = 16
"""Rows of a batch."""

HELD_OUT_SHARE = 0.1


@cache
def texts() -> tuple[str, str]:
    """The training text and the held-out text: nine tenths of each book, and its last tenth."""
    books = held_out("prose")
    ends = [round(len(book) * (1 - HELD_OUT_SHARE)) for book in books]
    train = "\n".join(book[:end] for book, end in zip(books, ends, strict=True))
    return train, "\n".join(book[end:] for book, end in zip(books, ends, strict=True))


@cache
def alphabet() -> str:
    """The text's letters, digits and marks, each once, in order: an ID is a place in it."""
    return "".join(sorted(set("".join(texts()))))


def encode(text: str) -> Tensor:
    """IDs [n] of a text of n letters.

    Raises:
        ValueError: a letter does not occur in the text.
    """
    return torch.tensor([alphabet().index(letter) for letter in text])


def decode(ids: Tensor) -> str:
    """The text of IDs [n]."""
    return "".join(alphabet()[i] for i in ids.tolist())


@cache
def data() -> tuple[Tensor, Tensor]:
    """IDs of the training text and of the held-out text, one-dimensional."""
    train, rest = (encode(text) for text in texts())
    return train, rest


def batch(ids: Tensor, generator: torch.Generator | None = None, n: int = B) -> Batch:
    """Rows that start anywhere in a text, and the letters that follow: [n, T] each."""
    starts = torch.randint(len(ids) - T, (n,), generator=generator).tolist()
    rows = torch.stack([ids[start : start + T + 1] for start in starts])  # [n, T + 1]
    return rows[:, :-1], rows[:, 1:]


def rows(ids: Tensor) -> Batch:
    """A whole text, cut into rows of T letters, and the letters that follow: [rows, T] each."""
    n = (len(ids) - 1) // T
    return ids[: n * T].view(n, T), ids[1 : n * T + 1].view(n, T)


def loss_of(model: nn.Module, inputs: Tensor, targets: Tensor) -> Tensor:
    """The mean cross-entropy in nats, a scalar. The IDs are [rows, T] each."""
    return token_loss(model(inputs), targets)


@torch.no_grad()
def measured(model: nn.Module, ids: Tensor) -> float:
    """A model's loss on a text, in nats a letter, without dropout."""
    was_training = model.training
    loss = loss_of(model.eval(), *rows(ids)).item()
    model.train(was_training)
    return loss


@torch.no_grad()
def sample(model: nn.Module, n: int = 120, seed: int = 1, temperature: float = 0.8) -> str:
    """So many letters that a model writes after an end of line, drawn with a generator of its own.

    The same seed draws the same random numbers: two samples differ by what the models know.
    """
    generator = torch.Generator().manual_seed(seed)
    ids = encode("\n")
    was_training = model.training
    model.eval()
    for _ in range(n):
        p = (model(ids[None, -T:])[0, -1] / temperature).softmax(-1)  # [V]
        ids = torch.cat([ids, torch.multinomial(p, 1, generator=generator)])
    model.train(was_training)
    return decode(ids[1:])


def optimizer(model: nn.Module, learning_rate: float) -> torch.optim.AdamW:
    """AdamW as GPTs have it: vectors do not decay."""
    matrices = [p for p in model.parameters() if p.ndim == 2]
    vectors = [p for p in model.parameters() if p.ndim != 2]
    groups: list[dict[str, Any]] = [{"params": matrices}, {"params": vectors, "weight_decay": 0.0}]
    return torch.optim.AdamW(
        groups, lr=learning_rate, betas=(0.9, 0.95), weight_decay=0.1, fused=True
    )


def training(
    model: GPT,
    steps: int,
    learning_rate: float = 3e-3,
    *,
    ids: Tensor | None = None,
    seed: int = 0,
    warm_up: int = 30,
) -> Iterator[int]:
    """Train a model on letters, in place; gives the number of each step made.

    The rate rises for ``warm_up`` steps and stays: a longer run begins like a shorter one.

    Args:
        model: what learns.
        steps: how many to make.
        learning_rate: AdamW's, after the warm-up.
        ids: the text's IDs; the training text when left out.
        seed: of the batches.
        warm_up: steps over which the rate rises.
    """
    text = data()[0] if ids is None else ids
    generator, adamw = torch.Generator().manual_seed(seed), optimizer(model, learning_rate)
    model.train()
    for step in range(1, steps + 1):
        for group in adamw.param_groups:
            group["lr"] = learning_rate * min(1, step / max(1, warm_up))
        descend(loss_of(model, *batch(text, generator)), adamw, clipped=model)
        yield step


def slope_by_moving(
    model: nn.Module, weight: Tensor, place: tuple[int, ...], batch: Batch, h: float = 1e-5
) -> float:
    """How fast the loss rises with one weight: measured a little above and a little below it.

    Args:
        model: the model, in float64, so that a tiny difference is not lost in rounding.
        weight: one of its parameters.
        place: which of its numbers.
        batch: inputs and targets.
        h: how far the weight is moved, up and down.
    """
    start = weight[place].item()
    losses = []
    with torch.no_grad():
        for value in (start + h, start - h):
            weight[place] = value
            losses.append(loss_of(model, *batch).item())
        weight[place] = start
    return (losses[0] - losses[1]) / (2 * h)


def against_adamw(
    step: Callable[[Tensor, Tensor, Tensor, Tensor, int], None],
    model: nn.Module,
    batch: Batch,
    steps: int = 5,
) -> tuple[float, float]:
    """Train two copies of a model on one batch, one by a step of one's own, one by PyTorch's AdamW.

    Args:
        step: changes a weight in place, given its gradient, the averages of gradients and of their
            squares, which it keeps, and the number of the step, from 1.
        model: what is copied.
        batch: inputs and targets.
        steps: how many to make.

    Returns:
        The largest difference between two weights in the end, and the loss of one's own copy.
    """
    ours, theirs = copy.deepcopy(model), copy.deepcopy(model)
    averages = [(torch.zeros_like(w), torch.zeros_like(w)) for w in ours.parameters()]
    adamw = torch.optim.AdamW(theirs.parameters(), 3e-3, (0.9, 0.95), 1e-8, weight_decay=0.1)
    for t in range(1, steps + 1):
        for each in (ours, theirs):
            each.zero_grad()
            loss_of(each, *batch).backward()  # type: ignore[no-untyped-call]
        adamw.step()
        with torch.no_grad():
            for w, (m, v) in zip(ours.parameters(), averages, strict=True):
                assert w.grad is not None
                step(w, w.grad, m, v, t)
    pairs = zip(ours.parameters(), theirs.parameters(), strict=True)
    apart = max((a - b).abs().max().item() for a, b in pairs)
    return apart, loss_of(ours, *batch).item()


Curve = list[tuple[float, float]]


def curves(
    model: GPT,
    steps: int,
    ids: Tensor,
    learning_rate: float = 3e-3,
    every: int = 20,
    *,
    seed: int = 0,
) -> dict[str, Curve]:
    """Train on a text, over and over, and measure the loss on it and on the held-out text.

    Args:
        model: what learns, in place.
        steps: how many to make.
        ids: the text's IDs.
        learning_rate: AdamW's.
        every: steps between measurements.
        seed: of the batches.
    """
    found: dict[str, Curve] = {"training": [], "held out": []}
    made = training(model, steps, learning_rate, ids=ids, seed=seed)
    for step in itertools.chain([0], made):
        if step % every == 0:
            found["training"].append((step, measured(model, ids)))
            found["held out"].append((step, measured(model, data()[1])))
    return found


def table(longest: int) -> Callable[[Tensor], Tensor]:
    """A table of counts as a model: IDs [rows, T] in, logarithms of probabilities [rows, T, V] out.

    It looks up what came after the last letters in the training text. What a table of longer pieces
    has not seen it leaves to the next shorter one, which counts as much as ten letters seen.

    Args:
        longest: letters in its longest piece, the one to be guessed among them; 0 knows nothing.
    """
    V = len(alphabet())

    def probabilities(ids: Tensor) -> Tensor:
        p = torch.full((*ids.shape, V), 1 / V, dtype=torch.float64)  # [rows, T, V]
        context = torch.zeros_like(ids)  # the number of the letters before, [rows, T]
        for before in range(longest):
            if before:
                earlier = ids[:, : ids.shape[1] - before + 1] * V ** (before - 1)
                context = context.clone()
                context[:, before - 1 :] += earlier
            pieces = context.unsqueeze(-1) * V + torch.arange(V)  # [rows, T, V]
            times = _times(before + 1, pieces)
            seen = _times(before, context).unsqueeze(-1)
            better = (times + _WEIGHT * p) / (seen + _WEIGHT)
            known = torch.arange(ids.shape[1]) >= before - 1  # a row's first letters have no past
            p = torch.where(known[:, None], better, p)
        return p.log()

    return probabilities


def _times(length: int, pieces: Tensor) -> Tensor:
    """How often pieces of so many letters occur in the training text, by their numbers."""
    if length == 0:
        return torch.full(pieces.shape, float(len(data()[0])), dtype=torch.float64)
    numbers, counts = _counted(length)
    place = torch.searchsorted(numbers, pieces).clamp(max=len(numbers) - 1)
    return torch.where(numbers[place] == pieces, counts[place], 0).double()


@cache
def _counted(length: int) -> tuple[Tensor, Tensor]:
    """The numbers of all pieces of so many letters, in order, and how often each occurs."""
    powers = len(alphabet()) ** torch.arange(length).flip(0)
    pieces = (data()[0].unfold(0, length, 1) * powers).sum(-1)
    numbers, counts = torch.unique(pieces, return_counts=True)
    return numbers, counts


@cache
def levels(longest: int = 3) -> dict[str, float]:
    """The held-out loss of tables that were counted in the training text, in nats a letter.

    The first knows nothing, the second how often each letter occurs, the third which letter comes
    after which, and so on. They read the rows that :func:`measured` gives a model.

    Args:
        longest: letters in the longest piece that is counted, the one to be guessed among them.
    """
    inputs, targets = rows(data()[1])
    return {
        _KNOWS[n]: F.nll_loss(table(n)(inputs).flatten(0, 1), targets.flatten()).item()
        for n in range(longest + 1)
    }


_WEIGHT = 10
_KNOWS = (
    *("nothing", "letters alone", "pairs of letters"),
    *("threes of letters", "fours of letters", "fives of letters"),
)

Batch = tuple[Tensor, Tensor]
"""Inputs and the letters that follow them."""
