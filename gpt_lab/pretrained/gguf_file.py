"""Read a GGUF file: a header with metadata, and tensors, most of them quantized.

The header is parsed here with a bound for every size in it, since the file is untrusted; numbers
are dequantized by the package ``gguf``. The format is described in
https://github.com/ggml-org/ggml/blob/master/docs/gguf.md.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gpt_lab.paths import existing, read
from gpt_lab.validation import RefusedValueError, shown

if TYPE_CHECKING:
    from gguf import GGMLQuantizationType

ROPE_FACTORS = "rope_freqs.weight"
"""A tensor that is not a parameter: divisors of the rotary frequencies, [d_head / 2]."""

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q"}
_SCALARS[12] = "d"  # the format's type codes in struct's letters; 8 is a string, 9 an array
_STRING, _ARRAY = 8, 9
_TAKE_ANOTHER = "another download of the model is read, Q8_0 for instance"
_AT_ONCE = 2**17  # numbers dequantized at once: they fit into a processor's cache


def is_gguf(path: Path) -> bool:
    """Whether a path is a file that starts with GGUF, or its name ends with ``.gguf``."""
    if not path.is_file():
        return False
    return path.suffix == ".gguf" or read(path, most=4) == _MAGIC


class StoredTensor(NamedTuple):
    """A tensor's shape, rows first, its number format, and its offset in the file, in bytes."""

    shape: tuple[int, ...]
    kind: str
    offset: int
    nbytes: int


class GGUFFile:
    """The metadata and tensors of a GGUF file.

    Args:
        path: the file.

    Attributes:
        metadata: the values by their keys, ``general.architecture`` for instance.
        tensors: shape, format and offset of each tensor by its name.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is not a GGUF file, is damaged, or has an unsupported number format.
    """

    def __init__(self, path: Path) -> None:
        self.path = existing(path)
        if path.stat().st_size < 24:
            raise RefusedValueError(f"{path} is no GGUF file: it has {path.stat().st_size} bytes")
        self._bytes: NDArray[np.uint8] = np.asarray(np.memmap(path, mode="r"))
        try:
            self.metadata, self.tensors = _Header(self._bytes.data).read()
        except RefusedValueError as error:
            raise RefusedValueError(f"{path}: {error}") from None

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The shape of each tensor, rows first, by its name."""
        return {name: tensor.shape for name, tensor in self.tensors.items()}

    def where(self, name: str) -> Path:
        """The file that a tensor is in: this one."""
        return self.path

    def same(self, name: str, other: str) -> bool:
        """Whether the stored bytes of two tensors are equal."""
        one, two = self.tensors[name], self.tensors[other]
        if one[:2] != two[:2]:
            return False
        a, b = (self._bytes[t.offset :][: t.nbytes] for t in (one, two))
        return bool(np.array_equal(a, b))

    def read(self, name: str) -> NDArray[np.float32]:
        """Read a tensor, dequantized to float32: a copy with its shape in ``shapes``."""
        from gguf import GGML_QUANT_SIZES, GGMLQuantizationType, quants

        tensor = self.tensors[name]
        kind = GGMLQuantizationType[tensor.kind]
        block, block_bytes = GGML_QUANT_SIZES[kind]
        stored = self._bytes[tensor.offset :][: tensor.nbytes].reshape(-1, block_bytes)
        numbers = np.empty((len(stored), block), np.float32)
        step = max(1, _AT_ONCE // block)
        for start in range(0, len(stored), step):
            some = stored[start : start + step].reshape(1, -1)  # one row: rows are taken singly
            numbers[start : start + step] = quants.dequantize(some, kind).reshape(-1, block)
        return numbers.reshape(tensor.shape)


class _Header:
    """A parser for the header: the metadata and the list of tensors."""

    def __init__(self, content: memoryview) -> None:
        self._content = content
        self._at = 0

    def read(self) -> tuple[dict[str, Any], dict[str, StoredTensor]]:
        """The metadata and the tensors by their names."""
        if bytes(self._take(4, "magic")) != _MAGIC:
            raise RefusedValueError("it is no GGUF file: it does not begin with GGUF")
        version = self._number("I", "version")
        if version not in _VERSIONS:
            swapped = version & 0xFFFF == 0 and version > 0
            which = "of another byte order" if swapped else f"of GGUF version {version}"
            raise RefusedValueError(f"it is {which}; versions 2 and 3 are read, little-endian")
        n_tensors = self._count("tensors", 24)
        n_entries = self._count("metadata entries", 13)
        metadata: dict[str, Any] = {}
        for _ in range(n_entries):
            key = self._string("a metadata key")
            if key in metadata:
                raise RefusedValueError(f"metadata {shown(key)} is there a second time")
            metadata[key] = self._value(self._number("I", key), key)
        infos = [self._tensor_info() for _ in range(n_tensors)]
        alignment = metadata.get("general.alignment", 32)
        if type(alignment) is not int or alignment < 1 or alignment & (alignment - 1):
            raise RefusedValueError(f"general.alignment={shown(alignment)} is not a power of two")
        start = -(-self._at // alignment) * alignment
        tensors: dict[str, StoredTensor] = {}
        for name, shape, kind, offset in infos:
            if name in tensors:
                raise RefusedValueError(f"{name} is there a second time")
            tensors[name] = self._placed(name, shape, kind, start + offset)
        return metadata, tensors

    def _placed(self, name: str, shape: tuple[int, ...], code: int, offset: int) -> StoredTensor:
        """Check that a tensor lies within the file, and return its description."""
        from gguf import GGML_QUANT_SIZES, GGMLQuantizationType

        try:
            kind = GGMLQuantizationType(code)
        except ValueError:
            raise RefusedValueError(
                f"{name} has numbers of the unknown kind {code}; {_TAKE_ANOTHER}"
            ) from None
        if not _is_dequantized(kind):
            raise RefusedValueError(
                f"{name} has {kind.name} numbers, which the package gguf does not dequantize; "
                f"{_TAKE_ANOTHER}"
            )
        block, block_bytes = GGML_QUANT_SIZES[kind]
        if shape[-1] % block:
            raise RefusedValueError(
                f"{name} has rows of {shape[-1]} numbers, which {kind.name} cannot store: it takes "
                f"{block} together"
            )
        nbytes = math.prod(shape) // block * block_bytes
        if offset + nbytes > len(self._content):
            raise RefusedValueError(
                f"{name} is cut off: it needs bytes up to {offset + nbytes:,}, and the file has "
                f"{len(self._content):,}"
            )
        return StoredTensor(shape, kind.name, offset, nbytes)

    def _tensor_info(self) -> tuple[str, tuple[int, ...], int, int]:
        """A tensor's name, shape with rows first, format code and offset after the header."""
        name = self._string("a tensor's name")
        n_dims = self._number("I", name)
        if not 1 <= n_dims <= 4:
            raise RefusedValueError(f"{shown(name)} has {n_dims} dimensions; there are 1 to 4")
        shape = tuple(self._number("Q", name) for _ in range(n_dims))[::-1]
        if min(shape) < 1 or math.prod(shape) >= 2**48:
            raise RefusedValueError(f"{shown(name)} has the impossible shape {[*shape]}")
        return name, shape, self._number("I", name), self._number("Q", name)

    def _value(self, code: int, key: str) -> Any:
        """One value of the metadata, or a list of them."""
        if code == _STRING:
            return self._string(key)
        if code != _ARRAY:
            return self._number(_letter(code, key), key)
        code = self._number("I", key)
        if code == _STRING:
            return [self._string(key) for _ in range(self._count(key, 8))]
        letter = _letter(code, key)
        count = self._count(key, struct.calcsize(letter))
        return [
            *struct.unpack(f"<{count}{letter}", self._take(count * struct.calcsize(letter), key))
        ]

    def _count(self, what: str, least_bytes: int) -> int:
        """Read a count of items; refuse it if they need more bytes than follow."""
        count: int = self._number("Q", what)
        if count * least_bytes > len(self._content) - self._at:
            raise RefusedValueError(
                f"the header is cut off or damaged: it says that {count} {what} follow, in "
                f"{len(self._content) - self._at:,} bytes"
            )
        return count

    def _string(self, what: str) -> str:
        content = self._take(self._count(f"bytes of {what}", 1), what)
        try:
            return str(content, "utf-8")
        except UnicodeDecodeError:
            raise RefusedValueError(f"{what} is not UTF-8: {shown(bytes(content))}") from None

    def _number(self, letter: str, what: str) -> Any:
        size = struct.calcsize(letter)
        return struct.unpack(f"<{letter}", self._take(size, what))[0]

    def _take(self, size: int, what: str) -> memoryview:
        """The next ``size`` bytes."""
        content = self._content[self._at : self._at + size]
        if len(content) < size:
            raise RefusedValueError(f"the header is cut off at {what}")
        self._at += size
        return content


@cache
def _is_dequantized(kind: GGMLQuantizationType) -> bool:
    """Whether the package can dequantize a number format; it only names the newest ones."""
    from gguf import GGML_QUANT_SIZES, quants

    try:
        quants.dequantize(np.zeros((1, GGML_QUANT_SIZES[kind][1]), np.uint8), kind)
    except NotImplementedError:
        return False
    return True


def _letter(code: int, key: str) -> str:
    """The letter of ``struct`` for one of the format's type codes."""
    if code not in _SCALARS:
        raise RefusedValueError(f"metadata {shown(key)} is of the unknown type {code}")
    return _SCALARS[code]
