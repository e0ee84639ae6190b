"""The lab model's tokenizer: GPT-2's, restricted to the few thousand tokens that its texts need.

The embeddings of all 50,257 tokens would be most of the model's parameters, and nearly all of them
would never be trained. The vocabulary has the tokens that are frequent enough in the training text,
every byte, and all tokens from which another one is merged. So a text whose GPT-2 tokens are all in
it is encoded as by GPT-2, and any other text with smaller tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import SupportsIndex

import tiktoken

from gpt_lab import data
from gpt_lab.tokenization.byte_level import checked_id
from gpt_lab.tokenization.gpt2 import END_OF_TEXT, TIKTOKEN_PATTERN, gpt2_ranks
from gpt_lab.tokenization.wrapped import TiktokenTokenizer
from gpt_lab.validation import RefusedValueError

FILE = "lab-vocabulary.txt"


class LabTokenizer(TiktokenTokenizer):
    """GPT-2's tokenizer with a subset of its tokens.

    The tokens get new IDs, in GPT-2's order: the bytes are 0 to 255, and the last is the
    end-of-text token. These IDs are the rows of the model's token embedding.

    Args:
        kept: the GPT-2 IDs of the kept tokens, without the end-of-text token's; by default the
            packaged ones. They must include all bytes, and both parts of every other token.

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
        super().__init__(
            tiktoken.Encoding(
                "lab",
                pat_str=TIKTOKEN_PATTERN,
                mergeable_ranks=ranks,
                special_tokens={END_OF_TEXT: len(ranks)},
            )
        )
        self._gpt2.append(len(tokens))

    @property
    def start_of_text(self) -> int:
        """The ID before each text in training: the end-of-text token's."""
        return self.end_of_text

    def gpt2_ids(self, ids: Iterable[SupportsIndex]) -> list[int]:
        """GPT-2's IDs of these tokens. Errors as in :meth:`decode`."""
        return [self._gpt2[checked_id(i, self.vocab_size)] for i in ids]


def packaged_ids() -> list[int]:
    """The GPT-2 IDs of the packaged vocabulary, in order.

    Raises:
        ValueError: the packaged file is damaged.
    """
    return [int(i) for i in data.read(FILE).split()]


def tokens_per_word(encode: Callable[[str], Sequence[object]], texts: Iterable[str]) -> float:
    """The mean number of tokens for a word.

    Args:
        encode: the tokenizer's method, such as ``LabTokenizer().encode``.
        texts: the texts; words are separated by white space.

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
