"""The part of a text that is read when the text is longer than the context."""

from __future__ import annotations


def kept_when_full(n_ctx: int) -> int:
    """The number of newest tokens that are read again when the context is full: half of it."""
    return max(1, n_ctx // 2)


def window_start(length: int, n_ctx: int, prompt: int | None = None) -> int:
    """The position at which the model starts reading a text.

    Of a prompt longer than the context, the newest ``n_ctx`` tokens are read. Whenever a generated
    token does not fit any more, the newest half of the context is read again.
    ``gpt_lab_course/engine/window.ts`` does the same for pages.

    Args:
        length: the text's number of tokens.
        n_ctx: the context length.
        prompt: the number of tokens in the prompt, the rest being generated; None for all.

    >>> [window_start(length, n_ctx=8) for length in (8, 9, 13)]
    [0, 1, 5]
    >>> [window_start(length, n_ctx=8, prompt=3) for length in (8, 9, 13, 14)]
    [0, 5, 5, 10]
    """
    if length <= n_ctx:
        return 0
    if prompt is None or length == prompt:
        return length - n_ctx
    full = max(prompt, n_ctx) + 1  # the length at which a token first does not fit
    kept = kept_when_full(n_ctx)
    hop = n_ctx - kept + 1
    return full - kept + hop * ((length - full) // hop)
