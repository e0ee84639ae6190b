"""`assistant.mask` as learners solve it: rightly in other forms, and wrongly."""

import itertools

import numpy as np
import torch


def _by_place(ids, user, assistant, end):
    mask = [False] * len(ids)
    for start in (i for i, token in enumerate(ids) if token == assistant):
        i = start + 1
        while i < len(ids) and ids[i] != end:
            mask[i] = True
            i += 1
        if i < len(ids):
            mask[i] = True
    return mask


def _latest_special(ids, user, assistant, end):
    """A token counts if the last special token before it is the assistant's marker."""
    row = torch.tensor(ids)
    special = (row == user) | (row == assistant) | (row == end)
    places = torch.where(special, torch.arange(len(ids)), 0).cummax(0).values
    before = torch.cat([torch.zeros(1, dtype=torch.long), places[:-1]])
    return (row[before] == assistant) & (row != user) & (row != assistant)


def _numbers(ids, user, assistant, end):
    state = itertools.accumulate(
        ids, lambda now, t: {user: 0, assistant: 1, end: 0}.get(t, now), initial=0
    )
    return np.array([s if t != user and t != assistant else 0 for s, t in zip(state, ids)])  # noqa: B905


def _tuple(ids, user, assistant, end):
    return tuple(_by_place(ids, user, assistant, end))


def _until_the_marker(ids, user, assistant, end):
    """An answer reaches up to the user's next marker, or to the row's end."""
    return [on and t != user for on, t in zip(_on(ids, user, assistant), ids, strict=True)]


def _on(ids, user, assistant):
    on, found = False, []
    for token in ids:
        found.append(on)
        on = token == assistant or (on and token != user)
    return found


RIGHT = [_by_place, _latest_special, _numbers, _tuple]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "too early": lambda ids, u, a, e: np.roll(_by_place(ids, u, a, e), -1),
    "too late": lambda ids, u, a, e: np.roll(_by_place(ids, u, a, e), 1),
    "doesn't count here": lambda ids, u, a, e: [
        one and t != e for one, t in zip(_by_place(ids, u, a, e), ids, strict=True)
    ],
    "everything counts": lambda ids, u, a, e: torch.ones(len(ids), dtype=torch.bool),
    "the padding counts": _until_the_marker,
    "only the last answer": lambda ids, u, a, e: [
        i > max(j for j, t in enumerate(ids) if t == a) and one
        for i, one in enumerate(_by_place(ids, u, a, e))
    ],
    "the places of the tokens": lambda ids, u, a, e: np.flatnonzero(_by_place(ids, u, a, e)),
}
