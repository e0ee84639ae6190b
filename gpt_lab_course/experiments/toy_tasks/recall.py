"""Recall of a note at the beginning: how far back a small model still knows it.

A row begins with a note, one of eight colors. Tokens of eight other kinds follow, drawn at random,
and after each of them the model has to name the color. So its answers at each distance show how far
it sees, directly or through tokens in between. No positions are needed.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

COLORS = 8
"""The number of colors, whose IDs are the first. As many other tokens follow them."""

AFTER = 16
"""The number of tokens after the note."""


def rows(n: int, generator: torch.Generator) -> Tensor:
    """Rows of a note and what follows it, [n, 1 + AFTER]: the first ID is the color."""
    colors = torch.randint(COLORS, (n, 1), generator=generator)
    rest = torch.randint(COLORS, 2 * COLORS, (n, AFTER), generator=generator)
    return torch.cat([colors, rest], dim=1)


@float64()
def fresh(
    n_layers: int,
    window: int | None = None,
    *,
    window_layers: Sequence[int] | None = None,
    seed: int = 0,
) -> GPT:
    """An untrained model without positions, 32 wide with two heads.

    Args:
        n_layers: the number of blocks.
        window: the number of tokens that a block looks back, its own included; None for all.
        window_layers: the blocks that have the window; all when left out.
        seed: the seed of the weights.
    """
    config = GPTConfig(
        2 * COLORS,
        64,
        d_model=32,
        n_heads=2,
        n_layers=n_layers,
        norm="rms",
        bias=False,
        dropout=0.0,
        positions="none",
        tie_embeddings=False,
        sliding_window=window,
        window_layers=None if window_layers is None else tuple(window_layers),
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(config)
        for weight in model.parameters():  # GPT-2's initialization is for wider models
            if weight.ndim == 2:
                torch.nn.init.normal_(weight, std=0.18)
    return model.eval()


def trained(model: GPT, *, steps: int = 100, seed: int = 0) -> GPT:
    """Train a model with AdamW on 32 rows a step; the learning rate falls from 0.005 to a tenth.

    Args:
        model: the model, trained in place.
        steps: the number of steps.
        seed: the seed of the rows.
    """
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.005, fused=True)
    fall = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.1, steps)
    generator = torch.Generator().manual_seed(seed)
    for _ in range(steps):
        ids = rows(32, generator)
        colors = ids[:, :1].expand(-1, AFTER)
        descend(token_loss(model(ids)[:, 1:], colors), optimizer, clipped=model)
        fall.step()
    return model


@torch.inference_mode()
def right(model: GPT, *, seed: int = 99) -> list[float]:
    """The share of 2,000 new rows with the right color 1, 2, … ``AFTER`` tokens after the note."""
    ids = rows(2000, torch.Generator().manual_seed(seed))
    named = model(ids)[:, 1:].argmax(dim=-1)  # [2000, AFTER]
    shares: list[float] = (named == ids[:, :1]).float().mean(dim=0).tolist()
    return shares


@torch.inference_mode()
def change_by_distance(model: GPT, T: int = 32, seed: int = 0) -> list[float]:
    """The change of the last token's logits if one token is replaced: T distances, 0 first.

    A random text is read once unchanged, and once for each replaced token, in float64. The result
    is the largest change of a logit. It is exactly 0 if no path leads to the last token.

    Args:
        model: the model; it is not changed.
        T: the number of tokens in the text.
        seed: the seed of the text.
    """
    config, weights = model.config, model.state_dict()
    exact = GPT(config).double().eval()
    exact.load_state_dict(weights)
    V = config.vocab_size
    ids = torch.randint(V, (1, T), generator=torch.Generator().manual_seed(seed))
    logits = exact(ids)[0, -1]  # [V]
    changes = []
    for place in reversed(range(T)):
        other = ids.clone()
        other[0, place] = (other[0, place] + 1) % V
        changes.append((exact(other)[0, -1] - logits).abs().max().item())
    return changes
