"""What heads that share keys and values save when a model writes: bytes, and so time.

Run from the project's root, on a quiet machine: ``python -m benchmarks.shared_keys``. The model is
GPT-2 small's size and reads longer texts; only the number of heads of keys and values differs. Each
step reads all weights and all that the cache keeps, so the bytes say how long it should take.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

import torch

from benchmarks.measure import Limits, run_sections, table, take_turns, times_as_fast
from gpt_lab.anatomy import kv_cache_bytes, weight_bytes
from gpt_lab.config import GPTConfig
from gpt_lab.generation.decoding import decoder
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT

HEADS = (12, 4, 1)
TOKENS = 8000
CONFIGS = {n: GPTConfig(n_kv_heads=n, context_length=TOKENS + 2, positions="rotary") for n in HEADS}


def step_after(config: GPTConfig, tokens: int) -> Callable[[], object]:
    """Decode one token after so many, whose keys and values are random."""
    torch.manual_seed(0)
    model = GPT(config).prepare_decoding()
    cache = KVCache(config, capacity=tokens + 2)
    for one in cache.keys + cache.values:
        one.normal_()
    next_logits, last = decoder(model), torch.tensor([[1]])

    def step() -> object:
        cache.length = tokens
        return next_logits(last, cache)

    return step


def shared_keys(limits: Limits, rounds: int) -> str:
    steps = {str(n): step_after(config, TOKENS) for n, config in CONFIGS.items()}
    times = take_turns(steps, rounds, warm_up=3)
    read = {
        n: weight_bytes(config) + kv_cache_bytes(config, TOKENS + 1)
        for n, config in CONFIGS.items()
    }
    first = HEADS[0]
    rows = [
        [
            f"{n} of 12",
            f"{kv_cache_bytes(CONFIGS[n], TOKENS + 1) / 1e6:,.0f}",
            f"{read[n] / 1e6:,.0f}",
            f"{statistics.median(times[str(n)]) * 1e3:.1f}",
            f"{times_as_fast(times, str(n), str(first)):.2f} ×",
            f"{read[first] / read[n]:.2f} ×",
        ]
        for n in HEADS
    ]
    head = [f"heads of keys, after {TOKENS:,} tokens", "cache, MB", "read a token, MB"]
    return table([*head, "milliseconds a token", "as fast", "by the bytes"], rows)


SECTIONS = {"shared_keys": shared_keys}


if __name__ == "__main__":
    run_sections(__doc__, SECTIONS, "shared_keys")
