"""`tokenization.merge` as learners solve it: rightly in other forms, and wrongly."""

from itertools import pairwise


def _in_place(word, pair):
    word, i = list(word), 0
    while i + 1 < len(word):
        if (word[i], word[i + 1]) == pair:
            word[i : i + 2] = [word[i] + word[i + 1]]
        i += 1
    return word


def _with_a_stack(word, pair):
    merged, fresh = [], False
    for piece in word:
        if merged and not fresh and (merged[-1], piece) == pair:
            merged[-1] += piece
            fresh = True
        else:
            merged.append(piece)
            fresh = False
    return tuple(merged)


def _calling_itself(word, pair):
    if len(word) < 2:
        return list(word)
    if tuple(word[:2]) == pair:
        return [b"".join(pair), *_calling_itself(word[2:], pair)]
    return [word[0], *_calling_itself(word[1:], pair)]


def _yielding(word, pair):
    rest = list(word)
    while rest:
        if rest[:2] == list(pair):
            yield rest.pop(0) + rest.pop(0)
        else:
            yield rest.pop(0)


def _for_loop(word, pair):
    merged = []
    for i in range(len(word)):
        if tuple(word[i : i + 2]) == pair:
            merged.append(word[i] + word[i + 1])
        else:
            merged.append(word[i])
    return merged


def _pairwise(word, pair):
    merged, skip = [], False
    for a, b in pairwise(word):
        if skip:
            skip = False
        elif (a, b) == pair:
            merged.append(a + b)
            skip = True
        else:
            merged.append(a)
    return merged


def _both(word, pair):
    ends = range(len(word) - 1)
    return [b"".join(pair) if (word[i], word[i + 1]) == pair else word[i] for i in ends]


def _last_in_any_case(word, pair):
    return [*_pairwise(word, pair), word[-1]]


def _index_too_far(word, pair):
    merged, i = [], 0
    while i < len(word):
        if (word[i], word[i + 1]) == pair:
            merged.append(word[i] + word[i + 1])
            i += 2
        else:
            merged.append(word[i])
            i += 1
    return merged


def _pair_of_lists(word, pair):
    merged, i = [], 0
    while i < len(word):
        if word[i : i + 2] == pair:
            merged.append(word[i] + word[i + 1])
            i += 1
        else:
            merged.append(word[i])
        i += 1
    return merged


def _backwards(word, pair):
    word, i = list(word), len(word) - 2
    while i >= 0:
        if (word[i], word[i + 1]) == pair:
            word[i : i + 2] = [word[i] + word[i + 1]]
        i -= 1
    return word


def _never_moves(word, pair):
    merged, i = [], 0
    while i < len(word):
        if (word[i], *word[i + 1 : i + 2]) == pair:
            merged.append(b"".join(pair))
    return merged


RIGHT = [_in_place, _with_a_stack, _calling_itself, _yielding]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the second half of a hit is used again": _for_loop,
    "the last piece is lost": _pairwise,
    "two things: the last piece is lost": _both,
    "the last piece is appended in any case": _last_in_any_case,
    "the last piece has no right neighbor": _index_too_far,
    "Compare two neighbors with the pair": _pair_of_lists,
    "this begins at the right": _backwards,
    "each round has to move on": _never_moves,
    "this looks at the letters": lambda word, pair: [
        piece
        for i, part in enumerate(b"".join(word).split(b"".join(pair)))
        for piece in ([b"".join(pair)] if i else []) + [bytes([b]) for b in part]
    ],
    "and so is what the pair makes": lambda word, pair: "".join(pair),
    'by `b"".join(pair)`': lambda word, pair: b"".join(word).replace(pair, b""),
    "which has no such method": lambda word, pair: word.replace(pair, b"".join(pair)),
    "a tuple cannot be changed": lambda word, pair: pair.append(b""),
}
