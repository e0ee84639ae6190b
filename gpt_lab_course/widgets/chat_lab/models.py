"""The models that answer: the lab model, and those that were tuned from it."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gpt_lab import data
from gpt_lab.lab_model.shipped import CHAT
from gpt_lab_course import data as course_data
from gpt_lab_course.widgets.lab_model import page_model

if TYPE_CHECKING:
    from gpt_lab.model import GPT


class ChatModel(NamedTuple):
    """A model by its name in links, its packaged file in 8 bits, and words behind "The model,".

    The model without a file is the page's own.
    """

    name: str
    file: str
    words: str


MODELS = (
    ChatModel("before", "", "before tuning"),
    ChatModel("tuned", CHAT, "tuned on answers"),
    ChatModel("unmasked", "lab_chat_unmasked.safetensors", "tuned on questions, too"),
    ChatModel("reinforced", "lab_chat_reinforced.safetensors", "tuned on answers, then rewarded"),
)
"""The models in the order in which the page has them, each of seed 0."""


def weights(one: ChatModel) -> bytes:
    """The file of a model, 4 MB."""
    content: bytes = (data if one.file == CHAT else course_data).read(one.file)
    return content


@cache
def chat_model(one: ChatModel) -> GPT:
    """A model with the weights that the page has."""
    if not one.file:
        return page_model()
    import torch

    from gpt_lab.checkpoints import int8

    with torch.inference_mode(False):  # cached, also for callers that need gradients
        return int8.unpack(weights(one))


@cache
def snapshots() -> dict[str, dict[str, str | int]]:
    """The SHA-256 and the size of each file, by the model's name."""
    return {
        one.name: {
            "sha256": hashlib.sha256(weights(one)).hexdigest(),
            "size": len(weights(one)),
        }
        for one in MODELS
        if one.file
    }
