"""`prediction.penalize` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _torch(logits, ids, penalty):
    new = logits.clone()
    seen = torch.tensor(ids, dtype=torch.long)
    new[seen] = torch.where(logits[seen] > 0, logits[seen] / penalty, logits[seen] * penalty)
    return new


def _in_place(logits, ids, penalty):
    for i in set(ids):
        if logits[i] > 0:
            logits[i] /= penalty
        else:
            logits[i] *= penalty
    return logits


def _numpy(logits, ids, penalty):
    x = np.array(logits)
    seen = np.isin(np.arange(len(x)), ids)
    return np.where(seen, np.where(x < 0, x * penalty, x / penalty), x)


def _comprehension(logits, ids, penalty):
    return [
        (x / penalty if x > 0 else x * penalty) if i in ids else x
        for i, x in enumerate(logits.tolist())
    ]


def _always_divided(logits, ids, penalty):
    new = logits.clone()
    new[list(ids)] /= penalty
    return new


def _per_occurrence(logits, ids, penalty):
    new = logits.clone()
    for i in ids:
        new[i] = new[i] / penalty if new[i] > 0 else new[i] * penalty
    return new


def _only_positive(logits, ids, penalty):
    for i in set(ids):
        if logits[i] > 0:
            logits[i] = logits[i] / penalty
    return logits


def _subtracted(logits, ids, penalty):
    for i in set(ids):
        logits[i] -= penalty
    return logits


def _last(logits, ids, penalty):
    if ids:
        i = ids[-1]
        logits[i] = logits[i] / penalty if logits[i] > 0 else logits[i] * penalty
    return logits


def _not_seen(logits, ids, penalty):
    return [
        x if i in ids else (x / penalty if x > 0 else x * penalty) for i, x in enumerate(logits)
    ]


RIGHT = [_torch, _in_place, _numpy, _comprehension]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "multiply where the score is negative": _always_divided,
    "the wrong way round": lambda logits, ids, penalty: [
        (x * penalty if x > 0 else x / penalty) if i in ids else x for i, x in enumerate(logits)
    ],
    "divide where the score is positive": lambda logits, ids, penalty: [
        x * penalty if i in ids else x for i, x in enumerate(logits)
    ],
    "only positive scores are changed": _only_positive,
    "makes no difference": _per_occurrence,
    "is subtracted": _subtracted,
    "all scores are changed": lambda logits, ids, penalty: torch.where(
        logits > 0, logits / penalty, logits * penalty
    ),
    "did *not* occur": _not_seen,
    "only the last token": _last,
    "these are probabilities": lambda logits, ids, penalty: _torch(logits, ids, penalty).softmax(0),
    "nothing was changed": lambda logits, ids, penalty: logits,
}
