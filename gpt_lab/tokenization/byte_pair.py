"""Byte-level byte-pair encoding, from scratch (Sennrich et al. 2016; bytes: Radford et al. 2019).

A vocabulary starts with the 256 bytes. Training finds the most frequent pair of neighboring tokens,
makes it a new token, and repeats. Encoding applies the same merges in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Literal, SupportsIndex

from gpt_lab.tokenization import training
from gpt_lab.tokenization.byte_level import BYTES, byte_ids, checked_id, encodable
from gpt_lab.tokenization.gpt2 import END_OF_TEXT, gpt2_ranks
from gpt_lab.tokenization.merging import merge_in_place, merged
from gpt_lab.tokenization.pattern import split
from gpt_lab.tokenization.training import Pair, TrainingStep
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown


class BytePairTokenizer:
    """A byte-level BPE tokenizer, defined by its merges.

    Text is first split into pieces by :func:`gpt_lab.tokenization.pattern.split`. IDs 0 to 255 are
    the single bytes (:data:`BYTES`); merge number ``n`` makes token ``256 + n``.

    Args:
        merges: pairs of tokens, in the order in which they were learned.
        special_tokens: texts that are one token each, with their IDs, which must follow those of
            the merges without a gap.

    Raises:
        TypeError: a merge is not a pair of bytes.
        ValueError: a merge uses a token that no earlier merge makes, or makes one that exists; a
            special token's ID is taken or leaves a gap.

    >>> tokenizer = BytePairTokenizer([(b"l", b"o"), (b"lo", b"w")])
    >>> [tokenizer.token_bytes(i) for i in tokenizer.encode("lower")]
    [b'low', b'e', b'r']
    """

    def __init__(
        self,
        merges: Iterable[tuple[bytes, bytes]] = (),
        special_tokens: Mapping[str, int] | None = None,
    ) -> None:
        self._tokens = list(BYTES)  # ID → bytes
        self._ids = {token: i for i, token in enumerate(BYTES)}
        self._ranks: dict[Pair, int] = {}  # (left ID, right ID) → ID of the merged token
        for pair in merges:
            match pair:
                case (bytes(left), bytes(right)):
                    self._add(left, right)
                case _:
                    number = len(self._ranks)
                    raise RefusedTypeError(f"merge {number} is {shown(pair)}, not a pair of bytes")
        self._special_tokens = dict(special_tokens or {})
        expected = list(range(len(self._tokens), self.vocab_size))
        if sorted(self.special_tokens.values()) != expected:
            raise RefusedValueError(
                f"special_tokens={self._special_tokens} need the IDs after the merges, {expected}"
            )
        self._special_texts = {i: text for text, i in self.special_tokens.items()}

    def _add(self, left: bytes, right: bytes) -> None:
        number = len(self._tokens) - len(BYTES)
        for part in (left, right):
            if part not in self._ids:
                raise RefusedValueError(
                    f"merge {number} uses {part!r}, which no earlier merge has made"
                )
        if left + right in self._ids:
            raise RefusedValueError(
                f"merge {number} makes {left + right!r}, which is a token already"
            )
        self._ranks[self._ids[left], self._ids[right]] = len(self._tokens)
        self._ids[left + right] = len(self._tokens)
        self._tokens.append(left + right)

    def __repr__(self) -> str:
        return f"BytePairTokenizer(vocab_size={self.vocab_size})"

    @property
    def merges(self) -> list[tuple[bytes, bytes]]:
        """The pairs that are merged, in the order in which they were learned.

        >>> BytePairTokenizer.gpt2().merges[:3]
        [(b' ', b't'), (b' ', b'a'), (b'h', b'e')]
        """
        return [(self._tokens[left], self._tokens[right]) for left, right in self._ranks]

    @property
    def special_tokens(self) -> Mapping[str, int]:
        """The texts that are one token each, with their IDs; read only.

        A tokenizer is immutable, so it can be shared. To add a token, make a new one:

        >>> gpt2 = BytePairTokenizer.gpt2()
        >>> BytePairTokenizer(gpt2.merges, {**gpt2.special_tokens, "<pad>": gpt2.vocab_size})
        BytePairTokenizer(vocab_size=50258)
        """
        return MappingProxyType(self._special_tokens)

    @property
    def end_of_text(self) -> int | None:
        """The ID of ``<|endoftext|>`` if it is one of the special tokens, else None."""
        return self._special_tokens.get(END_OF_TEXT)

    @property
    def vocab_size(self) -> int:
        """The number of IDs: the 256 bytes, one for each merge, and the special tokens."""
        return len(self._tokens) + len(self._special_tokens)

    # Training

    @staticmethod
    def train_steps(text: str, vocab_size: int) -> Iterator[TrainingStep]:
        """Learn a vocabulary from a text, and yield each merge as it is made.

        Of equally frequent pairs, the one with the lowest IDs (left, then right) is merged, so
        training is deterministic. It ends early when no pair is left and each piece of the text is
        one token.

        Raises:
            TypeError: ``vocab_size`` is not an integer, or the text not a ``str``.
            ValueError: ``vocab_size`` is below 256, one for each byte, or the text has a lone
                surrogate.

        >>> for step in BytePairTokenizer.train_steps("low low lower lowest", 259):
        ...     print(step)
        TrainingStep(left=b'l', right=b'o', occurrences=4, token_id=256)
        TrainingStep(left=b'lo', right=b'w', occurrences=4, token_id=257)
        TrainingStep(left=b' ', right=b'low', occurrences=3, token_id=258)
        """
        return training.train_steps(text, vocab_size)

    @classmethod
    def train(cls, text: str, vocab_size: int) -> BytePairTokenizer:
        """Learn a vocabulary of at most ``vocab_size`` tokens: all of :meth:`train_steps`.

        >>> BytePairTokenizer.train("low low lower lowest", 258).merges
        [(b'l', b'o'), (b'lo', b'w')]
        """
        return cls((step.left, step.right) for step in cls.train_steps(text, vocab_size))

    @classmethod
    @cache
    def gpt2(cls) -> BytePairTokenizer:
        """GPT-2's tokenizer; its IDs are those of :func:`gpt2_encoding` on every text.

        >>> BytePairTokenizer.gpt2().encode("Hello, I am")
        [15496, 11, 314, 716]
        """
        tokenizer = cls()
        for token in list(gpt2_ranks())[len(BYTES) :]:
            # The published file lists tokens, not the merged pairs. The merges before a token
            # reduce it to # exactly two parts, which are its pair.
            left, right = merged(byte_ids(token), tokenizer._ranks)
            tokenizer._add(tokenizer._tokens[left], tokenizer._tokens[right])
        return cls(tokenizer.merges, {END_OF_TEXT: len(tokenizer._tokens)})

    # Encoding

    def encode_ordinary(self, text: str) -> list[int]:
        """The IDs of a text; a special token's text is encoded as ordinary text.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: the text has a lone surrogate, which has no UTF-8 bytes.

        >>> BytePairTokenizer.gpt2().encode_ordinary("<|endoftext|>")
        [27, 91, 437, 1659, 5239, 91, 29]
        """
        pieces = split(encodable(text))
        known = {
            piece: merged(byte_ids(piece.encode("utf-8")), self._ranks)
            for piece in dict.fromkeys(pieces)
        }
        return [i for piece in pieces for i in known[piece]]

    def encode(
        self, text: str, *, allowed_special: Literal["all"] | Collection[str] = ()
    ) -> list[int]:
        """The IDs of a text, with tiktoken's rules for special tokens.

        A special token's text is refused, since it may come from untrusted input: allow it by name
        (or ``"all"``) to get its ID, or use :meth:`encode_ordinary` to encode it as text.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: the text has a lone surrogate or a special token that is not allowed; an
                allowed name is not a special token.

        >>> BytePairTokenizer.gpt2().encode("Bye<|endoftext|>", allowed_special="all")
        [3886, 68, 50256]
        """
        encodable(text)
        allowed = set(self.special_tokens if allowed_special == "all" else allowed_special)
        if unknown := allowed - set(self.special_tokens):
            raise RefusedValueError(
                f"allowed_special has {min(unknown)!r}, none of {list(self.special_tokens)}"
            )
        for refused in self.special_tokens:
            if refused not in allowed and refused in text:
                raise RefusedValueError(
                    f"the text contains the special token {refused!r}: allow it by "
                    f"allowed_special={{{refused!r}}}, or take it as text by encode_ordinary"
                )
        if not allowed:
            return self.encode_ordinary(text)
        longest_first = sorted(map(re.escape, allowed), key=len, reverse=True)
        parts = re.split(f"({'|'.join(longest_first)})", text)
        ids: list[int] = []
        for part in parts:
            special = part in allowed
            ids += [self.special_tokens[part]] if special else self.encode_ordinary(part)
        return ids

    def merge_steps(self, piece: str) -> Iterator[list[bytes]]:
        """Yield the tokens of one piece of text: first its bytes, then the tokens after each merge.

        Raises:
            ValueError: the text is more than one piece; merges never cross a boundary.

        >>> for tokens in BytePairTokenizer.gpt2().merge_steps(" Paris"):
        ...     print(tokens)
        [b' ', b'P', b'a', b'r', b'i', b's']
        [b' ', b'P', b'a', b'r', b'is']
        [b' ', b'P', b'ar', b'is']
        [b' P', b'ar', b'is']
        [b' Par', b'is']
        [b' Paris']
        """
        if len(pieces := split(encodable(piece))) > 1:
            raise RefusedValueError(
                f"{piece!r} is {len(pieces)} pieces, {pieces}; take one of them"
            )
        ids = byte_ids(piece.encode("utf-8"))
        yield [self._tokens[i] for i in ids]
        for _ in merge_in_place(ids, self._ranks):
            yield [self._tokens[i] for i in ids if i >= 0]

    # Decoding

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes of a token.

        Raises:
            TypeError: the ID is not an integer.
            ValueError: no token has that ID.

        >>> BytePairTokenizer.gpt2().token_bytes(6342)
        b' Paris'
        """
        i = checked_id(token_id, self.vocab_size)
        special = self._special_texts.get(i)
        return self._tokens[i] if special is None else special.encode("utf-8")

    def decode_bytes(self, ids: Iterable[SupportsIndex]) -> bytes:
        """The bytes of a sequence of tokens. Errors as in :meth:`token_bytes`."""
        return b"".join(map(self.token_bytes, ids))

    def decode(self, ids: Iterable[SupportsIndex], errors: str = "replace") -> str:
        """The text of a sequence of tokens.

        A token may be part of a character, so not every sequence is valid text: invalid UTF-8
        becomes U+FFFD, or is handled as ``errors`` says (see ``bytes.decode``).

        Raises:
            UnicodeDecodeError: ``errors="strict"`` and the bytes are not text.

        Further errors as in :meth:`token_bytes`.

        >>> BytePairTokenizer.gpt2().decode([464, 3139, 286, 4881, 318])
        'The capital of France is'
        """
        return self.decode_bytes(ids).decode("utf-8", errors)
