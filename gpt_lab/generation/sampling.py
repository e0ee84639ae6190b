"""From logits to a token: functions that reshape the distribution, and a draw from it.

The functions take logits [..., V] and return logits, so they can be applied one after another.
``Sampler`` does so in the order of ``transformers``: repetition penalty, temperature, top-k, top-p,
min-p. Logits keep their precision; probabilities and their sums are in float64 (float32 on Apple's
GPUs, which lack float64). Bounds have a tolerance of a millionth, so that rounding decides nothing.
The page does the same.

Sources: Fan et al. 2018 (top-k); Holtzman et al. 2020 (top-p, nucleus sampling); Nguyen et al. 2025
(min-p); Keskar et al. 2019 (repetition penalty).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from gpt_lab.validation import RefusedTypeError, RefusedValueError, integer, number


def greedy(logits: Tensor) -> Tensor:
    """The most probable token, [..., V] → [...]; the first one of several that are equal."""
    return logits.argmax(dim=-1)


def apply_temperature(logits: Tensor, temperature: float) -> Tensor:
    """Divide by the temperature: below 1 sharpens the distribution, above 1 flattens it.

    The largest logit is moved to 0 first, which changes no probability, so that a very small
    temperature does not overflow.

    Raises:
        ValueError: ``temperature`` is not above 0 and finite.
    """
    rule = "above 0 and finite; greedy() is its limit at 0"
    number("temperature", temperature, rule, lambda value: value > 0)
    limits = torch.finfo(logits.dtype)  # beyond, it would round to 0 or ∞: 0 / 0 and −∞ / ∞ are NaN
    divisor = min(max(temperature, limits.tiny), limits.max)
    return (logits - logits.amax(dim=-1, keepdim=True)) / divisor


def keep_top_k(logits: Tensor, k: int) -> Tensor:
    """Set all but the k largest logits to −∞.

    Args:
        logits: [..., V].
        k: how many to keep; 0, V or more keeps all, 1 keeps the token of ``greedy``. Of equal
            logits the first are kept; ``transformers`` keeps all that equal the k-th largest.

    Raises:
        TypeError: ``k`` is not an integer.
        ValueError: ``k`` is negative.
    """
    k = integer("top_k", k, least=0)
    if k == 0 or k >= logits.shape[-1]:
        return logits
    smallest = logits.topk(k).values[..., -1:]  # [..., 1]
    above, equal = logits > smallest, logits == smallest
    room = k - above.sum(dim=-1, keepdim=True)  # [..., 1], the room left for those that are equal
    return logits.masked_fill(~(above | (equal & (equal.cumsum(dim=-1) <= room))), -math.inf)


def keep_top_p(logits: Tensor, p: float) -> Tensor:
    """Keep the fewest most probable tokens whose probabilities sum to p, and set the others to −∞.

    Args:
        logits: [..., V].
        p: 1 keeps all, 0 only the most probable token. Of equal logits the first are kept.

    Raises:
        ValueError: ``p`` is outside [0, 1].
    """
    if not 0 <= p <= 1:
        raise RefusedValueError(f"top_p={p} is outside [0, 1]")
    if p == 1:
        return logits
    falling, order = logits.sort(dim=-1, descending=True, stable=True)
    tail = _probabilities(falling).flip(-1).cumsum(dim=-1).flip(-1)  # this and all less probable
    drop = tail <= (1 - p) * (1 + _ROUNDING)
    drop[..., 0] = False
    return logits.masked_fill(drop.scatter(-1, order, drop), -math.inf)


def keep_min_p(logits: Tensor, p: float) -> Tensor:
    """Set tokens less probable than p times the most probable one to −∞.

    Args:
        logits: [..., V].
        p: 0 keeps all, 1 only the most probable token and those equal to it.

    Raises:
        ValueError: ``p`` is outside [0, 1].
    """
    if not 0 <= p <= 1:
        raise RefusedValueError(f"min_p={p} is outside [0, 1]")
    probabilities = _probabilities(logits)
    least = p * (1 - _ROUNDING) * probabilities.amax(dim=-1, keepdim=True)  # [..., 1]
    return logits.masked_fill(probabilities < least, -math.inf)


def penalize_repetition(logits: Tensor, ids: Tensor, penalty: float) -> Tensor:
    """Make tokens that occurred less probable: divide positive logits, multiply negative ones.

    Args:
        logits: [B, V].
        ids: the tokens that occurred, [B, T]; how often makes no difference.
        penalty: 1 changes nothing, above 1 discourages, below 1 encourages.

    Raises:
        ValueError: ``penalty`` is outside [1e-9, 1e9]: beyond, logits would overflow.
    """
    if not 1e-9 <= penalty <= 1e9:
        raise RefusedValueError(f"repetition_penalty={penalty} is outside [1e-9, 1e9]")
    found = logits.gather(-1, ids)  # [B, T]
    return logits.scatter(-1, ids, torch.where(found < 0, found * penalty, found / penalty))


def sample(logits: Tensor, generator: torch.Generator | None = None) -> Tensor:
    """Draw one token a row from softmax(logits), [B, V] → [B].

    It draws a number from [0, 1), and takes the first token at which the cumulative probability
    exceeds it. ``torch.multinomial`` gives other draws on other processors and in other versions of
    PyTorch; ``torch.rand`` does not, so a seed gives the same text wherever rounding allows it.

    Raises:
        TypeError: the logits are not floating-point numbers.
        ValueError: they have another shape, or a row has a NaN or +∞, or nothing but −∞.
    """
    _check_distribution(logits)
    reached = _probabilities(logits).cumsum(dim=-1)  # [B, V]
    size, device = (logits.shape[0], 1), logits.device
    draw = torch.rand(size, dtype=reached.dtype, device=device, generator=generator)
    return torch.searchsorted(reached, draw * reached[:, -1:], right=True).squeeze(-1)


def _probabilities(logits: Tensor) -> Tensor:
    precise = torch.float32 if logits.device.type == "mps" else torch.float64
    return logits.to(precise).softmax(dim=-1)


def _check_distribution(logits: Tensor) -> None:
    if not isinstance(logits, Tensor) or not logits.is_floating_point():
        kind = logits.dtype if isinstance(logits, Tensor) else type(logits).__name__
        raise RefusedTypeError(f"logits are {kind}, not floating-point numbers")
    if logits.ndim != 2 or 0 in logits.shape:
        raise RefusedValueError(f"logits have shape {[*logits.shape]}, not [B, V]")
    if not logits.amax(dim=-1).isfinite().all():
        raise RefusedValueError("logits are not a distribution: a row has NaN or +∞, or only −∞")


@dataclass(frozen=True)
class Sampler:
    """How the next token is chosen. The defaults draw from the model's own distribution.

    Args:
        temperature: see ``apply_temperature``; 0 is greedy.
        top_k: see ``keep_top_k``; None keeps all.
        top_p: see ``keep_top_p``; None keeps all.
        repetition_penalty: see ``penalize_repetition``.
        min_p: see ``keep_min_p``; None keeps all.

    Raises:
        TypeError: ``top_k`` is not an integer, or another value not a number.
        ValueError: a value is outside its range.
    """

    temperature: float = 1.0
    top_k: int | None = None
    top_p: float | None = None
    repetition_penalty: float = 1.0
    min_p: float | None = None

    def __post_init__(self) -> None:
        for name in ("temperature", "top_p", "repetition_penalty", "min_p"):
            if (value := getattr(self, name)) is not None or name in _ALWAYS:
                object.__setattr__(self, name, number(name, value))  # the dataclass is frozen
        if self.temperature != 0:
            apply_temperature(_NO_LOGITS, self.temperature)
        self.adjust(_NO_LOGITS, _NO_IDS)  # each function checks its own range

    def adjust(self, logits: Tensor, ids: Tensor) -> Tensor:
        """The logits from which a token is drawn, [B, V]; ``ids`` [B, T] is the text so far."""
        if self.repetition_penalty != 1:
            logits = penalize_repetition(logits, ids, self.repetition_penalty)
        if self.temperature not in (0, 1):
            logits = apply_temperature(logits, self.temperature)
        if self.top_k is not None:
            logits = keep_top_k(logits, self.top_k)
        if self.top_p is not None:
            logits = keep_top_p(logits, self.top_p)
        if self.min_p is not None:
            logits = keep_min_p(logits, self.min_p)
        return logits

    def __call__(
        self, logits: Tensor, ids: Tensor, generator: torch.Generator | None = None
    ) -> Tensor:
        """Choose a token a row, [B, V] → [B].

        Raises:
            TypeError: the logits are not floating-point numbers.
            ValueError: they have another shape, or a row has a NaN or +∞, or nothing but −∞.
        """
        _check_distribution(logits)
        logits = self.adjust(logits, ids)
        return greedy(logits) if self.temperature == 0 else sample(logits, generator)


_ROUNDING = 1e-6  # relative: a logit in float32 has an error of up to 5e-7 where it is below 16
_ALWAYS = ("temperature", "repetition_penalty")
_NO_LOGITS = torch.zeros(1, 1)
_NO_IDS = torch.zeros(1, 1, dtype=torch.int64)
