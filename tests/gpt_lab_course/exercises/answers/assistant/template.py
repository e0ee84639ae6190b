"""`assistant.template` as learners solve it: rightly in other forms, and wrongly."""


def _joined(messages, user, assistant, end):
    markers = {"user": user, "assistant": assistant}
    parts = [end]
    for message in messages:
        if message["role"] == "user":
            for special in (user, assistant, end):
                if special in message["content"]:
                    raise ValueError(f"{special!r} in {message['content']!r}")
        parts += [markers[message["role"]], message["content"]]
        if message["role"] == "assistant":
            parts.append(end)
    return "".join(parts) + (assistant if messages[-1]["role"] == "user" else "")


def _checked_first(messages, user, assistant, end):
    asked = [one["content"] for one in messages if one["role"] == "user"]
    if any(text.find(special) >= 0 for text in asked for special in (end, user, assistant)):
        raise ValueError
    text, role = end, ""
    while messages:
        message = messages.pop(0)
        role = message["role"]
        text += f"{user}{message['content']}" if role == "user" else ""
        text += f"{assistant}{message['content']}{end}" if role == "assistant" else ""
    return text if role == "assistant" else text + assistant


def _answers_too(messages, user, assistant, end):
    """No marker in anybody's content."""
    text = end
    for role, content in map(dict.values, messages):
        if content != content.replace(user, "").replace(assistant, "").replace(end, ""):
            raise ValueError("a marker")
        text += (user if role == "user" else assistant) + content
        text += end if role == "assistant" else ""
    return text + assistant * (role == "user")


def _built(messages, user, assistant, end, *, behind="", first=None, last=None, refuse=None):
    text = end if first is None else first
    for message in messages:
        is_user = message["role"] == "user"
        if is_user and refuse:
            refuse(message["content"])
        text += (user if is_user else assistant) + message["content"]
        text += behind if is_user else end
    return text + (assistant if last is None and is_user else last or "")


def _refused(*specials, error=ValueError):
    def refuse(content):
        if any(special in content for special in specials):
            raise error("no")

    return refuse


def _asserts(messages, user, assistant, end):
    refuse = _refused(user, assistant, end, error=KeyError)
    return _built(messages, user, assistant, end, refuse=refuse)


def _looks_at_the_text(messages, user, assistant, end):
    """For markers where they should be."""
    text = _built(messages, user, assistant, end)
    if user in text:
        raise ValueError("injection")
    return text


def _taken_out(messages, user, assistant, end):
    """Without the markers, and without an error."""
    text = _built(messages, "\0", "\0\0", "", first="")
    for special in (user, assistant, end):
        text = text.replace(special, "")
    turns = text.rstrip("\0").replace("\0\0", "\0").split("\0")[1:]
    roles = (user, assistant)
    spoken = [roles[i % 2] + turn + end * (i % 2) for i, turn in enumerate(turns)]
    return end + "".join(spoken) + (assistant if len(turns) % 2 else "")


RIGHT = [_joined, _checked_first, _answers_too]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "a user can write the markers here": _built,
    "speak for the assistant": _taken_out,
    "not all of the three": lambda messages, u, a, e: _built(
        messages, u, a, e, refuse=_refused(u, a)
    ),
    "in message 1 raises KeyError": _asserts,
    "nothing ends an answer": lambda messages, u, a, e: _built(messages, u, a, "", first=e),
    "the text has to begin with `end`": lambda messages, u, a, e: _built(
        messages, u, a, e, first="", refuse=_refused(u, a, e)
    ),
    "behind a question, too": lambda messages, u, a, e: _built(
        messages, u, a, e, behind=e, refuse=_refused(u, a, e)
    ),
    "would go on writing the question": lambda messages, u, a, e: _built(
        messages, u, a, e, last=""
    ),
    "a message is a dictionary": lambda messages, u, a, e: messages[0].content,
    "this conversation is harmless": _looks_at_the_text,
    "text is asked for": lambda messages, u, a, e: [e, u, messages[0]["content"], a],
}
