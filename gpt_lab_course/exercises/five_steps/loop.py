"""Generate a text in a loop in which some words are forbidden."""

from __future__ import annotations

from collections.abc import Callable, Collection

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Predict = Callable[[str], dict[str, float]]

END = "<|endoftext|>"


def loop(predict: Predict, text: str, forbidden: Collection[str]) -> str:
    """The reference solution."""
    while True:
        p = predict(text)
        allowed = [piece for piece in p if piece not in forbidden]
        best = max(allowed, key=lambda piece: p[piece])
        if best == END:
            return text
        text = text + best


_AFTER: dict[str, dict[str, float]] = {
    "The capital of France is": {" a": 0.1, " Paris": 0.7, " Lyon": 0.2},
    "The capital of Italy is": {" a": 0.1, " Rome": 0.6, " Pisa": 0.3},
    "One": {" cat": 0.4, " day": 0.3, ".": 0.2, END: 0.1},
    "One cat": {END: 0.1, " sat": 0.5, ".": 0.4},
    "One cat sat": {" a": 0.1, ".": 0.3, " down": 0.6},
    "One day": {",": 0.6, ".": 0.4},
    "One day,": {" rain": 0.7, " a": 0.3},
    "One day.": {" It": 0.8, END: 0.2},
    "Wait": {"!": 0.9, END: 0.1},
    "Wait!": {"!": 0.8, END: 0.2},
    "Wait!!": {END: 0.6, "!": 0.4},
}


def toy(text: str) -> dict[str, float]:
    """A toy model for trying answers: it knows a few texts, and ends sentences with a full stop."""
    if text in _AFTER:
        return dict(_AFTER[text])
    if len(text) > 60:
        return {END: 1.0}
    return {END: 0.8, ".": 0.2} if text.endswith(".") else {" a": 0.1, ".": 0.6, END: 0.3}


_AT_THE_END = "        if best == END:\n            return text\n"
_SECOND = "best = max(set(p) - {best}, key=p.get)\n        "
_TO_THE_END = "text + best\n    return text"
_STOP = 'text + best\n        if best == ".":\n            return text'
_CHOICE = "max(allowed, key=lambda piece: p[piece])"
_ALLOWED = "[piece for piece in p if piece not in forbidden]"


def _by_pieces(predict: Predict, text: str, forbidden: Collection[str]) -> list[str]:
    whole, pieces = loop(predict, text, forbidden)[len(text) :], []
    while whole:
        p = predict(text)
        best = max((piece for piece in p if piece not in forbidden), key=lambda piece: p[piece])
        pieces.append(best)
        text, whole = text + best, whole[len(best) :]
    return pieces


def _unsaid(predict: Predict, text: str, forbidden: Collection[str]) -> str:
    """A mistake: forbidden pieces are appended, and left out only of the result."""
    written = text
    while (best := max(p := predict(text), key=lambda piece: p[piece])) != END:
        text += best
        written += "" if best in forbidden else best
    return written


def _taken_out(predict: Predict, text: str, forbidden: Collection[str]) -> str:
    """A mistake: forbidden pieces are deleted from the finished text."""
    text = loop(predict, text, ())
    for piece in forbidden:
        text = text.replace(piece, "")
    return text


exercise = Exercise(
    "five_steps.loop",
    number=2,
    solution=loop,
    inputs=[
        (toy, "The capital of France is", ()),
        (toy, "The capital of France is", (" Paris",)),
        (toy, "The capital of Italy is", (" Rome", " Pisa")),
        (toy, "One", ()),
        (toy, "One", (" cat", " rain")),
        (toy, "One", (" cat", ",")),
        (toy, "One cat", (" sat",)),
        (toy, "Wait", ()),
        (toy, "That was all.", ()),
    ],
    hints=(
        "`max(p, key=p.get)` is the likeliest piece of all. What do you have to take out of `p` "
        "before you ask for it?",
        "In each round: ask `predict(text)`, leave out the forbidden pieces, take the likeliest of "
        "the others. If it is `<|endoftext|>`, return the text; if not, append it and go on.",
    ),
    then=(
        'Let it loose on the model above: `loop(predict, "The capital of France is", '
        '{" Paris"})`. Then forbid the word that it says instead, too.'
    ),
    raises={
        r"TypeError: can only concatenate list": (
            "`text` is a string: put the piece behind it by `text + piece`."
        ),
        r"TypeError: 'function' object is not subscriptable": (
            "`predict` is a function: call it with the text, `predict(text)`."
        ),
        r"TypeError: unhashable type: 'dict'|TypeError: can only concatenate str": (
            "only text can be put behind a text: `predict(text)` gives a dictionary, and what is "
            "wanted is one of its keys."
        ),
        r"AttributeError: 'dict' object has no attribute": (
            "`predict(text)` is a dictionary, piece → probability, and no tensor: "
            "`max(p, key=p.get)` is its likeliest piece."
        ),
        r"AttributeError: 'str' object has no attribute 'append'": (
            "`text` is a string, which has no `append`: write `text = text + piece`."
        ),
        r"ValueError: max\(\)": "nothing is left to choose from: only forbidden pieces are out.",
        r"KeyError: (.*)": (
            "`predict` does not list {0} after every text: remove it only where it is there, as "
            "`p.pop(piece, None)` does."
        ),
    },
    endless=(
        "ask `predict` for the text *with* the piece that you've just appended. Where the "
        "likeliest piece is forbidden, take the next likeliest: asking again changes nothing. At "
        "`<|endoftext|>`, return."
    ),
    mistakes={
        "this says forbidden pieces. Leave them out before you look for the likeliest.": Mutant(
            _ALLOWED, "list(p)"
        ),
        "`<|endoftext|>` ends the text and is no part of it: return the text without it.": Mutant(
            "return text", "return text + best"
        ),
        "these are only the new pieces. Return the whole text, with its beginning.": Either(
            lambda predict, text, forbidden: loop(predict, text, forbidden)[len(text) :],
            lambda predict, text, forbidden: (
                loop(predict, text, forbidden).removeprefix(text).strip()
            ),
        ),
        "these are the pieces in a list. Return one text.": _by_pieces,
        "this stops after one piece. Go on until the likeliest piece is `<|endoftext|>`.": Either(
            Mutant("text = text + best", "return text + best"),
            Mutant((_AT_THE_END, ""), ("text = text + best", "return text + best")),
            lambda predict, text, forbidden: text + max(predict(text), key=predict(text).get),
        ),
        "this stops where a forbidden piece is the likeliest. Take the next likeliest, and go "
        "on.": Mutant(
            (_ALLOWED, "list(p)"), ("if best == END", "if best == END or best in forbidden")
        ),
        "a forbidden piece is skipped here, and nothing takes its place. Choose the likeliest "
        "piece that is *allowed*, so that the model goes on from there.": Either(
            _unsaid, _taken_out
        ),
        "the second likeliest may be forbidden, too. Leave out *all* forbidden pieces, then take "
        "the likeliest.": Mutant(
            (_ALLOWED, "list(p)"),
            ("if best == END", "if best in forbidden:\n            " + _SECOND + "if best == END"),
        ),
        "the forbidden pieces are left out in the first round only. Leave them out in every "
        "round.": Mutant(
            ("    while True", "    start = text\n    while True"),
            ("not in forbidden", "not in forbidden or text != start"),
        ),
        "this stops after a fixed number of pieces. The model says by `<|endoftext|>` when it is "
        "done.": Either(
            *(
                Mutant(("while True", f"for _ in range({n})"), ("text + best", _TO_THE_END))
                for n in (2, 3)
            )
        ),
        "this takes the first piece of the dictionary. The likeliest has the largest "
        "probability.": Mutant(_CHOICE, "allowed[0]"),
        "`max` of pieces is the last one in the alphabet. Compare their probabilities: `max(p, "
        "key=p.get)`.": Mutant(_CHOICE, "max(allowed)"),
        "this takes the least likely piece: `max`, not `min`.": Mutant(
            "max(allowed", "min(allowed"
        ),
        "this ends at the first full stop. The model says by `<|endoftext|>` when it's "
        "done.": Mutant("text + best", _STOP),
        "a piece carries its own space: put nothing between it and the text.": Mutant(
            "text + best", 'text + " " + best'
        ),
        "a space at the beginning of a piece belongs to the text: do not strip it.": Mutant(
            "text + best", "text + best.strip()"
        ),
    },
)
