"""A mixture of experts: many feed-forward networks, of which each token uses only a few.

Sources: Shazeer et al. 2017 (the sparse mixture); Fedus et al. 2022, Switch Transformer, equations
4 to 6 (load balancing loss); Jiang et al. 2024, Mixtral (chosen scores add up to 1); Dai et al.
2024, DeepSeekMoE, equations 9 to 14 (shared experts, the loss for several experts a token).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import NO_HOOKS, Hooks
from gpt_lab.model.feed_forward import FeedForward
from gpt_lab.model.linear import Linear
from gpt_lab.validation import RefusedValueError, integer, number


class Routing(NamedTuple):
    """The routing of N tokens.

    Attributes:
        probabilities: of each expert, [N, E]; rows sum to 1.
        chosen: the k experts with the largest probabilities, [N, k].
        weights: the weights of their outputs, [N, k].
    """

    probabilities: Tensor
    chosen: Tensor
    weights: Tensor


class Matrices(nn.Module):
    """E stacked matrices, [E, d_in, d_out], one for each expert."""

    def __init__(self, E: int, d_in: int, d_out: int, std: float = 0.02) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(E, d_in, d_out))
        nn.init.normal_(self.weight, std=std)


class MixtureOfExperts(nn.Module):
    """E gated feed-forward networks, of which a router chooses k for each token.

    It can replace a block's ``feed_forward``. The choice has no gradient: the router learns only
    through the weights. With ``normalize`` and k = 1 they are always 1, and it learns nothing.

    Args:
        config: its ``d_model``; ``d_ff`` is the width of one expert.
        n_experts: E.
        k: the number of experts that a token uses.
        n_shared: the number of further experts that every token uses, computed as one wide expert.
        normalize: whether a token's k weights are made to sum to 1 (Mixtral), or are the unchanged
            probabilities (DeepSeek-V2).
        scale: a factor of the weights (DeepSeek-V2's ``routed_scaling_factor``).

    Raises:
        TypeError: a value is not a number.
        ValueError: ``k`` is more than ``n_experts``, or a number is below its minimum.
    """

    shared: FeedForward | None

    def __init__(
        self,
        config: GPTConfig,
        n_experts: int,
        k: int,
        *,
        n_shared: int = 0,
        normalize: bool = True,
        scale: float = 1.0,
    ) -> None:
        super().__init__()
        E, self.k = integer("n_experts", n_experts), integer("k", k)
        if self.k > E:
            raise RefusedValueError(f"k={k} is more than n_experts={E}")
        self.normalize = normalize
        self.scale = number("scale", scale, "above 0", lambda x: x > 0)
        residual_std = 0.02 / math.sqrt(2 * config.n_layers)  # see Block
        self.router = Linear(config.d_model, E, bias=False)
        self.gate = Matrices(E, config.d_model, config.d_ff)
        self.up = Matrices(E, config.d_model, config.d_ff)
        self.down = Matrices(E, config.d_ff, config.d_model, residual_std)
        self.shared = None
        if integer("n_shared", n_shared, least=0):
            d_shared = n_shared * config.d_ff
            one = config.replace(d_ff=d_shared, feed_forward="swiglu", bias=False)
            self.shared = FeedForward(one)

    def forward(self, x: Tensor, hooks: Hooks = NO_HOOKS) -> Tensor:
        """[..., d_model] → same; with hooks of ``probabilities``, [N, E], and ``output``."""
        tokens = x.flatten(0, -2)  # [N, d_model]
        _, chosen, weights = self.route(tokens, hooks)
        y = torch.zeros_like(tokens)
        for i in range(self.gate.weight.shape[0]):
            token, place = (chosen == i).nonzero(as_tuple=True)  # the tokens that chose expert i
            given = weights[token, place, None] * self.expert(i, tokens[token])
            y = y.index_add(0, token, given)
        if self.shared is not None:
            y = y + self.shared(tokens)
        return hooks("output", y.view_as(x))

    def route(self, tokens: Tensor, hooks: Hooks = NO_HOOKS) -> Routing:
        """Choose the experts of each token, with their weights: [N, d_model] → ``Routing``."""
        precise = torch.promote_types(tokens.dtype, torch.float32)
        probabilities = self.router(tokens).softmax(dim=-1, dtype=precise)
        probabilities = hooks("probabilities", probabilities)  # [N, E]
        weights, chosen = probabilities.topk(self.k)  # [N, k]
        if self.normalize:
            weights = weights / weights.sum(dim=-1, keepdim=True)
        return Routing(probabilities, chosen, (self.scale * weights).to(tokens.dtype))

    def expert(self, i: int, tokens: Tensor) -> Tensor:
        """One expert's result for the n tokens that chose it, [n, d_model] → same."""
        hidden = F.silu(tokens @ self.gate.weight[i]) * (tokens @ self.up.weight[i])  # [n, d_ff]
        return hidden @ self.down.weight[i]


def load_balance_loss(routing: Routing) -> Tensor:
    """E · Σ_i (expert i's share of all choices) · (its mean probability), a scalar.

    It is 1 if all experts are chosen equally often, and E/k if all tokens choose the same k with
    certainty. Only probabilities have a gradient: experts chosen too often become less probable.
    Mixtral's loss in transformers is k times this one, because it counts choices a token.
    """
    E = routing.probabilities.shape[-1]
    shares = routing.chosen.flatten().bincount(minlength=E) / routing.chosen.numel()  # [E]
    return E * (shares * routing.probabilities.mean(dim=0)).sum()
