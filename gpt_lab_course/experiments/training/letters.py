"""A text by letters, and a small model that learns it, for lesson 8.

The text is the held-out prose of the lab model's corpus, which comes with the package: the ends of
*Alice's Adventures in Wonderland* and of *Moby-Dick*, and presidents' addresses, all in the public
domain. The last tenth of each is held out here, so both parts have all three styles.
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
"""The length of the input in letters."""

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
    """The text's letters, digits and marks in order: an ID is an index."""
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
    """Rows that start anywhere in a text, and their next letters: [n, T] each."""
    starts = torch.randint(len(ids) - T, (n,), generator=generator).tolist()
    rows = torch.stack([ids[start : start + T + 1] for start in starts])  # [n, T + 1]
    return rows[:, :-1], rows[:, 1:]


def rows(ids: Tensor) -> Batch:
    """A whole text, split into rows of T letters, and their next letters: [rows, T] each."""
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
    """Generate n letters after a newline, from a seed.

    The same seed draws the same random numbers, so two samples differ only by their models.
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
    """AdamW as usual for GPTs, without weight decay of vectors."""
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
    """Train a model on letters in place, and yield the number of each finished step.

    The learning rate rises for ``warm_up`` steps and stays constant, so a longer run begins like a
    shorter one.

    Args:
        model: the model.
        steps: the number of steps.
        learning_rate: AdamW's, after the warm-up.
        ids: the text's IDs; the training text when left out.
        seed: the seed of the batches.
        warm_up: the number of warm-up steps.
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
    """The derivative of the loss by one weight, as a central difference.

    Args:
        model: the model, in float64, because the difference is tiny.
        weight: one of its parameters.
        place: the index of a number in it.
        batch: inputs and targets.
        h: the change of the weight, up and down.
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
    """Train two copies of a model on one batch, with a given update and with PyTorch's AdamW.

    Args:
        step: changes a weight in place, given its gradient, the averages of gradients and of their
            squares, which it updates, and the number of the step, from 1.
        model: the model to copy.
        batch: inputs and targets.
        steps: the number of steps.

    Returns:
        The largest difference between the final weights, and the loss of the copy with the given
        update.
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
        model: the model, trained in place.
        steps: the number of steps.
        ids: the text's IDs.
        learning_rate: AdamW's.
        every: steps between measurements.
        seed: the seed of the batches.
    """
    found: dict[str, Curve] = {"training": [], "held out": []}
    made = training(model, steps, learning_rate, ids=ids, seed=seed)
    for step in itertools.chain([0], made):
        if step % every == 0:
            found["training"].append((step, measured(model, ids)))
            found["held out"].append((step, measured(model, data()[1])))
    return found


def table(longest: int) -> Callable[[Tensor], Tensor]:
    """An n-gram table as a model: IDs [rows, T] → log-probabilities [rows, T, V].

    It has the counts of the next letter after the last letters in the training text. A longer table
    backs off to the next shorter one, which counts as much as ten occurrences.

    Args:
        longest: the length of the longest n-gram, including the predicted letter; 0 is uniform.
    """
    V = len(alphabet())

    def probabilities(ids: Tensor) -> Tensor:
        p = torch.full((*ids.shape, V), 1 / V, dtype=torch.float64)  # [rows, T, V]
        context = torch.zeros_like(ids)  # the index of the letters before, [rows, T]
        for before in range(longest):
            if before:
                earlier = ids[:, : ids.shape[1] - before + 1] * V ** (before - 1)
                context = context.clone()
                context[:, before - 1 :] += earlier
            pieces = context.unsqueeze(-1) * V + torch.arange(V)  # [rows, T, V]
            times = _times(before + 1, pieces)
            seen = _times(before, context).unsqueeze(-1)
            better = (times + _WEIGHT * p) / (seen + _WEIGHT)
            known = torch.arange(ids.shape[1]) >= before - 1  # first letters have no context
            p = torch.where(known[:, None], better, p)
        return p.log()

    return probabilities


def _times(length: int, pieces: Tensor) -> Tensor:
    """The counts of n-grams in the training text, by their indices."""
    if length == 0:
        return torch.full(pieces.shape, float(len(data()[0])), dtype=torch.float64)
    numbers, counts = _counted(length)
    place = torch.searchsorted(numbers, pieces).clamp(max=len(numbers) - 1)
    return torch.where(numbers[place] == pieces, counts[place], 0).double()


@cache
def _counted(length: int) -> tuple[Tensor, Tensor]:
    """The indices of all n-grams, in order, and their counts."""
    powers = len(alphabet()) ** torch.arange(length).flip(0)
    pieces = (data()[0].unfold(0, length, 1) * powers).sum(-1)
    numbers, counts = torch.unique(pieces, return_counts=True)
    return numbers, counts


@cache
def levels(longest: int = 3) -> dict[str, float]:
    """The held-out loss of n-gram tables from the training text, in nats a letter.

    The first is uniform, the second has letter frequencies, the third bigrams, and so on. They get
    the same rows as a model in :func:`measured`.

    Args:
        longest: the length of the longest n-gram, including the predicted letter.
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
"""Inputs and their next letters."""
