"""A model in a GGUF file."""

from __future__ import annotations

import torch

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.model.positions import angles
from gpt_lab.pretrained import layouts
from gpt_lab.pretrained.gguf_config import from_gguf
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.stored import InGGUF
from gpt_lab.pretrained.tensors import assemble
from gpt_lab.validation import RefusedValueError


def model(file: GGUFFile, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """The model in a file.

    Raises:
        ValueError: the architecture is not computed, or the file does not hold what it says.
    """
    kind, config = from_gguf(file)
    if layouts.ROPE_FACTORS in file.tensors:
        _check_rope_factors(file, config)
    return assemble(config, InGGUF(file), layouts.of_gguf(kind, config), device, dtype)


def _check_rope_factors(file: GGUFFile, config: GPTConfig) -> None:
    """Refuse frequencies that are slowed in another way than the configuration has."""
    stored = torch.from_numpy(file.read(layouts.ROPE_FACTORS))  # [d_head / 2]
    scaled, plain = (
        angles(1, 1, config.d_head, config.rope_theta, scaling=scaling)[0]
        for scaling in (config.rope_scaling, None)
    )
    if stored.shape != plain.shape or not torch.allclose(stored, plain / scaled, rtol=1e-4):
        raise RefusedValueError(
            f"{file.path}: {layouts.ROPE_FACTORS} does not slow frequencies as Llama 3 does, which "
            "is the way that is computed"
        )
