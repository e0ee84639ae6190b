"""`whole_model.settled` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _torch(answers):
    tops = torch.tensor(answers)
    same = (tops == tops[-1]).int().flip(0)  # the last state first
    return len(tops) - same.cumprod(dim=0).sum(dim=0)


def _numpy(answers):
    tops = np.array(answers)
    other = tops != tops[-1]
    return np.where(other.any(0), len(tops) - np.argmax(other[::-1], axis=0), 0)


def _columns(answers):
    found = []
    for column in zip(*answers, strict=True):
        state = 0
        while any(answer != column[-1] for answer in column[state:]):
            state += 1
        found.append(state)
    return tuple(found)


def _first_agreement(answers):
    tops = torch.tensor(answers)
    return (tops == tops[-1]).int().argmax(dim=0)


def _changes(answers):
    tops = np.array(answers)
    return (tops[1:] != tops[:-1]).sum(axis=0)


RIGHT = [_torch, _numpy, _columns]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "Return from where on it *stays*": _first_agreement,
    "counts all states that agree": lambda answers: (
        np.array(answers) == np.array(answers)[-1]
    ).sum(axis=0),
    "how often the answer changes": _changes,
    "are the two exchanged": lambda answers: [
        _columns(answers)[i] if answers[0][i] >= 0 else 0 for i in range(len(answers))
    ],
}
