"""`prediction.calibration_error` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _bincount(said, right, n_bins):
    which = (said * n_bins).long().clamp(max=n_bins - 1)
    apart = torch.bincount(which, weights=said - right.float(), minlength=n_bins)
    return apart.abs().sum() / len(said)


def _numpy(said, right, n_bins):
    said, right = np.array(said), np.array(right)
    edges = np.linspace(0, 1, n_bins + 1)
    which = np.clip(np.digitize(said, edges) - 1, 0, n_bins - 1)
    error = 0.0
    for b in range(n_bins):
        here = which == b
        if here.any():
            error += here.mean() * abs(right[here].mean() - said[here].mean())
    return error


def _plain(said, right, n_bins):
    bins = [[] for _ in range(n_bins)]
    for s, r in zip(said.tolist(), right.tolist(), strict=True):
        bins[min(int(s * n_bins), n_bins - 1)].append((s, r))
    total = 0.0
    for pairs in bins:
        if pairs:
            total += abs(sum(r for _, r in pairs) - sum(s for s, _ in pairs))
    return total / len(said)


def _nan(said, right, n_bins):
    which = (said * n_bins).long().clamp(max=n_bins - 1)
    error = 0.0
    for b in range(n_bins):
        here = which == b
        gap = (right[here].float().mean() - said[here].mean()).abs()
        error = error + gap * here.float().mean()
    return error


def _by_rank(said, right, n_bins):
    order = np.argsort(np.array(said), kind="stable")
    error = 0.0
    for some in np.array_split(order, n_bins):
        error += abs(sum(float(said[i] - right[i]) for i in some))
    return error / len(said)


RIGHT = [_bincount, _numpy, _plain]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a bin without predictions has no mean": lambda s, r, n: sum(
        sum(s[s < b / n].tolist()) / len(s[s < b / n]) for b in range(n)
    ),
    "one after the last: it belongs": lambda s, r, n: torch.zeros(n).index_add(
        0, (s * n).long() + n, s
    ),
    "their mean is none": lambda s, r, n: s.mean() - r.mean(),
    "equally *wide*": _by_rank,
    "an empty bin has no mean": _nan,
    "with 0 or 1": lambda s, r, n: (s - r).abs().mean(),
}
