"""What the small trainings of the laboratories share: a loss, and a step that makes it smaller."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional as F
from torch.optim import Optimizer


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
