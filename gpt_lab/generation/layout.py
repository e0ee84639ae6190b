"""A row times a matrix, at nearly the speed of memory; no lesson needs this file.

In which order a matrix is read fastest, and by how many threads, depends on its precision and on
who reads it. Nothing here changes a value beyond rounding.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear

WORTH_SLICING = 2**18
"""Numbers in a matrix from which on slices pay: a smaller one is read before threads have met."""


def split_product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x·W + b for a single row x [1, d_in] and W [d_in, d_out], a slice of W for each thread.

    The library multiplies a row and a matrix in one thread, however many there are. Products of
    slices, in one call, are done side by side; what they make is added up.
    """
    n, (d_in, d_out) = torch.get_num_threads(), weight.shape
    pays = n > 1 and weight.numel() >= WORTH_SLICING and weight.dtype != torch.bfloat16
    if not pays or d_in % n or not weight.is_contiguous():
        return F.linear(x, weight.T, bias)
    slices = torch.bmm(x.view(n, 1, d_in // n), weight.view(n, d_in // n, d_out))  # [n, 1, d_out]
    y = slices.sum(0)
    return y if bias is None else y + bias


def streamed_product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """The same, multiplied and summed in the open, to be compiled.

    The compiler makes one loop of it that streams W, column by column, at nearly the speed of
    memory.
    """
    row = x.flatten().as_strided((x.numel(),), (1,))  # a place in memory: computed once, not
    y = (weight.T * row).sum(-1).view(1, -1)  # anew for each of the d_out columns
    return y if bias is None else y + bias


def lay_out(model: GPT, compiled: bool = False) -> None:
    """Lay a model's matrices out for decoding, in place: for ``split_product`` by rows.

    For ``streamed_product``, and for the library's product in bfloat16, by columns. The unembedding
    is used the other way round.
    """
    by_rows = not compiled and model.unembedding.dtype != torch.bfloat16
    for module in model.modules():
        if isinstance(module, Linear):
            store(module.weight, by_rows=by_rows)
    store(model.unembedding, by_rows=not by_rows)


def store(weight: nn.Parameter, *, by_rows: bool) -> None:
    """Lay a matrix out in memory by rows or by columns, in place; its values stay the same."""
    with torch.inference_mode(weight.is_inference()):  # what could be trained can be afterwards
        if by_rows:
            weight.data = weight.data.contiguous()
        else:
            weight.data = weight.data.T.contiguous().T
