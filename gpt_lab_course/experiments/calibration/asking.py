"""Ask a model whether it knows a capital: four ways, each with six examples in the prompt.

``unknown`` lets it answer *unknown*. ``yes or no`` asks before it answers, and ``true or false``
about the answer that it gave, as Kadavath et al. (2022) did. ``red or blue`` is the last one's
control: the same examples, with words that mean neither.

They are asked in lines of text, or in a released model's chat template with each example as a turn.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.answers.answering import (
    Answer,
    Turn,
    answers,
    as_chat,
    probabilities,
)
from gpt_lab_course.experiments.editing.new_facts import PLAIN

WAYS = ("unknown", "yes or no", "true or false", "red or blue")

_CAPITALS = {"Spain": "Madrid", "Japan": "Tokyo", "Kenya": "Nairobi"}
_COUNTRIES = ("Spain", "Vorland", "Japan", "Quenthia", "Pelmira", "Kenya")  # three are invented
_CLAIMS = (  # three are wrong, but are cities of the country
    *(("Spain", "Madrid"), ("Canada", "Toronto"), ("Japan", "Tokyo")),
    *(("Morocco", "Casablanca"), ("Vietnam", "Hue"), ("Kenya", "Nairobi")),
)


class Said(NamedTuple):
    """A model's stated confidence in N questions.

    Attributes:
        sure: the probability that it does not say *unknown*, or the probability of the first word
            relative to both, [N].
        first: whether the first word (or *unknown*) is the most probable token, [N].
    """

    sure: Tensor
    first: Tensor


def examples(way: str, swapped: bool = False) -> str:
    """Six examples, a line each.

    Args:
        way: one of ``WAYS``.
        swapped: whether answers are exchanged: known capitals get *unknown*, *no*, *false* or
            *blue*, and the others the opposite.

    Raises:
        ValueError: there is no such way.
    """
    end = "\n" if way == "yes or no" else ".\n"
    solved = _solved(way, swapped)
    return "".join(f"{_question(way, name, given)} {word}{end}" for name, given, word in solved)


def turns(way: str, swapped: bool = False) -> list[Turn]:
    """The same six examples as turns of a chat. Arguments and errors as in :func:`examples`."""
    end = "" if way == "yes or no" else "."
    found = []
    for name, given, word in _solved(way, swapped):
        user, begun = _turn(way, name, given)
        found.append((user, f"{begun} {word}{end}".strip()))
    return found


def capitals(
    model: GPT, tokenizer: Tokenizer, names: Sequence[str], n_examples: int = 3
) -> list[Answer]:
    """The capitals that a model names in a chat, with "The capital of X is" given.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer, with its template.
        names: countries, or other names.
        n_examples: the number of example turns, of Spain, Japan and Kenya.
    """
    known = list(_CAPITALS.items())[:n_examples]
    earlier = [(_turn("unknown", x)[0], f"{PLAIN.format(country=x)} {y}.") for x, y in known]
    texts = [as_chat(tokenizer, [*earlier, _turn("unknown", name)]) for name in names]
    return answers(model, tokenizer, texts, chat=True)


def says_sure(
    model: GPT,
    tokenizer: Tokenizer,
    way: str,
    names: Sequence[str],
    given: Sequence[str] = (),
    *,
    swapped: bool = False,
    chat: bool = False,
) -> Said:
    """Ask after six examples, and read the model's stated confidence.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer, in which each word of a way is one token.
        way: one of ``WAYS``.
        names: N countries, or other names.
        given: the N answers that the model gave, for the ways that ask about them.
        swapped: as in :func:`examples`.
        chat: whether to use the tokenizer's chat template.

    Raises:
        ValueError: there is no such way, the tokenizer has no template, or the way needs N answers
            and there are not N.
    """
    yes, no = _words(way)
    about_answers = way in WAYS[2:]
    if about_answers and len(given) != len(names):
        raise RefusedValueError(f"{len(names)} names and {len(given)} answers for {shown(way)}")
    about = given if about_answers else [""] * len(names)
    words = [" unknown"] if way == "unknown" else [f" {yes}", f" {no}"]
    pairs = list(zip(names, about, strict=True))
    if chat:
        before = turns(way, swapped)
        texts = [as_chat(tokenizer, [*before, _turn(way, *pair)]) for pair in pairs]
        if way == "yes or no":  # the first word of an answer: no space in front
            words = [yes, no]
        p, first = probabilities(model, tokenizer, texts, words, chat=True)
    else:
        texts = [_question(way, *pair) for pair in pairs]
        p, first = probabilities(model, tokenizer, texts, words, examples(way, swapped))
    sure = 1 - p[:, 0] if way == "unknown" else p[:, 0] / p.sum(dim=1)
    return Said(sure, torch.tensor(first))


def _question(way: str, name: str, answer: str = "") -> str:
    """The question up to the word of a way."""
    if way == "yes or no":
        return f"Do you know the capital of {name}?"
    plain = PLAIN.format(country=name)
    return plain if way == "unknown" else f"{plain} {answer}. This is"


def _turn(way: str, name: str, given: str = "") -> Turn:
    """The question as a turn: the user's message, and the answer up to the word of a way."""
    if way == "yes or no":
        return f"Do you know the capital of {name}?", ""
    plain = PLAIN.format(country=name)
    if way == "unknown":
        return f"What is the capital of {name}?", plain
    return f"{plain} {given}. Is this {way}?", "This is"


def _solved(way: str, swapped: bool) -> list[tuple[str, str, str]]:
    """Six examples: a country, the answer to judge if there is one, and the word."""
    yes, no = _words(way)
    if way in WAYS[2:]:
        right = [(_CAPITALS.get(x) == a) != swapped for x, a in _CLAIMS]
        pairs = zip(_CLAIMS, right, strict=True)
        return [(x, a, yes if good else no) for (x, a), good in pairs]
    words = iter(_CAPITALS.values()) if way == "unknown" else itertools.repeat(yes)
    known = {name: (name in _CAPITALS) != swapped for name in _COUNTRIES}
    return [(name, "", next(words) if good else no) for name, good in known.items()]


def _words(way: str) -> tuple[str, str]:
    """A way's two words."""
    if way not in WAYS:
        raise RefusedValueError(f"way={shown(way)} is not one of {', '.join(WAYS)}")
    words = {"unknown": ("", "unknown"), "yes or no": ("Yes", "No")}
    first, _, second = way.partition(" or ")
    return words.get(way, (first, second))
