"""Where a block has its norms, or what it lacks: fresh stacks and short trainings.

All models are small GPTs of width 48 that read letters. What varies is where the norms stand,
whether results are added to the stream, how many blocks there are, how large the first weights are,
the dropout, the learning rate and the number of steps. What is fixed: the sizes, the text, the
batches, AdamW and its clipping.
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
"""Letters that a model reads at once in training."""

SIZES = GPTConfig(vocab_size=128, context_length=32, d_model=48, n_heads=4, d_ff=96)
"""All that is fixed."""


class PlacedBlock(nn.Module):
    """A block with its norms before its sub-layers, after its additions, both, or nowhere.

    Args:
        config: the sizes; ``dropout`` applies to what each sub-layer adds.
        place: where the norms stand. GPT-2's are before the sub-layers.
        additions: whether what a sub-layer gives is added to the stream. If not, it replaces it.
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
    """A GPT of such blocks, with a last norm and a tied output, as GPT-2 has them."""

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
        """The stream at first and after each block, [B, T, d_model] each."""
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
        n_layers: blocks.
        place: where the norms stand.
        additions: whether results are added to the stream.
        small: GPT-2's first weights, of standard deviation 0.02. Otherwise each matrix is drawn so
            that what it gives is about as long as the normalized vector that it reads: 1/√d_in.
        dropout: the share of what is added that is set to zero in training.
        seed: of the weights.
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
    """The mean length of the tokens' vectors at first and after each block."""
    ids = torch.arange(32)[None]
    return [x.norm(dim=-1).mean().item() for x in model.eval().states(ids)]


def gradient_reach(model: PlacedGPT) -> float:
    """How much of the loss's gradient reaches the first block, beside the last state.

    A gradient is measured by what it makes of a change in proportion: its length times the
    stream's. 1 means that a change by one percent matters as much at the first block's output as at
    the end.
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
    """Whether the gradient of the first block's matrices points the same way after a small step.

    Args:
        model: the model; it is changed.
        size: by how much each weight is moved, up or down at random (seed 1). It is what AdamW's
            first step does at that learning rate.

    Returns:
        The cosine of the gradients before and after, on the same 16 rows. 1 is the same direction.
    """
    model.train()  # dropout, where a model has any, is as in training
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
    """Inputs and targets of a step, [B, T] each: places in the text chosen by the step's number."""
    chance = torch.Generator().manual_seed(step)
    at = torch.randint(len(letters()) - T, (B, 1), generator=chance)
    rows = letters()[at + torch.arange(T + 1)]  # [B, T + 1]
    return rows[:, :-1], rows[:, 1:]


def frequencies_loss() -> float:
    """The loss, in nats, of a model that knows how often each letter occurs and no more."""
    share = torch.bincount(letters()).double() / len(letters())
    return float(-torch.special.xlogy(share, share).sum())


@float64()
def trained_loss(
    model: PlacedGPT, steps: int = 120, *, rate: float = 2e-3, warm_up: int = 0
) -> float:
    """Train a model on letters, and return its loss on 8 later batches, in nats a letter.

    Args:
        model: the model; it is changed.
        steps: how many, of 8 rows of 20 letters each.
        rate: AdamW's learning rate.
        warm_up: over how many steps the rate rises to that, in a straight line.

    Returns:
        At most ``frequencies_loss()``. A stack that does not learn ends a little above that on one
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
    return loss if loss < limit else limit  # so for nan, too


def _loss(model: PlacedGPT, rows: tuple[Tensor, Tensor]) -> Tensor:
    inputs, targets = rows
    return token_loss(model(inputs), targets)
