"""Small mixtures of experts that learn letters, compared with dense networks.

All are GPTs of one block, 32 wide, that read the letters of lesson 8. What varies: the feed-forward
layer, the load balancing loss, the number of steps and the seed. What is fixed: attention, the
text, the batches of a seed, AdamW. They compute in float64: the choice of experts is discontinuous,
and in float32 results would soon differ between processors.
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
"""The number of experts, how many a token uses, the stream's width, and an expert's width."""

B, RATE, WARM_UP = 8, 1e-2, 20
"""Rows of a batch; the largest learning rate, and the number of warm-up steps."""

LayerKind = Literal["mixture", "dense, equal active", "dense, equal total"]
WIDTHS: dict[str, int] = {"dense, equal active": K * D_EXPERT, "dense, equal total": E * D_EXPERT}
"""d_ff of the dense networks: as wide as the experts of one token, or as all experts."""

_PROBABILITIES = "blocks.0.feed_forward.probabilities"


class ObservedMixture(MixtureOfExperts):
    """A mixture that stores the routing of its last tokens."""

    routing: Routing

    def route(self, tokens: Tensor, hooks: Hooks = NO_HOOKS) -> Routing:
        """As in ``MixtureOfExperts``."""
        self.routing = super().route(tokens, hooks)
        return self.routing


def fresh(kind: LayerKind, seed: int = 0) -> GPT:
    """A model with random weights in float64, with standard deviation 1/√d_in in each matrix.

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
        redraw(model.double())  # drawn in float64, so that processors agree
    return model


def redraw(model: nn.Module) -> None:
    """Initialize each matrix so that its output is as large as its input."""
    for module in model.modules():
        if isinstance(module, Linear | Matrices):
            nn.init.normal_(module.weight, std=module.weight.shape[-2] ** -0.5)
        elif isinstance(module, nn.Embedding):
            nn.init.normal_(module.weight, std=module.weight.shape[1] ** -0.5)


def mixture_of(model: GPT) -> ObservedMixture:
    """The mixture in a model.

    Raises:
        TypeError: the model has a dense network instead.
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
    """Train a model on letters, with 8 rows of 64 in a step.

    The learning rate rises over 20 steps and falls along a cosine to 0.

    Args:
        kind: the kind of feed-forward layer.
        balance: the weight of the load balancing loss.
        steps: the number of steps.
        seed: the seed of the initial weights and of the batches.
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
    """The learning rate of a step, counted from 1: it rises over ``WARM_UP``, then falls to 0."""
    return RATE * min(1.0, step / WARM_UP) * (1 + math.cos(math.pi * step / steps)) / 2


def held_out_loss(model: GPT) -> float:
    """The loss in nats a letter on held-out text."""
    return letters.measured(model, letters.data()[1])


@torch.no_grad()
def chosen(model: GPT) -> Tensor:
    """The experts chosen for each held-out letter, [N, k]."""
    model(letters.rows(letters.data()[1])[0])
    return mixture_of(model).routing.chosen


def load(model: GPT) -> Tensor:
    """Each expert's share of all choices on held-out letters, [E]; they sum to 1."""
    counts = chosen(model).flatten().bincount(minlength=E).double()
    return counts / counts.sum()


def entropy(shares: Tensor) -> float:
    """The entropy −Σ p·ln p of shares, in nats; for n equal shares it is ln n."""
    return float(-torch.special.xlogy(shares, shares).sum())


def told(labels: Tensor, experts: Tensor) -> float:
    """Mutual information of labels and experts, divided by the experts' entropy.

    It is 0 if labels and experts are independent, 1 if the label determines the expert.

    Args:
        labels: integers, [N].
        experts: the experts of each of the N, [N, k]; each choice counts once.
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
    """The held-out loss with other routing probabilities, in nats a letter.

    Args:
        model: a mixture.
        change: a function of the input letters, [N], and the old probabilities that gives new ones,
            [N, E].
    """
    inputs, targets = letters.rows(letters.data()[1])
    mixture_of(model)
    hooks = Hooks(edits={_PROBABILITIES: lambda old: change(inputs.flatten(), old)})
    logits = model(inputs, hooks=hooks)
    return token_loss(logits, targets).item()


def by_letter(labels: Tensor, probabilities: Tensor) -> Tensor:
    """Replace each letter's routing probabilities by that letter's mean, [N, E]."""
    rows = int(labels.max()) + 1
    sums = probabilities.new_zeros(rows, E).index_add(0, labels, probabilities)
    counts = labels.bincount(minlength=rows).clamp(min=1)
    return (sums / counts[:, None])[labels]
