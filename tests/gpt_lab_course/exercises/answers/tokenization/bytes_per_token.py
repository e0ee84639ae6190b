"""`tokenization.bytes_per_token` as learners solve it: rightly in other forms, and wrongly."""

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
    "not the bytes themselves": lambda text, encode: text.encode() / len(encode(text)),
    "this is rounded": lambda text, encode: round(len(text.encode()) / len(encode(text)), 2),
    "bytes per character": lambda text, encode: len(text.encode()) / len(list(text)),
    "a space is a byte": lambda text, encode: (
        sum(len(w.encode()) for w in text.split(" ")) / len(encode(text))
    ),
    "`len` was taken of a number": lambda text, encode: len(len(text.encode())),
    "the length of the list, not by the list": lambda text, encode: (
        len(text.encode()) / encode(text)
    ),
    "that encoding does not know": lambda text, encode: (
        len(text.encode("ascii")) / len(encode(text))
    ),
    "call it with the text": lambda text, encode: len(text.encode()) / len(encode.encode(text)),
}
