"""The two kinds of files that tensors come in, as ``assemble`` reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import torch
from torch import Tensor

from gpt_lab.checkpoints.files import open_tensors
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.validation import RefusedValueError


class InSafetensors:
    """Tensors in safetensors files.

    Args:
        files: the files.
        prefix: what some writers put before each name; it is taken off.

    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged, or a tensor is there a second time.
    """

    def __init__(self, files: Iterable[Path], prefix: str = "") -> None:
        self._homes: dict[str, tuple[Path, str]] = {}
        self.shapes: Mapping[str, tuple[int, ...]]
        shapes: dict[str, tuple[int, ...]] = {}
        self.where = ""
        for path in files:
            self.where = str(path)
            with open_tensors(path) as file:
                for written in file.keys():  # noqa: SIM118  # the file is not a mapping
                    name = written.removeprefix(prefix)
                    if name in shapes:
                        raise RefusedValueError(f"{path}: {written} is there a second time")
                    shapes[name] = tuple(file.get_slice(written).get_shape())
                    self._homes[name] = path, written
        self.shapes = shapes

    def read(self, name: str) -> Tensor:
        """A tensor, which may still lie in the file.

        Raises:
            ValueError: its numbers are not floating-point numbers.
        """
        path, written = self._homes[name]
        with open_tensors(path) as file:
            tensor: Tensor = file.get_tensor(written)
        if not tensor.is_floating_point():
            raise RefusedValueError(f"{path}: {written} is {tensor.dtype}, not floating point")
        return tensor


class InGGUF:
    """Tensors in a GGUF file, as float32."""

    def __init__(self, file: GGUFFile) -> None:
        self._file = file
        self.where = str(file.path)
        self.shapes: Mapping[str, tuple[int, ...]] = file.shapes

    def read(self, name: str) -> Tensor:
        """A tensor, dequantized."""
        return torch.from_numpy(self._file.read(name))
