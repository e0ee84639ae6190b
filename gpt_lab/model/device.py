"""Choose a model's device and precision by name."""

from __future__ import annotations

import torch

from gpt_lab.validation import RefusedTypeError, RefusedValueError, choice, shown

PRECISIONS: dict[str, torch.dtype] = {
    name: getattr(torch, name) for name in ("float32", "bfloat16", "float16", "float64")
}


def choose_device(device: torch.device | str = "auto") -> torch.device:
    """The device of that name; ``"auto"`` is CUDA if available, else MPS, else the CPU.

    Raises:
        TypeError: it is neither a name nor a device.
        ValueError: there is no such device here.
    """
    if not isinstance(device, str | torch.device):
        raise RefusedTypeError(f"device={shown(device)} is neither a name nor a torch.device")
    name = str(device)
    if name == "auto":
        if torch.cuda.is_available():
            return torch.device("cuda")
        return torch.device("mps" if torch.backends.mps.is_available() else "cpu")
    if name.startswith("meta"):
        raise RefusedValueError(f"device={name!r} has shapes and no numbers to compute with")
    try:
        chosen = torch.device(device)
        torch.empty(0, device=chosen)
    except (RuntimeError, AssertionError, NotImplementedError, ValueError, ImportError) as error:
        reason = str(error).splitlines()[0]
        if reason.startswith("Could not run"):  # a hint for PyTorch developers follows
            reason = f"PyTorch {torch.__version__} as installed cannot compute on it"
        raise RefusedValueError(f"device={shown(name)} cannot be used here: {reason}") from None
    return chosen


def choose_dtype(
    dtype: torch.dtype | str = "auto", device: torch.device | None = None
) -> torch.dtype:
    """The precision of that name; ``"auto"`` is bfloat16 on CUDA that supports it, else float32.

    Raises:
        TypeError: it is neither a name nor a ``torch.dtype``.
        ValueError: it is not float32, bfloat16, float16, float64 or auto.
    """
    if not isinstance(dtype, str | torch.dtype):
        raise RefusedTypeError(f"dtype={shown(dtype)} is neither a name nor a torch.dtype")
    name = choice("dtype", str(dtype).removeprefix("torch."), ("auto", *PRECISIONS))
    if name == "auto":
        on_cuda = device is not None and device.type == "cuda"
        return torch.bfloat16 if on_cuda and torch.cuda.is_bf16_supported() else torch.float32
    return PRECISIONS[name]


def place_and_precision(
    device: torch.device | str, dtype: torch.dtype | str | None
) -> tuple[torch.device, torch.dtype | None]:
    """Look up the device and the precision of weights; a precision of None stays None."""
    place = choose_device(device)
    return place, None if dtype is None else choose_dtype(dtype, place)
