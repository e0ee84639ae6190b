"""Random tokens, repeated: the only way to go on with them is to look back and copy.

Prose and facts alone do not bring out heads that copy. It takes two, one after the other. The first
looks at the token before, and pairs teach that soonest. The second finds where the present token
occurred before, and for it the stretches are long: what comes round soon can be followed in other
ways, by counting for instance.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class RowKind(NamedTuple):
    """A kind of such rows.

    Attributes:
        length: tokens in a row; with the end-of-text token in front they fill a context.
        least: tokens that are repeated, at least.
        most: and at most.
        frequent: how many tokens, the most frequent in the texts, are drawn from; 0 for all.
        times: how often a stretch comes before another takes its place, with one token between
            them or none, so that places tell nothing; 0 for as often as it fits.
    """

    length: int
    least: int
    most: int
    frequent: int
    times: int = 0


KINDS = {
    # "a b a b": the token before the present one comes next, so heads learn to look at it. Those
    # that copy longer stretches build on them.
    "repeats_pairs": RowKind(length=63, least=2, most=2, frequent=0, times=2),
    # Few tokens, so that copying them is soon learned, and half a context: fewer places to look at.
    "repeats_few": RowKind(length=63, least=20, most=30, frequent=128),
    "repeats": RowKind(length=127, least=13, most=39, frequent=0),
}


def repeats(seed: int, rows: int, kind: RowKind, tokens: NDArray[np.uint16]) -> NDArray[np.uint16]:
    """Rows of random stretches of tokens, all different, each repeated.

    Args:
        seed: of the random numbers.
        rows: how many.
        kind: how long they and their stretches are.
        tokens: the IDs, the most frequent first.

    Returns:
        Shape (rows, ``kind.length``).
    """
    # PCG64's raw 64-bit numbers are promised not to change; the Generator's methods are not.
    bits = np.random.PCG64([seed, kind.length, kind.most])
    pool = tokens[: kind.frequent or None]
    result = np.empty((rows, kind.length), np.uint16)
    for row in result:
        unused = pool[np.argsort(bits.random_raw(len(pool)))]
        parts: list[NDArray[np.uint16]] = []
        while sum(map(len, parts)) < kind.length:
            n = kind.least + int(bits.random_raw()) % (kind.most - kind.least + 1)
            between = int(bits.random_raw()) % 2 if kind.times else 0
            single, stretch, unused = np.split(unused, [between, between + n])
            parts += [single, np.tile(stretch, kind.times or kind.length)]
        row[:] = np.concatenate(parts)[: kind.length]
    return result
