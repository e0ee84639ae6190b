"""Choose a model's device and precision by name."""

from __future__ import annotations

import torch

from gpt_lab.validation import RefusedValueError, choice, shown


def choose_device(name: str = "auto") -> torch.device:
    """The device of that name; ``"auto"`` is CUDA if available, else MPS, else the CPU.

    Raises:
        ValueError: there is no such device here.
    """
    if name == "auto":
        if torch.cuda.is_available():
            return torch.device("cuda")
        return torch.device("mps" if torch.backends.mps.is_available() else "cpu")
    if name.startswith("meta"):
        raise RefusedValueError(f"device={name!r} has shapes and no numbers to compute with")
    try:
        device = torch.device(name)
        torch.empty(0, device=device)
    except (RuntimeError, AssertionError, NotImplementedError, ImportError) as error:
        reason = str(error).splitlines()[0]
        if reason.startswith("Could not run"):  # a hint for PyTorch developers follows
            reason = f"PyTorch {torch.__version__} as installed cannot compute on it"
        raise RefusedValueError(f"device={shown(name)} cannot be used here: {reason}") from None
    return device


def choose_dtype(name: str = "auto", device: torch.device | None = None) -> torch.dtype:
    """The precision of that name; ``"auto"`` is bfloat16 on CUDA that supports it, else float32.

    Raises:
        ValueError: the name is not float32, bfloat16 or auto.
    """
    choices = {"auto": None, "float32": torch.float32, "bfloat16": torch.bfloat16}
    choice("dtype", name, choices)
    if (chosen := choices[name]) is None:
        on_cuda = device is not None and device.type == "cuda"
        return torch.bfloat16 if on_cuda and torch.cuda.is_bf16_supported() else torch.float32
    return chosen
