"""Tensors in safetensors files, read one at a time; nothing is ever unpickled."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from safetensors import SafetensorError, safe_open
from torch import Tensor

from gpt_lab.model.device import PRECISIONS
from gpt_lab.paths import existing
from gpt_lab.validation import RefusedValueError, parsed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Stored(Protocol):
    """Tensors in one or several files, in any format."""

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The shape of each tensor by its name."""

    def where(self, name: str) -> Path:
        """The file that a tensor is in, or would be, for messages."""

    def read(self, name: str) -> Tensor | NDArray[np.float32]:
        """A floating-point tensor, which may still be memory-mapped."""


class Safetensors:
    """Tensors in safetensors files.

    Args:
        files: one or more files.
        prefix: a prefix that some writers put before each name; it is removed.

    Attributes:
        shapes: the shape of each tensor by its name, in the order of the files.

    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged, or a tensor occurs twice.
    """

    def __init__(self, files: Iterable[Path], prefix: str = "") -> None:
        self.shapes: dict[str, tuple[int, ...]] = {}
        self._homes: dict[str, tuple[Path, str]] = {}
        for path in files:
            self._last = path
            with open_tensors(path) as file:
                for written in file.keys():  # noqa: SIM118  # the file is not a mapping
                    name = written.removeprefix(prefix)
                    if name in self.shapes:
                        raise RefusedValueError(f"{path}: {written} is there a second time")
                    self.shapes[name] = tuple(file.get_slice(written).get_shape())
                    self._homes[name] = path, written

    def where(self, name: str) -> Path:
        """The file that a tensor is in; the last file for one that is missing."""
        return self._homes.get(name, (self._last, name))[0]

    def read(self, name: str) -> Tensor:
        """A tensor, which may still be memory-mapped.

        Raises:
            ValueError: it is not a floating-point tensor.
        """
        path, written = self._homes[name]
        with open_tensors(path) as file:
            tensor: Tensor = file.get_tensor(written)
        if tensor.dtype not in PRECISIONS.values():
            raise RefusedValueError(
                f"{path}: {written} is {tensor.dtype}, not one of {', '.join(PRECISIONS)}"
            )
        return tensor


def open_tensors(path: Path) -> Any:
    """Open a safetensors file.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is damaged.
    """
    existing(path).open("rb").close()  # safetensors calls an unreadable file missing
    try:
        return safe_open(path, framework="pt")
    except SafetensorError as error:
        cut = _first_cut(path)
        reason = f"{cut} is cut off" if cut else f"not a complete safetensors file ({error})"
        raise RefusedValueError(f"{path}: {reason}") from None


def _first_cut(path: Path) -> str | None:
    """The first tensor that a truncated file cuts off, if its header can still be read."""
    try:
        with path.open("rb") as file:
            (size,) = struct.unpack("<Q", file.read(8))
            header = parsed(file.read(min(size, path.stat().st_size)), path)
        ends = {n: t["data_offsets"][1] for n, t in header.items() if n != "__metadata__"}
        cut = [name for name, end in ends.items() if end > path.stat().st_size - 8 - size]
        return min(cut, key=lambda name: ends[name]) if cut else None
    except (struct.error, ValueError, AttributeError, LookupError, TypeError):
        return None
