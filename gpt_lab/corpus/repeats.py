"""Random tokens, repeated: the only way to go on with them is to look back and copy.

Prose and facts alone do not bring out heads that copy. A stretch of a few tokens does not either:
what comes round that soon can be followed in other ways, by counting for instance. So the stretches
are long.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Kind(NamedTuple):
    """A kind of such rows.

    Attributes:
        length: tokens in a row; with the end-of-text token in front they fill a context.
        least: tokens that are repeated, at least.
        most: and at most.
        frequent: how many tokens, the most frequent in the texts, are drawn from; 0 for all.
    """

    length: int
    least: int
    most: int
    frequent: int


KINDS = {
    # Few tokens, so that copying them is soon learned, and half a context: fewer places to look at.
    "repeats_few": Kind(length=63, least=20, most=30, frequent=128),
    "repeats": Kind(length=127, least=13, most=39, frequent=0),
}


def repeats(seed: int, rows: int, kind: Kind, tokens: NDArray[np.uint16]) -> NDArray[np.uint16]:
    """Rows of a random stretch of tokens, all different, repeated until the row is full.

    Args:
        seed: of the random numbers.
        rows: how many.
        kind: how long they and their stretches are.
        tokens: the IDs, the most frequent first.

    Returns:
        Shape (rows, ``kind.length``).
    """
    # PCG64's raw 64-bit numbers are promised not to change; the Generator's methods are not.
    bits = np.random.PCG64([seed, kind.length])
    pool = tokens[: kind.frequent or None]
    made = np.empty((rows, kind.length), np.uint16)
    for row in made:
        n = kind.least + int(bits.random_raw()) % (kind.most - kind.least + 1)
        row[:] = np.resize(pool[np.argsort(bits.random_raw(len(pool)))[:n]], kind.length)
    return made
