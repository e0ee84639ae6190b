"""Training in one process or many: copies or shards of the model, and collective operations.

Data parallel: every process has the whole model and a share of each batch; the gradients are
averaged. Fully sharded: every process has a share of each matrix, too, and gathers a block's
matrices when they are needed. Started by ``torchrun``, which sets RANK, WORLD_SIZE and LOCAL_RANK.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel

from gpt_lab.model.device import choose_device
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError, shown


@contextlib.contextmanager
def process_group(device: str = "auto") -> Iterator[torch.device]:
    """Join the process group if ``torchrun`` started one, and give this process's device."""
    if "WORLD_SIZE" not in os.environ:
        yield choose_device(device)
        return
    chosen = choose_device(device)
    try:
        if chosen.type == "cuda":
            chosen = choose_device(f"cuda:{int(os.environ['LOCAL_RANK'])}")
            torch.cuda.set_device(chosen)
        dist.init_process_group("nccl" if chosen.type == "cuda" else "gloo")
    except (KeyError, ValueError) as error:  # a variable is missing, or not a number
        raise RefusedValueError(
            f"WORLD_SIZE={shown(os.environ['WORLD_SIZE'])} asks for several processes, as torchrun "
            f"starts them; these cannot find each other: {error}"
        ) from None
    try:
        yield chosen
    finally:
        dist.destroy_process_group()


def rank_and_ranks() -> tuple[int, int]:
    """The rank of this process and the number of processes."""
    together = dist.is_available() and dist.is_initialized()
    return (dist.get_rank(), dist.get_world_size()) if together else (0, 1)


def mean(value: Tensor) -> Tensor:
    """The average over all processes, in place."""
    _, ranks = rank_and_ranks()
    if ranks > 1:
        dist.all_reduce(value)
        value /= ranks
    return value


def parallelize(model: GPT, device: torch.device, fsdp: bool) -> nn.Module:
    """Wrap the model for several processes: as copies or as shards.

    Args:
        model: on its device, except with ``fsdp``; it is sharded in place.
        device: this process's device.
        fsdp: whether to shard the weights, block by block, instead of copying them.

    Raises:
        ValueError: ``fsdp`` with a single process.
    """
    _, ranks = rank_and_ranks()
    if fsdp:
        if ranks == 1:
            raise RefusedValueError("fsdp=True needs more than one process: start with torchrun")
        from torch.distributed.device_mesh import init_device_mesh

        try:
            from torch.distributed.fsdp import fully_shard
        except ImportError:
            raise RefusedValueError(
                f"fsdp=True needs PyTorch 2.6 or newer; this is {torch.__version__}"
            ) from None

        mesh = init_device_mesh(device.type, (ranks,))
        for part in (*model.blocks, model):  # also after an evaluation, keep only shards
            fully_shard(part, mesh=mesh, reshard_after_forward=True)
        return model
    if ranks > 1:
        return DistributedDataParallel(model)
    return model


@contextlib.contextmanager
def gradient_sync(module: nn.Module, now: bool) -> Iterator[None]:
    """Synchronize the gradients of a backward pass now, or with a later micro-batch."""
    if isinstance(module, DistributedDataParallel) and not now:
        with module.no_sync():
            yield
        return
    if (set_sync := getattr(module, "set_requires_gradient_sync", None)) is not None:  # FSDP's
        set_sync(now)
    yield


def full_tensor(tensor: Tensor) -> Tensor:
    """The whole tensor, gathered from all processes if it is sharded; all must call this."""
    return tensor.full_tensor() if hasattr(tensor, "full_tensor") else tensor


def shard_like(full: Tensor, like: Tensor) -> Tensor:
    """This process's part of a tensor, sharded like another one."""
    full = full.to(like.device)
    if not dist.is_available():
        return full
    from torch.distributed.tensor import DTensor, distribute_tensor

    if not isinstance(like, DTensor) or full.shape != like.shape:  # a step counter is not sharded
        return full
    return distribute_tensor(full, like.device_mesh, like.placements)
