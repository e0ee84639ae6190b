"""Latent attention with rotation in other places: can it be absorbed, and does it see order?

What varies: where positions are applied. What is fixed: one layer of 8 heads with random weights,
in float64, and its input of 32 random vectors.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import Hooks
from gpt_lab.model.latent_attention import LatentAttention
from gpt_lab.model.positions import rotate
from gpt_lab.validation import choice

RotationPlace = Literal[
    "rotated key apart", "nowhere", "added to the input", "each head's key rotated"
]
PLACES: tuple[RotationPlace, ...] = get_args(RotationPlace)

T, D_MODEL, H, D_HEAD, R_KV, D_ROPE = 32, 64, 8, 16, 48, 8
"""The number of tokens, the widths of the stream and the heads, their number, and the widths of
latent and rotated key."""

THETA = 100.0


class RotatedHeads(LatentAttention):
    """Rotate each head's keys after the up-projection from the latents, and its queries.

    The absorbed form has no such keys: it multiplies queries with unrotated latents.
    """

    def _plain(
        self, q_nope: Tensor, q_rope: Tensor, c: Tensor, k_rope: Tensor, mask: Tensor, hooks: Hooks
    ) -> Tensor:
        key_up, value_up = self._up()
        q, k = rotate(q_nope, 0, THETA), rotate(c @ key_up, 0, THETA)  # [B, H, T, d_nope]
        scores = (q @ k.mT + q_rope @ k_rope.mT) / (self.d_nope + self.d_rope) ** 0.5
        weights = scores.masked_fill(~mask, -torch.inf).softmax(dim=-1)  # [B, H, T, T]
        heads: Tensor = weights @ (c @ value_up)
        return heads


class Seen(NamedTuple):
    """Relative differences of the last token's output.

    Attributes:
        order: the difference after shuffling the tokens before it.
        absorbed: the difference between the plain and the absorbed form.
    """

    order: float
    absorbed: float


def layer(place: RotationPlace, seed: int = 0) -> LatentAttention:
    """A layer with random weights, which are the same for a seed wherever positions are applied.

    Raises:
        ValueError: there is no such place.
    """
    choice("place", place, PLACES)
    form = RotatedHeads if place == "each head's key rotated" else LatentAttention
    config = GPTConfig(
        d_model=D_MODEL, n_heads=H, d_head=D_HEAD, n_layers=1, rope_theta=THETA, dropout=0.0
    )
    made = form(config, kv_rank=R_KV, d_rope=D_ROPE).eval()
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for weight in (p for p in made.parameters() if p.ndim == 2):
            weight.normal_(std=1.5 * weight.shape[0] ** -0.5, generator=generator)
        if place != "rotated key apart":
            made.kv_down.weight[:, R_KV:] = 0  # the rotated key, which is empty then
    return made.double()


@torch.no_grad()
def seen(place: RotationPlace, seed: int = 0) -> Seen:
    """The effects of shuffling and of absorbing.

    Args:
        place: where positions are applied, one of ``PLACES``.
        seed: the seed of weights, input and order.
    """
    made, generator = layer(place, seed), torch.Generator().manual_seed(1000 + seed)
    x = torch.randn(1, T, D_MODEL, generator=generator).double()
    table = torch.randn(T, D_MODEL, generator=generator).double()
    order = torch.cat([torch.randperm(T - 1, generator=generator), torch.tensor([T - 1])])

    def last(x: Tensor) -> Tensor:  # [D_MODEL]
        out: Tensor = made(x + table if place == "added to the input" else x)[0, -1]
        return out

    plain, shuffled = last(x), last(x[:, order])
    made.absorbed = True
    absorbed = last(x)
    size = plain.norm()
    return Seen(*(((other - plain).norm() / size).item() for other in (shuffled, absorbed)))
