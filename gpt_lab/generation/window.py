"""Which part of a text is read when the text is longer than the context."""

from __future__ import annotations


def kept_when_full(n_ctx: int) -> int:
    """How many of the newest tokens are read again when the context is full: half of it."""
    return max(1, n_ctx // 2)


def window_start(length: int, n_ctx: int) -> int:
    """The position at which the model starts reading a text.

    A longer text is read as ``generate(..., when_full="slide")`` reads it: the newest half of the
    context, and the tokens since then. ``gpt_lab/engine/window.js`` says the same for pages.

    Args:
        length: the text's number of tokens.
        n_ctx: the context length.

    >>> [window_start(length, n_ctx=8) for length in (8, 9, 13, 14)]
    [0, 5, 5, 10]
    """
    if length <= n_ctx:
        return 0
    hop = n_ctx - kept_when_full(n_ctx) + 1
    return hop * (1 + (length - n_ctx - 1) // hop)
