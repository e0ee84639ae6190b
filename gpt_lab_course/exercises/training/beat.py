"""Train a model that predicts letters better than a table of three letters."""

from __future__ import annotations

import math
from collections.abc import Callable, Set
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab_course.exercises import errors, forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.parsing import NotAnAnswerError
from gpt_lab_course.experiments.training import letters

THRESHOLD = 2.11
"""The loss to beat, in nats a letter on the held-out text. A trigram table reaches 2.118."""

Model = Callable[[Tensor], Any]

_V = len(letters.alphabet())
_ROWS = letters.rows(letters.data()[1])[0]  # of the held-out text, [B, T]

NEAR = 8
"""The letters that a table may use. A trained model has to use earlier ones, too."""


def fours_and_the_row(ids: Tensor) -> Tensor:
    """The reference solution: a table of four letters, and letter frequencies in the row so far.

    It needs no training, so it is fast. It maps IDs [B, T] to log-probabilities [B, T, V].
    """
    so_far = F.one_hot(ids, _V).cumsum(1).double()
    shares = (so_far + 1 / _V) / (so_far + 1 / _V).sum(-1, keepdim=True)
    return (0.97 * letters.table(4)(ids).exp() + 0.03 * shares).log()


@torch.no_grad()
def score(model: Model, ids: Tensor) -> dict[str, float] | Any:
    """Measure what a check needs: a model's losses, and whether it looks ahead.

    Args:
        model: the model: IDs [B, T] in, scores [B, T, V] out.
        ids: rows of the held-out text, [B, T].

    Returns:
        The losses on held-out and on training text; the loss on its input letters instead of the
        next ones; the change of scores when a *later* letter changes, and when all letters ``NEAR``
        or more back change; and whether they are probabilities. Anything but a tensor of this shape
        is returned unchanged.
    """
    inputs, targets = letters.rows(letters.data()[1])
    logits = model(ids)
    if isinstance(logits, (list, tuple, np.ndarray)):
        logits = torch.as_tensor(logits)
    if not isinstance(logits, Tensor) or logits.shape != (*ids.shape, _V):
        return logits
    changed = ids[:4].clone()
    changed[:, -1] = (changed[:, -1] + 1) % _V
    moved = (torch.as_tensor(model(changed))[:, :-1] - logits[:4, :-1]).abs().max().item()
    changed = ids[:4].clone()
    changed[:, :-NEAR] = (changed[:, :-NEAR] + 1) % _V
    far = (torch.as_tensor(model(changed))[:, -1] - logits[:4, -1]).abs().max().item()
    known, follow = letters.rows(letters.data()[0][: len(letters.data()[1])])
    shares = bool((logits >= 0).all() and (logits.sum(-1) - 1).abs().mean() < 1e-2)
    return {
        "held out": _loss(logits, targets),
        "training": _loss(torch.as_tensor(model(known)), follow),
        "read": _loss(logits, inputs),
        "moved": moved,
        "far": far,
        "probabilities": float(shares),
    }


def _loss(logits: Tensor, targets: Tensor) -> float:
    return F.cross_entropy(logits.flatten(0, 1).double(), targets.flatten()).item()


_AHEAD = (
    "it looks ahead: the scores at a place move when a *later* letter changes, so it reads the "
    "answers. Is the causal mask there?"
)
_PROBABILITIES = "these are probabilities. Give the logits, before any softmax."
_NAN = (
    "its scores are not finite numbers: a step was too long. Lower the rate, or let it rise over "
    "the first steps."
)
_PEEKED = (
    "it knows the held-out text better than the training text: it was trained on it, so nobody can "
    "tell what it would make of new text. Train on the training text alone."
)
_WORSE = (
    "it is worse than knowing nothing, ln 77 = 4.34: it is sure, and wrong. Is the rate too high, "
    "or does the loss climb?"
)
_READ = "it guesses the letter that it reads, not the one after it: shift the targets by one place."
_NOTHING = (
    "it knows nothing yet, ln 77 = 4.34: do the steps reach the model? Look for `backward`, "
    "`step` and `zero_grad`, in this order."
)
_LETTERS = (
    "it knows little more than how often each letter occurs: make more steps, or look at the rate."
)
_BY_HEART = (
    "it knows the training text far better than new text: it learned by heart. Does it see all of "
    "the training text? Otherwise: fewer steps, a smaller model, or dropout."
)
_PAIRS = "it knows which letter follows which, and hardly looks further back: make more steps."
_COUNTED = (
    f"it looks at the last {NEAR} letters at most, as a table of counts does: the letters before "
    "them change nothing. A table of fours is a good rival, 1.93. But here a model is to be "
    "trained, by the loop of this page: one that learns how far to look back."
)
_CLOSE = "that's close. A few hundred steps more, a somewhat higher rate, or a wider model will do."


def _diagnosis(score: dict[str, float]) -> str | None:
    """The message about a score; None if it is good enough."""
    loss, training = score["held out"], score["training"]
    tests = {
        _NAN: not math.isfinite(loss),
        _AHEAD: score["moved"] > 1e-3,
        _PROBABILITIES: score["probabilities"] == 1,
        _READ: score["read"] < min(1.0, loss),
        _WORSE: loss > 4.6,
        _NOTHING: loss > 4.0,
        _PEEKED: training - loss > 0.2,
        _BY_HEART: loss >= THRESHOLD and loss - training > 0.7,
        _LETTERS: loss > 2.7,
        _PAIRS: loss > 2.35,
        _CLOSE: loss >= THRESHOLD,
        _COUNTED: score["far"] < 1e-6,
    }
    return next((said for said, holds in tests.items() if holds), None)


def judge(value: Any) -> str | None:
    """The diagnosis of a score; None if it is good enough."""
    if _is_score(value):
        said = _diagnosis(value)
        return said and f"{said} (Held-out loss {value['held out']:.2f}, to beat: {THRESHOLD}.)"
    facts = f"{errors.call_text(None, (_ROWS,))} gave {forms.shown(value)}"
    n, T = _ROWS.shape
    kind = "this is a set, which keeps no order: " if isinstance(value, Set) else ""
    return f"{kind}for IDs [{n}, {T}] a model gives scores [{n}, {T}, {_V}]: [B, T, V]. ({facts}.)"


def read(answer: Any) -> Any:
    """A module as a function of the IDs, on its own device and without dropout.

    Raises:
        NotAnAnswerError: it is a number.
    """
    if forms.is_number(answer):
        raise NotAnAnswerError("this is a number. Give the model: its loss is measured here.")
    if not isinstance(answer, nn.Module):
        return answer

    def model(ids: Tensor) -> Any:
        place = next((p.device for p in answer.parameters()), torch.device("cpu"))
        was_training = answer.training
        answer.eval()
        try:
            logits = answer(ids.to(place))
        finally:
            answer.train(was_training)
        return logits.cpu() if isinstance(logits, Tensor) else logits

    return model


def _is_score(value: Any) -> bool:
    return isinstance(value, dict) and "held out" in value


def _one_hot(ids: Tensor, score: float) -> Tensor:
    return score * F.one_hot(ids, _V).float()


def _reciting(text: Tensor) -> Model:
    """A mistake: bigrams, and the continuation of the last six letters if the text has them."""
    known = {tuple(piece[:-1]): piece[-1] for piece in text.unfold(0, 7, 1).tolist()}

    def model(ids: Tensor) -> Tensor:
        scores = letters.table(2)(ids)
        for row, listed in enumerate(ids.tolist()):
            for place in range(5, len(listed)):
                if (letter := known.get(tuple(listed[place - 5 : place + 1]))) is not None:
                    scores[row, place, letter] += 6
        return scores

    return model


exercise = Exercise(
    "training.beat",
    number=3,
    solution=fours_and_the_row,
    inputs=[(_ROWS,)],
    read=read,
    observe=lambda model: lambda ids: score(model, ids),
    judge=judge,
    hints=(
        "The loop of this page with another number of steps may do: look at the curve above, and "
        "at how fast it still falls in the end. What does a rate of 5e-3 change?",
        "Two blocks of width 64 get there in 900 steps at a rate of 5e-3, after 30 steps of "
        "warm-up. A wider model needs fewer steps, and longer for each.",
    ),
    then=(
        "Your model beats a table of threes, and it looks back more than eight letters. A table "
        "of fours gets 1.93, one of fives 1.90: can you beat those, too? Watch both losses."
    ),
    seconds=20.0,
    mistakes={
        _AHEAD: lambda ids: _one_hot(ids.roll(-1, 1), 9.0),
        _PROBABILITIES: lambda ids: letters.table(4)(ids).exp(),
        _NAN: lambda ids: _one_hot(ids, math.nan),
        _PEEKED: _reciting(letters.data()[1]),
        _WORSE: lambda ids: -3 * letters.table(1)(ids),
        _READ: lambda ids: _one_hot(ids, 9.0),
        _NOTHING: lambda ids: _one_hot(ids, 0.0),
        _LETTERS: letters.table(1),
        _BY_HEART: _reciting(letters.data()[0][:20_000]),
        _PAIRS: letters.table(2),
        _CLOSE: letters.table(3),
        _COUNTED: letters.table(4),
    },
)
