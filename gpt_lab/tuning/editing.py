"""Rank-one editing: write a fact into one matrix (Meng et al. 2022, ROME).

An FFN's second matrix W [d_ff, d_model] maps a key k, the hidden neurons at the subject's last
token, to the value k·W. The edit makes that value v, and changes the values of other keys as little
as possible: of all W′ with k·W′ = v, the one with the least change on ordinary text is

    W′ = W + u·(v − k·W) / (k·u),  u = C⁻¹·k,

with C the mean of kᵀk over that text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.tuning.examples import Example, log_probabilities, seen_at
from gpt_lab.validation import RefusedValueError, shown


class RankOneEdit(NamedTuple):
    """An edit of one FFN.

    Attributes:
        block: the number of its block.
        key: k, [d_ff].
        change: the matrix to add to W, [d_ff, d_model], of rank one.
        probability: the new answer's probability with the output replaced by v, before W is
            changed.
    """

    block: int
    key: Tensor
    change: Tensor
    probability: float

    def apply(self, model: GPT, sign: int = 1) -> None:
        """Add the change to the model's matrix; with ``sign=-1`` subtract it again."""
        with torch.no_grad():
            second_matrix(model, self.block).weight.add_(self.change, alpha=sign)


@torch.no_grad()
def covariance(model: GPT, ids: Tensor, block: int) -> Tensor:
    """C, [d_ff, d_ff]: the mean of kᵀk over all tokens of ordinary text.

    Args:
        model: the model.
        ids: the text, [B, T].
        block: the number of the block.
    """
    name = f"blocks.{block}.feed_forward.hidden"
    keys = model.activations(ids, name)[name].flatten(0, 1)  # [B·T, d_ff]
    C: Tensor = keys.T @ keys / len(keys)
    return C


def rank_one(weight: Tensor, key: Tensor, value: Tensor, C: Tensor) -> Tensor:
    """The change of W that makes k·W equal v with the least change for other keys.

    Args:
        weight: W, [d_ff, d_model].
        key: k, [d_ff].
        value: v, [d_model].
        C: the mean of kᵀk over ordinary text, [d_ff, d_ff].

    Returns:
        [d_ff, d_model], of rank one.

    Raises:
        ValueError: the key is zero.
    """
    if not key.any():
        raise RefusedValueError("key is all zeros: no matrix answers it with anything but zeros")
    ridge = 1e-4 * C.diagonal().mean()  # neurons that are never active make C singular
    u = torch.linalg.solve(C + ridge * torch.eye(len(C), device=C.device), key)  # [d_ff]
    change: Tensor = torch.outer(u, value - key @ weight) / (key @ u)
    return change


def edit_fact(
    model: GPT,
    asked: Sequence[Example],
    places: Sequence[int],
    block: int,
    C: Tensor,
    *,
    until: float = 0.9,
    steps: int = 200,
    learning_rate: float = 0.02,
) -> RankOneEdit:
    """Find the edit that makes a model give an answer; the model itself is not changed.

    First gradient descent finds v, an output of the FFN at the subject's last token that makes the
    answer probable enough. Then the matrix with this output is computed.

    Args:
        model: the model.
        asked: one question, or several wordings of it, with the new answer.
        places: the position of the subject's last token in each.
        block: the block whose FFN is edited.
        C: its keys' covariance, from :func:`covariance`.
        until: the probability that the answer should reach in each wording.
        steps: the largest number of steps.
        learning_rate: Adam's, in units of the output's own root mean square. Small steps find a v
            close to the old output, which disturbs other answers less.

    Raises:
        ValueError: there is no such block, or not one place for each question.
    """
    if len(places) != len(asked):
        raise RefusedValueError(f"{len(places)} places stand beside {len(asked)} questions")
    if not 0 <= block < model.config.n_layers:
        raise RefusedValueError(
            f"block={shown(block)} is not one of 0 … {model.config.n_layers - 1}"
        )
    name = f"blocks.{block}.feed_forward"
    down = second_matrix(model, block)
    rows = torch.arange(len(asked))
    at = torch.tensor([*places])
    read = seen_at(model, asked, [f"{name}.output", f"{name}.hidden"], places)
    own, key = (x.mean(dim=0) for x in read)  # over the wordings
    moved = torch.zeros_like(own, requires_grad=True)  # v minus the old output, in its units
    size = own.square().mean().sqrt()

    def put(x: Tensor) -> Tensor:  # [N, T, d_model]
        x[rows, at] = x[rows, at] + size * moved
        return x

    edits: dict[str, Edit] = {f"{name}.output": put}
    optimizer = torch.optim.Adam([moved], lr=learning_rate)
    probability = 0.0
    for _ in range(steps):
        found = log_probabilities(model, asked, edits)  # [N]
        probability = found.min().exp().item()
        if probability > until:
            break
        optimizer.zero_grad()
        (moved.grad,) = torch.autograd.grad(-found.mean(), [moved])
        if not moved.grad.any():  # no later token reads this position: no gradient
            break
        optimizer.step()
    value = own + size * moved.detach()
    if down.bias is not None:
        value = value - down.bias.detach()
    change = rank_one(down.weight.detach(), key, value, C)
    return RankOneEdit(block, key, change, probability)


def second_matrix(model: GPT, block: int) -> Linear:
    """The linear map of a block's FFN that an edit changes, from d_ff to d_model."""
    down = model.get_submodule(f"blocks.{block}.feed_forward.down")
    assert isinstance(down, Linear)
    return down
