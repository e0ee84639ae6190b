"""Asking a model whether it knows a capital: four ways, each with six examples in the prompt.

``unknown`` lets it answer *unknown*. ``yes or no`` asks before it answers, and ``true or false``
about the answer that it gave, as Kadavath et al. (2022) did. ``red or blue`` is the last one's
control: the same examples, with words that mean neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.experiments.answering import probabilities
from gpt_lab.experiments.new_facts import PLAIN
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown

WAYS = ("unknown", "yes or no", "true or false", "red or blue")

_CAPITALS = {"Spain": "Madrid", "Japan": "Tokyo", "Kenya": "Nairobi"}
_COUNTRIES = ("Spain", "Vorland", "Japan", "Quenthia", "Pelmira", "Kenya")  # three are made up
_CLAIMS = (  # three are wrong, and cities of the country all the same
    *(("Spain", "Madrid"), ("Canada", "Toronto"), ("Japan", "Tokyo")),
    *(("Morocco", "Casablanca"), ("Vietnam", "Hue"), ("Kenya", "Nairobi")),
)


class Said(NamedTuple):
    """What a model says about N questions.

    Attributes:
        sure: the probability that it does not say *unknown*, or how probable the first word is
            beside the second, [N].
        first: whether the first word (or *unknown*) is the likeliest token, [N].
    """

    sure: Tensor
    first: Tensor


def examples(way: str, swapped: bool = False) -> str:
    """Six examples, a line each.

    Args:
        way: one of ``WAYS``.
        swapped: whether each has the other kind of answer: what is known is *unknown*, *no*,
            *false* or *blue*, and the others are what it was.

    Raises:
        ValueError: there is no such way.
    """
    yes, no = _words(way)
    if way == "unknown":
        names = iter(_CAPITALS.values())
        known = {name: (name in _CAPITALS) != swapped for name in _COUNTRIES}
        said = [(name, next(names) if good else "unknown") for name, good in known.items()]
        return "".join(f"{PLAIN.format(country=x)} {answer}.\n" for x, answer in said)
    if way == "yes or no":
        said = [(x, yes if (x in _CAPITALS) != swapped else no) for x in _COUNTRIES]
        return "".join(f"{_question(way, x)} {word}\n" for x, word in said)
    good = [(x, a, (_CAPITALS.get(x) == a) != swapped) for x, a in _CLAIMS]
    return "".join(f"{_question(way, x, a)} {yes if right else no}.\n" for x, a, right in good)


def says_sure(
    model: GPT,
    tokenizer: Tokenizer,
    way: str,
    names: Sequence[str],
    given: Sequence[str] = (),
    *,
    swapped: bool = False,
) -> Said:
    """Ask after six examples, and read how sure the model says that it is.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer, in which each word of a way is one token.
        way: one of ``WAYS``.
        names: N countries, or what is asked for in their place.
        given: the N answers that the model gave, for the ways that ask about them.
        swapped: as in :func:`examples`.

    Raises:
        ValueError: there is no such way, or it asks about answers and there are not N.
    """
    yes, no = _words(way)
    about_answers = way in WAYS[2:]
    if about_answers and len(given) != len(names):
        raise RefusedValueError(f"{len(names)} names and {len(given)} answers for {shown(way)}")
    answers = given if about_answers else [""] * len(names)
    texts = [_question(way, *pair) for pair in zip(names, answers, strict=True)]
    words = [" unknown"] if way == "unknown" else [f" {yes}", f" {no}"]
    p, first = probabilities(model, tokenizer, texts, words, examples(way, swapped))
    sure = 1 - p[:, 0] if way == "unknown" else p[:, 0] / p.sum(dim=1)
    return Said(sure, torch.tensor(first))


def _question(way: str, name: str, answer: str = "") -> str:
    """The text that a way's word continues."""
    if way == "yes or no":
        return f"Do you know the capital of {name}?"
    plain = PLAIN.format(country=name)
    return plain if way == "unknown" else f"{plain} {answer}. This is"


def _words(way: str) -> tuple[str, str]:
    """A way's two words."""
    if way not in WAYS:
        raise RefusedValueError(f"way={shown(way)} is not one of {', '.join(WAYS)}")
    words = {"unknown": ("", "unknown"), "yes or no": ("Yes", "No")}
    first, _, second = way.partition(" or ")
    return words.get(way, (first, second))
