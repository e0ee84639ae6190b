"""The lab model's tokenizer: GPT-2's, with the few thousand tokens that its texts need.

GPT-2's 50,257 tokens would make most of the model's parameters, and nearly all of their rows would
never be trained. Kept are the tokens that occur often enough in the training text, every byte, and
whatever a kept token is merged from. Closed in this way, a text whose tokens are all kept gets
exactly the tokens that GPT-2 gives it, and any other text can be written with smaller ones.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import SupportsIndex

import tiktoken

from gpt_lab import data
from gpt_lab.checks import RefusedValueError
from gpt_lab.tokenization.byte_pair import encodable
from gpt_lab.tokenization.gpt2 import END_OF_TEXT, TIKTOKEN_PATTERN, gpt2_ranks

FILE = "lab-vocabulary.txt"


class LabTokenizer:
    """GPT-2's tokenizer, restricted to some of its tokens.

    The kept tokens are numbered anew, in GPT-2's order: the bytes are 0 to 255, and the last is the
    end-of-text token. These numbers are the rows of the model's token embedding.

    Args:
        kept: the GPT-2 IDs of the kept tokens, without the end-of-text token's; by default the
            packaged ones. All bytes must be among them, and the two parts of every other token.

    Raises:
        ValueError: the packaged file is damaged, an ID is out of range, or a byte is missing.

    >>> tokenizer = LabTokenizer()
    >>> ids = tokenizer.encode("The capital of France is")
    >>> tokenizer.gpt2_ids(ids)
    [464, 3139, 286, 4881, 318]
    """

    def __init__(self, kept: Iterable[int] | None = None) -> None:
        self._gpt2 = sorted(set(packaged_ids() if kept is None else kept))
        tokens = list(gpt2_ranks())
        if self._gpt2[:256] != list(range(256)):
            raise RefusedValueError("kept lacks some of the 256 bytes, GPT-2's tokens 0 to 255")
        if self._gpt2[-1] >= len(tokens):
            raise RefusedValueError(
                f"kept has {self._gpt2[-1]}; GPT-2's tokens end at {len(tokens) - 1}"
            )
        ranks = {tokens[i]: row for row, i in enumerate(self._gpt2)}
        self._gpt2.append(len(tokens))
        self.n_vocab = len(self._gpt2)
        """How many tokens there are, the end-of-text token among them."""
        self.end_of_text = len(ranks)
        """The ID of the token that stands before each document."""
        self._encoding = tiktoken.Encoding(
            "lab",
            pat_str=TIKTOKEN_PATTERN,
            mergeable_ranks=ranks,
            special_tokens={END_OF_TEXT: self.end_of_text},
        )

    def __repr__(self) -> str:
        return f"LabTokenizer(n_vocab={self.n_vocab})"

    def encode(self, text: str) -> list[int]:
        """The IDs of a text, in which the end-of-text token's text is text like any other.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: it has a lone surrogate, which has no UTF-8 bytes.
        """
        return self._encoding.encode_ordinary(encodable(text))

    def encode_batch(self, texts: Sequence[str]) -> list[list[int]]:
        """The IDs of many texts, on two threads. Errors as in :meth:`encode`."""
        return self._encoding.encode_ordinary_batch([*map(encodable, texts)], num_threads=2)

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of a sequence of tokens; what is not UTF-8 becomes U+FFFD.

        Raises:
            TypeError: an ID is not an integer.
            ValueError: no token has that ID.
        """
        return self._encoding.decode([self._checked(i) for i in ids])

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes that a token stands for. Errors as in :meth:`decode`."""
        return self._encoding.decode_single_token_bytes(self._checked(token_id))

    def gpt2_ids(self, ids: Iterable[SupportsIndex]) -> list[int]:
        """The IDs that GPT-2 has for these tokens. Errors as in :meth:`decode`."""
        return [self._gpt2[self._checked(i)] for i in ids]

    def _checked(self, token_id: SupportsIndex) -> int:
        i = operator.index(token_id)
        if not 0 <= i < self.n_vocab:
            raise RefusedValueError(f"no token has the ID {i}; there are 0 to {self.n_vocab - 1}")
        return i


def packaged_ids() -> list[int]:
    """The GPT-2 IDs of the packaged vocabulary, in order.

    Raises:
        ValueError: the packaged file is damaged.
    """
    return [int(i) for i in data.read(FILE).split()]


def written(ids: Iterable[int]) -> bytes:
    """The packaged file's content for these IDs: sixteen to a line."""
    words = [str(i) for i in sorted(ids)]
    lines = [" ".join(words[i : i + 16]) for i in range(0, len(words), 16)]
    return ("\n".join(lines) + "\n").encode("ascii")


def tokens_per_word(encode: Callable[[str], Sequence[object]], texts: Iterable[str]) -> float:
    """How many tokens a tokenizer needs for a word, on average: what a small vocabulary costs.

    Args:
        encode: the tokenizer's method, such as ``LabTokenizer().encode``.
        texts: the texts; their words are what white space separates.

    Raises:
        ValueError: they have no words.

    >>> tokens_per_word(LabTokenizer().encode, ["The capital of France is Paris."])
    1.1666666666666667
    """
    tokens = words = 0
    for text in texts:
        tokens += len(encode(text))
        words += len(text.split())
    if not words:
        raise RefusedValueError("the texts have no words")
    return tokens / words
