"""Four questions in one token: a task that needs many heads, with a cache of few numbers.

A row has eight keys, and each has one of eight values, drawn at random. The last token names four
keys, and all four values are wanted, in the order in which the keys were named. There is no order
among the keys, so only latent attention, which cannot do without, rotates anything.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from gpt_lab.experiments.descent import descend, token_loss
from gpt_lab.experiments.mixtures import falling_rate, redraw
from gpt_lab.experiments.small_caches import D_MODEL, Form, attention_of, config_of

KEYS, ASKED, ROWS = 8, 4, 32
"""Keys, which are as many as values; how many are asked for at once; rows of a batch."""


class Lookups(nn.Module):
    """One layer of attention, from which the last token's row is read.

    Args:
        form: of attention.
        cache: numbers a token that it keeps.
    """

    def __init__(self, form: Form, cache: int) -> None:
        super().__init__()
        # rows for the keys, for their values, and for a key that is asked for first, second, …
        self.rows = nn.Parameter(torch.randn(2 + ASKED, KEYS, D_MODEL))
        config = config_of(form, cache, positions="none")
        self.attention = attention_of(form, cache, config)
        redraw(self.attention)
        self.output = nn.Linear(D_MODEL, ASKED * KEYS)

    def forward(self, values: Tensor, asked: Tensor) -> Tensor:
        """Values of the keys, [B, KEYS], and the keys asked for, [B, ASKED] → [B, ASKED, KEYS]."""
        keys, kinds, *questions = self.rows
        query = torch.stack([rows[asked[:, i]] for i, rows in enumerate(questions)]).sum(0)
        x = torch.cat([keys + kinds[values], query[:, None]], dim=1)  # [B, KEYS + 1, D_MODEL]
        logits: Tensor = self.output(self.attention(x / 1.5)[:, -1])
        return logits.view(-1, ASKED, KEYS)


def draw(rows: int, generator: torch.Generator) -> tuple[Tensor, Tensor, Tensor]:
    """Values [rows, KEYS], the keys asked for and their values, [rows, ASKED] each."""
    values = torch.randint(KEYS, (rows, KEYS), generator=generator)
    asked = torch.rand(rows, KEYS, generator=generator).argsort(dim=1)[:, :ASKED]
    return values, asked, values.gather(1, asked)


def right(form: Form, cache: int, *, steps: int = 250, seed: int = 0) -> float:
    """Train a layer; return the share of right values in 4,000 new rows.

    Args:
        form: of attention.
        cache: numbers a token.
        steps: of AdamW, on 32 new rows each; the rate rises over 20 and falls along a cosine to 0.
        seed: of the first weights and of all rows.
    """
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        layer = Lookups(form, cache)
    generator = torch.Generator().manual_seed(seed)
    adamw = torch.optim.AdamW(layer.parameters(), weight_decay=0, fused=True)
    for step in range(1, steps + 1):
        adamw.param_groups[0]["lr"] = falling_rate(step, steps)
        values, asked, wanted = draw(ROWS, generator)
        descend(token_loss(layer(values, asked), wanted), adamw)
    with torch.no_grad():
        values, asked, wanted = draw(4000, generator)
        named = layer(values, asked).argmax(dim=-1)
    share: float = (named == wanted).double().mean().item()
    return share
