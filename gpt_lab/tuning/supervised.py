"""Supervised fine-tuning on conversations: the model is shown questions with their answers.

The loss counts the answers alone (and the tokens that end them), or all tokens. An answer has the
same weight in both: counting the questions, too, adds to the loss. AdamW's step they then share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Literal

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT
from gpt_lab.tuning.dialogue import Dialogue
from gpt_lab.tuning.finetuning import unfrozen
from gpt_lab.validation import RefusedTypeError, RefusedValueError, choice, integer, shown

Counted = Literal["answers", "all"]


def dialogue_loss(
    model: GPT, dialogues: Sequence[Dialogue], *, counted: Counted = "answers"
) -> Tensor:
    """The mean over N conversations of the cross-entropy per token of an answer, in nats.

    Args:
        model: the model.
        dialogues: the conversations.
        counted: ``"answers"`` leaves out what the user says; with ``"all"`` each token of the user
            weighs as much as one of the answer.

    Raises:
        TypeError, ValueError: there is no conversation, or one is no ``Dialogue``.
    """
    choice("counted", counted, ("answers", "all"))
    ids, weights = _rows(dialogues, counted)  # [N, T] each
    device = model.unembedding.device
    logits = model(ids[:, :-1].to(device))  # [N, T − 1, V]
    losses = F.cross_entropy(logits.transpose(1, 2), ids[:, 1:].to(device), reduction="none")
    return (losses * weights[:, 1:].to(device)).sum() / len(dialogues)


def supervise(
    model: GPT,
    dialogues: Sequence[Dialogue],
    *,
    steps: int = 200,
    batch: int = 16,
    learning_rate: float = 2e-4,
    counted: Counted = "answers",
    only: str | Sequence[nn.Parameter] = "*",
    seed: int = 0,
    after: Callable[[int, float], None] | None = None,
    optimizer: torch.optim.Optimizer | None = None,
    made: int = 0,
) -> list[float]:
    """Train a model on conversations by AdamW without weight decay; it is changed in place.

    Args:
        model: the model.
        dialogues: the conversations; each step draws some of them, none twice before all were.
        steps: the number of steps.
        batch: the conversations of a step.
        learning_rate: AdamW's, the same at every step.
        counted: as in :func:`dialogue_loss`.
        only: the parameters that may change, as in ``finetune``.
        seed: the seed of the order.
        after: called after each step with the number of steps made and the loss.
        optimizer: the optimizer of a run that goes on; a new one when left out.
        made: the steps that this run has made already, of ``steps``.

    Returns:
        The loss of each step, before its update.

    Raises:
        ValueError: a number is out of its range, or ``only`` matches no parameter.
    """
    steps, batch = integer("steps", steps, least=1), integer("batch", batch, least=1)
    if not learning_rate > 0:
        raise RefusedValueError(f"learning_rate={shown(learning_rate)} is not above 0")
    _rows(dialogues[:1], counted)  # refuses before anything changes
    losses: list[float] = []
    with unfrozen(model, only) as free:
        optimizer = optimizer or torch.optim.AdamW(free, lr=learning_rate, weight_decay=0.0)
        for step, drawn in islice(enumerate(_drawn(len(dialogues), batch, seed)), made, steps):
            loss = dialogue_loss(model, [dialogues[i] for i in drawn], counted=counted)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            losses.append(loss.item())
            if after:
                after(step + 1, losses[-1])
    return losses


def _drawn(n: int, batch: int, seed: int) -> Iterator[list[int]]:
    """The numbers of the conversations of each step: all n in some order, then in another."""
    chance = torch.Generator().manual_seed(seed)
    order: list[int] = []
    while True:
        while len(order) < batch:
            order += torch.randperm(n, generator=chance).tolist()
        yield order[:batch]
        order = order[batch:]


def _rows(dialogues: Sequence[Dialogue], counted: Counted) -> tuple[Tensor, Tensor]:
    """IDs and the weights of their losses, [N, T] each, padded at the end with weight 0."""
    if not dialogues:
        raise RefusedValueError("dialogues is empty: there is nothing to learn")
    for one in dialogues:
        if not isinstance(one, Dialogue):
            raise RefusedTypeError(f"{shown(one)} is no Dialogue; dialogue(...) makes one")
    T = max(len(one.ids) for one in dialogues)
    ids = torch.zeros(len(dialogues), T, dtype=torch.int64)
    weights = torch.zeros(len(dialogues), T)
    for row, one in enumerate(dialogues):
        ids[row, : len(one.ids)] = torch.tensor(one.ids)
        is_answer = torch.tensor(one.is_answer)
        counts = is_answer if counted == "answers" else torch.ones_like(is_answer)
        weights[row, : len(one.ids)] = counts / is_answer.sum()
    return ids, weights
