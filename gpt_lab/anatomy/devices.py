"""Speeds and memory of processors, from their makers' data sheets."""

from __future__ import annotations

from dataclasses import dataclass

from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean


@dataclass(frozen=True)
class Device:
    """A processor with its memory.

    Attributes:
        name: what it is called.
        flops: operations a second in bfloat16 (Apple, Raspberry Pi: float32), dense (no sparsity).
        bandwidth: bytes a second between its memory and its arithmetic units.
        memory: bytes.
        source: the maker's page or paper with these numbers.
    """

    name: str
    flops: float
    bandwidth: float
    memory: float
    source: str

    @property
    def ridge_point(self) -> float:
        """Operations in the time it takes to move one byte, ``flops / bandwidth``.

        Work with fewer operations a byte is limited by memory, work with more by arithmetic
        (Williams et al. 2009, the roofline model).
        """
        return self.flops / self.bandwidth


_NVIDIA = "https://www.nvidia.com/en-us/data-center"
DEVICES: dict[str, Device] = {
    "a100": Device("NVIDIA A100 80GB SXM", 312e12, 2.039e12, 80e9, f"{_NVIDIA}/a100/"),
    "h100": Device("NVIDIA H100 SXM", 989.5e12, 3.35e12, 80e9, f"{_NVIDIA}/h100/"),
    "h200": Device("NVIDIA H200 SXM", 989.5e12, 4.8e12, 141e9, f"{_NVIDIA}/h200/"),
    "rtx-4090": Device(
        *("NVIDIA GeForce RTX 4090", 165.2e12, 1.008e12, 24e9),
        "https://images.nvidia.com/aem-dam/Solutions/geforce/ada/nvidia-ada-gpu-architecture.pdf",
    ),
    "tpu-v5e": Device(
        "Google TPU v5e", 197e12, 819e9, 16e9, "https://cloud.google.com/tpu/docs/v5e"
    ),
    "raspberry-pi-5": Device(  # 4 cores, 2.4 GHz, 16 operations a cycle; LPDDR4X-4267, 32 bits wide
        *("Raspberry Pi 5 8GB", 153.6e9, 17.07e9, 8e9),
        "https://datasheets.raspberrypi.com/rpi5/raspberry-pi-5-product-brief.pdf",
    ),
    "m1-max": Device(
        *("Apple M1 Max", 10.4e12, 400e9, 64e9),
        "https://www.apple.com/newsroom/2021/10/"
        "introducing-m1-pro-and-m1-max-the-most-powerful-chips-apple-has-ever-built/",
    ),
}
"""Devices by a short name. NVIDIA's sheets list twice these FLOPs, for half-sparse weights."""


def device_of(device: Device | str) -> Device:
    """Return a device, given as one or by its short name.

    Raises:
        TypeError: it is neither.
        ValueError: no device has that name.
    """
    if isinstance(device, Device):
        return device
    if not isinstance(device, str):
        raise RefusedTypeError(f"device={device!r} is neither a Device nor a name")
    if device not in DEVICES:
        hint = did_you_mean(device, DEVICES, most=3)
        raise RefusedValueError(f"no device {device!r}; there are {', '.join(DEVICES)}{hint}")
    return DEVICES[device]
