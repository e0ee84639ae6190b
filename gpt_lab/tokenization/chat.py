"""Render a conversation as one text with a model's chat template.

Templates are untrusted Jinja programs that come with a model; ``sandbox`` runs them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from gpt_lab.extras import needed_for
from gpt_lab.validation import RefusedTypeError, RefusedValueError, shown

Message = Mapping[str, Any]

_REASONING = ("reasoning_content", "thinking", "reasoning")  # names of the same thing


def render(template: str, messages: Sequence[Message], **variables: Any) -> str:
    """Render messages with a template.

    Args:
        template: the template.
        messages: dictionaries with ``"role"`` and ``"content"``.
        variables: further variables of the template: ``add_generation_prompt``, ``bos_token``,
            ``tools``, ``documents``, ``enable_thinking``, …; values that JSON can write.

    Raises:
        TypeError: the messages are not dictionaries, or hold a value that JSON cannot write.
        ValueError: there are no messages; or the template is damaged, violates the sandbox or its
            limits, or refuses these messages.

    >>> template = "{% for m in messages %}<{{ m['role'] }}>{{ m['content'] }}{% endfor %}"
    >>> render(template, [{"role": "user", "content": "Who is there?"}])
    '<user>Who is there?'
    """
    with needed_for("a chat template", "pretrained"):
        from gpt_lab.tokenization import sandbox

    if isinstance(messages, str | Mapping) or not isinstance(messages, Sequence):
        raise RefusedTypeError(f"messages={shown(messages)} are not a list of dictionaries")
    if not messages:
        raise RefusedValueError("there are no messages: a conversation has at least one")
    given: dict[str, Any] = {"tools": None, "documents": None, **variables}
    given["messages"] = [normalized(message) for message in messages]
    try:
        plain = json.loads(json.dumps(given))  # nothing with methods of its own
    except (TypeError, ValueError, RecursionError) as error:
        raise RefusedTypeError(f"a template is given what JSON can write: {error}") from None
    try:
        return sandbox.run(template, plain)
    except Exception as error:  # an untrusted program may raise anything
        reason = str(error) or type(error).__name__
        raise RefusedValueError(f"the chat template refuses this: {reason}") from None


def normalized(message: object) -> dict[str, Any]:
    """Normalize a message as ``transformers`` does: no None, reasoning under both of its names.

    Raises:
        TypeError: it is not a dictionary.
    """
    if not isinstance(message, Mapping):
        raise RefusedTypeError(
            f"the message {shown(message)} is not a dictionary with 'role' and 'content'"
        )
    present = {name: value for name, value in message.items() if value is not None}
    if found := [present[name] for name in _REASONING if name in present]:
        return {"thinking": found[0], **present, "reasoning_content": found[0]}
    return present


def refuse_to_render() -> NoReturn:
    """Refuse to render: the tokenizer has no template.

    Raises:
        ValueError: always.
    """
    raise RefusedValueError("this model has no chat template: it was not tuned to answer")
