"""Design a model whose weights and caches of eight long texts fit on a card of 8 GB."""

from __future__ import annotations

from typing import Any

from gpt_lab.anatomy.costs import kv_cache_bytes, weight_bytes
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedTypeError, RefusedValueError
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.parsing import NotAnAnswerError

CARD, TEXTS, TOKENS, DTYPE = 8_000_000_000, 8, 32_768, "bfloat16"
FEWEST, MOST = 900_000_000, 1_100_000_000
BLOCKS = HEADS = 16

_MODERN: dict[str, Any] = {"qkv_bias": False, "bias": False, "norm": "rms"}
_MODERN |= {"feed_forward": "swiglu", "positions": "rotary", "context_length": TOKENS}


def _sized(**sizes: int) -> GPTConfig:
    return GPTConfig(vocab_size=32_000, **{**_MODERN, **sizes})


_SOLUTION = {"d_model": 2048, "n_heads": 16, "n_kv_heads": 2, "n_layers": 20, "d_ff": 5632}


def diagnosis(config: GPTConfig) -> str | None:
    """The first error of a design; None if it satisfies all conditions."""
    count = count_parameters(config).total
    if config.context_length < TOKENS:
        return _SHORT
    if config.n_layers < BLOCKS:
        return _FLAT
    if config.n_heads < HEADS:
        return _FEW_HEADS
    if count < FEWEST:
        return _SMALL
    if count > MOST:
        return _LARGE
    weights, cache = _bytes(config)
    if weights + cache <= CARD:
        return None
    if weights + cache / TEXTS <= CARD < weights + cache and config.n_kv_heads == config.n_heads:
        return _UNGROUPED
    if config.n_kv_heads == config.n_heads:
        return _ONE_TEXT
    return _GROUPED if config.n_kv_heads * config.d_head >= 512 else _DEEP


def _bytes(config: GPTConfig) -> tuple[int, int]:
    config = config.replace(sliding_window=None, window_layers=None)
    return weight_bytes(config, DTYPE), kv_cache_bytes(config, TOKENS, TEXTS, DTYPE)


_SHORT = "it can't read a text of 32,768 tokens: `context_length` is too small."
_FLAT = "it has too few blocks, 16 are asked for: a block less saves cache, but that's too cheap."
_FEW_HEADS = (
    "it has too few heads of queries, 16 are asked for. They cost no cache: only those of keys and "
    "values are kept."
)
_SMALL = (
    "it is too small. What has room to grow without the cache? The cache doesn't know of `d_ff`."
)
_LARGE = "it has too many parameters. Most are in 3 · d_model · d_ff · n_layers: multiply it out."
_UNGROUPED = (
    "one text would fit, and eight don't: each text has a cache of its own. Let several heads of "
    "queries share one of keys and values: `n_kv_heads`."
)
_ONE_TEXT = (
    "not even one text fits beside the weights: each head of queries has keys and values of its "
    "own. Let them share: `n_kv_heads`."
)
_GROUPED = (
    "it doesn't fit yet, though heads are shared: share more. The cache grows with n_layers · "
    "n_kv_heads · d_head."
)
_DEEP = "it doesn't fit yet: the keys are narrow, and there are too many blocks that keep them."


def read(answer: Any) -> GPTConfig:
    """Convert a design to a configuration.

    Raises:
        NotAnAnswerError: it is neither a configuration nor a dictionary of valid settings.
    """
    if isinstance(answer, dict):
        try:
            answer = GPTConfig(**answer)
        except (RefusedValueError, RefusedTypeError, TypeError, ValueError) as error:
            raise NotAnAnswerError(f"no model has these sizes: {error}.") from None
    if not isinstance(answer, GPTConfig):
        kind = type(answer).__name__
        raise NotAnAnswerError(
            f"this wants a `GPTConfig`, or a dictionary of its sizes; got {kind}."
        )
    return answer


def judge(config: GPTConfig) -> str | None:
    """The reason why a design does not fit, with its counts; None if it fits."""
    said = diagnosis(config)
    if said is None:
        return None
    facts = f"{count_parameters(config).total:,} parameters"
    if said != _SHORT:
        weights, cache = (n / 1e9 for n in _bytes(config))
        facts += f"; weights {weights:.1f} GB, caches {cache:.1f} GB, of 8"
    if config.sliding_window is not None:
        facts += "; windows are not counted here"
    return f"{said} ({facts}.)"


exercise = Exercise(
    "today.design",
    number=4,
    solution=_sized(**_SOLUTION),
    read=read,
    judge=judge,
    hints=(
        "Begin with the cache. The weights take about 2 GB, so 6 GB are left for 8 · 32,768 "
        "tokens: how many bytes may a token keep? A token keeps 2 · n_layers · n_kv_heads · d_head "
        "numbers of 2 bytes each.",
        "With 20 blocks and heads of 128, two heads of keys and values fit: 20,480 bytes a token. "
        "Then choose d_ff so that the parameters come to a billion: it costs no cache. And say "
        "`context_length=32_768`.",
    ),
    then=(
        "Give your model a head of keys for each head of queries, and count again: how many texts "
        "fit now?"
    ),
    mistakes={
        _SHORT: _sized(**_SOLUTION, context_length=1024),
        _FLAT: _sized(**{**_SOLUTION, "n_layers": 8, "n_kv_heads": 4, "d_ff": 16_384}),
        _FEW_HEADS: _sized(**{**_SOLUTION, "n_heads": 8}),
        _SMALL: _sized(**{**_SOLUTION, "d_ff": 2048}),
        _LARGE: _sized(**{**_SOLUTION, "d_ff": 8192}),
        _UNGROUPED: _sized(**{**_SOLUTION, "n_kv_heads": 16, "d_ff": 4608}),
        _ONE_TEXT: _sized(
            d_model=1024, n_heads=48, d_head=128, n_kv_heads=48, n_layers=20, d_ff=6144
        ),
        _GROUPED: _sized(**{**_SOLUTION, "n_kv_heads": 4}),
        _DEEP: _sized(d_model=1024, n_heads=16, n_kv_heads=4, d_head=64, n_layers=64, d_ff=4096),
    },
)
