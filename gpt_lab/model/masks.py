"""Attention masks: booleans [T, S], True where a query may look.

In all of them the T queries are the last of the S positions, as with a cache.

Sources: Vaswani et al. 2017 (causal); Du et al. 2022, GLM (prefix); Beltagy et al. 2020 (sliding
window).
"""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab.validation import RefusedValueError


def full_mask(T: int, S: int | None = None, *, device: torch.device | None = None) -> Tensor:
    """A mask [T, S], all True: every token sees every other, as in an encoder.

    In all masks the T queries are the last of the S positions; S is T when left out.

    Raises:
        ValueError: there are more queries than positions.
    """
    S = T if S is None else S
    if not 1 <= T <= S:
        raise RefusedValueError(f"T={T} queries are not between 1 and S={S} positions")
    return torch.ones(T, S, dtype=torch.bool, device=device)


def causal_mask(T: int, S: int | None = None, *, device: torch.device | None = None) -> Tensor:
    """A mask [T, S], True at and before a query's own position: no token sees the future."""
    mask = full_mask(T, S, device=device)
    return mask.tril(mask.shape[1] - T)


def prefix_mask(
    T: int, S: int | None = None, *, prefix: int, device: torch.device | None = None
) -> Tensor:
    """A mask [T, S]: the first ``prefix`` positions see each other; the rest is causal.

    Raises:
        ValueError: ``prefix`` is negative.
    """
    if prefix < 0:
        raise RefusedValueError(f"prefix={prefix} is negative")
    mask = causal_mask(T, S, device=device)
    mask[:, :prefix] = True
    return mask


def sliding_window_mask(
    T: int, S: int | None = None, *, window: int, device: torch.device | None = None
) -> Tensor:
    """A mask [T, S]: causal, but only the last ``window`` positions, a query's own included.

    Raises:
        ValueError: ``window`` is below 1.
    """
    if window < 1:
        raise RefusedValueError(f"window={window} is below 1: a token would not even see itself")
    mask = causal_mask(T, S, device=device)
    return mask.triu(mask.shape[1] - T - window + 1)
