"""Checkpoints: one safetensors file each, the configuration in its metadata.

A file that does not hold exactly what its configuration calls for is refused by the name of
the tensor at fault. Nothing is ever unpickled.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import Tensor

from gpt_lab.atomic_files import replacing
from gpt_lab.checkpoints.skeleton import skeleton
from gpt_lab.config import GPTConfig
from gpt_lab.model.device import choose_device, choose_dtype
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError, parsed

_FORMAT = "gpt_lab checkpoint 2"


def save(
    model: GPT, path: str | os.PathLike[str], weights: Mapping[str, Tensor] | None = None
) -> None:
    """Write a checkpoint: one safetensors file, the configuration in its metadata.

    Args:
        model: the model.
        path: the file; it is written as in ``save_tensors``.
        weights: tensors by parameter name, to be written rather than the model's own: gathered
            from several processes, or in another precision.
    """
    metadata = {"format": _FORMAT, "config": json.dumps(model.config.entries())}
    save_tensors(dict(model.named_parameters()) if weights is None else weights, path, metadata)


def save_tensors(
    tensors: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: dict[str, str]
) -> None:
    """Write a safetensors file, whole or not at all: see ``replacing``.

    The same tensors and metadata give the same bytes.

    Raises:
        OSError: the folder does not exist or may not be written to, or the disk is full.
    """
    path = Path(path)
    contiguous = {name: tensor.detach().contiguous() for name, tensor in tensors.items()}
    with replacing(path) as aside:
        try:
            save_file(contiguous, aside, metadata=metadata)
        except SafetensorError as error:
            raise OSError(f"{path} cannot be written: {error}") from None
        _sort_metadata(aside)


def _sort_metadata(path: Path) -> None:
    """Put the metadata's keys in order: the library writes them in another one each time."""
    with path.open("rb+") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        header["__metadata__"] = dict(sorted(header["__metadata__"].items()))
        text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode().ljust(size)
        if len(text) == size:  # else the library writes JSON otherwise, and stays as it is
            file.seek(8)
            file.write(text)


def load(
    path: str | os.PathLike[str],
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = None,
) -> GPT:
    """The model of a checkpoint that ``save`` wrote, in evaluation mode.

    Args:
        path: the file.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision, see ``choose_dtype`` for names; as saved when left out.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: no such device or precision, or the file is damaged, is not a checkpoint of this
            package, or does not hold exactly what its configuration calls for.
    """
    place, precision = place_and_precision(device, dtype)
    path = Path(path)
    with open_tensors(path) as file:
        metadata = file.metadata() or {}
    if metadata.get("format") != _FORMAT:
        raise RefusedValueError(f"{path} is a safetensors file, but not a checkpoint of gpt_lab")
    config = read_config(metadata.get("config", ""), str(path))
    return assemble(config, [path], str, str, {}, place, precision).prepare_decoding()


def read_config(text: str, where: str) -> GPTConfig:
    """The configuration that a checkpoint was saved with.

    Args:
        text: JSON.
        where: what the message says that it stands in.

    Raises:
        ValueError: it is not the configuration of a model.
    """
    try:
        return GPTConfig(**parsed(text, "it"))
    except (TypeError, ValueError) as error:  # the first for a key that there is not, too
        raise RefusedValueError(f"{where} has no usable configuration: {error}") from None


def place_and_precision(
    device: torch.device | str, dtype: torch.dtype | str | None
) -> tuple[torch.device, torch.dtype | None]:
    """Where weights go and in which precision, names looked up."""
    device = choose_device(device) if isinstance(device, str) else device
    dtype = choose_dtype(dtype, device) if isinstance(dtype, str) else dtype
    if dtype is not None and not dtype.is_floating_point:
        raise RefusedValueError(f"dtype={dtype} is not a floating-point precision")
    return device, dtype


def assemble(
    config: GPTConfig,
    files: Iterable[Path],
    file_name: Callable[[str], str],
    plain: Callable[[str], str | None],
    shared: dict[str, str],
    device: torch.device,
    dtype: torch.dtype | None,
) -> GPT:
    """A model whose every parameter was found in the files, with its shape, and nothing else was.

    Args:
        config: the model's configuration.
        files: safetensors files.
        file_name: a parameter's name in the files, from its name in the model.
        plain: the same from what actually stands there; None for what is to be ignored.
        shared: names that may repeat another tensor, with that tensor's name.
        device: where the weights go.
        dtype: their precision; as in the files when None.
    """
    files = [*files]
    refuse_more_blocks(config, sum(len(open_tensors(f).keys()) for f in files), str(files[0]))
    model = skeleton(config)
    expected = {file_name(name): (name, p.shape) for name, p in model.named_parameters()}
    state: dict[str, Tensor] = {}
    copies: dict[str, Tensor] = {}
    where = Path()
    for where in files:
        with open_tensors(where) as file:
            for stored in file.keys():  # noqa: SIM118  # the file is not a mapping
                name = plain(stored)
                if name is None:
                    continue
                if name not in expected and name not in shared:
                    raise RefusedValueError(
                        f"{where}: {stored} is not a tensor of this configuration"
                    )
                if name in shared:
                    copies[name] = file.get_tensor(stored)
                    continue
                ours, shape = expected[name]
                if ours in state:
                    raise RefusedValueError(f"{where}: {stored} is there a second time")
                actual = tuple(file.get_slice(stored).get_shape())
                if actual != shape:
                    raise RefusedValueError(
                        f"{where}: {stored} has shape {[*actual]}, not {[*shape]}"
                    )
                tensor = file.get_tensor(stored)
                if not tensor.is_floating_point():
                    raise RefusedValueError(
                        f"{where}: {stored} is {tensor.dtype}, not floating point"
                    )
                state[ours] = tensor.to(device, dtype, copy=True)
    missing = [name for name, (ours, _) in expected.items() if ours not in state]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise RefusedValueError(f"{where}: {missing[0]}{more} is missing")
    for name, copy in copies.items():
        original = state[expected[shared[name]][0]]
        if not torch.equal(copy.to(original), original):
            raise RefusedValueError(
                f"{where}: {name} differs from {shared[name]}, to which it is tied"
            )
    model.load_state_dict(state, assign=True)
    return model


def refuse_more_blocks(config: GPTConfig, tensors: int, where: str) -> None:
    """Refuse a configuration of more blocks than tensors are there: to build them could take days.

    Raises:
        ValueError: it is one.
    """
    if config.n_layers > tensors:
        raise RefusedValueError(
            f"{where}: n_layers={config.n_layers}, but there are {tensors} tensors in all"
        )


def open_tensors(path: Path) -> Any:
    """Open a safetensors file, or say what is wrong with it.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is damaged.
    """
    if not path.is_file():
        raise FileNotFoundError(f"{path} {'is a directory' if path.is_dir() else 'is missing'}")
    path.open("rb").close()  # what may not be read, safetensors says is missing
    try:
        return safe_open(path, framework="pt")
    except SafetensorError as error:
        cut = _first_cut(path)
        reason = f"{cut} is cut off" if cut else f"not a complete safetensors file ({error})"
        raise RefusedValueError(f"{path}: {reason}") from None


def _first_cut(path: Path) -> str | None:
    """The first tensor that the end of a file cuts off, where its header can still be read."""
    try:
        with path.open("rb") as file:
            (size,) = struct.unpack("<Q", file.read(8))
            header = json.loads(file.read(min(size, path.stat().st_size)))
        ends = {n: t["data_offsets"][1] for n, t in header.items() if n != "__metadata__"}
    except (struct.error, ValueError, AttributeError, KeyError, IndexError, TypeError):
        return None
    cut = [name for name, end in ends.items() if end > path.stat().st_size - 8 - size]
    return min(cut, key=lambda name: ends[name]) if cut else None
