"""Count floating-point operations while a model runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import flop_registry


class OperationsCounter(TorchDispatchMode):
    """Counts operations of matrix products and attention, forward and backward, as a context.

    Formulas and totals are those of PyTorch's ``FlopCounterMode``. That one also counts for each
    module, which doubles the time of many small steps.

    >>> with OperationsCounter() as counter:
    ...     _ = torch.ones(2, 3) @ torch.ones(3, 4)
    >>> counter.total
    48
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.total: int = 0

    def __torch_dispatch__(
        self,
        func: OpOverload[..., Any],
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: dict[str, Any] | None = None,
    ) -> Any:
        """Compute, and count operations that have a formula."""
        kwargs = kwargs or {}
        formula: Callable[..., int] | None = flop_registry.get(func.overloadpacket)
        if formula is None and torch.is_inference_mode_enabled():  # linear maps are still whole
            with self:
                parts = func.decompose(*args, **kwargs)
            if parts is not NotImplemented:
                return parts
        found = func(*args, **kwargs)
        if formula is not None:
            self.total += formula(*args, **kwargs, out_val=found)
        return found
