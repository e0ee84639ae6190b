"""The KV cache: keys and values that generation need not compute again."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig, checked
from gpt_lab.model.device import choose_device, choose_dtype
from gpt_lab.validation import RefusedValueError, integer


class KVCache:
    """The keys and values of all tokens so far, in memory that is allocated once.

    Each generation has its own cache; the model has none. A block with a sliding window reads only
    its last tokens, but all are stored.

    Args:
        config: the model's configuration.
        batch_size: B.
        capacity: the largest number of tokens; the model's context length when left out.
        device: where it lies; see ``choose_device`` for names.
        dtype: its precision, the same as the model's; see ``choose_dtype`` for names.

    Attributes:
        length: the number of tokens in it.

    Raises:
        TypeError: a size is not an integer, or ``config`` not a configuration.
        ValueError: ``batch_size`` is below 1, or ``capacity`` is outside 1 … ``context_length``;
            or there is no such device.
    """

    def __init__(
        self,
        config: GPTConfig,
        batch_size: int = 1,
        capacity: int | None = None,
        *,
        device: torch.device | str | None = None,
        dtype: torch.dtype | str | None = None,
    ) -> None:
        config = checked(config)
        device = None if device is None else choose_device(device)
        dtype = None if dtype is None else choose_dtype(dtype, device)
        batch_size = integer("batch_size", batch_size)
        capacity = config.context_length if capacity is None else integer("capacity", capacity, 0)
        if not 1 <= capacity <= config.context_length:
            raise RefusedValueError(f"capacity={capacity} is outside 1 … {config.context_length}")
        size = (batch_size, config.n_kv_heads, capacity, config.d_head)

        def empty() -> list[Tensor]:  # L × [B, H_kv, capacity, d_head]
            return [torch.empty(size, device=device, dtype=dtype) for _ in range(config.n_layers)]

        self.keys, self.values = empty(), empty()
        self.length = 0

    @property
    def batch_size(self) -> int:
        """B, the number of sequences."""
        return self.keys[0].shape[0]

    @property
    def capacity(self) -> int:
        """The largest number of tokens."""
        return self.layer(0).capacity

    @property
    def nbytes(self) -> int:
        """Bytes of the allocated keys and values."""
        return sum(t.nbytes for t in (*self.keys, *self.values))

    def clear(self) -> None:
        """Remove all tokens."""
        self.length = 0

    def check(self, ids: Tensor, n_layers: int) -> None:
        """Refuse tokens, [B, T], that do not fit, before anything is computed.

        Raises:
            ValueError: the batch or the number of blocks differs, or the tokens do not fit.
        """
        B, T = ids.shape
        if self.batch_size != B:
            raise RefusedValueError(f"the cache is for {self.batch_size} sequences, these are {B}")
        if len(self.keys) != n_layers:
            raise RefusedValueError(
                f"the cache is for {len(self.keys)} blocks, the model has {n_layers}"
            )
        integer("cache.length", self.length, least=0)
        self.layer(0).check_room(T)

    def layer(self, index: int) -> LayerCache:
        """The part of the cache that belongs to one block."""
        return LayerCache(self.keys[index], self.values[index], self.length)


class LayerCache:
    """One block's keys and values, [B, H_kv, capacity, d_head] each, filled to ``length``."""

    def __init__(self, keys: Tensor, values: Tensor, length: int) -> None:
        self.keys, self.values, self.length = keys, values, length
        self.capacity = keys.shape[2]

    def check_room(self, T: int) -> None:
        """Refuse more tokens than there is room for.

        Raises:
            ValueError: the T tokens do not fit.
        """
        if self.length + T > self.capacity:
            raise RefusedValueError(
                f"the cache holds {self.length} of {self.capacity} tokens; {T} more do not fit"
            )

    def append(self, k: Tensor, v: Tensor) -> tuple[Tensor, Tensor]:
        """Append T tokens' keys and values, [B, H_kv, T, d_head].

        Returns:
            Views of all S = length + T of them, [B, H_kv, S, d_head]; nothing is copied.

        Raises:
            ValueError: there is no room for T more, or the cache has another batch size, other
                heads, another precision or device.
            RuntimeError: gradients are being recorded, which would tie this call to earlier ones.
        """
        self.check_room(k.shape[2])
        mine, theirs = (
            ([t.shape[0], t.shape[1], t.shape[3]], t.dtype, t.device) for t in (self.keys, k)
        )
        if mine != theirs:
            raise RefusedValueError(
                f"the cache takes [B, H_kv, d_head] = {mine[0]}, {mine[1]} on {mine[2]}; "
                f"these keys are {theirs[0]}, {theirs[1]} on {theirs[2]}"
            )
        if k.requires_grad:
            raise RuntimeError(
                "a KV cache is for inference: call the model within torch.inference_mode()"
            )
        end = self.length + k.shape[2]
        self.keys[:, :, self.length : end] = k
        self.values[:, :, self.length : end] = v
        return self.keys[:, :, :end], self.values[:, :, :end]
