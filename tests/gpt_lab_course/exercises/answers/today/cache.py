"""`today.cache` as learners solve it: rightly in other forms, and wrongly."""

from fractions import Fraction

import torch


def _tensors(n_layers, n_heads, n_kv_heads, d_head, tokens, bits):
    shape = (2, n_layers, n_kv_heads, tokens, d_head)
    return torch.empty(shape, device="meta").numel() * Fraction(bits, 8)


def _from_width(n_layers, n_heads, n_kv_heads, d_head, tokens, bits):
    d_model = n_heads * d_head
    share = Fraction(n_kv_heads, n_heads)
    return int(2 * n_layers * tokens * d_model * share * bits / 8)


RIGHT = [
    _tensors,
    _from_width,
    lambda layers, h, kv, dh, t, bits: layers * t * (kv * dh + kv * dh) * bits // 8,
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "queries are not kept": lambda layers, h, kv, dh, t, b: 2 * layers * (h * dh) * t * b // 8,
    "these are bits": lambda layers, h, kv, dh, t, b: sum([layers * kv * dh * t * b] * 2),
    "one token": lambda layers, h, kv, dh, t, b: layers * kv * dh * b / 4,
}
