"""The lab model: a small GPT that comes with the course, trained by the course's own code.

``book/lab_model.md`` is its model card. Its files are in ``gpt_lab/data``, each with its checksum.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gpt_lab import data
from gpt_lab.validation import RefusedValueError, shown

if TYPE_CHECKING:
    import torch

    from gpt_lab.lab_model.tokenizer import LabTokenizer
    from gpt_lab.model.gpt import GPT

WEIGHTS = "lab_model.safetensors"
CARD = "lab_model_card.json"
LOG = "lab_training_log.jsonl"

STAGES = {"1%": "lab_model_1_percent.safetensors", "10%": "lab_model_10_percent.safetensors"}
"""Checkpoint files by the share of training that was done."""

CHAT = "lab_chat.safetensors"
"""The finished model, tuned to answer: ``python -m gpt_lab tune masked``, seed 0."""

_PACKED = {**STAGES, "chat": CHAT}


def load_lab_model(
    stage: str | None = None,
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = None,
) -> tuple[GPT, LabTokenizer]:
    """Load the trained model that comes with the course, and its tokenizer.

    Args:
        stage: ``"1%"`` or ``"10%"`` for the model after that share of its training, or ``"chat"``
            for the finished one tuned to answer (``ChatTemplate`` has its form), all stored with
            8-bit weights; the finished model, stored in float16, when left out.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision, see ``choose_dtype`` for names; float32 when left out.

    Returns:
        The model, in evaluation mode, and an object with ``encode`` and ``decode``.

    Raises:
        FileNotFoundError: a packaged file is not there.
        ValueError: there is no such stage, device or precision, or a packaged file is damaged.
    """
    if stage is not None and (not isinstance(stage, str) or stage not in _PACKED):
        raise RefusedValueError(
            f"stage={shown(stage)} is not one of {', '.join(map(repr, _PACKED))}; "
            "leave it out for the finished model"
        )
    import torch

    from gpt_lab import checkpoints
    from gpt_lab.checkpoints import int8
    from gpt_lab.lab_model.tokenizer import LabTokenizer
    from gpt_lab.model.device import place_and_precision

    place, precision = place_and_precision(device, torch.float32 if dtype is None else dtype)
    if stage is None:
        data.read(WEIGHTS)  # its checksum
        model = checkpoints.load(data.FOLDER / WEIGHTS, device=place, dtype=precision)
    else:
        model = int8.unpack(data.read(_PACKED[stage])).to(place, precision)
    return model.prepare_decoding(), LabTokenizer()


def model_card() -> dict[str, Any]:
    """The measurements made at the model's release: its sizes, its training, its evaluation.

    Raises:
        FileNotFoundError: the packaged file is not there.
        ValueError: it is damaged.
    """
    card: dict[str, Any] = json.loads(data.read(CARD))
    return card


def training_log() -> list[dict[str, Any]]:
    """The log of the training run, thinned: a dictionary for each remaining step or evaluation.

    Raises:
        FileNotFoundError: the packaged file is not there.
        ValueError: it is damaged.
    """
    return [json.loads(line) for line in data.read(LOG).splitlines()]
