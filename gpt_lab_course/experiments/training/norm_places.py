"""Blocks with norms in other places or without them: untrained stacks and short training runs.

All models are small GPTs of width 48 that read letters. What varies is the place of the norms,
whether outputs are added to the stream, the number of blocks, the size of the initial weights, the
dropout, the learning rate and the number of steps. What is fixed: the sizes, the text, the batches,
AdamW and its clipping.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.lab_model import held_out
from gpt_lab.model.attention import MultiHeadAttention
from gpt_lab.model.feed_forward import FeedForward
from gpt_lab.model.linear import Linear
from gpt_lab.model.norms import LayerNorm
from gpt_lab.validation import choice
from gpt_lab_course.experiments.training.descent import descend, float64, token_loss

NormPlacement = Literal["before", "after", "before and after", "nowhere"]

T = 20
"""The length of training inputs in letters."""

SIZES = GPTConfig(vocab_size=128, context_length=32, d_model=48, n_heads=4, d_ff=96)
"""The fixed sizes."""


class PlacedBlock(nn.Module):
    """A block with norms before its sub-layers, after its additions, both, or nowhere.

    Args:
        config: the sizes; ``dropout`` applies to each sub-layer's output.
        place: the place of the norms; GPT-2's are before the sub-layers.
        additions: whether a sub-layer's output is added to the stream instead of replacing it.
    """

    def __init__(
        self, config: GPTConfig, place: NormPlacement = "before", additions: bool = True
    ) -> None:
        super().__init__()
        self.place, self.additions = choice("place", place, get_args(NormPlacement)), additions
        self.norm_1, self.norm_2 = LayerNorm(config.d_model), LayerNorm(config.d_model)
        self.attention, self.feed_forward = MultiHeadAttention(config), FeedForward(config)
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor) -> Tensor:
        """[B, T, d_model] → [B, T, d_model]."""
        for norm, sub_layer in (
            (self.norm_1, self.attention),
            (self.norm_2, self.feed_forward),
        ):
            adds = self.dropout(sub_layer(norm(x) if "before" in self.place else x))
            x = x + adds if self.additions else adds
            x = norm(x) if "after" in self.place else x
        return x


class PlacedGPT(nn.Module):
    """A GPT of such blocks, with a final norm and a tied output, as in GPT-2."""

    def __init__(
        self, config: GPTConfig, place: NormPlacement = "before", additions: bool = True
    ) -> None:
        super().__init__()
        self.token_embedding = nn.Embedding(config.vocab_size, config.d_model)
        self.position_embedding = nn.Embedding(config.context_length, config.d_model)
        self.blocks = nn.ModuleList(
            PlacedBlock(config, place, additions) for _ in range(config.n_layers)
        )
        self.norm = LayerNorm(config.d_model)
        for table in (self.token_embedding, self.position_embedding):
            nn.init.normal_(table.weight, std=0.02)

    def states(self, ids: Tensor) -> list[Tensor]:
        """The stream before the first block and after each, [B, T, d_model] each."""
        x = self.token_embedding(ids) + self.position_embedding.weight[: ids.shape[1]]
        states = [x]
        for block in self.blocks:
            states.append(block(states[-1]))
        return states

    def forward(self, ids: Tensor) -> Tensor:
        """[B, T] → logits [B, T, V]."""
        logits: Tensor = self.norm(self.states(ids)[-1]) @ self.token_embedding.weight.T
        return logits


@float64()
def fresh(
    n_layers: int,
    place: NormPlacement = "before",
    *,
    additions: bool = True,
    small: bool = False,
    dropout: float = 0.0,
    seed: int = 0,
) -> PlacedGPT:
    """A model with random weights.

    Args:
        n_layers: the number of blocks.
        place: the place of the norms.
        additions: whether outputs are added to the stream.
        small: whether weights have GPT-2's initial standard deviation, 0.02, instead of 1/√d_in,
            which preserves the norm of vectors.
        dropout: the dropout of each sub-layer's output.
        seed: the seed of the weights.
    """
    torch.manual_seed(seed)
    config = SIZES.replace(n_layers=n_layers, dropout=dropout)
    model = PlacedGPT(config, place, additions)
    for module in model.modules():
        if isinstance(module, Linear):
            std = 0.02 if small else module.weight.shape[0] ** -0.5
            nn.init.normal_(module.weight, std=std)
    return model


@torch.no_grad()
def stream_lengths(model: PlacedGPT) -> list[float]:
    """The mean norm of the tokens' vectors before the first block and after each."""
    ids = torch.arange(32)[None]
    return [x.norm(dim=-1).mean().item() for x in model.eval().states(ids)]


def gradient_reach(model: PlacedGPT) -> float:
    """The loss's gradient at the first block, relative to that at the last state.

    Gradients are multiplied by the stream's norm, to measure the effect of relative changes. 1
    means that a change by one percent matters as much at the first block's output as at the end.
    """
    inputs, targets = batch(0)
    states = model.eval().states(inputs)
    logits = model.norm(states[-1]) @ model.token_embedding.weight.T
    loss = token_loss(logits, targets)
    some = [states[1], states[-1]]
    gradients = torch.autograd.grad(loss, some)
    first, last = (g.norm() * x.norm() for g, x in zip(gradients, some, strict=True))
    return float((first / last).item())


def gradient_agreement(model: PlacedGPT, size: float = 2e-3) -> float:
    """The cosine of the first block's gradient before and after a small step.

    Args:
        model: the model; it is changed.
        size: the change of each weight, up or down at random (seed 1), as in AdamW's first step at
            that learning rate.

    Returns:
        The cosine of the gradients before and after, on the same 16 rows. 1 is the same direction.
    """
    model.train()  # dropout, if a model has any, is as in training
    before = _gradient(model)
    torch.manual_seed(1)
    with torch.no_grad():
        for p in model.parameters():
            p.add_(torch.randn_like(p).sign() * size)
    return float(F.cosine_similarity(before, _gradient(model), dim=0))


def _gradient(model: PlacedGPT) -> Tensor:
    matrices = [p for p in model.blocks[0].parameters() if p.ndim == 2]
    gradients = torch.autograd.grad(_loss(model, batch(0, B=16)), matrices)
    return torch.cat([g.flatten() for g in gradients])


@cache
def letters() -> Tensor:
    """Held-out stories, letter by letter, as ASCII codes [n]."""
    return torch.tensor(list("\n".join(held_out("stories")).encode("ascii")))


def batch(step: int, B: int = 8) -> tuple[Tensor, Tensor]:
    """Inputs and targets of a step, [B, T] each, at positions that depend on the step's number."""
    chance = torch.Generator().manual_seed(step)
    at = torch.randint(len(letters()) - T, (B, 1), generator=chance)
    rows = letters()[at + torch.arange(T + 1)]  # [B, T + 1]
    return rows[:, :-1], rows[:, 1:]


def frequencies_loss() -> float:
    """The loss, in nats, of a model that knows only letter frequencies."""
    share = torch.bincount(letters()).double() / len(letters())
    return float(-torch.special.xlogy(share, share).sum())


@float64()
def trained_loss(
    model: PlacedGPT, steps: int = 120, *, rate: float = 2e-3, warm_up: int = 0
) -> float:
    """Train a model on letters, and return its loss on 8 later batches, in nats a letter.

    Args:
        model: the model; it is changed.
        steps: the number of steps, with 8 rows of 20 letters each.
        rate: AdamW's learning rate.
        warm_up: the number of warm-up steps.

    Returns:
        At most ``frequencies_loss()``: a stack that does not learn ends a little above it on one
        processor and overflows on another.
    """
    adamw = torch.optim.AdamW(model.parameters(), rate, betas=(0.9, 0.95), fused=True)
    model.train()
    for step in range(steps):
        adamw.param_groups[0]["lr"] = rate * min(1.0, (step + 1) / max(warm_up, 1))
        descend(_loss(model, batch(step)), adamw, clipped=model)
    model.eval()
    with torch.no_grad():
        loss = sum(_loss(model, batch(10_000 + i)).item() for i in range(8)) / 8
    limit = frequencies_loss()
    return loss if loss < limit else limit  # also for nan


def _loss(model: PlacedGPT, rows: tuple[Tensor, Tensor]) -> Tensor:
    inputs, targets = rows
    return token_loss(model(inputs), targets)
