"""Decode tokens one at a time, as they are generated."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator
from typing import SupportsIndex

from gpt_lab.tokenization.protocol import Tokenizer, stop_tokens


def stream_text(tokenizer: Tokenizer, ids: Iterable[SupportsIndex]) -> Iterator[str]:
    """Yield the text of each token as it comes, up to the end-of-text token.

    A character may be spread over several tokens; it is yielded when complete. Invalid UTF-8
    becomes U+FFFD.

    Args:
        tokenizer: the tokenizer of the IDs.
        ids: the IDs, for instance those that ``generate`` yields for one prompt.

    Yields:
        A text for each token, which may be empty, and at the end the rest of an incomplete
        character.

    Raises:
        TypeError: an ID is not an integer.
        ValueError: no token has that ID.
    """
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    ends = stop_tokens(tokenizer)
    for token_id in ids:
        if token_id in ends:
            break
        yield decoder.decode(tokenizer.token_bytes(token_id))
    yield decoder.decode(b"", final=True)
