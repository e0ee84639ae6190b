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


def _only_positive(logits, ids, penalty):
    for i in set(ids):
        if logits[i] > 0:
            logits[i] = logits[i] / penalty
    return logits


def _not_seen(logits, ids, penalty):
    return [
        x if i in ids else (x / penalty if x > 0 else x * penalty) for i, x in enumerate(logits)
    ]


RIGHT = [_torch, _in_place, _numpy, _comprehension]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "an ID says *which* score": lambda logits, ids, penalty: [
        logits[int(x)] / penalty for x in logits + 9
    ],
    "take the IDs one by one": lambda logits, ids, penalty: logits.tolist()[ids],
    "multiply where the score is negative": _always_divided,
    "only positive scores are changed": _only_positive,
    "did *not* occur": _not_seen,
}
