"""What the small trainings of the laboratories share: a loss, and a step that makes it smaller."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.optim import Optimizer


@contextmanager
def float64() -> Iterator[None]:
    """New models and random numbers have 64 bits in here, so that processors agree on a training.

    With 32 bits another processor draws and adds up with other last digits, of which a training of
    some hundred steps makes whole percents. A decorator, too: ``@float64()``.

    >>> with float64():
    ...     torch.zeros(1).dtype
    torch.float64
    """
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        yield
    finally:
        torch.set_default_dtype(before)


def token_loss(logits: Tensor, targets: Tensor) -> Tensor:
    """The mean cross-entropy in nats, a scalar, of logits [..., V] and the IDs that came, [...]."""
    return F.cross_entropy(logits.flatten(0, -2), targets.flatten())


def descend(loss: Tensor, *optimizers: Optimizer, clipped: nn.Module | None = None) -> float:
    """Make one step down, and forget its gradients.

    Args:
        loss: a scalar.
        optimizers: of all the weights that are to move.
        clipped: the model whose gradients are first scaled to a length of at most 1 together.

    Returns:
        The loss before the step.
    """
    loss.backward()  # type: ignore[no-untyped-call]
    if clipped is not None:
        nn.utils.clip_grad_norm_(clipped.parameters(), 1.0)
    for optimizer in optimizers:
        optimizer.step()
        optimizer.zero_grad()
    return loss.item()
