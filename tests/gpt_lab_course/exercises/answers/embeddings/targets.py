"""`embeddings.targets` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _loop(ids, T):
    inputs, wanted = [], []
    for start in range(0, len(ids) - T, T):
        inputs.append(ids[start : start + T])
        wanted.append(ids[start + 1 : start + T + 1])
    return torch.stack(inputs), torch.stack(wanted)


def _lists(ids, T):
    text = ids.tolist()
    starts = range(0, len(text) - T, T)
    return [text[i : i + T] for i in starts], [text[i + 1 : i + T + 1] for i in starts]


def _unfolded(ids, T):
    pieces = ids.unfold(0, T + 1, T)  # [N, T + 1], which overlap by one
    return pieces[:, :-1], pieces[:, 1:]


def _numpy(ids, T):
    ids = ids.numpy()
    n = (len(ids) - 1) // T
    places = np.arange(n * T).reshape(n, T)
    return np.stack([ids[places], ids[places + 1]])


def _ragged(ids, T):
    starts = range(0, len(ids) - 1, T)
    inputs = [ids[:-1][i : i + T] for i in starts]
    return torch.stack(inputs), torch.stack([ids[1:][i : i + T] for i in starts])


def _short(ids, T):
    text = ids.tolist()
    starts = range(0, len(text) - 1, T)
    return [text[:-1][i : i + T] for i in starts], [text[1:][i : i + T] for i in starts]


def _one_by_one(ids, T):
    inputs, _ = _lists(ids, T)
    return inputs, [row[1:] + row[:1] for row in inputs]


def _rolled(ids, T):
    rows = ids[: len(ids) // T * T].view(-1, T)
    return rows, torch.cat([rows[:, 1:], rows[:, :1]], dim=1)


def _from_each(ids, T):
    rows = range(len(ids) - T)
    return [ids[i : i + T] for i in rows], [ids[i + 1 : i + T + 1] for i in rows]


RIGHT = [_loop, _lists, _unfolded, _numpy]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "too many or too few IDs": lambda ids, T: (
        ids.numpy()[:-1].reshape(-1, T),
        ids.numpy()[1:].reshape(-1, T),
    ),
    "fewer IDs than the others": _ragged,
    "shorter than T": _short,
    "the row's own first ID": _one_by_one,
    "row's own first ID. It should be": _rolled,
    "a row begins at each ID": _from_each,
    "one place too short": lambda ids, T: (
        (rows := ids.numpy()[: len(ids) // T * T].reshape(-1, T))[:, :-1],
        rows[:, 1:],
    ),
    "begin again with its first ID": lambda ids, T: (
        rows := ids[: (len(ids) - 1) // T * T].view(-1, T),
        rows.roll(-1),
    ),
    "the next *row*": lambda ids, T: (
        (rows := ids[: len(ids) // T * T].view(-1, T))[:-1],
        rows[1:],
    ),
}
