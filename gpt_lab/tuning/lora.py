"""LoRA: freeze a matrix, and train a low-rank addition to it (Hu et al. 2021).

W [d_in, d_out] becomes W + (α/r)·A·B, with A [d_in, r] and B [r, d_out]: r·(d_in + d_out) numbers
are trained instead of d_in·d_out. B starts at zero, so nothing changes at first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

import torch
from torch import Tensor, nn
from torch.nn.utils import parametrize

from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.validation import RefusedValueError, did_you_mean, shown


class LowRank(nn.Module):
    """W → W + scale·A·B.

    Args:
        shape: d_in and d_out.
        rank: r, the width of A and the height of B.
        scale: α/r.
        generator: the generator for A.
    """

    def __init__(
        self, shape: Sequence[int], rank: int, scale: float, generator: torch.Generator
    ) -> None:
        super().__init__()
        d_in, d_out = shape
        self.scale = scale
        bound = 1 / math.sqrt(d_in)  # uniform, as PyTorch initializes a linear map
        self.A = nn.Parameter((2 * torch.rand(d_in, rank, generator=generator) - 1) * bound)
        self.B = nn.Parameter(torch.zeros(rank, d_out))

    def forward(self, weight: Tensor) -> Tensor:
        """[d_in, d_out] → same."""
        return torch.addmm(weight, self.A, self.B, alpha=self.scale)  # W is large: read it once


class LoRA:
    """Low-rank adapters on some of a model's matrices, active immediately.

    Args:
        model: the model; weights with an adapter are frozen.
        rank: r, of each adapter.
        alpha: α; the product A·B is scaled by α/r. 2·r when left out.
        where: names of linear maps, in which ``*`` matches anything.
        seed: the seed of the matrices A.

    Attributes:
        merged: whether the products are added into the weights.

    Raises:
        ValueError: the rank is invalid, a name matches no linear map, or one has an adapter
            already.

    >>> from gpt_lab import load_lab_model
    >>> model, _ = load_lab_model()
    >>> adapters = LoRA(model, rank=4, where="blocks.*.attention.qkv")
    >>> sum(p.numel() for p in adapters.parameters())  # 6 · 4 · (192 + 576)
    18432
    """

    def __init__(
        self,
        model: GPT,
        rank: int = 4,
        alpha: float | None = None,
        where: str | Iterable[str] = ("blocks.*.attention.qkv", "blocks.*.feed_forward.*"),
        seed: int = 0,
    ) -> None:
        patterns = [where] if isinstance(where, str) else list(where)
        linear = {name: m for name, m in model.named_modules() if isinstance(m, Linear)}
        for pattern in patterns:
            if not any(fnmatchcase(name, pattern) for name in linear):
                hint = did_you_mean(pattern, linear, cutoff=0)
                raise RefusedValueError(f"where={shown(pattern)} names no linear map{hint}")
        self._maps = [
            m for name, m in linear.items() if any(fnmatchcase(name, one) for one in patterns)
        ]
        narrowest = min(min(m.weight.shape) for m in self._maps)
        if not 1 <= rank <= narrowest:
            raise RefusedValueError(f"rank={shown(rank)} is not one of 1 … {narrowest}")
        if any(parametrize.is_parametrized(m) for m in self._maps):
            raise RefusedValueError("these maps have adapters already; remove() takes them off")
        generator = torch.Generator().manual_seed(seed)
        scale = (2 * rank if alpha is None else alpha) / rank
        self._adapters = [LowRank(m.weight.shape, rank, scale, generator) for m in self._maps]
        self._own: list[nn.Parameter] = []
        self.merged = False
        self._attach()

    def parameters(self) -> list[nn.Parameter]:
        """The trained parameters: A and B of each map."""
        return [p for adapter in self._adapters for p in (adapter.A, adapter.B)]

    def merge(self) -> None:
        """Add each product to its weight: the model becomes an ordinary one with the same results.

        Raises:
            ValueError: they are merged already.
        """
        if self.merged:
            raise RefusedValueError("the adapters are merged already")
        self._own = [m.parametrizations["weight"].original for m in self._maps]  # type: ignore[index, union-attr]
        for m in self._maps:
            with torch.no_grad():
                sum_ = m.weight.clone()
            parametrize.remove_parametrizations(m, "weight", leave_parametrized=False)
            m.weight = nn.Parameter(sum_)
        self.merged = True

    def unmerge(self) -> None:
        """Restore each weight exactly, with the adapters beside it again.

        Raises:
            ValueError: they are not merged.
        """
        if not self.merged:
            raise RefusedValueError("the adapters are not merged: there is nothing to undo")
        for m, own in zip(self._maps, self._own, strict=True):
            m.weight = own
        self.merged = False
        self._attach()

    def remove(self) -> None:
        """Remove the adapters, and unfreeze the model's weights."""
        if self.merged:
            self.unmerge()
        for m in self._maps:
            parametrize.remove_parametrizations(m, "weight", leave_parametrized=False)
            m.weight.requires_grad_(True)

    def _attach(self) -> None:
        for m, adapter in zip(self._maps, self._adapters, strict=True):
            parametrize.register_parametrization(m, "weight", adapter.to(m.weight))
            m.parametrizations["weight"].original.requires_grad_(False)  # type: ignore[index, union-attr]
