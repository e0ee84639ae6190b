"""Input tensors for exercises: small, with few digits, and always on the CPU."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor


def numbers(values: Any) -> Tensor:
    """Lists of numbers as a float32 tensor."""
    return torch.tensor(values, dtype=torch.float32, device="cpu")


def whole(values: Any) -> Tensor:
    """Lists of integers, such as token IDs, as an int64 tensor."""
    return torch.tensor(values, dtype=torch.int64, device="cpu")


def drawn(seed: int, *shape: int) -> Tensor:
    """Normally distributed numbers with two decimals, from a seed."""
    generator = torch.Generator().manual_seed(seed)
    return (100 * torch.randn(*shape, generator=generator, device="cpu")).round() / 100
