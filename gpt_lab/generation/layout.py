"""Products of a row and a matrix at nearly memory speed. No lesson needs this file.

The fastest memory order of a matrix, and the best number of threads, depend on its precision and on
the kernel. Nothing here changes a value beyond rounding.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear

WORTH_SLICING = 2**18
"""The smallest matrix worth slicing, in numbers: for smaller ones, starting threads takes
longer."""


def split_product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x·W + b for a single row x [1, d_in] and W [d_in, d_out], with a slice of W for each thread.

    The library multiplies a row and a matrix in a single thread. A batched product of slices uses
    all threads; their results are added up.
    """
    n, (d_in, d_out) = torch.get_num_threads(), weight.shape
    pays = n > 1 and weight.numel() >= WORTH_SLICING and weight.dtype != torch.bfloat16
    if not pays or d_in % n or not weight.is_contiguous():
        return F.linear(x, weight.T, bias)
    slices = torch.bmm(x.view(n, 1, d_in // n), weight.view(n, d_in // n, d_out))  # [n, 1, d_out]
    y = slices.sum(0)
    return y if bias is None else y + bias


def streamed_product(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """The same as an explicit multiplication and sum, to be compiled.

    The compiler turns it into one loop that reads W column by column at nearly memory speed.
    """
    row = x.flatten().as_strided((x.numel(),), (1,))  # materialized: computed once, not
    y = (weight.T * row).sum(-1).view(1, -1)  # again for each of the d_out columns
    return y if bias is None else y + bias


def lay_out(model: GPT, compiled: bool = False) -> None:
    """Lay out a model's matrices in memory for decoding, in place: by rows for ``split_product``.

    They are laid out by columns for ``streamed_product`` and for the library's product in bfloat16.
    The unembedding, which is used transposed, gets the opposite order.
    """
    by_rows = not compiled and model.unembedding.dtype != torch.bfloat16
    for module in model.modules():
        if isinstance(module, Linear):
            store(module.weight, by_rows=by_rows)
    store(model.unembedding, by_rows=not by_rows)


def store(weight: nn.Parameter, *, by_rows: bool) -> None:
    """Lay out a matrix in memory by rows or by columns, in place; its values stay the same."""
    with torch.inference_mode(weight.is_inference()):  # requires_grad stays as it was
        if by_rows:
            weight.data = weight.data.contiguous()
        else:
            weight.data = weight.data.T.contiguous().T
