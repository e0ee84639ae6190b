"""`feed_forward.contributions` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _loop(x, up, up_bias, down):
    rows = []
    for i in range(len(down)):
        fires = max(0.0, float(sum(x * up[:, i])) + float(up_bias[i]))
        rows.append([fires * float(v) for v in down[i]])
    return rows


def _diagonal(x, up, up_bias, down):
    return torch.diag((x @ up + up_bias).clamp(min=0)) @ down


def _numpy(x, up, up_bias, down):
    x, up, up_bias, down = (t.numpy() for t in (x, up, up_bias, down))
    return np.maximum(0, x @ up + up_bias).reshape(-1, 1) * down


def _einsum(x, up, up_bias, down):
    hidden = torch.relu(torch.einsum("m,mf->f", x, up) + up_bias)
    return torch.einsum("f,fm->fm", hidden, down)


RIGHT = [_loop, _diagonal, _numpy, _einsum]


def _rows_of_up(x, up, up_bias, down):
    fires = [torch.relu(torch.dot(x, up[i]) + up_bias[i]) for i in range(len(down))]
    return torch.stack(fires)[:, None] * down


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "rows and columns of `up` are mixed up": _rows_of_up,
    "these are the right numbers, transposed": lambda x, up, b, down: (
        down.T * torch.relu(x @ up + b)
    ),
    "two shapes do not meet": lambda x, up, b, down: torch.relu(up @ x + b)[:, None] * down,
    "a column of numbers": lambda x, up, b, down: down * torch.relu(x @ up + b),
    "hands out x": lambda x, up, b, down: torch.outer(torch.relu(x @ up + b), x),
    "this is GELU": lambda x, up, b, down: torch.nn.functional.gelu(x @ up + b)[:, None] * down,
    "but not how strongly": lambda x, up, b, down: (x @ up + b > 0)[:, None] * down,
}
