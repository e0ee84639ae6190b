"""The interface of all tokenizers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, SupportsIndex, runtime_checkable


@runtime_checkable
class Tokenizer(Protocol):
    """The interface of a tokenizer: from text to token IDs and back.

    :class:`~gpt_lab.tokenization.gpt2.GPT2Tokenizer`,
    :class:`~gpt_lab.tokenization.byte_pair.BytePairTokenizer`,
    :class:`~gpt_lab.lab_model.tokenizer.LabTokenizer` and
    :class:`~gpt_lab.tokenization.released.ReleasedTokenizer` have it.
    """

    @property
    def vocab_size(self) -> int:
        """V, the number of IDs, 0 to V − 1, including special tokens."""

    @property
    def end_of_text(self) -> int | None:
        """The ID of the token that separates documents; None if the vocabulary has none."""

    def encode(self, text: str) -> list[int]:
        """The IDs of a text, which decode to it again.

        None of them is a special token: its text is encoded as ordinary text, or refused.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: it has a lone surrogate, or the text of a special token that is refused.
        """

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of a sequence of tokens; invalid UTF-8 becomes U+FFFD.

        Raises:
            TypeError: an ID is not an integer.
            ValueError: no token has that ID.
        """

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes of a token. Errors as in :meth:`decode`."""


def stop_tokens(tokenizer: Tokenizer) -> frozenset[int]:
    """The IDs of the tokens that end a text: end-of-text, and others that a released model has."""
    end = tokenizer.end_of_text
    ends: frozenset[int] = getattr(
        tokenizer, "stop_tokens", frozenset() if end is None else frozenset([end])
    )
    return ends
