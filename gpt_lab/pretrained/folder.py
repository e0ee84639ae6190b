"""A folder as ``save_pretrained`` writes it: configuration, weights, tokenizer."""

from __future__ import annotations

from pathlib import Path

import torch

from gpt_lab.checkpoints.gpt2 import weight_files
from gpt_lab.model.gpt import GPT
from gpt_lab.pretrained import layouts
from gpt_lab.pretrained.architecture import architecture
from gpt_lab.pretrained.stored import InSafetensors
from gpt_lab.pretrained.tensors import assemble


def model(folder: Path, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """The model in a folder.

    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged, or does not hold what the configuration calls for.
    """
    kind, config = architecture(folder)
    prefix = "transformer." if kind == "gpt2" else ""  # which the release itself does without
    stored = InSafetensors(weight_files(folder), prefix)
    return assemble(config, stored, layouts.of_safetensors(kind, config), device, dtype)
