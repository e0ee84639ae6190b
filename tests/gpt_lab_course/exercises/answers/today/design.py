"""`today.design` as learners solve it: designs that fit, and others."""

from gpt_lab import GPTConfig

SIZES = {"vocab_size": 49_152, "d_model": 1536, "n_layers": 24, "d_ff": 6_656}
SIZES |= {"n_heads": 24, "n_kv_heads": 3, "d_head": 64, "context_length": 32_768}
MODERN = {"feed_forward": "swiglu", "norm": "rms", "positions": "rotary"}


def design(**changes):
    return GPTConfig(**{**SIZES, **MODERN, **changes})


RIGHT = [
    design(),
    {**SIZES, **MODERN},
    design(n_layers=16, n_kv_heads=1, d_ff=10_240, feed_forward="swiglu"),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "too small": design(context_length=8192),
    "16 are asked for: a block less": design(n_layers=12, d_ff=14_336),
    "each text has a cache of its own": design(n_kv_heads=24, d_ff=6_144),
    "share more": design(n_kv_heads=8),
    "it has too many parameters": design(d_ff=9_216),
    "windows are not counted here": design(sliding_window=1024, n_kv_heads=8),
    "no model has these sizes": {**SIZES, "n_kv_heads": 5},
    "this wants a `GPTConfig`": lambda: design(),
}
