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

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "`up` was transposed": lambda w, b, up, ub: (torch.diag(w) @ up, ub + (b[None] @ up.mT)[0]),
    "it goes through the old up": lambda w, b, up, ub: (
        torch.diag(w) @ up,
        ub + b @ (torch.diag(w) @ up),
    ),
    "do not undo it": lambda w, b, up, ub: (up / w.unsqueeze(1), ub + b @ up),
}
