"""`feed_forward.slope` as learners solve it: rightly in other forms, and wrongly."""

import math
from statistics import NormalDist

import torch

NORMAL = NormalDist()


def _autograd(x):
    x = torch.tensor(x, requires_grad=True)
    torch.nn.functional.gelu(x).backward()
    return x.grad


def _distribution(x):
    return NORMAL.cdf(x) + x * NORMAL.pdf(x)


def _erf(x):
    return 0.5 * (1 + math.erf(x * 0.5**0.5)) + x / math.sqrt(2 * math.pi) * math.exp(-0.5 * x**2)


def _moved(x, h=1e-5):
    return ((x + h) * NORMAL.cdf(x + h) - (x - h) * NORMAL.cdf(x - h)) / (2 * h)


RIGHT = [_autograd, _distribution, _erf, _moved]


def _autograd_tanh(x):
    x = torch.tensor(x, requires_grad=True)
    torch.nn.functional.gelu(x, approximate="tanh").backward()
    return x.grad


def _silu(x):
    x = torch.tensor(x, requires_grad=True)
    torch.nn.functional.silu(x).backward()
    return x.grad


# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this is the slope's first term": NORMAL.cdf,
    "this is GELU itself": lambda x: torch.nn.functional.gelu(torch.tensor(x)),
    "this is the tanh form's": _autograd_tanh,
    "this is the slope of SiLU": _silu,
}
