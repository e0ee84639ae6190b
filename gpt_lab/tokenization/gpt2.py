"""GPT-2's vocabulary from packaged data: no network is needed."""

from __future__ import annotations

import base64
import lzma
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from gpt_lab import data
from gpt_lab.tokenization.wrapped import TiktokenTokenizer

if TYPE_CHECKING:
    import tiktoken

END_OF_TEXT = "<|endoftext|>"
"""GPT-2's only special token, which separates documents; ordinary text never encodes to it."""

# tiktoken's r50k_pat_str: splits like pretokenization.GPT2_PATTERN, without backtracking.
TIKTOKEN_PATTERN = (
    r"'(?:[sdmt]|ll|ve|re)| ?\p{L}++| ?\p{N}++| ?[^\s\p{L}\p{N}]++|\s++$|\s+(?!\S)|\s"
)


@cache
def gpt2_ranks() -> Mapping[bytes, int]:
    """GPT-2's 50,256 ordinary tokens: each token's bytes with its ID; read only.

    The ID is also the rank: 0 to 255 are the single bytes; every other token is a merge of two
    earlier ones, in the order of training. Source: OpenAI's ``r50k_base.tiktoken``.

    Raises:
        ValueError: the packaged file is damaged.
    """
    lines = lzma.decompress(data.read("gpt2.tiktoken.xz")).splitlines()
    ranks = {base64.b64decode(token): int(i) for token, i in map(bytes.split, lines)}
    return MappingProxyType(ranks)  # cached: everybody shares one object


@cache
def gpt2_encoding() -> tiktoken.Encoding:
    """GPT-2's tokenizer, equal to ``tiktoken.get_encoding("gpt2")`` but without a download.

    Raises:
        ValueError: the packaged file is damaged.

    >>> gpt2_encoding().encode("The capital of France is")
    [464, 3139, 286, 4881, 318]
    """
    import tiktoken

    ranks = gpt2_ranks()
    return tiktoken.Encoding(
        "gpt2",
        pat_str=TIKTOKEN_PATTERN,
        mergeable_ranks=dict(ranks),
        special_tokens={END_OF_TEXT: len(ranks)},
        explicit_n_vocab=len(ranks) + 1,
    )


class GPT2Tokenizer(TiktokenTokenizer):
    """GPT-2's tokenizer: :func:`gpt2_encoding` with the interface of all our tokenizers.

    >>> tokenizer = GPT2Tokenizer()
    >>> tokenizer.encode("The capital of France is")
    [464, 3139, 286, 4881, 318]
    >>> tokenizer.end_of_text
    50256
    """

    def __init__(self) -> None:
        super().__init__(gpt2_encoding())
