"""`@chapter@.@name@` as learners solve it: rightly in other forms, and wrongly."""

from torch import nn


def _real_layer(d_in, d_out):
    return sum(parameter.numel() for parameter in nn.Linear(d_in, d_out).parameters())


def _rows_of_weights(d_in, d_out):
    total = 0
    for _ in range(d_out):
        total += d_in + 1
    return total


RIGHT = [
    _real_layer,
    _rows_of_weights,
    lambda d_in, d_out: float((d_in + 1) * d_out),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the bias is missing": lambda d_in, d_out: d_out * d_in,
    "not as what goes in": lambda d_in, d_out: (d_out + 1) * d_in,
    "multiply, do not add": lambda d_in, d_out: sum([d_in, d_out, d_out]),
}
