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
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import torch
import transformers
from transformers import GPT2Config, GPT2LMHeadModel

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT

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


@dataclass
class Limits:
    """What the machine can do at best, here and now; measured again between the benchmarks."""

    threads: int
    _reads: list[float] = field(default_factory=list)
    _products: dict[torch.dtype, list[float]] = field(default_factory=dict)

    def sample(self) -> None:
        """Measure once more."""
        data = torch.ones(128 * 2**20)  # 512 MiB, many times any cache
        square = {dtype: torch.randn(1536, 1536).to(dtype) for dtype in DTYPES.values()}
        tasks: dict[str, Callable[[], object]] = {"read": lambda: data.sum()}
        for dtype, matrix in square.items():
            tasks[str(dtype)] = lambda m=matrix: m @ m  # type: ignore[misc]
        times = take_turns(tasks, rounds=7)
        self._reads += [data.nbytes / t for t in times["read"]]
        for dtype in square:
            rates = [2 * 1536**3 / t for t in times[str(dtype)]]
            self._products.setdefault(dtype, []).extend(rates)

    @property
    def bytes_per_second(self) -> float:
        """Reading memory with all threads: the best that was seen, as a limit should be."""
        return max(self._reads)

    def flops_per_second(self, dtype: torch.dtype) -> float:
        """Multiplying 1536 × 1536 matrices: the best that was seen."""
        return max(self._products[dtype])

    def describe(self) -> str:
        """The machine and its limits, in Markdown."""
        f32, bf16 = (self.flops_per_second(d) / 1e9 for d in DTYPES.values())
        return (
            f"{_processor()}, {self.threads} threads, {platform.system()}; "
            f"Python {platform.python_version()}, torch {torch.__version__}, transformers "
            f"{transformers.__version__}. Reading memory: {self.bytes_per_second / 1e9:.1f} GB/s. "
            f"Matrix products: {f32:.0f} GFLOP/s in float32, {bf16:.0f} in bfloat16."
        )


DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}


def _processor() -> str:
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
