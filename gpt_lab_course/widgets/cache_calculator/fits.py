"""A model in a device's memory: the free memory, and the largest speed of generation."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gpt_lab.anatomy import Anatomy, Device, kv_cache_bytes, weight_bytes
from gpt_lab.anatomy.devices import DEVICES
from gpt_lab.anatomy.serving import decode

_H200 = DEVICES["h200"]
SHOWN = {
    "Raspberry Pi 5": DEVICES["raspberry-pi-5"],
    "RTX 4090": DEVICES["rtx-4090"],
    "Apple M1 Max": DEVICES["m1-max"],
    "H100": DEVICES["h100"],
    "H200": _H200,
    "eight H200": replace(
        _H200,
        name=f"eight {_H200.name}",
        flops=8 * _H200.flops,
        bandwidth=8 * _H200.bandwidth,
        memory=8 * _H200.memory,
    ),
}
"""The devices of the calculator, from small to large. Eight share all bytes evenly."""


@dataclass(frozen=True)
class Load:
    """What to generate, and in which precision.

    Attributes:
        model: the model.
        tokens: the tokens of each text.
        texts: the number of texts in the batch.
        weights: the precision of the weights.
        cache: the precision of the cache.
    """

    model: Anatomy
    tokens: int
    texts: int
    weights: str
    cache: str

    @property
    def weight_bytes(self) -> int:
        """Bytes of the weights."""
        return weight_bytes(self.model, self.weights)

    @property
    def cache_bytes(self) -> int:
        """Bytes of the cache of all texts together."""
        return kv_cache_bytes(self.model, self.tokens, self.texts, self.cache)


@dataclass(frozen=True)
class Fit:
    """A load in a device's memory.

    Attributes:
        name: the device's name.
        free: free bytes; negative if there are too few.
        most_texts: the largest number of texts of this length.
        tokens_per_second: an upper bound on the tokens a second, over all texts: each step reads
            all weights and the whole cache.
    """

    name: str
    free: int
    most_texts: int
    tokens_per_second: float


def fit(name: str, device: Device, load: Load) -> Fit:
    """Whether a device has room for a load, and its largest speed."""
    room = int(device.memory) - load.weight_bytes
    a_text = kv_cache_bytes(load.model, load.tokens, 1, load.cache)
    step = decode(load.model, load.tokens, load.texts, load.weights, load.cache)
    return Fit(
        name,
        free=room - load.cache_bytes,
        most_texts=max(0, room // a_text),
        tokens_per_second=load.texts * device.bandwidth / step.bytes,
    )
