"""Run training in the caller's process without changing its settings, or being changed by them."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import torch

T = TypeVar("T")


@contextlib.contextmanager
def seeded(seed: int, device: torch.device) -> Iterator[None]:
    """Seed PyTorch's generators, on a device and on the CPU.

    Afterwards their earlier state is restored.
    """
    others = [] if device.type == "cpu" else [device]
    with torch.random.fork_rng(others, device_type=device.type):
        torch.default_generator.manual_seed(seed)
        for other in others:
            state = torch.Generator(other).manual_seed(seed).get_state()
            torch.get_device_module(other).set_rng_state(state, other)
        yield


def own_thread(records: Generator[T, None, None]) -> Iterator[T]:
    """Iterate over a generator that runs in its own thread.

    In this thread denormal numbers, which Adam's averages reach, are flushed to zero: processors
    need a hundred times as long for them. The setting belongs to a thread, and PyTorch's workers
    inherit it from the thread that starts them. In the caller's thread it would depend on earlier
    code and outlast the run.
    """
    on_cuda = torch.cuda.is_initialized()  # type: ignore[no-untyped-call]
    cuda = torch.cuda.current_device() if on_cuda else None
    with (
        contextlib.closing(records),
        ThreadPoolExecutor(
            1, "training", initializer=_begin, initargs=(torch.get_num_threads(), cuda)
        ) as thread,
    ):
        while (record := thread.submit(next, records, None).result()) is not None:
            yield record


def _begin(threads: int, cuda: int | None) -> None:
    torch.set_flush_denormal(True)
    torch.set_num_threads(threads)  # the caller's number, which is also a thread's setting
    if cuda is not None:  # the current device is a thread's setting, too
        torch.cuda.set_device(cuda)
