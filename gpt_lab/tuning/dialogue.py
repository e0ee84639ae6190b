"""Conversations as one row of tokens: a chat template, and which tokens are answers.

A model reads no messages. It reads one text, in which markers say who speaks: the template puts
them there, and a user who could write them would be able to speak for somebody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, Protocol

from gpt_lab.tokenization.chat import Message, normalized
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown

# Two bytes that no text of the lab model has, so that their rows are free for a meaning.
LAB_MARKERS = MappingProxyType({"user": "\x01", "assistant": "\x02"})


class RendersChat(Protocol):
    """What renders conversations: a :class:`ChatTemplate`, a released chat model's tokenizer."""

    @property
    def stop_tokens(self) -> frozenset[int]:
        """The IDs of the tokens that end an answer."""

    def encode_chat(
        self, messages: Sequence[Message], *, add_generation_prompt: bool = True
    ) -> list[int]:
        """The IDs of a conversation; with the generation prompt, up to where an answer begins."""


@dataclass(frozen=True)
class ChatTemplate:
    """A template of one marker in front of each message, and the end-of-text token after answers.

    Args:
        tokenizer: the model's tokenizer, with an end-of-text token.
        markers: the marker of each role, user and assistant at least, each a single token.

    Raises:
        ValueError: there is no end-of-text token, a role has no marker, or one of several tokens.

    >>> from gpt_lab.lab_model.tokenizer import LabTokenizer
    >>> template = ChatTemplate(LabTokenizer())
    >>> ids = template.encode_chat([{"role": "user", "content": "Who is there?"}])
    >>> template.parse(ids)
    [{'role': 'user', 'content': 'Who is there?'}, {'role': 'assistant', 'content': ''}]
    """

    tokenizer: Tokenizer
    markers: Mapping[str, str] = field(default_factory=lambda: LAB_MARKERS)

    def __post_init__(self) -> None:
        if self.tokenizer.end_of_text is None:
            raise RefusedValueError("a chat template needs an end-of-text token, to end answers")
        ids = [self._marker(role) for role in self.markers]
        if len(set(ids)) < len(ids):
            raise RefusedValueError(f"markers={dict(self.markers)} do not tell the roles apart")
        if not {"user", "assistant"} <= self.markers.keys():
            raise RefusedValueError(f"markers={dict(self.markers)} are not of user and assistant")

    def encode_chat(
        self, messages: Sequence[Message], *, add_generation_prompt: bool = True
    ) -> list[int]:
        """The IDs of a conversation.

        Args:
            messages: dictionaries with ``"role"``, one of ``markers``, and ``"content"``.
            add_generation_prompt: end with the assistant's marker, so that its answer follows.

        Raises:
            TypeError: a message is not a dictionary.
            ValueError: there is no message, a role is unknown, or a content has a marker in it.
        """
        if not (isinstance(messages, Sequence) and messages):
            raise RefusedValueError("there are no messages: a conversation has at least one")
        ids: list[int] = []
        for message in map(normalized, messages):
            role, content = message.get("role"), message.get("content")
            if not (isinstance(role, str) and role in self.markers and isinstance(content, str)):
                known = ", ".join(self.markers)
                raise RefusedValueError(
                    f"{shown(message)} is no message: 'role' is one of {known}, 'content' a text"
                )
            ids += [*self._start(ids), self._marker(role), *self._content(content)]
            if role == "assistant":
                ids.append(self._end)
        if add_generation_prompt:
            ids += [*self._start(ids), self._marker("assistant")]
        return ids

    def render(self, messages: Sequence[Message], *, add_generation_prompt: bool = True) -> str:
        """A conversation as one text. Arguments and errors as in :meth:`encode_chat`."""
        ids = self.encode_chat(messages, add_generation_prompt=add_generation_prompt)
        return self.tokenizer.decode(ids)

    def parse(self, ids: Sequence[int]) -> list[dict[str, str]]:
        """The messages of a row that was rendered, or continued by a model.

        Raises:
            ValueError: the row doesn't begin with the end-of-text token and a marker.
        """
        roles = {self._marker(role): role for role in self.markers}
        if list(ids[:1]) != [self._end] or not set(ids[1:2]) <= roles.keys() or len(ids) < 2:
            raise RefusedValueError(
                "these tokens are no conversation: one begins with end-of-text and a marker"
            )
        parts: list[tuple[str, list[int]]] = []
        for i in ids[1:]:
            if i in roles:
                parts.append((roles[i], []))
            elif i != self._end:
                parts[-1][1].append(i)
        return [{"role": role, "content": self.tokenizer.decode(part)} for role, part in parts]

    def escaped(self, text: str) -> str:
        """The text with a visible replacement character in place of each marker."""
        for marker in self.markers.values():
            text = text.replace(marker, "\N{REPLACEMENT CHARACTER}")
        return text

    @property
    def stop_tokens(self) -> frozenset[int]:
        """The ID of the token that ends an answer: end-of-text."""
        return frozenset([self._end])

    @property
    def _end(self) -> int:
        end = self.tokenizer.end_of_text
        assert end is not None  # refused when the template was made
        return end

    def _start(self, ids: list[int]) -> list[int]:
        """End-of-text, in front of the first message alone: an answer brings its own."""
        return [] if ids else [self._end]

    def _marker(self, role: str) -> int:
        marker = self.markers[role]
        ids = self.tokenizer.encode(marker)
        if len(ids) != 1:
            raise RefusedValueError(f"the marker {marker!r} of {role} is {len(ids)} tokens, not 1")
        return ids[0]

    def _content(self, text: str) -> list[int]:
        for role, marker in self.markers.items():
            if marker in text:
                raise RefusedValueError(
                    f"{shown(text)} contains the marker of {role}, {marker!r}: whoever writes it "
                    "speaks for somebody else. template.escaped(text) takes it out"
                )
        return self.tokenizer.encode(text)


class Dialogue(NamedTuple):
    """A conversation as tokens, and which of them the assistant has to write."""

    ids: tuple[int, ...]
    is_answer: tuple[bool, ...]
    """True at the tokens of answers and at the token that ends each of them."""


def dialogue(template: RendersChat, messages: Sequence[Message]) -> Dialogue:
    """Encode a conversation and mark the answers in it.

    What a template puts behind an answer's end token (often a line break) is not marked.

    Args:
        template: a :class:`ChatTemplate`, or the tokenizer of a released chat model.
        messages: dictionaries with ``"role"`` and ``"content"``.

    Raises:
        ValueError: there is no answer, or the template does not continue what it rendered of the
            messages before an answer, so that the answer has no place.
    """
    ids = template.encode_chat(messages, add_generation_prompt=False)
    is_answer = [False] * len(ids)
    for i, message in enumerate(messages):
        if message.get("role") != "assistant":
            continue
        first = template.encode_chat(messages[:i]) if i else []
        upto = template.encode_chat(messages[: i + 1], add_generation_prompt=False)
        if upto[: len(first)] != first or ids[: len(upto)] != upto or not first:
            raise RefusedValueError(
                f"this template does not render message {i} behind the messages before it: where "
                "its answer begins is not known"
            )
        behind = range(len(first), len(upto))
        end = max((j + 1 for j in behind if upto[j] in template.stop_tokens), default=len(upto))
        is_answer[len(first) : end] = [True] * (end - len(first))
    if not any(is_answer):
        raise RefusedValueError("there is no answer of an assistant in these messages")
    return Dialogue(tuple(ids), tuple(is_answer))
