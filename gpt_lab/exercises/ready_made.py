"""Which of PyTorch's ready-made functions an answer runs, where an exercise asks to do without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def watched(answer: Callable[..., Any], ready_made: Mapping[str, str], used: set[str]) -> Any:
    """The answer, noting which of some functions it runs.

    Whatever the road to it, ``F.softmax``, ``x.softmax()`` or ``nn.Softmax()``, PyTorch tells the
    function's name while it runs; the answer's text is not looked at.

    Args:
        answer: the function.
        ready_made: the names to look for, as ``Exercise.ready_made``.
        used: takes those that were run.
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
        with Watch():  # in the thread that calls: a mode is each thread's own
            return answer(*arguments)

    return watching


def norms(by_hand: str) -> dict[str, str]:
    """PyTorch's norms, and what to say to an answer that runs one.

    Args:
        by_hand: what to compute instead, as the end of the sentence.
    """
    text = f"right, but by PyTorch's ready-made norm: {by_hand}"
    return dict.fromkeys(
        ("layer_norm", "native_layer_norm", "rms_norm", "group_norm", "instance_norm"), text
    )


def softmaxes(by_hand: str) -> dict[str, str]:
    """PyTorch's softmax functions, and what to say to an answer that runs one.

    Args:
        by_hand: what to compute instead, as the end of the sentence.
    """
    text = f"right, but by PyTorch's ready-made softmax: {by_hand}"
    names = ("softmax", "log_softmax", "special_softmax", "special_log_softmax", "softmin")
    return dict.fromkeys(names, text)
