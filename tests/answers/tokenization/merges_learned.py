"""`tokenization.merges_learned` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import numpy as np
import torch

RIGHT = [
    50_257 - 257,
    50_000.0,
    np.int32(50_000),
    torch.tensor(50_000),
    Fraction(100_000, 2),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the whole vocabulary": 50_257,
    "one too many": 50_257 - 256,
    "the bytes were there": 50_257 - 1,
    "taken away twice": 50_000 - 257,
    "one too few": 50_257 - 256 - 2,
    "two too many": 50_257 - 255,
    "tokens that need no merge": 256,
    "asked are the others": 256 + 1,
    "not the 128 of ASCII": 50_257 - 128 - 1,
    "subtract, do not add": 50_257 + 257,
    "GPT-1": 40_000,
    "its value is right, but it is text": "50,000",
    "a list of 2": [256, 50_257],
    "49000 is not it": 49_000,
}
