"""Detect calls of PyTorch functions that an exercise asks to do without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def watched(answer: Callable[..., Any], ready_made: Mapping[str, str], used: set[str]) -> Any:
    """Wrap an answer so that it records which of the given functions it calls.

    However it is called, as ``F.softmax``, ``x.softmax()`` or ``nn.Softmax()``, PyTorch reports the
    function's name at run time; the answer's source is not read.

    Args:
        answer: the function.
        ready_made: the names to look for, as ``Exercise.ready_made``.
        used: collects those that were called.
    """
    from torch.overrides import TorchFunctionMode  # counting exercises need no torch

    class Watch(TorchFunctionMode):
        def __torch_function__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            name = getattr(func, "__name__", "")
            if name in ready_made:
                used.add(name)
            return func(*args, **(kwargs or {}))

    def watching(*arguments: Any) -> Any:
        with Watch():  # in the calling thread: a mode belongs to a thread
            return answer(*arguments)

    return watching


def norms(by_hand: str) -> dict[str, str]:
    """Messages for answers that run PyTorch's norms.

    Args:
        by_hand: what to compute instead, as the end of the sentence.
    """
    text = f"right, but by PyTorch's ready-made norm: {by_hand}"
    return dict.fromkeys(
        ("layer_norm", "native_layer_norm", "rms_norm", "group_norm", "instance_norm"), text
    )


def softmaxes(by_hand: str) -> dict[str, str]:
    """Messages for answers that run PyTorch's softmax functions.

    Args:
        by_hand: what to compute instead, as the end of the sentence.
    """
    text = f"right, but by PyTorch's ready-made softmax: {by_hand}"
    names = ("softmax", "log_softmax", "special_softmax", "special_log_softmax", "softmin")
    return dict.fromkeys(names, text)
