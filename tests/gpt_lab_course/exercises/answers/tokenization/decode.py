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


def _return_in_the_loop(ids, tokens):
    text = ""
    for i in ids:
        text += tokens[i].decode("utf-8", errors="replace")
        return text


RIGHT = [_decode_by_loop, _decode_by_adding, _decode_by_map, _decode_ints]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "or are not UTF-8 at all": lambda ids, tokens: b"".join(tokens[i] for i in ids).decode(
        "utf-32"
    ),
    "only bytes can be decoded": lambda ids, tokens: "".join(chr(i) for i in ids).decode(),
    "makes one piece of it": lambda ids, tokens: [tokens[i] for i in ids].decode(),
    "one character may take several": lambda ids, tokens: "".join(
        chr(b) for i in ids for b in tokens[i]
    ),
    "bytes are joined by": lambda ids, tokens: "".join(tokens[i] for i in ids),
    "bytes are not numbers": lambda ids, tokens: sum((tokens[i] for i in ids), b"").decode(),
    "`sum` starts from": lambda ids, tokens: sum(tokens[i] for i in ids).decode(),
    "start with": lambda ids, tokens: "" + tokens[ids[0]],
    "neither a character nor a byte": lambda ids, tokens: bytes(ids).decode("utf-8", "replace"),
    "the first token alone": _return_in_the_loop,
    "this is none": lambda ids, tokens: b"".join(tokens[i] for i in ids).decode(errors="?"),
    "look each ID up": lambda ids, tokens: b"".join(ids).decode(),
    "one ID at a time": lambda ids, tokens: tokens[ids].decode(),
}
