"""A model of names and shapes, into which weights are put that were read elsewhere."""

from __future__ import annotations

import torch

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT


def skeleton(config: GPTConfig) -> GPT:
    """A model whose parameters have names and shapes, and take no memory."""
    with torch.device("meta"):
        return GPT(config)
