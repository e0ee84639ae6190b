"""What is there for speed alone: no value, shape or name depends on anything in this file.

A token that is generated on its own passes every weight once, so its time is the time to read the
weights. The order in which they are read fastest depends on their shape, their precision and who
reads them. ``book/performance.md`` has the measurements.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch import Tensor, nn


def compiles_one_row(x: Tensor) -> bool:
    """Whether a single row is being compiled, for which ``row_product`` is the faster one."""
    return torch.compiler.is_compiling() and x.numel() == x.shape[-1]


def row_product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x·W + b for a single row x, multiplied and summed in the open.

    The compiler makes one loop of it that streams W at nearly the speed of memory, which the
    library's product does not reach.
    """
    row = x.flatten().as_strided((x.numel(),), (1,))  # a place in memory: computed once, not
    y = (weight.T * row).sum(-1).view(*x.shape[:-1], -1)  # anew for each of the d_out columns
    return y if bias is None else y + bias


def fused_is_slow(q: Tensor) -> bool:
    """Whether attention step by step is faster than in one kernel.

    It is in training on a CPU in bfloat16, where the kernel's backward pass is slow: at 128 tokens
    the fused way takes three times as long, at 1,024 no longer. The price is that the weights,
    B·H·T·S numbers a layer, are kept for the backward pass.
    """
    on_cpu = q.device.type == "cpu" and q.dtype == torch.bfloat16
    return on_cpu and q.requires_grad and q.shape[-2] <= 256


def lay_out(
    weights: Iterable[nn.Parameter], unembedding: nn.Parameter, compiled: bool = False
) -> None:
    """Lay matrices out in memory for decoding one token at a time on a CPU.

    Args:
        weights: the matrices of the linear maps, [d_in, d_out].
        unembedding: [V, d_model], which is used the other way round.
        compiled: whether ``row_product`` will read them.
    """
    for weight in weights:
        store(weight, by_rows=_faster_by_rows(weight, compiled))
    store(unembedding, by_rows=not _faster_by_rows(unembedding.T, compiled))


def _faster_by_rows(weight: Tensor, compiled: bool) -> bool:
    """Whether a single row is multiplied by a matrix [d_in, d_out] faster if that lies by rows."""
    d_in, d_out = weight.shape
    return not compiled and weight.dtype != torch.bfloat16 and d_in <= d_out


def store(weight: nn.Parameter, *, by_rows: bool) -> None:
    """Lay a matrix out in memory by rows or by columns, in place; its values stay the same."""
    if by_rows:
        weight.data = weight.data.contiguous()
    else:
        weight.data = weight.data.T.contiguous().T
