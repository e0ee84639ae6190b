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


def _reads_the_last(prompt, new, cached):
    if cached:
        return prompt + new
    return sum(prompt + i for i in range(new))


def _too_far(prompt, new, cached):
    if cached:
        return prompt + new
    return sum(range(prompt, prompt + new + 1))


def _starts_late(prompt, new, cached):
    total, length = 0, prompt
    for _ in range(new):
        length += 1
        total += length
    return prompt + new if cached else total


RIGHT = [_steps, _closed, _numpy, _torch]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "chosen and never read": _reads_the_last,
    "one step too far": _too_far,
    "begin at `prompt`": _starts_late,
    "right but for `new = 0`": lambda prompt, new, cached: (
        prompt + new - 1 if cached else sum(range(prompt, prompt + new))
    ),
    "are swapped": lambda prompt, new, cached: _steps(prompt, new, not cached),
    "has to be read, too": lambda prompt, new, cached: (
        new if cached else _steps(prompt, new, False)
    ),
    "not all `prompt`": lambda prompt, new, cached: prompt + new if cached else prompt * new,
    "not as long as at the end": lambda prompt, new, cached: (
        prompt + new if cached else new * (prompt + new)
    ),
    "makes no difference": lambda prompt, new, cached: _steps(prompt, new, False),
    "pairs of a query and a key": lambda prompt, new, cached: sum(
        (prompt + i) ** 2 for i in range(new)
    ),
}
