"""What the laboratories' small training runs share: a loss, and an optimization step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.optim import Optimizer


@contextmanager
def float64() -> Iterator[None]:
    """Use float64 for new models and random numbers, so that processors agree on a training run.

    In float32, other processors round differently, and hundreds of steps amplify that to whole
    percents. It is also a decorator: ``@float64()``.

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
    """The mean cross-entropy in nats, a scalar, of logits [..., V] and target IDs [...]."""
    return F.cross_entropy(logits.flatten(0, -2), targets.flatten())


def descend(loss: Tensor, *optimizers: Optimizer, clipped: nn.Module | None = None) -> float:
    """Make one optimization step, and clear the gradients.

    Args:
        loss: a scalar.
        optimizers: the optimizers of all weights to change.
        clipped: the model whose gradients are first clipped to a norm of 1.

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
