"""A task of several steps: the end of one step along arrows, and of two.

A row lists who points to whom, in any order, as pairs ``a → b``, one token each. Then come names,
each followed by a token that asks for the second step. The model is trained only on the answers, by
Muon for the matrices of its blocks and AdamW for the rest. What varies is the number of blocks, the
width and the number of training steps; learning rates and batches are fixed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.training.muon import Muon
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

N = 8
"""The number of names. There is a token for each pair, each name, and "two steps"."""

CHANCE = 1 / (N - 1)
"""The share right by guessing: nobody points to themselves."""


def arrows(step: int, B: int = 32, names: int = N) -> tuple[Tensor, Tensor, Tensor]:
    """The arrows of each row of a step, in random order, and the order of questions.

    The names form one ring, so a walk visits everybody before it returns.

    Returns:
        The pairs, [B, names], each the token a·names + b for a → b; whom each name points to,
        [B, names]; and all names in the order in which they are asked, [B, names].
    """
    chance = torch.Generator().manual_seed(step)

    def shuffled() -> Tensor:
        return torch.rand(B, names, generator=chance).argsort(dim=1)

    ring, order, asked = shuffled(), shuffled(), shuffled()
    to = torch.empty_like(ring).scatter_(1, ring, ring.roll(-1, dims=1))
    return order * names + to.gather(1, order), to, asked


def rows(step: int, B: int = 32) -> tuple[Tensor, Tensor]:
    """Inputs and targets of a step, [B, 3·N] each; pairs have the target −100, which is ignored."""
    pairs, to, asked = arrows(step, B)
    one = to.gather(1, asked)  # [B, N]
    two = to.gather(1, one)
    again = torch.full_like(asked, N * N + N)
    questions = torch.stack([N * N + asked, again], dim=2).flatten(1)
    answers = torch.stack([one, two], dim=2).flatten(1) + N * N
    inputs = torch.cat([pairs, questions], dim=1)
    return inputs, torch.cat([torch.full_like(pairs, -100), answers], dim=1)


def train(
    model: GPT,
    batch: Callable[[int], tuple[Tensor, Tensor]],
    steps: int,
    mask: Tensor | None = None,
) -> None:
    """Train a model on inputs and targets, [B, T] each, from ``batch``.

    The rates fall from 0.02 (Muon, the matrices of the blocks) and 0.003 (AdamW, the rest) to 0.

    Args:
        model: the model, trained in place and left in evaluation mode.
        batch: gives the rows of a step, counted from 0.
        steps: the number of steps.
        mask: an attention mask, booleans [T, T]; the causal mask when left out.
    """
    matrices = [p for p in model.blocks.parameters() if p.ndim == 2]
    in_blocks = {id(p) for p in matrices}
    rest = [p for p in model.parameters() if id(p) not in in_blocks]
    adamw = torch.optim.AdamW(rest, 3e-3, betas=(0.9, 0.95))
    muon = Muon([{"params": matrices}], 0.02, weight_decay=0.01)
    for step in range(steps):
        for optimizer, peak in ((adamw, 3e-3), (muon, 0.02)):
            optimizer.param_groups[0]["lr"] = peak * (1 - step / steps)
        inputs, targets = batch(step)
        descend(token_loss(model(inputs, mask=mask), targets), adamw, muon, clipped=model)
    model.eval()


@float64()
def solve(n_layers: int, *, d_model: int = 64, steps: int = 350, seed: int = 0) -> Tensor:
    """Train a model, and return which answers of 256 new rows are right.

    Args:
        n_layers: the number of blocks.
        d_model: the width, with 4 heads.
        steps: the number of training steps, with 32 rows each.
        seed: the seed of the initial weights.

    Returns:
        1 for a right answer, else 0, [256, N, 2]: for each name after one step and after two.
    """
    torch.manual_seed(seed)
    config = GPTConfig(
        vocab_size=N * N + N + 1,
        context_length=3 * N,
        d_model=d_model,
        n_heads=4,
        n_layers=n_layers,
        dropout=0.0,
    )
    model = GPT(config)
    train(model, rows, steps)
    inputs, targets = rows(99_999, B=256)
    with torch.no_grad():
        right = model(inputs).argmax(dim=-1) == targets
    answers: Tensor = right[:, N:].view(-1, N, 2).float()
    return answers


def by_distance(right: Tensor, bounds: Sequence[tuple[int, int]]) -> list[float]:
    """The share of right answers after one step, by the distance of the name's pair.

    Args:
        right: the result of ``solve``.
        bounds: the smallest and the largest distance, in tokens, of each group.
    """
    inputs, _ = rows(99_999, B=256)
    pairs, asked = inputs[:, :N], inputs[:, N::2] - N * N  # [B, N] each
    places = (pairs // N).argsort(dim=1).gather(1, asked)  # of the name's pair
    back = N + 2 * torch.arange(N) - places  # [B, N]
    one = right[..., 0]
    return [one[(back >= low) & (back <= high)].mean().item() for low, high in bounds]
