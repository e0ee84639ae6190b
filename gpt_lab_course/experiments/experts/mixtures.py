"""Small mixtures of experts that learn letters, beside dense networks of their cost or their size.

All are GPTs of one block, 32 wide, that read the letters of lesson 8. What varies: what stands in
the feed-forward network's place, the loss that balances the experts, the number of
steps and the seed. What is fixed: attention, the text, the batches of a seed, AdamW. They compute
in float64: a choice of experts is a jump, and in float32 processors would soon jump apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, get_args

import torch
from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.experts import Matrices, MixtureOfExperts, Routing, load_balance_loss
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.validation import RefusedTypeError, choice
from gpt_lab_course.experiments.training import letters
from gpt_lab_course.experiments.training.descent import descend, token_loss

E, K, D_MODEL, D_EXPERT = 8, 2, 32, 32
"""Experts, how many a token passes, the stream's width, and an expert's."""

B, RATE, WARM_UP = 8, 1e-2, 20
"""Rows of a batch; the largest learning rate, and over how many steps it rises."""

LayerKind = Literal["mixture", "dense, equal active", "dense, equal total"]
WIDTHS: dict[str, int] = {"dense, equal active": K * D_EXPERT, "dense, equal total": E * D_EXPERT}
"""d_ff of the dense networks: as wide as the experts of one token, or as all experts."""

_PROBABILITIES = "blocks.0.feed_forward.probabilities"


class ObservedMixture(MixtureOfExperts):
    """A mixture that remembers where its last tokens went: ``routing``."""

    routing: Routing

    def route(self, tokens: Tensor, hooks: Hooks = NO_HOOKS) -> Routing:
        """As in ``MixtureOfExperts``."""
        self.routing = super().route(tokens, hooks)
        return self.routing


def fresh(kind: LayerKind, seed: int = 0) -> GPT:
    """A model with random weights in float64: of standard deviation 1/√d_in in each matrix.

    Raises:
        ValueError: there is no such kind.
    """
    choice("kind", kind, get_args(LayerKind))
    config = GPTConfig(
        vocab_size=len(letters.alphabet()),
        context_length=letters.T,
        d_model=D_MODEL,
        n_heads=2,
        n_layers=1,
        d_ff=WIDTHS.get(kind, D_EXPERT),
        qkv_bias=False,
        bias=False,
        norm="rms",
        feed_forward="swiglu",
        positions="rotary",
        dropout=0.0,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(config)
        if kind == "mixture":
            model.blocks[0].feed_forward = ObservedMixture(config, E, K)
        redraw(model.double())  # drawn in 64 bits, too, so that processors agree
    return model


def redraw(model: nn.Module) -> None:
    """Draw each matrix anew, so that what it gives is as large as what it reads."""
    for module in model.modules():
        if isinstance(module, Linear | Matrices):
            nn.init.normal_(module.weight, std=module.weight.shape[-2] ** -0.5)
        elif isinstance(module, nn.Embedding):
            nn.init.normal_(module.weight, std=module.weight.shape[1] ** -0.5)


def mixture_of(model: GPT) -> ObservedMixture:
    """A model's mixture.

    Raises:
        TypeError: it has a dense network in its place.
    """
    mixture = model.blocks[0].feed_forward
    if not isinstance(mixture, ObservedMixture):
        raise RefusedTypeError("the model has no experts; fresh('mixture') has")
    return mixture


def trained(
    kind: LayerKind,
    *,
    balance: float = 0.0,
    steps: int = 300,
    seed: int = 0,
) -> GPT:
    """Train a model on letters, 8 rows of 64 a step.

    The learning rate rises over 20 steps and falls along a cosine to 0.

    Args:
        kind: what stands in the feed-forward network's place.
        balance: by which the load-balance loss is multiplied before it is added.
        steps: how many.
        seed: of the first weights and of the batches; the same seed has the same batches.
    """
    model = fresh(kind, seed)
    adamw = torch.optim.AdamW(model.parameters(), RATE, betas=(0.9, 0.95), fused=True)
    text, generator = letters.data()[0], torch.Generator().manual_seed(seed)
    for step in range(1, steps + 1):
        adamw.param_groups[0]["lr"] = falling_rate(step, steps)
        loss = letters.loss_of(model, *letters.batch(text, generator, B))
        if balance:
            loss = loss + balance * load_balance_loss(mixture_of(model).routing)
        descend(loss, adamw, clipped=model)
    return model.eval()


def falling_rate(step: int, steps: int) -> float:
    """The learning rate of a step, counted from 1: up over ``WARM_UP``, then down to 0."""
    return RATE * min(1.0, step / WARM_UP) * (1 + math.cos(math.pi * step / steps)) / 2


def held_out_loss(model: GPT) -> float:
    """Nats a letter on text that no model was trained on."""
    return letters.measured(model, letters.data()[1])


@torch.no_grad()
def chosen(model: GPT) -> Tensor:
    """The experts that each held-out letter passes, [N, k]."""
    model(letters.rows(letters.data()[1])[0])
    return mixture_of(model).routing.chosen


def load(model: GPT) -> Tensor:
    """Each expert's share of all choices on held-out letters, [E], which sum to 1."""
    counts = chosen(model).flatten().bincount(minlength=E).double()
    return counts / counts.sum()


def entropy(shares: Tensor) -> float:
    """-Σ p·ln p in nats of shares that sum to 1; ln of their number where all are equal."""
    return float(-torch.special.xlogy(shares, shares).sum())


def told(labels: Tensor, experts: Tensor) -> float:
    """How much of a choice's uncertainty a label takes away: mutual information over entropy.

    0 where the label says nothing about the expert, 1 where it settles it.

    Args:
        labels: integers, [N].
        experts: those that each of the N passes, [N, k]; each choice counts once.
    """
    pairs = labels[:, None] * E + experts  # [N, k]
    rows = int(labels.max()) + 1
    joint = pairs.flatten().bincount(minlength=rows * E).double().view(rows, E)
    joint = joint / joint.sum()
    by_label, by_expert = joint.sum(1), joint.sum(0)
    information = entropy(by_label) + entropy(by_expert) - entropy(joint.flatten())
    return information / entropy(by_expert)


@torch.no_grad()
def loss_if_routed(model: GPT, change: Callable[[Tensor, Tensor], Tensor]) -> float:
    """The held-out loss with other probabilities for the experts, in nats a letter.

    Args:
        model: a mixture.
        change: what makes the new probabilities, [N, E], of the letters that are read, [N], and
            the old ones.
    """
    inputs, targets = letters.rows(letters.data()[1])
    mixture_of(model)
    hooks = Hooks(edits={_PROBABILITIES: lambda old: change(inputs.flatten(), old)})
    logits = model(inputs, hooks=hooks)
    return token_loss(logits, targets).item()


def by_letter(labels: Tensor, probabilities: Tensor) -> Tensor:
    """Each letter's mean probabilities in place of its own at each place, [N, E]."""
    rows = int(labels.max()) + 1
    sums = probabilities.new_zeros(rows, E).index_add(0, labels, probabilities)
    counts = labels.bincount(minlength=rows).clamp(min=1)
    return (sums / counts[:, None])[labels]
