"""Checkpoints in a quarter of the bytes: 8-bit integers, and a step size for each row.

Each row of a matrix is divided by its largest absolute value and rounded to −127 … 127. Biases and
norms, which are few, are kept in float16. Source: Dettmers et al. 2022, "LLM.int8()", section 2.1
(row-wise absolute-maximum quantization).
"""

from __future__ import annotations

import json

import safetensors.torch
import torch
from torch import Tensor

from gpt_lab.checkpoints.assembly import refuse_more_blocks, skeleton
from gpt_lab.checkpoints.files import read_config
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError

_CONFIG = "gpt_lab int8 checkpoint 1"  # a single key: several would be written in random order
_STEP = ".step"


def quantize(matrix: Tensor) -> tuple[Tensor, Tensor]:
    """Round a matrix, [rows, columns], to integers.

    Returns:
        The integers, int8 of the same shape, and the size of one step in each row, float32
        [rows, 1].

    >>> quantize(torch.tensor([[0.5, -1.27]]))
    (tensor([[  50, -127]], dtype=torch.int8), tensor([[0.0100]]))
    """
    step = matrix.detach().float().abs().amax(dim=1, keepdim=True) / 127  # [rows, 1]
    integers = (matrix.detach().float() / step.clamp_min(torch.finfo(torch.float32).tiny)).round()
    return integers.to(torch.int8), step


def dequantize(integers: Tensor, step: Tensor) -> Tensor:
    """The matrix, up to a rounding error of half a step: [rows, columns], float32."""
    return integers.float() * step


def pack(model: GPT) -> bytes:
    """Pack a model into a safetensors file, with its configuration in the metadata."""
    tensors = {}
    for name, parameter in model.named_parameters():
        if parameter.ndim == 2:
            tensors[name], tensors[name + _STEP] = quantize(parameter.contiguous())
        else:
            tensors[name] = parameter.detach().half()
    config = json.dumps(model.config.entries())
    return safetensors.torch.save(tensors, {_CONFIG: config})


def unpack(content: bytes) -> GPT:
    """Unpack a file that ``pack`` made into a model in float32 and in evaluation mode.

    Raises:
        ValueError: the content was not made by ``pack``, or does not match its configuration.
    """
    try:
        tensors = safetensors.torch.load(content)
        size = int.from_bytes(content[:8], "little")
        metadata = json.loads(content[8 : 8 + size]).get("__metadata__", {})
    except (ValueError, safetensors.SafetensorError) as error:
        raise RefusedValueError(f"this is not a whole safetensors file: {error}") from None
    if _CONFIG not in metadata:
        raise RefusedValueError(f"this is not a {_CONFIG}")
    config = read_config(metadata[_CONFIG], f"this {_CONFIG}")
    refuse_more_blocks(config, len(tensors), f"this {_CONFIG}")
    model = skeleton(config)
    try:
        model.load_state_dict(_floats(tensors), assign=True)
    except RuntimeError as error:  # a wrong name or shape
        raise RefusedValueError(" ".join(str(error).split())) from None
    return model.prepare_decoding()


def _floats(stored: dict[str, Tensor]) -> dict[str, Tensor]:
    """A file's tensors as float32, by their names."""
    tensors: dict[str, Tensor] = {}
    steps: dict[str, Tensor] = {}
    state: dict[str, Tensor] = {}
    for name, tensor in stored.items():
        kind = steps if name.endswith(_STEP) else tensors
        kind[name.removesuffix(_STEP)] = tensor
    for name, tensor in tensors.items():
        step = steps.pop(name, None)
        if step is None and tensor.dtype == torch.float16:
            state[name] = tensor.float()
        elif tensor.dtype == torch.int8 and step is not None and step.shape == (len(tensor), 1):
            state[name] = dequantize(tensor, step)
        else:
            size = "no steps" if step is None else f"steps of shape {[*step.shape]}"
            raise RefusedValueError(
                f"{name} is {tensor.dtype} of shape {[*tensor.shape]} with {size}: neither float16 "
                "nor int8 with a step for each row"
            )
    if steps:
        raise RefusedValueError(f"{min(steps)}{_STEP} is there without its integers")
    return state
