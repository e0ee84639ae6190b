"""`five_steps.loop` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np

END = "<|endoftext|>"


def _by_deleting(predict, text, forbidden):
    best = ""
    while best != END:
        text += best
        p = predict(text)
        for word in forbidden:
            p.pop(word, None)
        best = max(p, key=p.get)
    return text


def _by_sorting(predict, text, forbidden):
    pieces = [text]
    while True:
        for piece, _ in sorted(predict("".join(pieces)).items(), key=lambda pair: -pair[1]):
            if piece not in forbidden:
                break
        if piece == END:
            return np.str_("".join(pieces))
        pieces.append(piece)


def _by_calling_itself(predict, text, forbidden):
    p = {piece: q for piece, q in predict(text).items() if piece not in set(forbidden)}
    piece = list(p)[int(np.argmax(list(p.values())))]
    return text if piece == END else _by_calling_itself(predict, text + piece, forbidden)


def _as_above(predict, text, forbidden):
    while True:
        p = predict(text)
        piece = max(p, key=p.get)
        if piece == END:
            break
        text += piece
    return text


def _with_the_end(predict, text, forbidden):
    piece = ""
    while piece != END:
        p = {piece: q for piece, q in predict(text).items() if piece not in forbidden}
        piece = max(p, key=p.get)
        text += piece
    return text


def _stops(predict, text, forbidden):
    while True:
        p = predict(text)
        piece = max(p, key=p.get)
        if piece in (END, *forbidden):
            return text
        text += piece


def _once(predict, text, forbidden):
    p = {piece: q for piece, q in predict(text).items() if piece not in forbidden}
    return text + max(p, key=p.get)


def _waits(predict, text, forbidden):
    while True:
        p = predict(text)
        piece = max(p, key=p.get)
        if piece == END:
            return text
        if piece in forbidden:
            continue
        text += piece


def _skips(predict, text, forbidden):
    said, piece = [], ""
    while piece != END:
        p = predict(text + "".join(said))
        piece = max(p, key=p.get)
        said.append(piece)
    return text + "".join(piece for piece in said[:-1] if piece not in forbidden)


def _second(predict, text, forbidden):
    while True:
        first, *others = sorted(predict(text).items(), key=lambda pair: -pair[1])
        piece = others[0][0] if first[0] in forbidden else first[0]
        if piece == END:
            return text
        text += piece


def _deletes(predict, text, forbidden):
    p = predict(text)
    for piece in forbidden:
        del p[piece]
    piece = max(p, key=p.get)
    return text if piece == END else _deletes(predict, text + piece, forbidden)


def _never_appends(predict, text, forbidden):
    written = text
    while True:
        p = predict(text)
        piece = max(p, key=p.get)
        if piece == END:
            return written
        written = written + piece


def _all_pieces(predict, text, forbidden):
    while END not in text:
        text = text + predict(text)
    return text


RIGHT = [_by_deleting, _by_sorting, _by_calling_itself]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "this says forbidden pieces": _as_above,
    "is no part of it": _with_the_end,
    "where a forbidden piece is the likeliest": _stops,
    "*with* the piece": _never_appends,
    "this stops after one piece": _once,
    "asking again changes nothing": _waits,
    "nothing takes its place": _skips,
    "the second likeliest": _second,
    "does not list": _deletes,
    "call it with the text": lambda predict, text, forbidden: text + predict[text],
    "gives a dictionary": _all_pieces,
    "and no tensor": lambda predict, text, forbidden: predict(text).argmax(),
    "which has no `append`": lambda predict, text, forbidden: text.append(max(predict(text))),
    "`text` is a string: put": lambda predict, text, forbidden: list(text) + max(predict(text)),
    "only forbidden pieces are out": lambda predict, text, forbidden: max(
        piece for piece in predict(text) if piece in forbidden
    ),
}
