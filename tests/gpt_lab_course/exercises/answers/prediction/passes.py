"""`prediction.passes` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _steps(prompt, new, cached):
    total, kept, length = 0, 0, prompt
    for _ in range(new):
        total += length - kept
        kept = length if cached else 0
        length += 1
    return total


def _closed(prompt, new, cached):
    if not new:
        return 0
    return prompt + new - 1 if cached else new * prompt + new * (new - 1) // 2


def _numpy(prompt, new, cached):
    lengths = np.arange(prompt, prompt + new)
    return lengths.max(initial=0) if cached else lengths.sum()


def _torch(prompt, new, cached):
    lengths = torch.arange(prompt, prompt + new)
    return lengths[-1:].sum() if cached else lengths.sum()


def _starts_late(prompt, new, cached):
    total, length = 0, prompt
    for _ in range(new):
        length += 1
        total += length
    return prompt + new if cached else total


def _recursive(prompt, new, cached):
    return prompt + _recursive(prompt + 1, new - 1, cached)


RIGHT = [_steps, _closed, _numpy, _torch]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "It grows by one token in each step": lambda prompt, new, cached: new * (prompt + new),
    "goes through the lengths": lambda prompt, new, cached: sum(prompt + i for i in new),
    "what is the answer for `new = 0`": _recursive,
    "begin at `prompt`": _starts_late,
    "only at the end is the text that long": lambda prompt, new, cached: (
        prompt + new if cached else new * (prompt + new)
    ),
    "pairs of a query and a key": lambda prompt, new, cached: sum(
        (prompt + i) ** 2 for i in range(new)
    ),
}
