"""Quantize a trained model's matrices, with controls that change them equally without rounding.

What is fixed: the model and the text. What varies: the bits of a weight, the number of weights that
share a scale, and the rounded matrices. Matrices are [out, in] as in llama.cpp, so a block of
weights belongs to one output. Norms, biases and learned positions, which are few, are not changed.

Source: the formats Q4_0 and Q4_1 of ggml, https://github.com/ggml-org/ggml.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Literal

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError, integer, shown
from gpt_lab_course.experiments.patching.exchanged import with_weights

PARTS = ("attention", "feed-forward", "token embedding")

Rounding = Callable[[Tensor], Tensor]
"""A change of a matrix, [out, in], to another one of the same shape."""

Grid = Callable[[Tensor, int], Tensor]
"""Rounds blocks, [n, size], to a number of bits."""

GroupSize = int | Literal["row", "matrix"]
"""The number of weights that share a scale."""

SCALE = 16
"""Bits of a block's step, and of its minimum: float16."""

_AT_ONCE = 2**18  # numbers that are rounded at once, to fit into a CPU cache


def asymmetric(blocks: Tensor, bits: int) -> Tensor:
    """Round each block, [n, size], to 2**bits values from its minimum to its maximum, as Q4_1.

    >>> asymmetric(torch.tensor([[0.0, 1.0, 1.4, 3.0]]), bits=2)
    tensor([[0., 1., 1., 3.]])
    """
    low, high = blocks.amin(1)[:, None], blocks.amax(1)[:, None]  # [n, 1] each
    step = (high - low) / (2**bits - 1)
    integers = ((blocks - low) / _divisor(step)).round()  # 0 to 2**bits - 1
    return _stored(low) + _stored(step) * integers


def symmetric(blocks: Tensor, bits: int) -> Tensor:
    """Round each block, [n, size], to 2**bits values around zero, as Q4_0.

    The number with the largest magnitude gets the lowest integer, which has no positive
    counterpart.

    >>> symmetric(torch.tensor([[0.6, 1.0, 1.6, -4.0, 3.9]]), bits=3)
    tensor([[ 1.,  1.,  2., -4.,  3.]])
    """
    half = 2 ** (bits - 1)
    largest = blocks.gather(1, blocks.abs().argmax(1, keepdim=True))  # [n, 1]
    step = -largest / half
    integers = (blocks / _divisor(step)).round().clamp(-half, half - 1)
    return _stored(step) * integers


def _divisor(step: Tensor) -> Tensor:
    return step.where(step != 0, 1)


def _stored(number: Tensor) -> Tensor:
    return number.half().float()


def bits_a_weight(bits: int, size: int = 32, grid: Grid = asymmetric) -> float:
    """Bits of a weight, including its share of its block's step and minimum.

    >>> bits_a_weight(4), bits_a_weight(4, grid=symmetric)
    (5.0, 4.5)
    """
    return bits + (2 if grid is asymmetric else 1) * SCALE / size


def rounded(matrix: Tensor, bits: int, size: GroupSize = 32, grid: Grid = asymmetric) -> Tensor:
    """A matrix, [out, in], rounded block by block.

    Args:
        matrix: the weights.
        bits: the bits of each weight, 1 to 8.
        size: the number of weights of a row in a block with one scale; or ``"row"``, or
            ``"matrix"``.
        grid: ``asymmetric`` or ``symmetric``.

    Raises:
        ValueError: ``bits`` or ``size`` is invalid, or rows can't be divided into such blocks.
    """
    bits = integer("bits", bits)
    if bits > 8:
        raise RefusedValueError(f"bits={bits} is outside 1 … 8")
    blocks = _cut(matrix, size)
    result = torch.empty_like(blocks)
    at_once = max(1, _AT_ONCE // blocks.shape[1])
    for start in range(0, len(blocks), at_once):
        some = slice(start, start + at_once)
        result[some] = grid(blocks[some], bits)
    return result.view(matrix.shape)


def _cut(matrix: Tensor, size: GroupSize) -> Tensor:
    """The blocks of a matrix, [n, size]."""
    columns = {"row": matrix.shape[1], "matrix": matrix.numel()}.get(str(size), size)
    if not isinstance(columns, int) or columns < 1:
        raise RefusedValueError(f"size={shown(size)} is neither a number, 'row' nor 'matrix'")
    if size != "matrix" and matrix.shape[1] % columns:
        raise RefusedValueError(
            f"size={size}: a row of {matrix.shape[1]} weights cannot be cut into such blocks"
        )
    return matrix.reshape(-1, columns)


def as_noise(
    matrix: Tensor, change: Rounding, chance: torch.Generator, size: GroupSize = 32
) -> Tensor:
    """A control: Gaussian noise as large as a change, in each block.

    Args:
        matrix: the weights, [out, in].
        change: the change to imitate.
        chance: the generator of the noise.
        size: the blocks, as in ``rounded``; the noise is as large as the change in each of them.
    """
    errors = _cut(change(matrix) - matrix, size)
    rms = errors.norm(dim=1, keepdim=True) / errors.shape[1] ** 0.5
    return torch.randn(errors.shape, generator=chance).mul_(rms).view(matrix.shape).add_(matrix)


def when_shuffled(matrix: Tensor, change: Rounding, chance: torch.Generator) -> Tensor:
    """A control: a change of the same weights in random order, which is then undone."""
    order = torch.randperm(matrix.numel(), generator=chance)
    mixed = change(matrix.flatten()[order].view(matrix.shape))
    return torch.empty_like(matrix.flatten()).index_copy_(0, order, mixed.flatten()).view_as(matrix)


def relative_error(matrix: Tensor, change: Rounding) -> float:
    """The root mean square of a change, relative to that of the weights."""
    return float((change(matrix) - matrix).norm() / matrix.norm())


def names_of(
    model: GPT, parts: Collection[str] = PARTS, blocks: Collection[int] | None = None
) -> list[str]:
    """The names of a model's matrices.

    Args:
        model: the model.
        parts: the kinds of matrices, from ``PARTS``.
        blocks: the blocks, without the embedding; the whole model when left out.

    Raises:
        ValueError: a part is not one of ``PARTS``.
    """
    if unknown := set(parts) - set(PARTS):
        raise RefusedValueError(f"part {min(unknown)!r} is not one of {', '.join(PARTS)}")
    chosen = []
    for name, weight in model.state_dict().items():
        words = name.split(".")
        of_block = blocks is None or (words[0] == "blocks" and int(words[1]) in blocks)
        if weight.ndim == 2 and _part(name) in parts and of_block:
            chosen.append(name)
    return chosen


def matrix_of(model: GPT, name: str) -> Tensor:
    """A model's matrix, [out, in]; the token embedding is [V, d_model]."""
    weight: Tensor = model.state_dict()[name]
    return weight if _part(name) == "token embedding" else weight.T.contiguous()


@torch.no_grad()
def with_matrices(model: GPT, change: Rounding, names: Iterable[str]) -> GPT:
    """A model with some matrices changed, which shares all other weights.

    Args:
        model: the model, whose weights are not changed.
        change: the change of each matrix, [out, in].
        names: the names of the matrices, from ``names_of``.
    """
    weights = model.state_dict()
    for name in names:
        new = change(matrix_of(model, name))
        weights[name] = new if _part(name) == "token embedding" else new.T
    return with_weights(model, weights)


def _part(name: str) -> str:
    if name in ("token_embedding.weight", "output_embedding"):
        return "token embedding"
    kind = name.split(".")[2] if name.startswith("blocks.") else ""
    return {"attention": "attention", "feed_forward": "feed-forward"}.get(kind, "")


class Yardstick:
    """Compares changed models with the unchanged one on a text.

    Args:
        model: the unchanged model, in evaluation mode.
        ids: the text, [B, T].

    Attributes:
        surprise: the unchanged model's loss, in nats a token.
    """

    def __init__(self, model: GPT, ids: Tensor) -> None:
        self._ids = ids
        inputs = ["embedding", *(f"blocks.{i}.output" for i in range(model.config.n_layers - 1))]
        with torch.no_grad():
            seen = model.activations(ids, [*inputs, "logits"])
        logits = seen.pop("logits")
        self._streams = [*seen.values()]  # the input of each block
        self._expected = logits[:, :-1].softmax(dim=-1)  # [B, T − 1, V]
        self._entropy = 0.0
        self.surprise, self._entropy = self._compare(logits)

    @torch.no_grad()
    def measure(self, other: GPT, first: int = 0) -> tuple[float, float]:
        """A changed model's loss, and its KL divergence from the unchanged one, in nats a token.

        The divergence is the mean over all tokens.

        Args:
            other: the changed model.
            first: the first changed block. Those before it, and the embedding, are not run again.
        """
        if first == 0:
            logits = other(self._ids)  # [B, T, V]
        else:
            x = self._streams[first]
            for block in list(other.blocks)[first:]:
                x = block(x)
            logits = F.linear(other.norm(x), other.unembedding)
        surprise, moved = self._compare(logits)
        return surprise, max(moved, 0.0)  # nothing has changed, and rounding might give -1e-7

    def _compare(self, logits: Tensor) -> tuple[float, float]:
        """Loss and divergence: the mean of Σ p·(ln p − ln q), without an array of ln q."""
        logits = logits[:, :-1]
        total = logits.logsumexp(dim=-1).double()  # [B, T − 1]
        came = logits.gather(-1, self._ids[:, 1:, None])[..., 0]
        expected = torch.einsum("btv,btv->bt", self._expected, logits)
        surprise, crossed = (total - came).mean(), (total - expected).mean()
        return float(surprise), float(crossed) - self._entropy
