"""Direct preference optimization on pairs of a better and a worse answer (Rafailov et al. 2023).

The loss is −log σ(β·m). The margin m is how much more the better answer has gained over the
reference, in nats, than the worse one. Before the first step the model equals the reference, so m
is 0 and the loss ln 2 = 0.693. Only the difference counts: the better answer's own probability may
fall, as long as the worse one's falls faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT
from gpt_lab.tuning.examples import Example, log_probabilities
from gpt_lab.tuning.finetuning import descend
from gpt_lab.validation import RefusedValueError, shown


class PreferenceStep(NamedTuple):
    """The state before a step: the loss, and both answers' mean log-probability, in nats."""

    loss: float
    chosen: float
    rejected: float


def dpo_loss(
    chosen: Tensor,
    rejected: Tensor,
    reference_chosen: Tensor,
    reference_rejected: Tensor,
    beta: float = 0.1,
) -> Tensor:
    """The mean loss of N pairs.

    Args:
        chosen: log-probabilities of the better answers, [N].
        rejected: those of the worse ones, [N].
        reference_chosen: log-probabilities of the better answers by the reference, [N].
        reference_rejected: those of the worse ones, [N].
        beta: the weight of a margin. With a larger one a smaller margin is enough, so the model
            stays closer to the reference.

    >>> same = torch.tensor([-2.0])
    >>> round(dpo_loss(same, same, same, same).item(), 3)
    0.693
    """
    if not beta > 0:
        raise RefusedValueError(f"beta={shown(beta)} is not above 0")
    margin = (chosen - reference_chosen) - (rejected - reference_rejected)  # [N]
    return -F.logsigmoid(beta * margin).mean()


def prefer(
    model: GPT,
    pairs: Sequence[tuple[Example, Example]],
    *,
    steps: int = 30,
    learning_rate: float = 1e-4,
    beta: float = 0.1,
    only: str | Sequence[nn.Parameter] = "*",
    until: float = 1.0,
) -> list[PreferenceStep]:
    """Train a model to prefer the first of each pair; it is changed in place.

    Args:
        model: the model. Its present state is the reference.
        pairs: a better and a worse answer, each with its question.
        steps: the largest number of steps.
        learning_rate: AdamW's.
        beta: as in :func:`dpo_loss`.
        only: the parameters that may change, as in ``finetune``.
        until: stop as soon as each better answer is more probable than that.

    Returns:
        The state before each step.

    Raises:
        ValueError: there is no pair, or a number is out of its range.
    """
    if not pairs:
        raise RefusedValueError("pairs is empty: there is nothing to prefer")
    better, worse = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    with torch.no_grad():
        before = log_probabilities(model, [*better, *worse])  # [2·N]
    record: list[PreferenceStep] = []

    def loss() -> Tensor:
        now = log_probabilities(model, [*better, *worse])
        chosen, rejected = now.chunk(2)
        found = dpo_loss(chosen, rejected, before[: len(pairs)], before[len(pairs) :], beta)
        record.append(PreferenceStep(found.item(), chosen.mean().item(), rejected.mean().item()))
        return found

    descend(model, loss, better, until, steps, learning_rate, only)
    return record
