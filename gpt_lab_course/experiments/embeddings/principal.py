"""Principal directions of a table's rows, and projections on some of them."""

from __future__ import annotations

import torch
from torch import Tensor


def directions(table: Tensor) -> Tensor:
    """The principal directions of a table's rows by decreasing variance, orthonormal, [n, d_model].

    Computed in float64 around the mean row.
    """
    centered = table.double() - table.double().mean(dim=0)
    found: Tensor = torch.linalg.svd(centered, full_matrices=False).Vh
    return found


def plane(rows: Tensor) -> tuple[list[tuple[float, float]], float]:
    """Project rows on the plane of their first two principal directions.

    Args:
        rows: [n, d_model].

    Returns:
        A point for each row, and the share of the variance in the plane.
    """
    centered = rows.double() - rows.double().mean(dim=0)
    points = centered @ directions(rows)[:2].T  # [n, 2]
    share = points.pow(2).sum() / centered.pow(2).sum()
    return [(x, y) for x, y in points.tolist()], share.item()


def cut(table: Tensor, kept: Tensor) -> Tensor:
    """A table projected on some directions; along all others each row is the mean.

    Args:
        table: [V, d_model].
        kept: orthonormal rows, [k, d_model].
    """
    mean = table.double().mean(dim=0)
    centered = table.double() - mean
    return (centered @ kept.T @ kept + mean).to(table.dtype)
