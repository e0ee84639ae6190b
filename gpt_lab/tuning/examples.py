"""Questions with answers: the probability of an answer, and whether a model gives it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model.activations import NO_HOOKS, Edit, Hooks
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

_BATCH = 32  # texts in a batch
_NO_TARGET = -100  # the target that cross-entropy ignores


class Example(NamedTuple):
    """A question and its answer as token IDs."""

    question: tuple[int, ...]
    answer: tuple[int, ...]


def example(tokenizer: Tokenizer, question: str, answer: str, *, start: bool = False) -> Example:
    """Encode a question and its answer.

    Args:
        tokenizer: the model's tokenizer.
        question: the text to continue.
        answer: the continuation, with the space in front.
        start: whether to put the end-of-text token in front, as in the lab model's training.

    Raises:
        ValueError: one of the two is empty, or the vocabulary has no such token.
    """
    if start and tokenizer.end_of_text is None:
        raise RefusedValueError("start=True, but this vocabulary has no end-of-text token")
    front = [tokenizer.end_of_text] if start and tokenizer.end_of_text is not None else []
    made = Example((*front, *tokenizer.encode(question)), tuple(tokenizer.encode(answer)))
    if not (made.question and made.answer):
        raise RefusedValueError(f"question={shown(question)} or answer={shown(answer)} is empty")
    return made


def answer_loss(model: GPT, examples: Sequence[Example]) -> Tensor:
    """The mean cross-entropy of the answers' tokens, in nats, without those of the questions.

    Raises:
        TypeError, ValueError: there is no example, or one is not an ``Example``.
    """
    logits, targets = _read(model, examples)  # [N, T, V], [N, T]
    return F.cross_entropy(logits.flatten(0, 1), targets.flatten(), ignore_index=_NO_TARGET)


def log_probabilities(
    model: GPT, examples: Sequence[Example], edits: Mapping[str, Edit] | None = None
) -> Tensor:
    """The logarithm of each answer's probability after its question, [N], in nats.

    Args:
        model: the model.
        examples: the questions and answers.
        edits: functions by activation name, as in ``GPT.activations``.
    """
    logits, targets = _read(model, examples, edits)  # [N, T, V], [N, T]
    losses = F.cross_entropy(
        logits.transpose(1, 2), targets, ignore_index=_NO_TARGET, reduction="none"
    )  # [N, T], 0 outside the answers
    return -losses.sum(dim=1)


@torch.no_grad()
def says(
    model: GPT, examples: Sequence[Example], edits: Mapping[str, Edit] | None = None
) -> list[bool]:
    """Whether greedy decoding gives all tokens of each answer.

    Arguments and errors as in :func:`log_probabilities`.
    """
    said: list[bool] = []
    order, batch = list(range(len(examples))), len(examples)
    if not edits:  # edits may depend on the rows of the batch
        order, batch = sorted(order, key=lambda i: sum(map(len, examples[i]))), _BATCH
    for first in range(0, len(order), batch):
        some = [examples[i] for i in order[first : first + batch]]
        logits, targets = _read(model, some, edits)
        right = (logits.argmax(dim=-1) == targets) | (targets == _NO_TARGET)  # [n, T]
        said += right.all(dim=1).tolist()
    back = sorted(range(len(order)), key=order.__getitem__)
    return [said[i] for i in back]


@torch.no_grad()
def seen_at(
    model: GPT, examples: Sequence[Example], names: Sequence[str], places: Sequence[int]
) -> list[Tensor]:
    """Activations at one position of each question, [N, width] each.

    Args:
        model: the model.
        examples: the questions; their answers are not read.
        names: the names of the activations.
        places: N positions.
    """
    T = max(len(one.question) for one in examples)
    ids = torch.tensor([[*one.question, *[0] * (T - len(one.question))] for one in examples])
    seen = model.activations(ids.to(model.unembedding.device), names)
    numbers = torch.arange(len(examples))
    return [seen[name][numbers, torch.tensor([*places])] for name in names]


def _read(
    model: GPT, examples: Sequence[Example], edits: Mapping[str, Edit] | None = None
) -> tuple[Tensor, Tensor]:
    """The logits after all tokens, [N, T, V], and the targets, [N, T]."""
    ids, targets = (x.to(model.unembedding.device) for x in rows(examples))
    return model(ids, hooks=Hooks(edits=edits) if edits else NO_HOOKS), targets


def rows(examples: Sequence[Example]) -> tuple[Tensor, Tensor]:
    """Inputs and targets, [N, T] each: texts padded at the end, with targets only in answers.

    Raises:
        TypeError: one is not an ``Example``.
        ValueError: there is none.
    """
    if not examples:
        raise RefusedValueError("examples is empty: there is nothing to ask")
    for one in examples:
        if not isinstance(one, Example):
            raise RefusedTypeError(f"{shown(one)} is no Example; example(...) makes one")
    T = max(len(one.question) + len(one.answer) for one in examples) - 1  # without the last token
    ids = torch.zeros(len(examples), T, dtype=torch.int64)
    targets = torch.full_like(ids, _NO_TARGET)
    for i, one in enumerate(examples):
        text = one.question + one.answer
        ids[i, : len(text) - 1] = torch.tensor(text[:-1])
        targets[i, len(one.question) - 1 : len(text) - 1] = torch.tensor(one.answer)
    return ids, targets
