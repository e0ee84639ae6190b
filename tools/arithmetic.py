"""Which of a processor's instructions notebooks compute with.

A processor with wider registers adds up in another order, and that changes a last digit. What a
notebook prints must hold all the same: CI runs all of them in two arithmetics. They are written
in the first.
"""

from __future__ import annotations

import os
import platform

VARIABLE = "GPT_LAB_ARITHMETIC"  # names the one in which notebooks are tested

_AVX2 = {
    "ATEN_CPU_CAPABILITY": "avx2",  # PyTorch's own loops
    "ONEDNN_MAX_CPU_ISA": "AVX2",  # and the two libraries of its matrix products
    "MKL_ENABLE_INSTRUCTIONS": "AVX2",
}
_X86 = platform.machine().lower() in {"x86_64", "amd64"}
_THREAD = {"OMP_NUM_THREADS": "1"}

ARITHMETICS = {
    "avx2": {**_THREAD, **(_AVX2 if _X86 else {})},  # what each x86 processor since 2013 has
    "own": _THREAD,  # whatever this processor has
}
"""Variables for the environment of a notebook's kernel, by name. Each has one thread."""

WRITTEN = ARITHMETICS["avx2"]


def tested() -> dict[str, str]:
    """The variables of the arithmetic that ``GPT_LAB_ARITHMETIC`` names; ``WRITTEN`` without it.

    Raises:
        SystemExit: there is none of this name.
    """
    name = os.environ.get(VARIABLE, "avx2")
    if name not in ARITHMETICS:
        raise SystemExit(f"{VARIABLE}={name} is none of {', '.join(ARITHMETICS)}")
    return ARITHMETICS[name]
