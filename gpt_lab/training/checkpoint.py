"""Checkpoints of a run: weights, optimizer states and the step, in one safetensors file.

Nothing else needs to be stored: batches, dropout and learning rates follow from the step.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.optim import Optimizer

from gpt_lab.checkpoints.files import save_tensors
from gpt_lab.checkpoints.stored import open_tensors
from gpt_lab.training.config import TrainingConfig
from gpt_lab.training.world import full_tensor, rank_and_ranks, shard_like
from gpt_lab.validation import RefusedValueError, parsed, shown

_FORMAT = "gpt_lab training 3"  # version 1 had another schedule, 2 no checksum
# Settings that affect saving and memory, not results.
_FREE = ("checkpoint_every", "micro_batch_size")


def write(
    path: Path,
    model: nn.Module,
    optimizers: Sequence[Optimizer],
    identity: dict[str, Any],
    progress: dict[str, Any],
) -> None:
    """Write a checkpoint atomically. All processes call this; the first one writes.

    Args:
        path: the file.
        model: its weights may be sharded.
        optimizers: those of the model.
        identity: what identifies the run, see ``identity_of``.
        progress: the state of the run; anything that JSON can store.

    Raises:
        OSError: it cannot be written; an earlier file is unchanged.
    """
    first = rank_and_ranks()[0] == 0
    tensors = {}
    for name, tensor in _state(model, optimizers):
        full = full_tensor(tensor.detach())
        if first:
            tensors[name] = full.cpu()
    if first:
        metadata = {
            "format": _FORMAT,
            "identity": json.dumps(identity),
            "progress": json.dumps(progress),
        }
        metadata["sha256"] = _checksum(tensors, metadata)
        save_tensors(tensors, path, metadata)


def read(
    path: Path, model: nn.Module, optimizers: Sequence[Optimizer], identity: dict[str, Any]
) -> dict[str, Any]:
    """Load a checkpoint's weights and optimizer states, and return its progress.

    Raises:
        ValueError: the file is damaged, or belongs to another run; the message says what differs.
    """
    with open_tensors(path) as file:
        progress = _progress(path, file, identity)
        # Copies: the file is memory-mapped, and could not be replaced meanwhile.
        stored = {name: file.get_tensor(name).clone() for name in sorted(file.keys())}
        metadata = file.metadata()
    if _checksum(stored, metadata) != metadata.get("sha256"):
        raise RefusedValueError(
            f"{path} is damaged: its sha256 is not that of its content; take it away to start anew"
        )
    for name, parameter in model.named_parameters():
        with torch.no_grad():
            parameter.copy_(shard_like(stored[f"model.{name}"], parameter))
    for number, optimizer in enumerate(optimizers):
        for name, parameter in _owned(model, optimizer):
            prefix = f"optimizer.{number}.{name}/"
            optimizer.state[parameter] = {
                key.removeprefix(prefix): shard_like(tensor, parameter)
                for key, tensor in stored.items()
                if key.startswith(prefix)
            }
    return progress


def progress_in(path: Path, identity: dict[str, Any]) -> dict[str, Any]:
    """The progress of the run of a checkpoint.

    Raises:
        ValueError: the file is damaged, or belongs to another run; the message says what differs.
    """
    with open_tensors(path) as file:
        return _progress(path, file, identity)


def _progress(path: Path, file: Any, identity: dict[str, Any]) -> dict[str, Any]:
    _refuse_other(path, _described(path, file, "identity"), identity)
    progress = _described(path, file, "progress")
    for name, kinds in (("step", int), ("seconds", (int, float))):
        if not isinstance(progress.get(name), kinds):
            raise RefusedValueError(f"{path} is damaged: its progress has no number as {name!r}")
    if not 0 <= progress["step"] <= identity["steps"]:
        raise RefusedValueError(
            f"{path} says step={progress['step']}, of a run of steps={identity['steps']}"
        )
    return progress


def _checksum(tensors: Mapping[str, Tensor], metadata: Mapping[str, str]) -> str:
    """The SHA-256 of a checkpoint's metadata and of its tensors' names and bytes."""
    digest = hashlib.sha256()
    for key in ("format", "identity", "progress"):
        digest.update(metadata[key].encode())
    for name in sorted(tensors):
        tensor = tensors[name].contiguous()
        digest.update(f"{name} {tensor.dtype} {[*tensor.shape]}".encode())
        digest.update(tensor.reshape(-1).view(torch.uint8).numpy().data)
    return digest.hexdigest()


def identity_in(path: Path) -> dict[str, Any]:
    """The identity of the run of a checkpoint: see ``identity_of``.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is damaged, or not a checkpoint of a training run.
    """
    with open_tensors(path) as file:
        return _described(path, file, "identity")


def _described(path: Path, file: Any, what: str) -> dict[str, Any]:
    metadata = file.metadata() or {}
    if metadata.get("format") != _FORMAT:
        raise RefusedValueError(f"{path} is not a checkpoint of a training run")
    described: dict[str, Any] = parsed(metadata.get(what, ""), f"{path}: its {what}")
    if not isinstance(described, dict):
        raise RefusedValueError(f"{path} is damaged: its {what} is {shown(described)}, not a table")
    return described


def identity_of(config: TrainingConfig, vocab_size: int, data: dict[str, str]) -> dict[str, Any]:
    """What two runs must have in common for one to continue the other."""
    settings = dataclasses.asdict(config)
    for name in _FREE:
        del settings[name]
    identity = settings | {"vocab_size": vocab_size, "data": data}
    plain: dict[str, Any] = json.loads(json.dumps(identity))  # as it is read back
    return plain


def _refuse_other(path: Path, stored: dict[str, Any], current: dict[str, Any]) -> None:
    for name in current | stored:
        if stored.get(name) != current.get(name):
            what = (
                "other data"
                if name == "data"
                else f"{name}={shown(stored.get(name))}, not {shown(current.get(name))}"
            )
            raise RefusedValueError(
                f"{path} is of a run with {what}: take the same settings to go on with it, or "
                "another output folder to start anew"
            )


def _state(model: nn.Module, optimizers: Sequence[Optimizer]) -> Iterator[tuple[str, Tensor]]:
    for name, parameter in model.named_parameters():
        yield f"model.{name}", parameter
    for number, optimizer in enumerate(optimizers):
        for name, parameter in _owned(model, optimizer):
            for key, value in optimizer.state[parameter].items():
                yield f"optimizer.{number}.{name}/{key}", value


def _owned(model: nn.Module, optimizer: Optimizer) -> Iterator[tuple[str, nn.Parameter]]:
    """The parameters that an optimizer updates, with their names in the model."""
    owned = {id(p) for group in optimizer.param_groups for p in group["params"]}
    for name, parameter in model.named_parameters():
        if id(parameter) in owned:
            yield name, parameter
