"""`feed_forward.fold` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _diagonal(weight, bias, up, up_bias):
    return torch.diag(weight) @ up, up_bias + bias @ up


def _by_probing(weight, bias, up, up_bias):
    def both(z):
        return (z * weight + bias) @ up + up_bias

    start = both(torch.zeros(len(up)))
    return torch.stack([both(e) - start for e in torch.eye(len(up))]), start


def _numpy(weight, bias, up, up_bias):
    weight, bias, up, up_bias = (t.numpy() for t in (weight, bias, up, up_bias))
    return [weight.reshape(-1, 1) * up, np.dot(bias, up) + up_bias]


def _rows(weight, bias, up, up_bias):
    rows = [[float(w * n) for n in row] for w, row in zip(weight, up, strict=True)]
    shift = [float(sum(bias * up[:, i]) + b) for i, b in enumerate(up_bias)]
    return rows, shift


RIGHT = [_diagonal, _by_probing, _numpy, _rows]

WRONG = {
    "here the columns are scaled": lambda w, b, up, ub: (up * w, ub + b @ up),
    "it goes through the old up": lambda w, b, up, ub: (
        torch.diag(w) @ up,
        ub + b @ (torch.diag(w) @ up),
    ),
    "up's own bias is lost": lambda w, b, up, ub: (w.unsqueeze(1) * up, b @ up),
    "the norm's bias is lost": lambda w, b, up, ub: (w.unsqueeze(1) * up, ub),
    "here it is added as it is": lambda w, b, up, ub: (w.unsqueeze(1) * up, ub + b),
    "the norm's scale is lost": lambda w, b, up, ub: (up, b @ up + ub),
    "do not undo it": lambda w, b, up, ub: (up / w.unsqueeze(1), ub + b @ up),
    "sums the rows up": lambda w, b, up, ub: (w @ up, ub + b @ up),
    "and is asked for: return both": lambda w, b, up, ub: torch.diag(w) @ up,
    "in the other order": lambda w, b, up, ub: (ub + b @ up, torch.diag(w) @ up),
    "the matrix is transposed": lambda w, b, up, ub: ((torch.diag(w) @ up).T, ub + b @ up),
    "here it is added.": lambda w, b, up, ub: (up + w.unsqueeze(1), ub + b @ up),
    "is subtracted": lambda w, b, up, ub: (torch.diag(w) @ up, ub - b @ up),
}
