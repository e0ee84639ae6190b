"""`feed_forward.reach` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np


def _followed(part, block, place, last, n_blocks):
    """Follow what is written, block by block: which streams hold something of it?"""
    touched = {place}
    for _ in range(block + 1, n_blocks):  # an attention, for each later block
        touched |= {later for later in range(last + 1) if any(t < later for t in touched)}
    return last in touched


def _cases(part, block, place, last, n_blocks):
    if place > last:
        return False
    if place == last:
        return True
    return block + 1 != n_blocks


def _array(part, block, place, last, n_blocks):
    return np.bool_((place == last) | ((place < last) & (block + 1 < n_blocks)))


RIGHT = [_followed, _cases, _array]


def _only_before(part, block, place, last, n_blocks):
    return not place > last


def _reads(part, block, place, last, n_blocks):
    if place == last:
        return True
    if part == "attention":
        return place < last
    return place < last and block + 1 < n_blocks


def _ahead(part, block, place, last, n_blocks):
    return place == last or block + 1 < n_blocks


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the last block is wrong": _only_before,
    "nobody looks back after it": _reads,
    "no token looks ahead": _ahead,
    "`part` is a word": lambda part, block, place, last, n_blocks: part < block,
}
