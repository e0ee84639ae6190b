"""A training run in the caller's process: neither one's settings reach the other."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import torch

T = TypeVar("T")


@contextlib.contextmanager
def seeded(seed: int, device: torch.device) -> Iterator[None]:
    """Random numbers from a seed, on a device and on the CPU.

    Afterwards PyTorch's generators are back in the state they had before.
    """
    others = [] if device.type == "cpu" else [device]
    with torch.random.fork_rng(others, device_type=device.type):
        torch.default_generator.manual_seed(seed)
        for other in others:
            state = torch.Generator(other).manual_seed(seed).get_state()
            torch.get_device_module(other).set_rng_state(state, other)
        yield


def own_thread(records: Generator[T, None, None]) -> Iterator[T]:
    """Iterate over a generator that runs in a thread of its own, turn by turn.

    In this thread numbers too small for the usual format (denormals, which Adam's averages reach)
    count as zero: a processor takes a hundred times as long for them. The setting belongs to a
    thread, and PyTorch's workers inherit it from the thread that starts them. In the caller's
    thread, it would depend on what ran there before, and it would outlast the run.
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
    torch.set_num_threads(threads)  # the caller's number, which is a thread's setting as well
    if cuda is not None:  # which device is the current one is a thread's setting, too
        torch.cuda.set_device(cuda)
