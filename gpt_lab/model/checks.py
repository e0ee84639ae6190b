"""Checks of a model's input: one line that names the bad value, before anything is computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor

from gpt_lab.model.cache import KVCache
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT


def check_ids(ids: Tensor, vocab_size: int) -> None:
    """Refuse tensors that are not token IDs; values are checked on the CPU only.

    Raises:
        TypeError: they are not integers.
        ValueError: their shape is not [B, T].
        IndexError: one is outside the vocabulary.
    """
    if not isinstance(ids, Tensor):
        raise RefusedTypeError(f"ids are of type {type(ids).__name__}, not a tensor [B, T]")
    if ids.dtype not in (torch.int64, torch.int32):
        raise RefusedTypeError(f"ids are {ids.dtype}, not torch.int64 or torch.int32")
    if ids.ndim != 2 or ids.numel() == 0:
        raise RefusedValueError(f"ids have shape {list(ids.shape)}, not [B, T] with B, T ≥ 1")
    if ids.device.type == "cpu":  # elsewhere, reading values would wait for the device
        for bad in (int(ids.min()), int(ids.max())):
            if not 0 <= bad < vocab_size:
                raise IndexError(f"token ID {bad} is outside the vocabulary, 0 … {vocab_size - 1}")


def check_input(
    model: GPT, ids: Tensor, cache: KVCache | None = None, mask: Tensor | None = None
) -> int:
    """Check the input of ``GPT.forward``, and return the position of the first token.

    Raises:
        TypeError: ``ids``, ``cache`` or ``mask`` have a wrong type.
        ValueError: a shape or a device does not fit, or a token may attend to nothing.
        IndexError: an ID is outside the vocabulary.
    """
    check_ids(ids, model.config.vocab_size)
    n_ctx, device = model.config.context_length, model.unembedding.device
    if ids.device != device:
        raise RefusedValueError(f"ids are on {ids.device}, the model is on {device}")
    if not isinstance(cache, KVCache | None):
        raise RefusedTypeError(f"cache={shown(cache)} is not a KVCache")
    if not isinstance(mask, Tensor | None):
        raise RefusedTypeError(f"mask is of type {type(mask).__name__}, not a tensor [T, S]")
    if cache is not None:
        cache.check(ids, model.config.n_layers)
    T, start = ids.shape[1], 0 if cache is None else cache.length
    if start + T > n_ctx:
        raise RefusedValueError(f"{start + T} tokens are longer than context_length={n_ctx}")
    if mask is not None:
        _check_mask(mask, T, start + T, device)
    return start


def _check_mask(mask: Tensor, T: int, S: int, device: torch.device) -> None:
    if mask.dtype != torch.bool:
        raise RefusedTypeError(f"mask is {mask.dtype}, not torch.bool")
    if mask.shape != (T, S):
        raise RefusedValueError(f"mask has shape {list(mask.shape)}, not [{T}, {S}]")
    if mask.device != device:
        raise RefusedValueError(f"mask is on {mask.device}, the model is on {device}")
    if not mask.any(dim=1).all():
        blind = int(mask.any(dim=1).int().argmin())
        raise RefusedValueError(f"mask lets query {blind} look nowhere: its row is all False")
