"""What the models answer, in Python: the widget's first view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from gpt_lab.tokenization.chat import Message
from gpt_lab.tuning import ChatTemplate
from gpt_lab_course.widgets.chat_lab import refusal
from gpt_lab_course.widgets.chat_lab.models import ChatModel, chat_model
from gpt_lab_course.widgets.lab_model import page_tokenizer

WRITTEN = 48
"""The tokens after which a turn is cut."""


REMOVABLE = 30
"""The markers that can be taken out: the first ones."""


class Turn(TypedDict):
    """What a model read and what it wrote, as IDs; an end-of-text token is the last of these."""

    prompt: list[int]
    written: list[int]


class Chat(TypedDict):
    """A conversation with a model, and how it was steered.

    ``losses`` are those of each token of the last turn but the first.
    """

    turns: list[Turn]
    losses: list[float]
    refusing: float


def template() -> ChatTemplate:
    """The template of the lab model's chats."""
    return ChatTemplate(page_tokenizer())


def messages_of(said: str) -> list[str]:
    """The user's messages: a line each."""
    return [line for line in said.split("\n") if line]


def without(ids: Sequence[int], removed: int) -> list[int]:
    """A rendered conversation without some of its markers.

    Args:
        ids: the tokens of the conversation, of which the template's own are counted.
        removed: a bit for each marker, from the lowest on: 1 takes it out.
    """
    chat = template()
    marks = {*chat.stop_tokens, *(chat.tokenizer.encode(one)[0] for one in chat.markers.values())}
    kept, number = [], 0
    for i in ids:
        is_mark = i in marks
        if not (is_mark and removed >> number & 1):
            kept.append(i)
        number += is_mark
    return kept


def chat_with(one: ChatModel, said: str, removed: int = 0, refusing: float = 0.0) -> Chat:
    """Answer the user's messages one after the other, greedily, each after all before it.

    Args:
        one: the model.
        said: the messages, a line each.
        removed: the markers that are taken out; see :func:`without`.
        refusing: how each answer is steered; see ``refusal.edits``.
    """
    chat, model = template(), chat_model(one)
    messages: list[Message] = []
    turns: list[Turn] = []
    for line in messages_of(said):
        messages.append({"role": "user", "content": line})
        prompt = without(chat.encode_chat(messages), removed)
        room = model.config.context_length - len(prompt) + 1
        if room < 1:
            break
        written = greedy(one, prompt, min(WRITTEN, room), refusing)
        turns.append({"prompt": prompt, "written": written})
        text = [i for i in written if i not in chat.stop_tokens]
        answer = chat.escaped(chat.tokenizer.decode(text))
        messages.append({"role": "assistant", "content": answer})
    losses = token_losses(one, turns[-1], refusing) if turns else []
    return {"turns": turns, "losses": losses, "refusing": refusing}


def greedy(one: ChatModel, prompt: Sequence[int], most: int, refusing: float) -> list[int]:
    """The most probable continuation, up to the end-of-text token."""
    import torch

    from gpt_lab.model.activations import Hooks

    model, end = chat_model(one), page_tokenizer().end_of_text
    hooks = Hooks(edits=refusal.edits(refusing, len(prompt) - 1))
    ids = [*prompt]
    with torch.inference_mode():
        while len(ids) < len(prompt) + most:
            ids.append(int(model(torch.tensor([ids]), hooks=hooks)[0, -1].argmax()))
            if ids[-1] == end:
                break
    return ids[len(prompt) :]


def token_losses(one: ChatModel, turn: Turn, refusing: float = 0.0) -> list[float]:
    """The cross-entropy of each token after the first, given those before it, in nats."""
    import torch
    from torch.nn import functional as F

    from gpt_lab.model.activations import Hooks

    row = torch.tensor(turn["prompt"] + turn["written"])
    hooks = Hooks(edits=refusal.edits(refusing, len(turn["prompt"]) - 1))
    with torch.inference_mode():
        logits = chat_model(one)(row[None, :-1], hooks=hooks)[0]  # [T - 1, V]
        losses = F.cross_entropy(logits, row[1:], reduction="none")
    return [round(loss, 5) for loss in losses.tolist()]
