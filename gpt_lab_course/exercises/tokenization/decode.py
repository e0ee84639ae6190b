"""Decode IDs to text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Tokens = Mapping[int, bytes]

TOKENS = {
    0: b"caf",
    1: b"\xc3",
    2: b"\xa9",
    3: b" \xe6\x97",
    4: b"\xa5",
    5: b"!",
}


def decode(ids: Sequence[int], tokens: Tokens) -> str:
    """The reference solution."""
    joined = b"".join(tokens[i] for i in ids)
    return joined.decode("utf-8", errors="replace")


_RESULT = 'joined.decode("utf-8", errors="replace")'


def _each(errors: str, between: str = "") -> Callable[[Sequence[int], Tokens], str]:
    return lambda ids, tokens: between.join(tokens[i].decode(errors=errors) for i in ids)


def _all_or_nothing(ids: Sequence[int], tokens: Tokens) -> str:
    try:
        return b"".join(tokens[i] for i in ids).decode("utf-8")
    except UnicodeDecodeError:
        return "�"


exercise = Exercise(
    "tokenization.decode",
    number=3,
    solution=decode,
    inputs=[
        (ids, TOKENS)
        for ids in ([0, 5], [5, 5, 0], [0, 1, 2, 5], [3, 4, 5], [0, 1, 5], [1, 5], [0], [])
    ],
    hints=(
        'A token may end in the middle of a character: `b"\\xc3"` and `b"\\xa9"` are the two '
        "halves of “é”. What has to be done before anything can be decoded?",
        'Join the bytes of all tokens with `b"".join(…)`, and decode the result once. The method '
        "`decode` has an argument `errors` that says what becomes of bytes that are not valid.",
    ),
    then=(
        "A model writes one token at a time: `[1]` alone is �, `[1, 2]` is “é”. Whoever shows text "
        "while it is being written has to hold back such a half."
    ),
    raises={
        r"LookupError: unknown error handler": (
            "`errors` is the name of a rule that Python knows, such as the one that puts � in the "
            "place of what is not valid; this is none."
        ),
        r"UnicodeDecodeError": (
            "the bytes end in the middle of a character, or are not UTF-8 at all; `decode` is "
            "strict unless its argument `errors` says otherwise."
        ),
        r"TypeError: sequence item \d+: expected str instance, bytes": (
            'a token is bytes, and `"".join` wants text: bytes are joined by `b"".join`.'
        ),
        r"TypeError: (?:can only concatenate str|can't concat str to bytes)": (
            'text and bytes do not add up: start with `b""`, and decode at the end.'
        ),
        r"TypeError: unsupported operand type\(s\) for \+: 'int' and 'bytes'": (
            '`sum` starts from the number 0; bytes are joined by `b"".join`.'
        ),
        r"TypeError: sum\(\) can't sum bytes": (
            '`sum` is for numbers, and bytes are not numbers; they are joined by `b"".join`.'
        ),
        r"TypeError: sequence item \d+: expected a bytes-like object, (?:int|str)": (
            '`b"".join` wants the bytes of each token: look each ID up in `tokens`.'
        ),
        r"TypeError: unhashable type: 'list'": (
            "`tokens` is asked for one ID at a time: go through the list."
        ),
        r"AttributeError: 'str' object has no attribute 'decode'": (
            "this is text already, and only bytes can be decoded: join first, decode once."
        ),
        r"AttributeError: 'list' object has no attribute 'decode'": (
            'a list of bytes cannot be decoded: `b"".join` makes one piece of it.'
        ),
    },
    mistakes={
        "a character's bytes can lie in two tokens. Join the bytes first, then decode once.": _each(
            "replace"
        ),
        "a character's bytes can lie in two tokens, and here both halves vanish. Join the bytes "
        "first, then decode once.": _each("ignore"),
        "a token alone may be half a character, which cannot be decoded: join the bytes "
        "first.": _each("strict"),
        "joining first is right. But a text can stop in the middle of a character, and then "
        "`decode` raises an error, unless its argument `errors` says "
        "otherwise.": Mutant(', errors="replace"', ""),
        "bytes that are not valid should show as �, not vanish.": Mutant('"replace"', '"ignore"'),
        "bytes that are not valid should show as �, and here they show as escapes.": Either(
            Mutant('"replace"', '"backslashreplace"'), Mutant('"replace"', '"surrogateescape"')
        ),
        "a � stands for the bytes that are not valid; the others are still good "
        "text.": _all_or_nothing,
        "the bytes are UTF-8: one character may take several.": Mutant(
            '"utf-8", errors="replace"', '"latin-1"'
        ),
        "ASCII knows nothing above 127: the bytes are UTF-8.": Mutant("utf-8", "ascii"),
        "a token carries its own space; nothing goes between them.": Either(
            _each("replace", between=" "), Mutant('b""', 'b" "')
        ),
        "a space at the beginning belongs to the text: do not strip it.": Mutant(
            _RESULT, f"{_RESULT}.strip()"
        ),
        "this is how Python prints bytes, with b and quotes. Bytes become text by "
        "`decode`.": Either(
            Mutant(_RESULT, "str(joined)"), lambda ids, tokens: "".join(str(tokens[i]) for i in ids)
        ),
        "these bytes are joined as they should be. Decode them, so that they become text.": Mutant(
            _RESULT, "joined"
        ),
        "these are the tokens one by one. Return one text.": Either(
            lambda ids, tokens: [tokens[i] for i in ids],
            lambda ids, tokens: [tokens[i].decode(errors="replace") for i in ids],
        ),
        "an ID is neither a character nor a byte: look it up in `tokens`, which has the "
        "bytes.": Either(
            lambda ids, tokens: "".join(chr(i) for i in ids),
            lambda ids, tokens: str(list(ids)),
            lambda ids, tokens: "".join(str(i) for i in ids),
        ),
        "this is the first token alone: a `return` within the loop ends it in its first "
        "round.": Either(
            Mutant("in ids", "in ids[:1]"),
            lambda ids, tokens: decode(ids[:1], tokens) if ids else None,
        ),
        "this is the last token alone: each round throws away what the one before it "
        "found.": Mutant("in ids", "in ids[-1:]"),
        "bytes that are not valid should show as �, and here they show as `?`.": Mutant(
            _RESULT, f'{_RESULT}.replace("�", "?")'
        ),
        "that is the whole vocabulary: look up the IDs, in their order.": Mutant(
            "tokens[i] for i in ids", "tokens.values()"
        ),
        "each ID counts, also where it comes again, and in the order in which they stand.": Either(
            *(
                Mutant("in ids", f"in {other}")
                for other in (
                    "dict.fromkeys(ids)",
                    "sorted(set(ids))",
                    "tokens if i in ids",
                    "sorted(ids)",
                )
            )
        ),
    },
)
