"""Chat templates in the manner of published families, and conversations to render by them."""

import random
from pathlib import Path
from typing import Any

# Each is in the manner of a family, with what is peculiar to it, and a copy of none.
TEMPLATES = {
    path.stem: path.read_text("utf-8")
    for path in sorted(Path(__file__).with_name("chat_templates").glob("*.jinja"))
}

TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "depth",
            "description": "How deep is <the> sea? \"m\" & 'ft' ä",
            "parameters": {
                "type": "object",
                "properties": {
                    "place": {"type": "string", "description": "where"},
                    "at": {"type": "array", "items": {"type": "number"}},
                    "exact": {"type": "boolean"},
                },
                "required": ["place"],
            },
        },
    },
    {"type": "function", "function": {"name": "now", "parameters": {"properties": {}}}},
]
DOCUMENTS = [{"title": "Tides", "text": "Twice a day.\n"}, {"title": "", "text": "🚢 & <b>"}]
_WORDS = [
    *(
        "Hello",
        " ",
        "\n",
        "  \n\n",
        "the sea",
        "2+2",
        "ä 🚢",
        "日本",
        "<b>&amp;</b>",
        "{{ x }}",
        "{% if %}",
    ),
    *(
        "<|im_end|>",
        "</s>",
        '"quoted"',
        "it's",
        "/no_think",
        "<think>\nso\n</think>\n\n",
        "\t",
        "\\n",
    ),
    *("<tool_response>", "[INST]", "0" * 12, "%d {} %s", "\u2028", "e\u0301", "\x00"),
]


def conversations(count: int) -> list[tuple[list[dict[str, Any]], dict[str, Any]]]:
    """Conversations, and what else is given: tools, documents, whether to begin an answer."""
    draw = random.Random(0)
    return [(_messages(draw), _given(draw)) for _ in range(count)]


def _text(draw: random.Random) -> str:
    return "".join(draw.choice(_WORDS) for _ in range(draw.randint(0, 6)))


def _messages(draw: random.Random) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = []
    if draw.random() < 0.4:
        messages.append({"role": "system", "content": _text(draw)})
    for turn in range(draw.randint(1, 5)):
        role = (
            ("user", "assistant")[turn % 2]
            if draw.random() < 0.9
            else draw.choice(["user", "assistant", "tool", "system", "critic"])
        )
        message: dict[str, Any] = {"role": role, "content": _text(draw)}
        if draw.random() < 0.1:
            message["content"] = draw.choice(
                [None, [{"type": "text", "text": _text(draw)}, {"type": "image"}], {"content": 3}]
            )
        if role == "assistant" and draw.random() < 0.25:
            message[draw.choice(["reasoning_content", "thinking", "reasoning"])] = _text(draw)
        if role == "assistant" and draw.random() < 0.2:
            call = {"name": "depth", "arguments": {"place": _text(draw), "at": [1, 2.5, None]}}
            message["tool_calls"] = [{"id": "abcdefghi", "type": "function", "function": call}]
            messages.append(message)
            message = {"role": "tool", "name": "depth", "content": _text(draw)}
        messages.append(message)
    return messages


def _given(draw: random.Random) -> dict[str, Any]:
    given: dict[str, Any] = {"add_generation_prompt": draw.random() < 0.5}
    if draw.random() < 0.3:
        given["tools"] = TOOLS[: draw.randint(0, 2)]
    if draw.random() < 0.3:
        given["documents"] = DOCUMENTS
    if draw.random() < 0.3:
        given["enable_thinking"] = draw.random() < 0.5
    return given
