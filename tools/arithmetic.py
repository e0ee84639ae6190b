"""Which of a processor's instructions notebooks compute with.

A processor with wider registers adds up in another order. That changes a last digit, and a training
of some hundred steps makes a whole percent of it: what one machine has written, another would
refuse. So notebooks are executed and compared with what each x86 processor since 2013 has.
"""

from __future__ import annotations

import platform

_AVX2 = {
    "ATEN_CPU_CAPABILITY": "avx2",  # PyTorch's own loops
    "ONEDNN_MAX_CPU_ISA": "AVX2",  # and the two libraries of its matrix products
    "MKL_ENABLE_INSTRUCTIONS": "AVX2",
}


def everywhere_alike() -> dict[str, str]:
    """Variables for the environment of a notebook's kernel: one thread, and AVX2 on x86."""
    x86 = platform.machine().lower() in {"x86_64", "amd64"}
    return {"OMP_NUM_THREADS": "1", **(_AVX2 if x86 else {})}
