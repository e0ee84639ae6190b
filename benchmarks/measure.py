"""What every benchmark needs: interleaved timing, the machine's limits, tables.

The machine may be shared and its clock may move, so contestants take turns within one run, and
what counts is the median of the ratios between turns that followed each other.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import torch
import transformers
from transformers import GPT2Config, GPT2LMHeadModel

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT

Times = dict[str, list[float]]


def take_turns(tasks: dict[str, Callable[[], object]], rounds: int, warm_up: int = 2) -> Times:
    """Seconds of each task in each round; within a round the order is drawn anew."""
    times: Times = {name: [] for name in tasks}
    order, draw = list(tasks), random.Random(0)
    gc.collect()
    gc.disable()
    for turn in range(warm_up + rounds):
        draw.shuffle(order)
        for name in order:
            start = time.perf_counter()
            tasks[name]()
            elapsed = time.perf_counter() - start
            if turn >= warm_up:
                times[name].append(elapsed)
    gc.enable()
    return times


def times_as_fast(times: Times, one: str, other: str) -> float:
    """How many times as fast as the other the one is: the median over rounds."""
    return statistics.median(b / a for a, b in zip(times[one], times[other], strict=True))


class Limits:
    """What the machine can do at best. The limits take turns with what they limit."""

    read_bytes = 2**29  # 512 MiB, many times any cache
    product_flops = 2 * 1536**3

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._data = torch.ones(self.read_bytes // 4)
        self._square = {dtype: torch.randn(1536, 1536).to(dtype) for dtype in DTYPES.values()}
        self._seconds: dict[str, list[float]] = {"read": [], **{name: [] for name in DTYPES}}

    def read(self) -> object:
        """Read ``read_bytes`` with all threads."""
        return self._data.sum()

    def product(self, dtype: torch.dtype) -> Callable[[], object]:
        """Multiply two matrices with all threads, ``product_flops`` operations."""
        matrix = self._square[dtype]
        return lambda: matrix @ matrix

    def share(self, times: Times, one: str, limit: str, work: float) -> str:
        """The share of a contestant's time that its work would take at the limit: the median.

        Args:
            times: of both.
            one: the contestant.
            limit: ``"read"`` or the name of a precision, timed as a task of that name.
            work: the bytes that it has to read, or the operations that it has to make.
        """
        self._seconds[limit] += times[limit]
        unit = self.read_bytes if limit == "read" else self.product_flops
        pairs = zip(times[one], times[limit], strict=True)
        return f"{statistics.median(work / unit * best / t for t, best in pairs):.0%}"

    def describe(self) -> str:
        """The machine and its limits, in Markdown: medians of all turns."""
        tasks: dict[str, Callable[[], object]] = {"read": self.read}
        tasks |= {name: self.product(dtype) for name, dtype in DTYPES.items()}
        for name, seconds in take_turns(tasks, rounds=15).items():
            self._seconds[name] += seconds
        median = {name: statistics.median(seconds) for name, seconds in self._seconds.items()}
        read = self.read_bytes / median["read"] / 1e9
        f32, bf16 = (self.product_flops / median[name] / 1e9 for name in DTYPES)
        return (
            f"{processor()}, {self.threads} threads, {platform.system()}; "
            f"Python {platform.python_version()}, torch {torch.__version__}, transformers "
            f"{transformers.__version__}. Reading memory: {read:.1f} GB/s. "
            f"Matrix products: {f32:.0f} GFLOP/s in float32, {bf16:.0f} in bfloat16."
        )


DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}


def processor() -> str:
    """The name of this machine's processor."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def random_pair(
    attention: Sequence[str] = ("eager", "sdpa"), dropout: float = 0.0
) -> tuple[GPT, dict[str, GPT2LMHeadModel]]:
    """GPT-2 small with random weights, here and in transformers, the same weights."""
    torch.manual_seed(0)
    ours = GPT(GPTConfig(dropout=dropout))
    theirs = {}
    for name in attention:
        config = GPT2Config(resid_pdrop=dropout, embd_pdrop=dropout, attn_pdrop=dropout)
        model = GPT2LMHeadModel._from_config(config, attn_implementation=name)
        with torch.no_grad():
            # transformers' tensors come in the same order, with the same shapes
            for a, b in zip(ours.parameters(), model.parameters(), strict=True):
                b.copy_(a)
        theirs[name] = model
    return ours, theirs


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def arguments(description: str | None, sections: Iterable[str] = ()) -> argparse.Namespace:
    """The options that all benchmarks share; sets the number of threads."""
    parser = argparse.ArgumentParser(description=description)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    parser.add_argument("--threads", type=int, default=min(2, cores or 1), help="default: 2")
    parser.add_argument("--rounds", type=int, default=25, help="turns of each; default: 25")
    parser.add_argument(
        "--output", type=Path, metavar="DIRECTORY", help="also keep the tables here"
    )
    if names := [*sections]:
        parser.add_argument("--only", nargs="+", choices=names, help="these tables alone")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    return options


def report(name: str, text: str, directory: Path | None) -> None:
    """Print a result, and keep it as a file, ``NAME.md``, if a directory was given."""
    print(f"{text}\n", flush=True)
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        aside = directory / f".{name}.md"
        aside.write_text(f"{text}\n", encoding="utf-8", newline="\n")
        aside.replace(directory / f"{name}.md")


def run_sections(
    description: str | None,
    sections: Mapping[str, Callable[[Limits, int], str]],
    machine: str,
    mode: Callable[[], AbstractContextManager[object]] = torch.inference_mode,
) -> None:
    """A benchmark's command line: measure its tables, or some, and then say on what machine."""
    options = arguments(description, sections=sections)
    limits = Limits(options.threads)
    for name in options.only or sections:
        with mode():
            report(name, sections[name](limits, options.rounds), options.output)
    report(f"{machine}_machine", limits.describe(), options.output)
