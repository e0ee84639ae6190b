"""Check before a model is built whether it fits into memory for training."""

from __future__ import annotations

import os

import torch

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError

_PER_PARAMETER = 16  # bytes in float32: the weight, its gradient, and AdamW's two averages
_PER_BLOCK = 100_000  # bytes of a block's Python objects, as measured
_UNKNOWN = 2**40  # bytes if the system does not tell: enough to refuse absurd sizes


def refuse_too_large(config: GPTConfig, device: torch.device, shards: int = 1) -> None:
    """Refuse a model whose weights and optimizer state alone exceed the memory.

    Args:
        config: the model.
        device: the device for training.
        shards: the number of devices that share its weights.

    Raises:
        ValueError: it is too large.
    """
    parameters = count_parameters(config).total
    needed = _PER_PARAMETER * parameters // shards + _PER_BLOCK * config.n_layers
    there = _memory(device)
    if needed > there:
        raise RefusedValueError(
            f"n_layers={config.n_layers}, d_model={config.d_model}: to train {parameters:,} "
            f"parameters takes {needed / 2**30:,.0f} GiB or more, which does not fit into the "
            f"memory of {there / 2**30:,.0f} GiB"
        )


def _memory(device: torch.device) -> int:
    """The total bytes of a device's memory, used or free."""
    if device.type == "cuda":
        return torch.cuda.get_device_properties(device).total_memory
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # Windows has no sysconf
        return _UNKNOWN
