"""What the rest of the package asks of a tokenizer, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, SupportsIndex, runtime_checkable


@runtime_checkable
class Tokenizer(Protocol):
    """From text to the IDs of tokens and back.

    :class:`~gpt_lab.tokenization.gpt2.GPT2Tokenizer`,
    :class:`~gpt_lab.tokenization.byte_pair.BytePairTokenizer`,
    :class:`~gpt_lab.lab_model.tokenizer.LabTokenizer` and
    :class:`~gpt_lab.tokenization.released.ReleasedTokenizer` keep it.
    """

    @property
    def vocab_size(self) -> int:
        """V, how many IDs there are: 0 to V − 1, the special tokens among them."""

    @property
    def end_of_text(self) -> int | None:
        """The ID of the token that stands between documents; None where the vocabulary has none."""

    def encode(self, text: str) -> list[int]:
        """The IDs of a text, which decode to it again.

        None of them is a special token: its text is text like any other, or refused.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: it has a lone surrogate, or a special token's text, and that is refused.
        """

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of a sequence of tokens; what is not UTF-8 becomes U+FFFD.

        Raises:
            TypeError: an ID is not an integer.
            ValueError: no token has that ID.
        """

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes that a token stands for. Errors as in :meth:`decode`."""
