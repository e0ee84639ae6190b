"""Two tasks for one layer of attention with a small cache.

A row has eight tokens, each with a fixed key and a random value of several bits. A last token names
keys, and the targets are the bits of their values. *Four places* asks for four values of 3 bits,
*one place* for one value of 12: 12 bits each time.

What varies: the form of attention, its cached numbers a token, the task, steps and seed. What is
fixed: the stream's width, the rows of a seed, AdamW. Everything is in float64, so that processors
agree.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.attention import MultiHeadAttention
from gpt_lab.model.latent_attention import LatentAttention
from gpt_lab.validation import RefusedValueError, choice, integer
from gpt_lab_course.experiments.experts.mixtures import falling_rate, redraw
from gpt_lab_course.experiments.training.descent import descend, float64

AttentionForm = Literal["MHA", "GQA", "MQA", "latent"]
FORMS: tuple[AttentionForm, ...] = get_args(AttentionForm)

Task = Literal["four places", "one place"]
TASKS: dict[Task, tuple[int, int]] = {"four places": (4, 3), "one place": (1, 12)}
"""The number of named keys, and the bits of a value."""

D_MODEL, H, KEYS, ROWS = 32, 8, 8, 32
"""The stream's width, the number of query heads, tokens with a key, and rows of a step."""


class LookupScores(NamedTuple):
    """Shares from 0 to 1: of right bits, and of rows with all 12 bits right."""

    bits: float
    rows: float


def attention_of(
    form: AttentionForm, cache: int, d_head: int | None = None
) -> MultiHeadAttention | LatentAttention:
    """An attention module with a given cache size, without positions as far as its form allows.

    ``"MHA"`` has as many heads of width 4 as the cache allows. ``"GQA"`` has eight query heads and
    two key/value heads, ``"MQA"`` one, each as wide as the cache allows. ``"latent"`` has eight
    heads on one latent vector; 2 of its numbers are the rotated key.

    Args:
        form: the form of attention.
        cache: cached numbers a token, divisible by 8.
        d_head: a latent head's width, which costs no cache; 8 when left out.

    Raises:
        TypeError: ``cache`` is not an integer.
        ValueError: there is no such form, the cache is not divisible by 8, or ``d_head`` is given
            for a form in which the cache determines it.
    """
    choice("form", form, FORMS)
    if integer("cache", cache) % 8:
        raise RefusedValueError(f"cache={cache} is not divisible by 8")
    if d_head is not None and form != "latent":
        raise RefusedValueError(f"d_head={d_head} is for 'latent'; the cache decides it for {form}")
    heads, kv_heads, width = {
        "MHA": (cache // 8, cache // 8, 4),
        "GQA": (H, 2, cache // 4),
        "MQA": (H, 1, cache // 2),
        "latent": (H, H, d_head or 8),
    }[form]
    config = GPTConfig(
        d_model=D_MODEL,
        n_layers=1,
        n_heads=heads,
        n_kv_heads=kv_heads,
        d_head=width,
        qkv_bias=False,
        bias=False,
        positions="none",
        dropout=0.0,
    )
    if form == "latent":
        return LatentAttention(config, kv_rank=cache - 2, d_rope=2)
    return MultiHeadAttention(config)


class Lookups(nn.Module):
    """One layer of attention, read at the last token: the values of the named keys."""

    def __init__(self, attention: MultiHeadAttention | LatentAttention, task: Task) -> None:
        super().__init__()
        choice("task", task, TASKS)
        self.asked, self.bits = TASKS[task]
        # rows for the keys, and for a key named first, second, …
        self.keys = nn.Parameter(torch.randn(1 + self.asked, KEYS, D_MODEL))
        self.value = nn.Parameter(torch.randn(self.bits, D_MODEL) / self.bits**0.5)
        self.attention = attention
        redraw(attention)
        self.output = nn.Linear(D_MODEL, self.asked * self.bits)

    def forward(self, values: Tensor, named: Tensor) -> Tensor:
        """Values ±1, [B, KEYS, bits], and the keys named, [B, asked] → logits [B, asked, bits]."""
        keys, *questions = self.keys
        query = torch.stack([rows[named[:, i]] for i, rows in enumerate(questions)]).sum(0)
        x = torch.cat([keys + values @ self.value, query[:, None]], dim=1)  # [B, KEYS + 1, D_MODEL]
        logits: Tensor = self.output(self.attention(x / 1.5)[:, -1])
        return logits.view(-1, self.asked, self.bits)

    def draw(self, rows: int, generator: torch.Generator) -> tuple[Tensor, Tensor, Tensor]:
        """Random values, named keys, and target bits, [rows, asked, bits]."""
        values = torch.randint(2, (rows, KEYS, self.bits), generator=generator).double() * 2 - 1
        named = torch.rand(rows, KEYS, generator=generator).argsort(dim=1)[:, : self.asked]
        return values, named, values[torch.arange(rows)[:, None], named]


@float64()
def learned(
    form: AttentionForm,
    cache: int,
    task: Task,
    *,
    d_head: int | None = None,
    steps: int = 250,
    seed: int = 0,
) -> LookupScores:
    """Train a layer, and test it on 4,000 new rows.

    Args:
        form: the form of attention.
        cache: cached numbers a token, divisible by 8.
        task: one of ``TASKS``.
        d_head: see ``attention_of``.
        steps: the number of steps of AdamW, on 32 new rows each; the learning rate rises over 20
            and falls along a cosine to 0.
        seed: the seed of the initial weights and of all rows.

    Raises:
        TypeError: a size is not an integer.
        ValueError: there is no such form or task, or the form does not allow that size.
    """
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        layer = Lookups(attention_of(form, cache, d_head), task)
    generator = torch.Generator().manual_seed(seed)
    adamw = torch.optim.AdamW(layer.parameters(), weight_decay=0, fused=True)
    for step in range(1, steps + 1):
        adamw.param_groups[0]["lr"] = falling_rate(step, steps)
        values, named, wanted = layer.draw(ROWS, generator)
        descend(F.softplus(-layer(values, named) * wanted).mean(), adamw)
    with torch.no_grad():
        values, named, wanted = layer.draw(4000, generator)
        right = (layer(values, named) * wanted > 0).flatten(1).double()  # [4000, 12]
    return LookupScores(right.mean().item(), right.amin(dim=1).mean().item())


def parameters(form: AttentionForm, cache: int, d_head: int | None = None) -> int:
    """The number of parameters of a form of attention.

    >>> parameters("MQA", 16), parameters("latent", 16)
    (4608, 6926)
    """
    return sum(p.numel() for p in attention_of(form, cache, d_head).parameters())
