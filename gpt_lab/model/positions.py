"""Positions: fixed vectors added to embeddings, or rotations of queries and keys.

GPT-2 learns an embedding for each position. The two methods here have no parameters.

Sources: Vaswani et al. 2017, section 3.5 (sinusoidal); Su et al. 2021, section 3.4.2 (rotary);
Chen et al. 2023, equation 1 (linear scaling); Llama 3.1's released code (its own scaling); Peng et
al. 2023, section 3 (YaRN).
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from gpt_lab.rope_scaling import RopeScaling


def angles(
    start: int,
    T: int,
    width: int,
    theta: float = 10_000.0,
    device: torch.device | None = None,
    scaling: RopeScaling | None = None,
    dtype: torch.dtype = torch.float32,
) -> Tensor:
    """Angles, [T, width / 2]: position times frequency, which is theta^(−2·i / width) for pair i.

    Args:
        start: the first position.
        T: the number of positions.
        width: the number of rotated numbers, two of which make a pair.
        theta: the base; the longest wavelength is nearly 2·π·theta tokens.
        device: the device of the result.
        scaling: how frequencies are scaled for long texts.
        dtype: the precision of the result.
    """
    i = torch.arange(0, width, 2, dtype=dtype, device=device)
    position = torch.arange(start, start + T, dtype=dtype, device=device)
    frequencies = 1.0 / theta ** (i / width)  # radians a token
    if scaling is not None:
        frequencies = scale_frequencies(frequencies, scaling, theta)
    return torch.outer(position, frequencies)


def scale_frequencies(frequencies: Tensor, scaling: RopeScaling, theta: float) -> Tensor:
    """Scale frequencies down, [d_head / 2] in radians a token, for longer texts.

    ``"linear"`` scales all of them. ``"llama3"`` scales those with less than one turn in the
    original context (``low_freq_factor``), keeps those with many turns, and interpolates in between
    by the number of turns. ``"yarn"`` interpolates by the index of the pair. ``theta`` is the base
    of the frequencies.
    """
    slowed = frequencies / scaling.factor
    if scaling.kind == "linear":
        return slowed
    if scaling.kind == "yarn":
        kept = 1 - _ramp(len(frequencies), scaling, theta).to(frequencies.device)
        return (1 - kept) * slowed + kept * frequencies
    turns = scaling.original_context * frequencies / (2 * math.pi)  # within the original context
    low, high = scaling.low_freq_factor, scaling.high_freq_factor
    width = max(high - low, 1e-9)  # a step where the two are one
    kept = ((turns - low) / width).clamp(0, 1)  # 0: scaled, 1: unchanged
    return (1 - kept) * slowed + kept * frequencies


def _ramp(pairs: int, scaling: RopeScaling, theta: float) -> Tensor:
    """How much YaRN scales each pair's frequency, [pairs]: from 0, not at all, to 1, fully."""
    width, context = 2 * pairs, scaling.original_context

    def pair(turns: float) -> float:  # the one that turns so often within the original context
        return width * math.log(context / (2 * math.pi * turns)) / (2 * math.log(theta))

    first, last = pair(scaling.beta_fast), pair(scaling.beta_slow)
    if scaling.truncate:
        first, last = math.floor(first), math.ceil(last)
    first, last = max(first, 0), min(last, width - 1)  # width, not pairs: so it was released
    if first == last:
        last += 0.001
    return ((torch.arange(pairs, dtype=torch.float32) - first) / (last - first)).clamp(0, 1)


def sinusoidal(
    start: int,
    T: int,
    d_model: int,
    device: torch.device | None = None,
    dtype: torch.dtype = torch.float32,
) -> Tensor:
    """Sinusoidal position embeddings from ``start`` on, [T, d_model].

    In each pair of numbers the first is the sine, the second the cosine of the angle.
    """
    precise = torch.promote_types(dtype, torch.float32)
    angle = angles(start, T, d_model, device=device, dtype=precise)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1).to(dtype)


def rotation(
    start: int,
    T: int,
    d_head: int,
    theta: float = 10_000.0,
    device: torch.device | None = None,
    dtype: torch.dtype = torch.float32,
    scaling: RopeScaling | None = None,
) -> tuple[Tensor, Tensor]:
    """Cosines and sines of rotary positions from ``start`` on, [T, d_head / 2] each.

    If the scaling has a magnitude (YaRN), both are multiplied by it.
    """
    precise = torch.promote_types(dtype, torch.float32)  # 16 bits would not do for long texts
    angle = angles(start, T, d_head, theta, device, scaling, precise)
    size = 1.0 if scaling is None else scaling.magnitude
    return (angle.cos() * size).to(dtype), (angle.sin() * size).to(dtype)


def rotate_by(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotate queries or keys, [..., T, d_head], by the angles with these cosines and sines.

    Number i and number i + d_head / 2 are the coordinates of one point, rotated about the origin
    (as in Llama's released code; the paper pairs neighbors). The product of a query and a key then
    depends only on the distance of their positions.
    """
    a, b = x.chunk(2, dim=-1)  # [..., T, d_head / 2] each
    return torch.cat((a * cos - b * sin, b * cos + a * sin), dim=-1)


def rotate(
    x: Tensor, start: int, theta: float = 10_000.0, scaling: RopeScaling | None = None
) -> Tensor:
    """Rotate queries or keys, [B, H, T, d_head], by their positions from ``start`` on."""
    T, d_head = x.shape[-2:]
    return rotate_by(x, *rotation(start, T, d_head, theta, x.device, x.dtype, scaling))
