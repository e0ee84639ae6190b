"""Prefill, decoding and memory of GPT-2 small against transformers, on the same random weights.

Run from the project's root, on a quiet machine: ``python -m benchmarks.inference``. It takes some
minutes, most of them the compiler's; ``--only`` picks tables.
"""

from __future__ import annotations

import itertools
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import torch
from transformers import DynamicCache, PreTrainedModel, StaticCache

from benchmarks.measure import (
    DTYPES,
    Limits,
    random_pair,
    run_sections,
    table,
    take_turns,
    times_as_fast,
)
from gpt_lab.anatomy import flops_per_token, kv_cache_bytes, weight_bytes
from gpt_lab.config import GPTConfig
from gpt_lab.generation.decoding import decoder
from gpt_lab.generation.layout import split_product, streamed_product
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT

GPT2 = GPTConfig()
CONTEXTS = (8, 512)
VOCABULARY = 49152  # IDs that SmolLM2 has, too, whose vocabulary is smaller
GROWTH = (64, 250, 500, 1000)
Workload = Callable[[], object]
ModelPair = Callable[[], tuple[GPT, Mapping[str, PreTrainedModel]]]


def prompt(tokens: int) -> torch.Tensor:
    generator = torch.Generator().manual_seed(tokens)
    return torch.randint(VOCABULARY, (1, tokens), generator=generator)


def our_step(model: GPT, tokens: int) -> Workload:
    """Decode one token after so many; each call steps back, so that the context stays as long."""
    ids = prompt(tokens + 1)
    cache = KVCache(model.config, capacity=tokens + 2, dtype=model.unembedding.dtype)
    next_logits = decoder(model)
    next_logits(ids[:, :-1], cache)

    def step() -> object:
        cache.length = tokens
        return next_logits(ids[:, -1:], cache)

    return step


def their_step(model: PreTrainedModel, tokens: int, forward: Callable[..., Any] | None) -> Workload:
    """The same with transformers: its growing cache, or its static one where it is compiled."""
    ids = prompt(tokens + 1)
    if forward is None:
        cache = DynamicCache(config=model.config)
        model(ids[:, :-1], past_key_values=cache, use_cache=True, logits_to_keep=1)

        def step() -> object:
            logits = model(ids[:, -1:], past_key_values=cache, use_cache=True).logits
            cache.crop(-1)
            return logits

        return step

    static = StaticCache(config=model.config, max_cache_len=tokens + 1)
    model(ids[:, :-1], past_key_values=static, use_cache=True, logits_to_keep=1)
    position, last = torch.tensor([[tokens]]), ids[:, -1:].clone()

    def compiled_step() -> object:
        for layer in static.layers:
            layer.cumulative_length.fill_(tokens)
        return forward(last, past_key_values=static, use_cache=True, position_ids=position).logits

    return compiled_step


def decoding(
    limits: Limits, rounds: int, pair: ModelPair = random_pair, dtypes: Iterable[str] = DTYPES
) -> str:
    rows = []
    for dtype, compiled in itertools.product(dtypes, (False, True)):
        ours, theirs = pair()
        ours = ours.to(DTYPES[dtype]).prepare_decoding(compile=compiled)
        peers: dict[str, tuple[PreTrainedModel, Callable[..., Any] | None]] = {}
        for name, model in theirs.items():
            model = model.to(DTYPES[dtype]).eval()
            peers[name] = (model, torch.compile(model.forward) if compiled else None)
        for tokens in CONTEXTS:
            steps = {"ours": our_step(ours, tokens)}
            for name, (model, forward) in peers.items():
                steps[name] = their_step(model, tokens, forward)
            agree(steps, tolerance=2e-4 if dtype == "float32" else 0.1)
            times = take_turns(steps | {"read": limits.read}, rounds, warm_up=3)
            needed = weight_bytes(ours.config, dtype)
            needed += kv_cache_bytes(ours.config, tokens + 1, dtype=dtype)
            seconds = {name: statistics.median(t) for name, t in times.items()}
            rows.append(
                [
                    f"{dtype}{', compiled' if compiled else ''}, after {tokens}",
                    *(f"{1 / seconds[name]:.1f}" for name in ("ours", "eager", "sdpa")),
                    f"{times_as_fast(times, 'ours', 'eager'):.2f} ×",
                    f"{times_as_fast(times, 'ours', 'sdpa'):.2f} ×",
                    *(limits.share(times, name, "read", needed) for name in ("ours", "eager")),
                ]
            )
        torch.compiler.reset()
    head = ["decoding, batch 1, tokens/s", "gpt_lab", "eager", "SDPA", "against eager"]
    return table([*head, "against SDPA", "share of the limit", "eager's share"], rows)


def agree(tasks: dict[str, Workload], tolerance: float) -> None:
    """Contestants that compute different things are not compared."""
    logits = [task()[..., -1:, :].flatten().float() for task in tasks.values()]  # type: ignore[index]
    for other in logits[1:]:
        torch.testing.assert_close(other, logits[0], rtol=tolerance, atol=tolerance)


def prefill(limits: Limits, rounds: int) -> str:
    rows = []
    ids = prompt(512)
    for dtype in DTYPES:
        ours, theirs = random_pair()
        ours = ours.to(DTYPES[dtype]).prepare_decoding()
        decoder(ours)  # lays its weights out
        eager, sdpa = (theirs[name].to(DTYPES[dtype]).eval() for name in ("eager", "sdpa"))
        for which in ("all logits", "last logits"):
            keep = 1 if which == "last logits" else 0
            steps: dict[str, Workload] = {
                "ours": lambda m=ours, k=keep: m.next_logits(ids) if k else m(ids),  # type: ignore[misc]
                "eager": lambda m=eager, k=keep: m(ids, use_cache=False, logits_to_keep=k).logits,  # type: ignore[misc]
                "sdpa": lambda m=sdpa, k=keep: m(ids, use_cache=False, logits_to_keep=k).logits,  # type: ignore[misc]
            }
            agree(steps, tolerance=2e-4 if dtype == "float32" else 0.1)
            limit = {dtype: limits.product(DTYPES[dtype])}
            times = take_turns(steps | limit, max(5, rounds // 3))
            seconds = {name: statistics.median(t) for name, t in times.items()}
            # on average a token sees half of the 512; the output is scored once or 512 times
            flops = 512 * flops_per_token(GPT2, keys=256)
            if keep:
                flops -= 511 * 2 * GPT2.vocab_size * GPT2.d_model
            rows.append(
                [
                    f"{dtype}, {which}",
                    *(f"{seconds[name]:.3f}" for name in ("ours", "eager", "sdpa")),
                    f"{times_as_fast(times, 'ours', 'eager'):.2f} ×",
                    f"{times_as_fast(times, 'ours', 'sdpa'):.2f} ×",
                    limits.share(times, "ours", dtype, flops),
                ]
            )
    head = ("prefill of 512 tokens, seconds", "gpt_lab", "eager", "SDPA", "against eager")
    return table([*head, "against SDPA", "share of the limit"], rows)


def growth(limits: Limits, rounds: int) -> str:
    """How much longer a token takes in a longer context, and how many more bytes it reads."""
    ours, theirs = random_pair(["sdpa"])
    ours.prepare_decoding()
    peer = theirs["sdpa"].eval()
    steps = {f"ours {n}": our_step(ours, n) for n in GROWTH}
    steps |= {f"sdpa {n}": their_step(peer, n, None) for n in GROWTH}
    times = take_turns(steps, rounds)
    first = GROWTH[0]
    read = {n: weight_bytes(GPT2) + kv_cache_bytes(GPT2, n + 1) for n in GROWTH}
    rows = [
        [
            f"after {n}",
            *(f"{statistics.median(times[f'{name} {n}']) * 1e3:.1f}" for name in ("ours", "sdpa")),
            *(f"{times_as_fast(times, f'{m} {first}', f'{m} {n}'):.3f}" for m in ("ours", "sdpa")),
            f"{read[n] / read[first]:.3f}",
        ]
        for n in GROWTH
    ]
    head = ("float32, milliseconds a token", "gpt_lab", "SDPA")
    return table([*head, "gpt_lab's growth", "SDPA's growth", "growth of the bytes"], rows)


def resident(kind: str) -> int:
    """Bytes of memory that this process has (VmRSS) or had at most (VmHWM); Linux only."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith(kind):
            return int(line.split()[1]) * 1024
    raise ValueError(f"no {kind} in /proc/self/status")


@torch.inference_mode()
def memory_of(which: str) -> int:
    """Peak bytes while decoding 64 tokens after 512, beyond what the process had without a model.

    The model is made first; the peak is counted from then on.
    """
    before = resident("VmRSS")
    ours, theirs = random_pair([] if which == "ours" else [which])
    ids = prompt(576)
    if which == "ours":
        decoder(ours.prepare_decoding())
    else:
        peer = theirs[which].eval()
        del ours
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the peak starts anew
    if which == "ours":
        cache, next_logits = KVCache(GPT2, capacity=576), decoder(ours)
        for start, end in itertools.pairwise([0, *range(512, 577)]):
            next_logits(ids[:, start:end], cache)
    else:
        past = DynamicCache(config=peer.config)
        for start, end in itertools.pairwise([0, *range(512, 577)]):
            peer(ids[:, start:end], past_key_values=past, use_cache=True, logits_to_keep=1)
    return resident("VmHWM") - before


def memory(limits: Limits, rounds: int) -> str:
    """Each in a process of its own; Linux only, and not a matter of time."""
    rows = []
    needed = weight_bytes(GPT2) + kv_cache_bytes(GPT2, 576)
    for which in ("ours", "eager", "sdpa"):
        code = f"from benchmarks import inference as i; print(i.memory_of({which!r}))"
        # memory that is given back is to be given back at once
        environment = os.environ | {
            "MALLOC_TRIM_THRESHOLD_": "0",
            "MALLOC_MMAP_THRESHOLD_": "65536",
        }
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            check=True,
            encoding="utf-8",
            env=environment,
        )
        peak = int(done.stdout)
        name = {"ours": "gpt_lab", "eager": "eager", "sdpa": "SDPA"}[which]
        rows.append([name, f"{peak / 1e6:.0f}", f"{needed / 1e6:.0f}", f"{peak / needed - 1:+.1%}"])
    head = ("decoding 64 tokens after 512", "peak, MB", "weights and cache, MB", "beyond them")
    return table(head, rows)


def parts(limits: Limits, rounds: int) -> str:
    """Where a token's time goes: each product of a row and a matrix alone, in several ways."""
    shapes = {
        "query, key, value": (768, 2304, 12),
        "attention's output": (768, 768, 12),
        "up": (768, 3072, 12),
        "down": (3072, 768, 12),
        "scores": (768, 50257, 1),
    }
    rows = []
    for name, (d_in, d_out, count) in shapes.items():
        torch.compiler.reset()
        compiled = torch.compile(streamed_product, dynamic=False)
        tasks, size = {}, {}
        for kind, f, dtype, orders in (
            ("float32", library_product, torch.float32, ("rows", "columns")),
            ("slices", split_product, torch.float32, ("rows",)),
            ("compiled", compiled, torch.float32, ("rows", "columns")),
            ("bfloat16", library_product, torch.bfloat16, ("rows", "columns")),
        ):
            x = torch.randn(1, d_in, dtype=dtype)
            by_rows = [torch.randn(d_in, d_out, dtype=dtype) for _ in range(count)]
            for order in orders:
                ws = by_rows if order == "rows" else [w.T.contiguous().T for w in by_rows]
                key = f"{kind}, by {order}"
                tasks[key] = lambda f=f, ws=ws, x=x: [f(x, w) for w in ws]
                size[key] = sum(w.nbytes for w in ws)
        times = take_turns(tasks, rounds)
        rates = (size[key] / statistics.median(times[key]) for key in tasks)
        rows.append([f"{name}, {d_in:,} × {d_out:,}", *(f"{rate / 1e9:.1f}" for rate in rates)])
    return table(["one row, GB/s of weights", *tasks], rows)


def library_product(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """x·W as the model's files have it."""
    return torch.nn.functional.linear(x, weight.T)


SECTIONS = {
    "decoding": decoding,
    "growth": growth,
    "prefill": prefill,
    "parts": parts,
    "memory": memory,
}


if __name__ == "__main__":
    run_sections(__doc__, SECTIONS, "inference")
