"""The text of tokens as they come, one after another."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from typing import SupportsIndex

from gpt_lab.tokenization.protocol import Tokenizer


def stream_text(tokenizer: Tokenizer, ids: Iterable[SupportsIndex]) -> Iterator[str]:
    """The text of tokens as they come, up to the end-of-text token.

    A character may be spread over several tokens; it comes when it is whole. What is not UTF-8
    comes as U+FFFD.

    Args:
        tokenizer: whose IDs they are.
        ids: as ``generate`` yields them for one prompt, for instance.

    Yields:
        A text for each token, which may be empty, and at the end what was left of a character.

    Raises:
        TypeError: an ID is not an integer.
        ValueError: no token has that ID.
    """
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    for token_id in ids:
        if token_id == tokenizer.end_of_text:
            break
        yield decoder.decode(tokenizer.token_bytes(token_id))
    yield decoder.decode(b"", final=True)
