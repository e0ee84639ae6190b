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


def _each(said, right, n_bins, weigh, of=abs):
    """Gaps of the bins that are not empty, put together in some way."""
    which = (said * n_bins).long().clamp(max=n_bins - 1)
    gaps, sizes = [], []
    for b in range(n_bins):
        here = which == b
        if here.sum() > 0:
            gaps.append(of(right[here].float().mean() - said[here].mean()))
            sizes.append(here.sum())
    return weigh(gaps, sizes)


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


def _ones_lost(said, right, n_bins):
    error = 0.0
    for b in range(n_bins):
        here = (said >= b / n_bins) & (said < (b + 1) / n_bins)
        if here.any():
            gap = abs(right[here].float().mean() - said[here].mean())
            error += gap * here.sum() / len(said)
    return error


def _weighted(gaps, sizes):
    return sum(g * n for g, n in zip(gaps, sizes, strict=True)) / sum(sizes)


RIGHT = [_bincount, _numpy, _plain]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "equally *wide*": _by_rank,
    "an empty bin has no mean": _nan,
    "weight the gaps": lambda s, r, n: _each(s, r, n, lambda g, _: sum(g) / len(g)),
    "added up and not averaged": lambda s, r, n: _each(s, r, n, lambda g, _: sum(g)),
    "the largest gap": lambda s, r, n: _each(s, r, n, lambda g, _: max(g)),
    "cancel here": lambda s, r, n: _each(s, r, n, _weighted, of=lambda x: x),
    "without its sign": lambda s, r, n: (s.mean() - r.float().mean()).abs(),
    "with 0 or 1": lambda s, r, n: (s - r).abs().mean(),
    "Brier": lambda s, r, n: ((s - r) ** 2).mean(),
    "the gaps are squared": lambda s, r, n: _each(s, r, n, _weighted, of=lambda x: x**2),
    "1.0 are lost": _ones_lost,
    "are not divided": lambda s, r, n: _each(
        s, r, n, lambda g, k: sum(a * b for a, b in zip(g, k, strict=True))
    ),
    "how often it was right": lambda s, r, n: r.float().mean(),
}
