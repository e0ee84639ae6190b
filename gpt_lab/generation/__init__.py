"""From logits to tokens, and from tokens to a text: sampling, and generation with a cache."""

from gpt_lab.generation.continuation import generate
from gpt_lab.generation.sampling import (
    Sampler,
    apply_temperature,
    greedy,
    keep_min_p,
    keep_top_k,
    keep_top_p,
    penalize_repetition,
    sample,
)

__all__ = [
    "Sampler",
    "apply_temperature",
    "generate",
    "greedy",
    "keep_min_p",
    "keep_top_k",
    "keep_top_p",
    "penalize_repetition",
    "sample",
]
