"""Read a folder that ``save_pretrained`` wrote: configuration and weights."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gpt_lab.paths import existing, is_file, read
from gpt_lab.pretrained.configs import from_json
from gpt_lab.pretrained.kinds import Architecture
from gpt_lab.validation import RefusedValueError, parsed

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT


def architecture(folder: Path) -> Architecture:
    """The architecture that ``config.json`` describes.

    Raises:
        FileNotFoundError: there is none.
        ValueError: it is damaged, or ``GPT`` does not support its architecture.
    """
    path = config_file(folder)
    return from_json(read(path), str(path))


def config_file(folder: Path) -> Path:
    """The folder's ``config.json``.

    Raises:
        FileNotFoundError: there is none.
    """
    return existing(folder / "config.json", ": not a folder of save_pretrained")


def model(folder: Path, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """Load the model, with weights from ``model.safetensors`` or from the files of its index.

    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged, or does not match the configuration.
    """
    from gpt_lab.checkpoints.assembly import assemble  # imports torch
    from gpt_lab.checkpoints.stored import Safetensors
    from gpt_lab.pretrained import layouts

    if is_file(folder / "adapter_config.json"):
        raise RefusedValueError(
            f"{folder} has an adapter (adapter_config.json), which is not applied: merge it with "
            "peft's merge_and_unload() and save the result in a folder of its own"
        )
    kind, config = architecture(folder)
    prefix = "transformer." if kind == "gpt2" else "model."  # which base classes do without
    tensors = Safetensors(_weight_files(folder), prefix)
    return assemble(config, tensors, layouts.of_safetensors(kind, config), device, dtype)


def _weight_files(folder: Path) -> list[Path]:
    """The files of weights: a single one, or those that an index lists."""
    single, index = folder / "model.safetensors", folder / "model.safetensors.index.json"
    if is_file(single) or not is_file(index):
        if not is_file(single) and is_file(folder / "pytorch_model.bin"):
            raise RefusedValueError(
                f"{folder} has its weights in pytorch_model.bin alone, which is a pickle and is "
                "not read: save them as safetensors, as transformers' save_pretrained does"
            )
        return [single]
    try:
        names = sorted(set(parsed(read(index), "it")["weight_map"].values()))
        if not names:
            raise RefusedValueError("it names no files")
        if any(Path(name).name != name for name in names):
            raise RefusedValueError("it names files outside its directory")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{index} is not an index of weights: {error}") from None
    return [folder / name for name in names]
