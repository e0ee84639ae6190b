"""The lab model: a small GPT that comes with the course, trained by the course's own code.

``book/lab_model.md`` is its model card. Its files are in ``gpt_lab/data``, each with its checksum.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gpt_lab import data

if TYPE_CHECKING:
    import torch

    from gpt_lab.lab.tokenizer import LabTokenizer
    from gpt_lab.model.gpt import GPT

WEIGHTS = "lab_model.safetensors"
CARD = "lab_model_card.json"
LOG = "lab_training_log.jsonl"

STAGES = {"1%": "lab_model_1_percent.safetensors", "10%": "lab_model_10_percent.safetensors"}
"""Files of the model as it was after so much of its training."""


def load_lab_model(
    stage: str | None = None,
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | None = None,
) -> tuple[GPT, LabTokenizer]:
    """The trained model that comes with the course, and its tokenizer.

    Args:
        stage: ``"1%"`` or ``"10%"`` for the model after so much of its training, whose weights are
            kept in eight bits; the finished model, kept in float16, when left out.
        device: where the weights go.
        dtype: their precision; float32 when left out.

    Returns:
        The model, in evaluation mode, and an object with ``encode`` and ``decode``.

    Raises:
        FileNotFoundError: a packaged file is not there.
        ValueError: there is no such stage, or a packaged file is damaged.
    """
    if stage is not None and stage not in STAGES:
        raise ValueError(
            f"stage={stage!r} is none of {', '.join(map(repr, STAGES))}; "
            "leave it out for the finished model"
        )
    import torch

    from gpt_lab import checkpoints
    from gpt_lab.checkpoints import int8
    from gpt_lab.lab.tokenizer import LabTokenizer

    dtype = torch.float32 if dtype is None else dtype
    if stage is None:
        data.read(WEIGHTS)  # its checksum
        model = checkpoints.load(data.FOLDER / WEIGHTS, device=device, dtype=dtype)
    else:
        model = int8.unpack(data.read(STAGES[stage])).to(device, dtype)
    return model.prepare_decoding(), LabTokenizer()


def model_card() -> dict[str, Any]:
    """What was measured when the model was released: its sizes, its training, its evaluation.

    Raises:
        FileNotFoundError: the packaged file is not there.
        ValueError: it is damaged.
    """
    card: dict[str, Any] = json.loads(data.read(CARD))
    return card


def training_log() -> list[dict[str, Any]]:
    """The log of the training run, thinned: a dictionary for each step or evaluation kept.

    Raises:
        FileNotFoundError: the packaged file is not there.
        ValueError: it is damaged.
    """
    return [json.loads(line) for line in data.read(LOG).splitlines()]


def best_head(scores: list[list[float]]) -> tuple[float, int, int]:
    """The highest score, and its head's layer and number, counted from 0."""
    return max((s, layer, h) for layer, row in enumerate(scores) for h, s in enumerate(row))
