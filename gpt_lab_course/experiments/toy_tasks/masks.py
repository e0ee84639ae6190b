"""What attention masks let through: in an untrained model, in training, and over several blocks."""

from __future__ import annotations

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.model.masks import sliding_window_mask
from gpt_lab_course.experiments.toy_tasks.readers import letters
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

LETTERS, PLACES = 16, 24
"""The number of letters, and of positions in a row."""


@float64()
def small_gpt(n_layers: int = 1, seed: int = 3) -> GPT:
    """A GPT for letters: 32 wide, four heads, rotary positions."""
    config = GPTConfig(
        LETTERS,
        PLACES,
        d_model=32,
        n_heads=4,
        n_layers=n_layers,
        dropout=0.0,
        positions="rotary",
        tie_embeddings=False,
    )
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        return GPT(config)


def leaks(mask: Tensor) -> int:
    """The number of positions at which an untrained model's output depends on a *later* letter.

    Args:
        mask: booleans [PLACES, PLACES].
    """
    model, ids = small_gpt(n_layers=2).eval(), letters(1, PLACES, seed=0)
    changed = set()
    with torch.inference_mode():
        before = model(ids, mask=mask)
        for place in range(PLACES):
            other = ids.clone()
            other[0, place] = (other[0, place] + 1) % LETTERS
            moved = (model(other, mask=mask) - before).abs().amax(-1)[0] > 1e-6
            changed |= {t for t in moved.nonzero().flatten().tolist() if t < place}
    return len(changed)


@float64()
def guesses(mask: Tensor, *, steps: int = 150, seed: int = 3) -> Tensor:
    """The share of *random* next letters that are predicted at each position, [PLACES].

    Chance is 1 in ``LETTERS``. One block is trained on 32 rows a step, at all positions, and tested
    on 2,000 new rows.

    Args:
        mask: booleans [PLACES, PLACES].
        steps: the number of steps of AdamW, at a learning rate of 0.003.
        seed: the seed of the initial weights and of the letters.
    """
    model = small_gpt(seed=seed)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, fused=True)
    for text in torch.split(letters(steps * 32, PLACES + 1, seed), 32):
        logits = model(text[:, :-1], mask=mask)  # [B, T, V]
        descend(token_loss(logits, text[:, 1:]), optimizer)
    text = letters(2000, PLACES + 1, seed + 100)
    with torch.inference_mode():
        named = model(text[:, :-1], mask=mask).argmax(dim=-1)
    right: Tensor = (named == text[:, 1:]).float().mean(dim=0)
    return right


@float64()
def relayed(n_layers: int, window: int, *, back: int = 6, steps: int = 500, seed: int = 0) -> float:
    """The share of letters ``back`` positions ago that a sliding-window model names correctly.

    Args:
        n_layers: the number of blocks.
        window: the number of positions that a token sees, its own included.
        back: the distance of the wanted letter; rows have twice as many letters.
        steps: the number of steps of AdamW on 32 rows each, with a learning rate that falls from
            0.003 to 0.
        seed: the seed of the initial weights and of the letters.
    """
    model, mask = small_gpt(n_layers, seed), sliding_window_mask(2 * back, window=window)
    own = torch.Generator().manual_seed(seed)
    torch.nn.init.normal_(model.token_embedding.weight, std=0.2, generator=own)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, fused=True)
    # The learning rate falls to 0: at a high rate, a last step sometimes spoils a trained model.
    falling = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0, total_iters=steps)
    for text in torch.split(letters(steps * 32, 2 * back, seed), 32):
        logits = model(text, mask=mask)[:, back:]
        descend(token_loss(logits, text[:, :-back]), optimizer)
        falling.step()
    text = letters(1000, 2 * back, seed + 100)
    with torch.inference_mode():
        named = model(text, mask=mask).argmax(dim=-1)[:, back:]
    right: float = (named == text[:, :-back]).float().mean().item()
    return right
