"""A model of names and shapes, into which weights are put that were read elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT


class _NoDraws(TorchFunctionMode):
    """Leaves out random numbers: where there are no numbers, PyTorch loads sympy to say so."""

    def __torch_function__(
        self,
        func: Callable[..., Any],
        types: Any,
        args: tuple[Any, ...] = (),
        kwargs: dict[str, Any] | None = None,
    ) -> Any:
        if getattr(func, "__name__", "") == "normal_":
            return args[0] if args else (kwargs or {})["tensor"]
        return func(*args, **(kwargs or {}))


def skeleton(config: GPTConfig) -> GPT:
    """A model whose parameters have names and shapes, and take no memory."""
    with torch.device("meta"), _NoDraws():
        return GPT(config)
