"""Design a head by hand: matrices by which every token attends to the one before it."""

from __future__ import annotations

import math
from collections.abc import Callable, Set
from typing import Any

import torch
from torch import Tensor

from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.outcome import Difference

ENOUGH = 0.99
"""The attention that the token before has to get."""


def looks_back(T: int) -> tuple[Tensor, Tensor]:
    """The reference solution: W_Q and W_K, [T, T] each, for one-hot positions."""
    asks = torch.diag(torch.ones(T - 1), -1)  # token t asks for position t − 1
    found = torch.eye(T)  # and token s is found by position s
    return 100 * asks, found


def shares(W_q: Tensor, W_k: Tensor) -> Tensor:
    """The attention weights of a causal head for one-hot positions, [T, T]."""
    T, d_head = W_q.shape
    ahead = torch.ones(T, T, dtype=torch.bool).triu(1)
    scores = (W_q @ W_k.T / math.sqrt(d_head)).masked_fill(ahead, -torch.inf)
    return scores.softmax(dim=-1)


def outcome(answer: Callable[..., Any], T: int) -> Any:
    """The result of a design: which token each one attends to, and whether sharply enough, [T, 2].

    A −1 means a tie. Anything but a pair of matrices of that size is returned unchanged.
    """
    given = answer(T)
    try:
        matrices = [torch.as_tensor(forms.plain(one), dtype=torch.float64) for one in given]
    except (TypeError, ValueError, RuntimeError):
        return given
    if [one.dim() for one in matrices] != [2, 2] or matrices[0].shape != matrices[1].shape:
        return given
    if len(matrices[0]) != T:
        return given
    weights = shares(*matrices)
    share, place = weights.max(dim=-1)
    alone = (weights > share[:, None] - 1e-6).sum(dim=-1) == 1
    return torch.stack([torch.where(alone, place, -1), share >= ENOUGH], dim=1).tolist()


def explain(difference: Difference) -> str:
    """A sentence about the first token that attends to a wrong one."""
    looks, (T,) = difference.got, difference.arguments
    if not _is_outcome(looks):
        text = "this is text; a pair of matrices is wanted: " * isinstance(looks, str)
        text += "this is a set, which keeps no order: " * isinstance(looks, Set)
        return (
            f"{text}for T = {T}, give two matrices, W_q and W_k, with {T} rows each and "
            f"equally many columns. (Got {forms.shown(looks)}.)"
        )
    t = next(t for t, one in enumerate(looks) if one != [max(0, t - 1), 1])
    who = f"token {looks[t][0]}" if looks[t][0] >= 0 else "several tokens alike"
    how = "" if looks[t][1] else f", with less than {ENOUGH:.0%}"
    return f"with T = {T}, token {t} looks at {who}{how}. It should look at {max(0, t - 1)}."


def _is_outcome(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, list) and len(one) == 2 and isinstance(one[0], int) for one in value
    )


_ASKS, _FOUND = "torch.diag(torch.ones(T - 1), -1)", "torch.eye(T)"
_RESULT = "100 * asks, found"


exercise = Exercise(
    "attention.looks_back",
    number=4,
    solution=looks_back,
    inputs=[(4,), (7,), (12,)],
    observe=lambda answer: lambda T: outcome(answer, T),
    explain=explain,
    hints=(
        "Row t of W_q is token t's query, row s of W_k is token s's key. Give every token a key of "
        "its own first. Which query fits the key of token t − 1, and no other?",
        "With `W_k = torch.eye(T)`, token s has a key with a single 1, at place s. So token t asks "
        "with a single number at place t − 1: W_q has it below the diagonal, "
        "`torch.diag(…, -1)`. How large does it have to be for a share of 99%?",
    ),
    then=(
        "You have built a previous-token head. The lab model has one, too, from training alone: "
        "head 0 of block 0."
    ),
    raises={
        r"RuntimeError: .*(?:size|shape)|ValueError": (
            "W_q and W_k have T rows each, a row for each place, and equally many columns."
        ),
    },
    mistakes={
        "every token looks at itself: token t's query fits its own key. It should fit the key of "
        "token t − 1.": Mutant(_ASKS, "torch.eye(T)"),
        "it looks in the right direction, but not sharply: somebody else gets more than 1%. Make "
        "the winning score larger.": Either(
            Mutant(_RESULT, "asks, found"),
            Mutant(_RESULT, "8 * asks, found"),
            Mutant(_RESULT, "T**0.5 * asks, found"),
        ),
        "this looks two tokens back. One is enough.": Mutant(
            _ASKS, "torch.diag(torch.ones(T - 2), -2)"
        ),
        "every token looks at the first one. Each should have a winner of its own.": Mutant(
            _ASKS, "torch.eye(T)[[0] * T]"
        ),
        "each token asks for all tokens before it, so they share. Ask for one.": Mutant(
            _ASKS, "torch.ones(T, T).tril(-1)"
        ),
        "rolled to the wrong side: the last token asks for the first, and the others for the one "
        "after them, which the mask hides.": Mutant(_ASKS, "torch.eye(T).roll(1, dims=1)"),
        "this is built for four tokens. Use the argument T.": Mutant(
            (_ASKS, "torch.diag(torch.ones(3), -1)"), (_FOUND, "torch.eye(4)")
        ),
        "the sign is wrong: the token before gets the *lowest* score.": Mutant("100 *", "-100 *"),
        "all scores that a token may use are equal. Does every key differ from the others, and "
        "does a query fit the key *before*, not the one after, which the mask hides?": Either(
            Mutant(_ASKS, "torch.diag(torch.ones(T - 1), 1)"),
            Mutant(_RESULT, "found, 100 * asks"),
            Mutant(_RESULT, "0 * asks, found"),
            Mutant(_FOUND, "torch.ones(T, T)"),
        ),
    },
)
