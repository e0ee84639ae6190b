"""SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 bits a weight over all), against transformers.

What is measured is opening its file, and decoding.

Run from the project's root, on a quiet machine: ``python -m benchmarks.smollm2``. Both read the
same GGUF file, which `gpt_lab` fetches once. transformers needs half a minute to read it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

import torch
import transformers
from transformers import PreTrainedModel

from benchmarks.inference import decoding, resident
from benchmarks.measure import Limits, run_sections, table
from gpt_lab.model.gpt import GPT
from gpt_lab.pretrained import load_pretrained, names

NAME = "smollm2-135m"


def read_by_transformers(attention: str) -> PreTrainedModel:
    path = names.obtain(NAME)
    # only its loading on several devices needs the package accelerate; it asks for it regardless
    asked = mock.patch.object(
        transformers.modeling_utils, "is_accelerate_available", return_value=True
    )
    with asked:
        return transformers.AutoModelForCausalLM.from_pretrained(
            path.parent,
            gguf_file=path.name,
            dtype=torch.float32,
            attn_implementation=attention,
        )


def pair(attention: Sequence[str] = ("eager", "sdpa")) -> tuple[GPT, dict[str, PreTrainedModel]]:
    """The released model here and in transformers."""
    return load_pretrained(NAME)[0], {name: read_by_transformers(name) for name in attention}


def decoding_smollm2(limits: Limits, rounds: int) -> str:
    """In float32. In bfloat16 its largest activations, of some 24,000, are rounded by up to 64.

    So the contestants' logits would differ by more than half a unit, and agreement shows nothing.
    """
    return decoding(limits, rounds, pair, ["float32"])


def opened(reader: str) -> dict[str, float]:
    """Seconds until the file is a model that computes, and the most memory on the way, in bytes.

    What the imports take is left out of both. Linux only.
    """
    names.obtain(NAME)
    before = resident("VmRSS")
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the peak starts anew
    start = time.perf_counter()
    if reader == "ours":
        load_pretrained(NAME)
    else:
        read_by_transformers("sdpa")
    return {"seconds": time.perf_counter() - start, "bytes": resident("VmHWM") - before}


def opening(limits: Limits, rounds: int) -> str:
    """Each in a process of its own, in turn."""
    results: dict[str, list[dict[str, float]]] = {"ours": [], "transformers": []}
    for _ in range(3):
        for reader, runs in results.items():
            code = f"from benchmarks.smollm2 import opened; print(json.dumps(opened({reader!r})))"
            command = [sys.executable, "-c", f"import json; {code}"]
            done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
            runs.append(json.loads(done.stdout.splitlines()[-1]))
    rows = []
    for reader, runs in results.items():
        middle = {key: sorted(run[key] for run in runs)[1] for key in ("seconds", "bytes")}
        name = "gpt_lab" if reader == "ours" else reader
        rows.append([name, f"{middle['seconds']:.1f}", f"{middle['bytes'] / 1e6:.0f}"])
    return table(["opening the file", "seconds", "most memory, MB"], rows)


SECTIONS = {"opening_smollm2": opening, "decoding_smollm2": decoding_smollm2}


if __name__ == "__main__":
    run_sections(__doc__, SECTIONS, "smollm2")
