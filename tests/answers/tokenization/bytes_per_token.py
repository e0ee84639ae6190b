"""`tokenization.bytes_per_token` as learners solve it: rightly in other forms, and wrongly."""

import sys
from fractions import Fraction

import numpy as np
import torch


def _bytes_by_loop(text, encode):
    n = 0
    for character in text:
        n += len(bytes(character, "utf8"))
    return n / len(encode(text))


RIGHT = [
    _bytes_by_loop,
    lambda text, encode: Fraction(len(text.encode()), len(encode(text))),
    lambda text, encode: np.float32(len(text.encode()) / len(encode(text))),
    lambda text, encode: torch.tensor(len(text.encode())) / len(encode(text)),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a character is not a byte": lambda text, encode: len(text) / len(encode(text)),
    "the wrong way up": lambda text, encode: len(encode(text)) / len(text.encode()),
    "tokens per character": lambda text, encode: len(encode(text)) / len(text),
    "rounds down": lambda text, encode: len(text.encode()) // len(encode(text)),
    "this is rounded": lambda text, encode: round(len(text.encode()) / len(encode(text)), 2),
    "now divide by the number of tokens": lambda text, encode: len(bytes(text, "utf-8")),
    "the bytes are missing": lambda text, encode: len(encode(text)),
    "bytes per character": lambda text, encode: len(text.encode()) / len(list(text)),
    "bytes per word": lambda text, encode: len(text.encode()) / len(text.split()),
    "the IDs were added up": lambda text, encode: len(text.encode()) / sum(encode(text)),
    "a set keeps only one": lambda text, encode: len(text.encode()) / len(set(encode(text))),
    "it takes the text itself": (
        lambda text, encode: len(text.encode()) / len(encode(text.encode()))
    ),
    "a space is a byte": (
        lambda text, encode: sum(len(w.encode()) for w in text.split(" ")) / len(encode(text))
    ),
    "how much memory": lambda text, encode: sys.getsizeof(text) / len(encode(text)),
    "`len` was taken of a number": lambda text, encode: len(len(text.encode())),
    "the length of the list, not by the list": (
        lambda text, encode: len(text.encode()) / encode(text)
    ),
    "that encoding does not know": (
        lambda text, encode: len(text.encode("ascii")) / len(encode(text))
    ),
    "call it with the text": lambda text, encode: len(text.encode()) / len(encode.encode(text)),
}
