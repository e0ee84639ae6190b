"""`tokenization.decode` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np


def _decode_by_loop(ids, tokens):
    whole = bytearray()
    for i in ids:
        whole += tokens[i]
    return str(whole, "utf-8", "replace")


def _decode_by_adding(ids, tokens):
    whole = b""
    for i in ids:
        whole += tokens[i]
    return np.str_(whole.decode(errors="replace"))


def _decode_by_map(ids, tokens):
    return b"".join(map(tokens.get, ids)).decode("utf-8", "replace")


def _decode_ints(ids, tokens):
    return bytes(b for i in ids for b in tokens[i]).decode("utf-8", errors="replace")


def _all_or_nothing(ids, tokens):
    try:
        return b"".join(tokens[i] for i in ids).decode()
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"


def _return_in_the_loop(ids, tokens):
    text = ""
    for i in ids:
        text += tokens[i].decode("utf-8", errors="replace")
        return text


def _overwritten(ids, tokens):
    text = b""
    for i in ids:
        text = tokens[i]
    return text.decode("utf-8", errors="replace")


RIGHT = [_decode_by_loop, _decode_by_adding, _decode_by_map, _decode_ints]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "can lie in two tokens: join": (
        lambda ids, tokens: "".join(tokens[i].decode("utf-8", "replace") for i in ids)
    ),
    "here both halves vanish": (
        lambda ids, tokens: "".join(tokens[i].decode("utf-8", "ignore") for i in ids)
    ),
    "a token alone may be half": lambda ids, tokens: "".join(tokens[i].decode() for i in ids),
    "joined first, as it should be": (
        lambda ids, tokens: str(b"".join(tokens[i] for i in ids), "utf-8")
    ),
    "not vanish": lambda ids, tokens: b"".join(tokens[i] for i in ids).decode(errors="ignore"),
    "show as escapes": lambda ids, tokens: b"".join(tokens[i] for i in ids).decode(
        errors="backslashreplace"
    ),
    "the others are still good": _all_or_nothing,
    "one character may take several": (
        lambda ids, tokens: "".join(chr(b) for i in ids for b in tokens[i])
    ),
    "nothing goes between": lambda ids, tokens: b" ".join(tokens[i] for i in ids).decode(
        errors="replace"
    ),
    "do not strip": lambda ids, tokens: (
        b"".join(tokens[i] for i in ids).decode(errors="replace").strip()
    ),
    "with b and quotes": lambda ids, tokens: str(b"".join(tokens[i] for i in ids)),
    "rightly joined; decode them": lambda ids, tokens: b"".join([tokens[i] for i in ids]),
    "one by one; asked is one text": lambda ids, tokens: [tokens[i] for i in ids],
    "bytes are joined by": lambda ids, tokens: "".join(tokens[i] for i in ids),
    "bytes are not numbers": lambda ids, tokens: sum((tokens[i] for i in ids), b"").decode(),
    "`sum` starts from": lambda ids, tokens: sum(tokens[i] for i in ids).decode(),
    "start with": lambda ids, tokens: "" + tokens[ids[0]],
    "no character and no byte": lambda ids, tokens: bytes(ids).decode("utf-8", "replace"),
    "the first token alone": _return_in_the_loop,
    "the last token alone": _overwritten,
    "show as `?`": lambda ids, tokens: (
        b"".join(tokens[i] for i in ids)
        .decode(errors="replace")
        .replace("\N{REPLACEMENT CHARACTER}", "?")
    ),
    "this is none": lambda ids, tokens: b"".join(tokens[i] for i in ids).decode(errors="?"),
    "look each ID up": lambda ids, tokens: b"".join(ids).decode(),
    "one ID at a time": lambda ids, tokens: tokens[ids].decode(),
}
