"""A model in a memory: what is left of it, and how fast it writes at most."""

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
"""The devices that the calculator shows, from small to large. Eight share all bytes evenly."""


@dataclass(frozen=True)
class Load:
    """What is to be written, and how precisely.

    Attributes:
        model: the model.
        tokens: tokens of each text.
        texts: how many texts are written side by side.
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
        """Bytes of the cache, that of all texts together."""
        return kv_cache_bytes(self.model, self.tokens, self.texts, self.cache)


@dataclass(frozen=True)
class Fit:
    """A load in a device's memory.

    Attributes:
        name: the device's.
        free: bytes that are left; negative if they are lacking.
        most_texts: how many texts of this length it holds at most.
        tokens_per_second: a bound on the tokens that are written a second, all texts together: for
            each of theirs, all weights and all of the cache have to be read.
    """

    name: str
    free: int
    most_texts: int
    tokens_per_second: float


def fit(name: str, device: Device, load: Load) -> Fit:
    """Whether a device holds a load, and how fast it can write at most."""
    room = int(device.memory) - load.weight_bytes
    a_text = kv_cache_bytes(load.model, load.tokens, 1, load.cache)
    step = decode(load.model, load.tokens, load.texts, load.weights, load.cache)
    return Fit(
        name,
        free=room - load.cache_bytes,
        most_texts=max(0, room // a_text),
        tokens_per_second=load.texts * device.bandwidth / step.bytes,
    )
