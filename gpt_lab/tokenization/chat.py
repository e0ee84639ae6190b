"""Render a conversation as one text with a model's chat template.

Templates are untrusted Jinja programs that come with a model. They run in Jinja's sandbox, with the
functions that ``transformers`` offers them, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NoReturn

from gpt_lab.extras import needed_for
from gpt_lab.validation import RefusedValueError

Message = Mapping[str, Any]


def render(template: str, messages: Sequence[Message], **variables: Any) -> str:
    """Render messages with a template.

    Args:
        template: the template.
        messages: dictionaries with ``"role"`` and ``"content"``.
        variables: further variables of the template: ``add_generation_prompt``, ``bos_token``, …

    Raises:
        ValueError: the template is damaged, violates the sandbox, or refuses these messages.

    >>> template = "{% for m in messages %}<{{ m['role'] }}>{{ m['content'] }}{% endfor %}"
    >>> render(template, [{"role": "user", "content": "Who is there?"}])
    '<user>Who is there?'
    """
    with needed_for("a chat template", "pretrained"):
        import jinja2
        from jinja2.ext import loopcontrols
        from jinja2.sandbox import ImmutableSandboxedEnvironment

    def refuse(message: str) -> None:
        raise jinja2.TemplateError(message)

    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols]
    )
    environment.filters["tojson"] = _as_json
    environment.globals["raise_exception"] = refuse
    environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
    try:
        return environment.from_string(template).render(messages=messages, **variables)
    except (jinja2.TemplateError, TypeError, KeyError, ValueError, OverflowError) as error:
        raise RefusedValueError(f"the chat template refuses this: {error}") from None


def refuse_to_render() -> NoReturn:
    """Refuse to render: the tokenizer has no template.

    Raises:
        ValueError: always.
    """
    raise RefusedValueError("this model has no chat template: it was not tuned to answer")


def _as_json(value: object, indent: int | None = None) -> str:
    """JSON as ``transformers`` writes it: Jinja's own filter would escape it for HTML."""
    return json.dumps(value, ensure_ascii=False, indent=indent)
