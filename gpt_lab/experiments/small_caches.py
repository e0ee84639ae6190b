"""Ways to keep little of a token: the same text, the same cache, other forms of attention.

All are GPTs of one block, 32 wide, that read the letters of lesson 8. What varies: the form of
attention, how many numbers it caches a token, the number of steps and the seed. What is fixed: the
number of parameters, to which the feed-forward network is filled up, the text, the batches of a
seed, AdamW.
"""

from __future__ import annotations

from typing import Literal, get_args

import torch
from torch import nn

from gpt_lab.config import GPTConfig
from gpt_lab.experiments import letters
from gpt_lab.experiments.descent import descend
from gpt_lab.experiments.mixtures import falling_rate, redraw
from gpt_lab.model.attention import MultiHeadAttention
from gpt_lab.model.gpt import GPT
from gpt_lab.model.latent_attention import LatentAttention
from gpt_lab.validation import RefusedValueError, choice, integer

Form = Literal["all heads", "fewer heads", "groups", "one shared", "latent"]
FORMS: tuple[Form, ...] = get_args(Form)

D_MODEL, H, FULL = 32, 8, 64
"""The stream's width, heads of queries, and what all of them cache: 2 · 8 heads · 4 numbers."""

PARAMETERS = 20_000


def config_of(form: Form, cache: int, **others: object) -> GPTConfig:
    """The sizes of a form of attention that caches so many numbers a token.

    ``"all heads"`` is multi-head attention with 8 heads, ``"fewer heads"`` the same with two,
    ``"groups"`` has eight heads of queries on two of keys and values, ``"one shared"`` on one, and
    ``"latent"`` has eight on a short vector. A head is as wide as the cache lets it be.

    Args:
        form: which.
        cache: numbers a token, divisible by 8; 64 for all heads.
        others: further fields of ``GPTConfig``.

    Raises:
        TypeError: ``cache`` is not an integer.
        ValueError: there is no such form, or its cache cannot have that size.
    """
    choice("form", form, FORMS)
    if integer("cache", cache) % 8 or (form == "all heads" and cache != FULL):
        raise RefusedValueError(
            f"cache={cache} does not fit {form!r}: {FULL} for all heads, "
            "else a number divisible by 8"
        )
    heads, kv_heads, d_head = {
        "all heads": (H, H, FULL // 2 // H),
        "fewer heads": (2, 2, cache // 4),
        "groups": (H, 2, cache // 4),
        "one shared": (H, 1, cache // 2),
        "latent": (H, H, FULL // 2 // H),
    }[form]
    sizes = {"vocab_size": len(letters.alphabet()), "context_length": letters.T, "n_layers": 1}
    fixed = {"d_model": D_MODEL, "qkv_bias": False, "bias": False, "norm": "rms", "dropout": 0.0}
    return GPTConfig(
        **{**sizes, **fixed, **others},  # type: ignore[arg-type]
        n_heads=heads,
        n_kv_heads=kv_heads,
        d_head=d_head,
    )


def attention_of(form: Form, cache: int, config: GPTConfig) -> MultiHeadAttention | LatentAttention:
    """A fresh module; of a latent's cache, a quarter is the key that is rotated."""
    if form == "latent":
        return LatentAttention(config, kv_rank=cache - cache // 4, d_rope=cache // 4)
    return MultiHeadAttention(config)


def fresh(form: Form, cache: int, seed: int = 0) -> GPT:
    """A model with random weights and as near as can be to ``PARAMETERS`` of them."""

    def made(d_ff: int) -> GPT:
        config = config_of(form, cache, d_ff=d_ff, feed_forward="swiglu", positions="rotary")
        model = GPT(config)
        model.blocks[0].attention = attention_of(form, cache, config)
        return model

    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        room = PARAMETERS - size(made(1))
        model = made(1 + round(room / (3 * D_MODEL)))
        redraw(model)
    return model


def size(model: nn.Module) -> int:
    """How many parameters."""
    return sum(p.numel() for p in model.parameters())


def held_out_loss(form: Form, cache: int, *, steps: int = 200, seed: int = 0) -> float:
    """Train a model on 8 rows of 64 letters a step; return its loss on held-out text.

    Args:
        form: of attention.
        cache: numbers a token.
        steps: of AdamW; the rate rises over 20 of them and falls along a cosine to 0.
        seed: of the first weights and of the batches.

    Returns:
        Nats a letter.
    """
    model, generator = fresh(form, cache, seed), torch.Generator().manual_seed(seed)
    adamw = torch.optim.AdamW(model.parameters(), betas=(0.9, 0.95), fused=True)
    for step in range(1, steps + 1):
        adamw.param_groups[0]["lr"] = falling_rate(step, steps)
        batch = letters.batch(letters.data()[0], generator, 8)
        descend(letters.loss_of(model, *batch), adamw, clipped=model)
    return letters.measured(model, letters.data()[1])
