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


WRONG = {
    "this is the slope's first term": NORMAL.cdf,
    "this is the second term alone": lambda x: x * NORMAL.pdf(x),
    "not of x · Φ(x)": NORMAL.pdf,
    "this is GELU itself": lambda x: torch.nn.functional.gelu(torch.tensor(x)),
    "this is ReLU's slope": lambda x: int(x > 0),
    "added, not subtracted": lambda x: NORMAL.cdf(x) - x * NORMAL.pdf(x),
    "lacks its factor x": lambda x: NORMAL.cdf(x) + NORMAL.pdf(x),
    "lacks its 1/√(2π)": lambda x: NORMAL.cdf(x) + x * math.exp(-(x**2) / 2),
    "the half is missing": lambda x: NORMAL.cdf(x) + x * math.exp(-(x**2)) / math.sqrt(2 * math.pi),
    "this is the tanh form's": _autograd_tanh,
    "without it the curve is too narrow": lambda x: (1 + math.erf(x)) / 2 + x * NORMAL.pdf(x),
    "this is the slope of SiLU": _silu,
}
