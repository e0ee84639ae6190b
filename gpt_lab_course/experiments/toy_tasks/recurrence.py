"""Recurrent networks compared with attention: the reach of gradients, and the costs.

Sources: Hochreiter and Schmidhuber 1997 (gates); Le et al. 2015, "A Simple Way to Initialize
Recurrent Networks of Rectified Linear Units" (a recurrence that starts as the identity).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model.attention import MultiHeadAttention


def fresh_layers(d: int, seed: int = 0) -> dict[str, nn.Module]:
    """Untrained layers, ``d`` wide.

    ``tanh`` is PyTorch's RNN with its default initialization; ``tanh, orthogonal`` has an
    orthogonal recurrent matrix; ``identity`` an identity matrix, with ReLU; ``LSTM`` has its
    default initialization, and ``LSTM, gates open`` has forget gates with a bias of 4, which pass
    98% of the state.
    """
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        layers: dict[str, nn.Module] = {
            "tanh": nn.RNN(d, d, batch_first=True),
            "tanh, orthogonal": nn.RNN(d, d, batch_first=True),
            "identity": nn.RNN(d, d, batch_first=True, nonlinearity="relu"),
            "LSTM": nn.LSTM(d, d, batch_first=True),
            "LSTM, gates open": nn.LSTM(d, d, batch_first=True),
            "attention": MultiHeadAttention(GPTConfig(d_model=d, n_heads=4, dropout=0.0)),
        }
        nn.init.orthogonal_(layers["tanh, orthogonal"].weight_hh_l0)  # type: ignore[arg-type]
        nn.init.eye_(layers["identity"].weight_hh_l0)  # type: ignore[arg-type]
        nn.init.normal_(layers["identity"].weight_ih_l0, std=0.02)  # type: ignore[arg-type]
        with torch.no_grad():
            layers["LSTM, gates open"].bias_hh_l0[d : 2 * d] = 4.0  # type: ignore[operator]
    return layers


def gradient_reach(layer: nn.Module, x: Tensor) -> Tensor:
    """The gradient of the last output by distance of the input, [T], relative to distance 0.

    Args:
        layer: a module from [1, T, d] to the same, or to a tuple that starts with it.
        x: the input, [1, T, d].
    """
    x = x.detach().requires_grad_()
    result = layer(x)
    y = result[0] if isinstance(result, tuple) else result
    (gradient,) = torch.autograd.grad(y[0, -1].sum(), x)
    sizes = gradient[0].norm(dim=-1)
    reach: Tensor = (sizes / sizes[-1]).flip(0)
    return reach


def milliseconds(run: Callable[..., Any], *inputs: Any, repeats: int = 9) -> tuple[float, ...]:
    """The CPU time of a run in milliseconds: the median of several, the minimum, the maximum.

    It uses one thread and measures CPU time, so other programs hardly matter.

    Args:
        run: the function, which runs once before timing.
        inputs: its arguments.
        repeats: the number of timed runs.
    """
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        run(*inputs)
        times = []
        for _ in range(repeats):
            start = time.process_time()
            run(*inputs)
            times.append(1000 * (time.process_time() - start))
    finally:
        torch.set_num_threads(threads)
    return statistics.median(times), min(times), max(times)


def kept_bytes(run: Callable[..., Any], *inputs: Tensor) -> int:
    """The bytes that PyTorch stores for the backward pass of a run; each storage counts once."""
    sizes = {}

    def remember(t: Tensor) -> Tensor:
        storage = t.untyped_storage()
        sizes[storage.data_ptr()] = storage.nbytes()
        return t

    with torch.autograd.graph.saved_tensors_hooks(remember, lambda t: t):
        run(*inputs)
    return sum(sizes.values())
