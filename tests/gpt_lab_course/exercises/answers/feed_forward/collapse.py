"""`feed_forward.collapse` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_probing(up, up_bias, down, down_bias):
    """Ask the two maps what they do to nothing, and to each direction."""

    def both(x):
        return (x @ up + up_bias) @ down + down_bias

    b = both(torch.zeros(len(up)))
    return torch.stack([both(e) - b for e in torch.eye(len(up))]), b


def _numpy(up, up_bias, down, down_bias):
    return np.array(up) @ np.array(down), np.array(up_bias) @ np.array(down) + np.array(down_bias)


def _lists(up, up_bias, down, down_bias):
    up, up_bias, down, down_bias = (t.tolist() for t in (up, up_bias, down, down_bias))
    columns = range(len(down_bias))
    inner = range(len(down))
    W = [[sum(row[k] * down[k][c] for k in inner) for c in columns] for row in up]
    b = [sum(up_bias[k] * down[k][c] for k in inner) + down_bias[c] for c in columns]
    return [W, b]


def _modules(up, up_bias, down, down_bias):
    return torch.mm(up, down), torch.addmv(down_bias, down.T, up_bias)


RIGHT = [_by_probing, _numpy, _lists, _modules]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "to every row of `up`": lambda up, ub, down, db: (torch.mm(torch.add(up, ub), down), db),
    "a matrix was transposed": lambda up, ub, down, db: (up @ down.T, torch.mv(down, ub) + db),
    "stands on the wrong side": lambda up, ub, down, db: (up @ down, torch.mv(down, ub) + db),
    "two shapes do not meet": lambda up, ub, down, db: (up @ down, up @ ub @ down + db),
    "two shapes do not go together": lambda up, ub, down, db: (torch.cat([up, down]), ub + db),
    "are added as they are": lambda up, ub, down, db: (torch.mm(up, down), ub + db),
    "in the other order": lambda up, ub, down, db: (ub @ down + db, up @ down),
    "no activation function between": lambda up, ub, down, db: (
        torch.relu(up) @ down,
        torch.relu(ub) @ down + db,
    ),
}
