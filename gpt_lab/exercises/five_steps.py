"""Exercises of chapter 0: counting parameters by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpt_lab.anatomy import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.exercises.exercise import Exercise

GPT2_SMALL = (50257, 1024, 768)


def _embedding(vocab_size: int, context_length: int, d_model: int) -> int:
    return (vocab_size + context_length) * d_model


embedding = Exercise(
    "five_steps.embedding",
    solution=_embedding,
    inputs=[GPT2_SMALL, (100, 16, 8), (7, 5, 3)],
    mistakes={
        "the positions have embeddings too: n_ctx more rows.": lambda v, n, d: v * d,
        "each position has a whole row of d_model numbers, not one.": lambda v, n, d: v * d + n,
        "token and position rows are two tables, added row by row: add their sizes, do not "
        "multiply them.": lambda v, n, d: v * n * d,
        "these are rows; each is d_model wide.": lambda v, n, d: v + n,
    },
)


def _attention(d_model: int, n_heads: int, qkv_bias: bool) -> int:
    return 4 * d_model**2 + d_model + (3 * d_model if qkv_bias else 0)


attention = Exercise(
    "five_steps.attention",
    solution=_attention,
    inputs=[(768, 12, True), (768, 12, False), (64, 4, True), (64, 4, False)],
    mistakes={
        "the heads share the width: each of the H heads projects to d_model / H, so H of them need "
        "no more than one of full width.": lambda d, h, b: (
            3 * h * d * d + d * d + d + (3 * d if b else 0)
        ),
        "that is Q, K and V; the heads' results then pass through an output projection.": (
            lambda d, h, b: 3 * d * d + (3 * d if b else 0)
        ),
        "the weights are right; the output projection always has a bias here, d_model more.": (
            lambda d, h, b: 4 * d * d + (3 * d if b else 0)
        ),
        "the weights are right; the biases are missing altogether.": lambda d, h, b: 4 * d * d,
        "without qkv_bias the output projection keeps its own bias: d_model more.": (
            lambda d, h, b: 4 * d * d + (4 * d if b else 0)
        ),
        "qkv_bias=False takes the three biases of Q, K and V away.": lambda d, h, b: (
            4 * d * d + 4 * d
        ),
        "qkv_bias=True gives Q, K and V a bias each.": lambda d, h, b: 4 * d * d + d,
        "qkv_bias=True gives three biases, one each for Q, K and V.": lambda d, h, b: (
            4 * d * d + d + (d if b else 0)
        ),
    },
)


def _same_model(a: GPTConfig, b: GPTConfig) -> bool:
    """Whether two configurations have the same tensors; heads and dropout change none."""
    alike = {"n_heads": 1, "n_kv_heads": 1, "dropout": 0.0}
    same_count = count_parameters(a).total == count_parameters(b).total
    return same_count and a.replace(**alike) == b.replace(**alike)


def _by_its_total(answer: object) -> str:
    if not isinstance(answer, GPTConfig):
        return f"{answer!r}, which is no GPTConfig,"
    return f"a model with {count_parameters(answer).total:,} parameters like this one"


switches = Exercise(
    "five_steps.switches",
    solution=GPTConfig(qkv_bias=False, tie_embeddings=False),
    same=_same_model,
    describe=_by_its_total,
    mistakes={
        "that is 124,439,808, GPT-2 as released: two switches have to change.": GPTConfig(),
        "that is 163,037,184, 27,648 too many: the three biases of 768, in 12 blocks.": GPTConfig(
            tie_embeddings=False
        ),
        "that is 124,412,160, 38,597,376 too few: a second table of the vocabulary.": GPTConfig(
            qkv_bias=False
        ),
        "that is 162,935,040: the article's model drops the biases of Q, K and V only.": GPTConfig(
            qkv_bias=False, bias=False, tie_embeddings=False
        ),
    },
)


def _largest(fits: Callable[[int], bool], step: int = 64) -> int:
    d_model = step
    while fits(d_model + step):
        d_model += step
    return d_model


def _cost(d_model: int, n_layers: int, **others: Any) -> int:
    config = GPTConfig(d_model=d_model, n_heads=1, n_layers=n_layers, **others)
    return count_parameters(config).total


def _widest(budget: int, n_layers: int) -> int:
    return _largest(lambda d: _cost(d, n_layers) <= budget)


widest = Exercise(
    "five_steps.widest",
    solution=_widest,
    inputs=[(124_439_808, 12), (124_439_807, 12), (355_000_000, 24), (30_000_000, 6)],
    mistakes={
        "one step too far: that model is already over the budget.": (
            lambda budget, L: _widest(budget, L) + 64
        ),
        "a model that costs exactly the budget still fits.": (
            lambda budget, L: _largest(lambda d: _cost(d, L) < budget)
        ),
        "12·L·d_model² counts the blocks alone; the embeddings cost too, most of all in small "
        "models.": lambda budget, L: int((budget / (12 * L)) ** 0.5) // 64 * 64,
        "d_model has to be a multiple of 64.": (
            lambda budget, L: _largest(lambda d: _cost(d, L) <= budget, step=1)
        ),
        "as in GPT-2 small, the output projection is tied: its table is not counted again.": (
            lambda budget, L: _largest(lambda d: _cost(d, L, tie_embeddings=False) <= budget)
        ),
        "d_ff has to follow: it is 4·d_model, not 3,072 throughout.": (
            lambda budget, L: _largest(lambda d: _cost(d, L, d_ff=3072) <= budget)
        ),
    },
)

ALL = (embedding, attention, switches, widest)
