"""A tiktoken encoding with the interface of all our tokenizers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, SupportsIndex

from gpt_lab.tokenization.byte_level import checked_id, encodable
from gpt_lab.tokenization.chat import Message, refuse_to_render

if TYPE_CHECKING:
    import tiktoken


class TiktokenTokenizer:
    """A tiktoken encoding with our interface.

    Args:
        encoding: with IDs from 0 on without a gap, the end-of-text token's among them.
    """

    def __init__(self, encoding: tiktoken.Encoding) -> None:
        self._encoding = encoding

    def __repr__(self) -> str:
        return f"{type(self).__name__}(vocab_size={self.vocab_size})"

    @property
    def vocab_size(self) -> int:
        """V, the number of tokens, including the end-of-text token."""
        return self._encoding.n_vocab

    @property
    def end_of_text(self) -> int:
        """The ID of the token that separates documents."""
        return self._encoding.eot_token

    def encode(self, text: str) -> list[int]:
        """The IDs of a text; the end-of-text token's text is encoded as ordinary text.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: it has a lone surrogate, which has no UTF-8 bytes.
        """
        return self._encoding.encode_ordinary(encodable(text))

    def encode_batch(self, texts: Sequence[str]) -> list[list[int]]:
        """The IDs of many texts, on two threads. Errors as in :meth:`encode`."""
        return self._encoding.encode_ordinary_batch([*map(encodable, texts)], num_threads=2)

    def render(self, messages: Sequence[Message], *, add_generation_prompt: bool = True) -> str:
        """Refuse to render: there is no chat template for this vocabulary.

        Raises:
            ValueError: always.
        """
        refuse_to_render()

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of a sequence of tokens; invalid UTF-8 becomes U+FFFD.

        Raises:
            TypeError: an ID is not an integer.
            ValueError: no token has that ID.
        """
        return self._encoding.decode([checked_id(i, self.vocab_size) for i in ids])

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes of a token. Errors as in :meth:`decode`."""
        return self._encoding.decode_single_token_bytes(checked_id(token_id, self.vocab_size))
