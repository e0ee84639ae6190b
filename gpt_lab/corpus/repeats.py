"""Random tokens, repeated: the only way to go on with them is to look back and copy.

Induction heads did not form from prose and facts alone; rows of these brought them out, as a sharp
change within a few hundred steps.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

LENGTH = 127
"""Tokens in a document; with the end-of-text token in front they fill a context of 128."""

SHORT = (3, 13)
LONG = (3, 39)


def repeats(
    seed: int, rows: int, stretch: tuple[int, int], tokens: NDArray[np.uint16]
) -> NDArray[np.uint16]:
    """Rows of a random stretch of random tokens, repeated until the row is full.

    Args:
        seed: of the random numbers.
        rows: how many.
        stretch: the least and the most tokens that are repeated, any number equally likely.
        tokens: the IDs to draw from, each equally likely.

    Returns:
        Shape (rows, :data:`LENGTH`).
    """
    least, most = stretch
    # PCG64's raw 64-bit numbers are promised not to change; the Generator's methods are not.
    bits = np.random.PCG64([seed, most])
    made = np.empty((rows, LENGTH), np.uint16)
    for row in made:
        n = least + int(bits.random_raw()) % (most - least + 1)
        drawn = tokens[(bits.random_raw(n) % np.uint64(len(tokens))).astype(np.int64)]
        row[:] = np.resize(drawn, LENGTH)
    return made
