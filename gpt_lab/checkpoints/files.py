"""Checkpoints: one safetensors file each, with the configuration in its metadata.

A file whose tensors do not match its configuration is refused with the name of the wrong tensor.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import save_file
from torch import Tensor

from gpt_lab.atomic_files import replacing
from gpt_lab.checkpoints.assembly import Layout, assemble
from gpt_lab.checkpoints.stored import Safetensors, open_tensors
from gpt_lab.config import GPTConfig
from gpt_lab.model.device import place_and_precision
from gpt_lab.model.gpt import GPT
from gpt_lab.paths import to_path
from gpt_lab.validation import RefusedValueError, instance, parsed

_FORMAT = "gpt_lab checkpoint 2"


def save(
    model: GPT, path: str | os.PathLike[str], weights: Mapping[str, Tensor] | None = None
) -> None:
    """Write a checkpoint: one safetensors file, with the configuration in its metadata.

    Args:
        model: the model.
        path: the file; it is written as in ``save_tensors``.
        weights: tensors by parameter name, to write instead of the model's own: gathered from
            several processes, or in another precision.

    Raises:
        TypeError: the model is not a ``GPT``, or the path is not one.
    """
    config = instance("model", model, GPT).config
    metadata = {"format": _FORMAT, "config": json.dumps(config.entries())}
    save_tensors(dict(model.named_parameters()) if weights is None else weights, path, metadata)


def save_tensors(
    tensors: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: dict[str, str]
) -> None:
    """Write a safetensors file atomically, see ``replacing``.

    The same tensors and metadata give the same bytes.

    Raises:
        OSError: the folder does not exist or may not be written to, or the disk is full.
    """
    path = to_path("path", path)
    contiguous = {name: tensor.detach().contiguous() for name, tensor in tensors.items()}
    with replacing(path) as aside:
        try:
            save_file(contiguous, aside, metadata=metadata)
        except SafetensorError as error:
            raise OSError(f"{path} cannot be written: {error}") from None
        _sort_metadata(aside)


def _sort_metadata(path: Path) -> None:
    """Sort the metadata's keys: the library writes them in random order."""
    with path.open("rb+") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        header["__metadata__"] = dict(sorted(header["__metadata__"].items()))
        text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode().ljust(size)
        if len(text) == size:  # else the library's format has changed: leave it
            file.seek(8)
            file.write(text)


def load(
    path: str | os.PathLike[str],
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = None,
) -> GPT:
    """Load a checkpoint that ``save`` wrote, as a model in evaluation mode.

    Args:
        path: the file.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision, see ``choose_dtype`` for names; as saved when left out.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: no such device or precision, or the file is damaged, is not a checkpoint of this
            package, or its tensors do not match its configuration.
    """
    place, precision = place_and_precision(device, dtype)
    path = to_path("path", path)
    with open_tensors(path) as file:
        metadata = file.metadata() or {}
    if metadata.get("format") != _FORMAT:
        raise RefusedValueError(f"{path} is a safetensors file, but not a checkpoint of gpt_lab")
    config = read_config(metadata.get("config", ""), str(path))
    model = assemble(config, Safetensors([path]), Layout(), place, precision)
    return model.prepare_decoding()


def read_config(text: str, where: str) -> GPTConfig:
    """Read the configuration that a checkpoint was saved with.

    Args:
        text: JSON.
        where: the source that an error message names.

    Raises:
        ValueError: it is not a model's configuration.
    """
    try:
        return GPTConfig(**parsed(text, "it"))
    except (TypeError, ValueError) as error:  # also the first occurrence of a key that is absent
        raise RefusedValueError(f"{where} has no usable configuration: {error}") from None
