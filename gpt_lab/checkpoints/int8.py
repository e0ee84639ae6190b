"""Checkpoints in a quarter of the bytes: eight-bit integers, and the size of a step for each row.

Each row of a matrix is divided by its largest absolute value and rounded to −127 … 127. Biases and
norms, which are few, are kept in float16. Source: Dettmers et al. 2022, "LLM.int8()", section 2.1
(row-wise absolute-maximum quantization).
"""

from __future__ import annotations

import dataclasses
import json

import safetensors.torch
import torch
from torch import Tensor

from gpt_lab.checkpoints.names import current_name
from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT

_CONFIG = "gpt_lab int8 checkpoint 1"  # the one key: several would come in any order
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
    whole = (matrix.detach().float() / step.clamp_min(torch.finfo(torch.float32).tiny)).round()
    return whole.to(torch.int8), step


def dequantize(whole: Tensor, step: Tensor) -> Tensor:
    """The matrix again, up to half a step in each number: [rows, columns], float32."""
    return whole.float() * step


def pack(model: GPT) -> bytes:
    """A model as a safetensors file, its configuration in the metadata."""
    tensors = {}
    for name, parameter in model.named_parameters():
        if parameter.ndim == 2:
            tensors[name], tensors[name + _STEP] = quantize(parameter.contiguous())
        else:
            tensors[name] = parameter.detach().half()
    config = json.dumps(dataclasses.asdict(model.config))
    return safetensors.torch.save(tensors, {_CONFIG: config})


def unpack(content: bytes) -> GPT:
    """The model of a file that ``pack`` made, in float32 and in evaluation mode.

    Raises:
        ValueError: the content is none of ``pack``'s, or does not hold what its configuration asks
            for.
    """
    try:
        size = int.from_bytes(content[:8], "little")
        metadata = json.loads(content[8 : 8 + size]).get("__metadata__", {})
        tensors = safetensors.torch.load(content)
    except (ValueError, safetensors.SafetensorError) as error:
        raise ValueError(f"this is no whole safetensors file: {error}") from None
    if _CONFIG not in metadata:
        raise ValueError(f"this is no {_CONFIG}")
    tensors = {current_name(name): tensor for name, tensor in tensors.items()}
    steps = {name: tensors.pop(name) for name in list(tensors) if name.endswith(_STEP)}
    state = {
        name: dequantize(t, steps[name + _STEP]) if name + _STEP in steps else t.float()
        for name, t in tensors.items()
    }
    with torch.device("meta"):
        model = GPT(GPTConfig(**json.loads(metadata[_CONFIG])))
    try:
        model.load_state_dict(state, assign=True)
    except RuntimeError as error:  # a name or a shape
        raise ValueError(str(error)) from None
    return model.prepare_decoding()
