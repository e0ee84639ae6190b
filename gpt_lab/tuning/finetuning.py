"""Fine-tuning: continue training on a few examples for a few steps.

Earlier knowledge can be lost (catastrophic interference, McCloskey and Cohen 1989). Rehearsal adds
some of it to each step; freezing lets only some weights change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatchcase

import torch
from torch import Tensor, nn

from gpt_lab.model.gpt import GPT
from gpt_lab.tuning.examples import Example, answer_loss, log_probabilities
from gpt_lab.validation import RefusedValueError, shown


def finetune(
    model: GPT,
    examples: Sequence[Example],
    *,
    steps: int = 30,
    learning_rate: float = 1e-4,
    only: str | Sequence[nn.Parameter] = "*",
    rehearse: Sequence[Example] = (),
    n_rehearsed: int = 7,
    until: float = 1.0,
    seed: int = 0,
) -> list[float]:
    """Train a model on examples, by AdamW without weight decay; the model is changed in place.

    Args:
        model: the model.
        examples: the examples to learn; all of them are in every step.
        steps: the largest number of steps.
        learning_rate: AdamW's, the same at every step.
        only: the parameters that may change: a name, in which ``*`` matches anything, or the
            parameters themselves (``LoRA.parameters()``). The others are frozen meanwhile.
        rehearse: examples that it already knows, some of which are added to each step.
        n_rehearsed: the number of these in a step, chosen at random.
        until: stop as soon as each answer is more probable than that.
        seed: the seed of that choice.

    Returns:
        The mean loss of the examples at each step, before its update, in nats, without the
        rehearsed ones.

    Raises:
        ValueError: a number is out of its range, or ``only`` matches no parameter.

    >>> from gpt_lab import load_lab_model
    >>> from gpt_lab.tuning import example, says
    >>> model, tokenizer = load_lab_model()
    >>> new = example(tokenizer, "The capital of France is", " Rome", start=True)
    >>> losses = finetune(model, [new], until=0.5)
    >>> says(model, [new])
    [True]
    """
    if rehearse and n_rehearsed < 1:
        raise RefusedValueError(f"n_rehearsed={shown(n_rehearsed)} is less than one example")
    chance = torch.Generator().manual_seed(seed)
    losses: list[float] = []

    def loss() -> Tensor:
        ours = answer_loss(model, examples)
        losses.append(ours.item())
        if not rehearse:
            return ours
        drawn = torch.randperm(len(rehearse), generator=chance)[:n_rehearsed].tolist()
        old = answer_loss(model, [rehearse[i] for i in drawn])
        share = len(examples) / (len(examples) + len(drawn))  # each example has the same weight
        return share * ours + (1 - share) * old

    descend(model, loss, examples, until, steps, learning_rate, only)
    return losses


def descend(
    model: GPT,
    loss: Callable[[], Tensor],
    wanted: Sequence[Example],
    until: float,
    steps: int,
    learning_rate: float,
    only: str | Sequence[nn.Parameter],
) -> None:
    """Minimize a loss with AdamW until the wanted answers are probable enough.

    Arguments and errors are those of ``finetune``, with its examples as ``wanted``.
    """
    if steps < 1:
        raise RefusedValueError(f"steps={shown(steps)} is less than one step")
    if not learning_rate > 0:
        raise RefusedValueError(f"learning_rate={shown(learning_rate)} is not above 0")
    if not 0 < until <= 1:
        raise RefusedValueError(f"until={shown(until)} is no probability above 0")
    with unfrozen(model, only) as free:
        optimizer = torch.optim.AdamW(free, lr=learning_rate, weight_decay=0.0)
        for _ in range(steps):
            optimizer.zero_grad()
            loss().backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            with torch.no_grad():
                if (log_probabilities(model, wanted).exp() > until).all():
                    break


@contextmanager
def unfrozen(model: GPT, only: str | Sequence[nn.Parameter]) -> Iterator[list[nn.Parameter]]:
    """Let only these parameters require a gradient, and restore the others afterwards.

    Raises:
        ValueError: no parameter matches.
    """
    before = {p: p.requires_grad for p in model.parameters()}
    if isinstance(only, str):
        free = [p for name, p in model.named_parameters() if fnmatchcase(name, only)]
        free = [p for p in free if before[p]]  # weights that an adapter froze stay frozen
    else:
        free = list(only)
    if not free:
        raise RefusedValueError(f"only={shown(only)} names no parameter of this model")
    for p in before:
        p.requires_grad_(any(p is one for one in free))
    try:
        yield free
    finally:
        for p, was in before.items():
            p.requires_grad_(was)
            p.grad = None
