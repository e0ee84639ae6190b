"""The models that answer: the lab model, and those that were tuned from it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gpt_lab import data
from gpt_lab.lab_model.shipped import CHAT
from gpt_lab_course import data as course_data
from gpt_lab_course.widgets.lab_model import page_model

if TYPE_CHECKING:
    from gpt_lab.model import GPT

_PACKAGES = (data, course_data)


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
)
"""The models in the order in which the page has them: a line each, and a file."""


def shipped(models: Iterable[ChatModel]) -> tuple[ChatModel, ...]:
    """Those whose file is packaged."""
    return tuple(
        one
        for one in models
        if not one.file or any((package.FOLDER / one.file).is_file() for package in _PACKAGES)
    )


def weights(one: ChatModel) -> bytes:
    """The file of a model, 4 MB."""
    for package in _PACKAGES:
        if (package.FOLDER / one.file).is_file():
            content: bytes = package.read(one.file)
            return content
    raise FileNotFoundError(f"{one.file} is not packaged")


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
        for one in shipped(MODELS)
        if one.file
    }
