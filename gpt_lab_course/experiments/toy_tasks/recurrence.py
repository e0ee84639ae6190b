"""Recurrent networks beside attention: how far a gradient reaches, and what a run costs.

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
    """Layers ``d`` wide that have not been trained.

    ``tanh`` is PyTorch's recurrence as it comes; ``tanh, orthogonal`` has a recurrent matrix that
    rotates; ``identity`` one that passes the state on as it is, with ReLU; ``LSTM`` is as it comes,
    and ``LSTM, gates open`` has forget gates with a bias of 4, which let 98% of the state through.
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
    """How much the last result moves with the input so many tokens back, [T]; at 0 back it is 1.

    Args:
        layer: a module that takes and gives [1, T, d], or gives it first of several results.
        x: what it reads, [1, T, d].
    """
    x = x.detach().requires_grad_()
    result = layer(x)
    y = result[0] if isinstance(result, tuple) else result
    (gradient,) = torch.autograd.grad(y[0, -1].sum(), x)
    sizes = gradient[0].norm(dim=-1)
    reach: Tensor = (sizes / sizes[-1]).flip(0)
    return reach


def milliseconds(run: Callable[..., Any], *inputs: Any, repeats: int = 9) -> tuple[float, ...]:
    """A core's milliseconds for a run: the median of several, the least, and the most.

    One thread runs, and processor time is counted, so that other programs hardly matter.

    Args:
        run: what is timed; it runs once before.
        inputs: its arguments.
        repeats: how many runs are timed.
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
    """The bytes that PyTorch keeps for the backward pass of a run; each storage counts once."""
    sizes = {}

    def remember(t: Tensor) -> Tensor:
        storage = t.untyped_storage()
        sizes[storage.data_ptr()] = storage.nbytes()
        return t

    with torch.autograd.graph.saved_tensors_hooks(remember, lambda t: t):
        run(*inputs)
    return sum(sizes.values())
