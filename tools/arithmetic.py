"""The processor instructions that notebooks compute with.

Processors with wider registers add numbers in another order, which changes last digits. A
notebook's output must be the same: CI runs all of them with two sets of instructions. They are
written with the first.
"""

from __future__ import annotations

import os
import platform

VARIABLE = "GPT_LAB_ARITHMETIC"  # selects the one for testing notebooks

_AVX2 = {
    "ATEN_CPU_CAPABILITY": "avx2",  # PyTorch's own loops
    "ONEDNN_MAX_CPU_ISA": "AVX2",  # and of the two libraries for matrix products
    "MKL_ENABLE_INSTRUCTIONS": "AVX2",
}
_X86 = platform.machine().lower() in {"x86_64", "amd64"}
_THREAD = {"OMP_NUM_THREADS": "1"}

ARITHMETICS = {
    "avx2": {**_THREAD, **(_AVX2 if _X86 else {})},  # available on each x86 processor since 2013
    "own": _THREAD,  # the widest of this processor
}
"""Environment variables of a notebook's kernel, by name. Each uses one thread."""

WRITTEN = ARITHMETICS["avx2"]


def tested() -> dict[str, str]:
    """The variables for the name in ``GPT_LAB_ARITHMETIC``; ``WRITTEN`` without it.

    Raises:
        SystemExit: there is no such name.
    """
    name = os.environ.get(VARIABLE, "avx2")
    if name not in ARITHMETICS:
        raise SystemExit(f"{VARIABLE}={name} is none of {', '.join(ARITHMETICS)}")
    return ARITHMETICS[name]
