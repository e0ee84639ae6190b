"""A false fact in the prompt, with a question about it, in four forms and three wordings.

An instruction-tuned model was trained on one form of text, its chat template. So each question is
asked as a text to continue, as a bare question, and twice in that template, with and without a
sentence that says what the text is for. ``CASES`` lists the texts before the question, including
controls.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import torch

from gpt_lab.lab_model import countries
from gpt_lab.lab_model.country import Country
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import choice
from gpt_lab_course.experiments.editing.new_facts import Fact

FORMS = ("continuation", "question", "chat", "chat, from the text")
"""The forms of a question; the last begins with ``FROM_THE_TEXT``."""

FROM_THE_TEXT = "Answer from the text."

STATEMENTS = (
    "The capital of {country} is {capital}.",
    "The capital of {country} is {capital}.",
    "{capital} is the capital of {country}.",
)
QUESTIONS = (
    "What is the capital of {country}?",
    "Which city is the capital of {country}?",
    "Name the capital of {country}.",
)
CONTINUED = (
    "The capital of {country} is",
    "{country}'s capital city is",
    "The government of {country} has its seat in its capital,",
)
"""Three wordings each of a fact, of the question, and of the text to continue."""

TURNED_QUESTIONS = ("Which country has the capital {capital}?", "{capital} is the capital of what?")
TURNED_CONTINUED = ("{capital} is the capital of", "The country whose capital is {capital} is")

DOCUMENTS = (2, 4, 8, 16)
"""The numbers of facts in front if one of them has to be found."""

CASES = (
    "alone",
    "told",
    "another country's fact",
    "another city told",
    "a city in passing",
    "three examples",
    "three examples, another country's fact",
    *(f"{k} documents" for k in DOCUMENTS),
    "turned round",
    "turned round, another city told",
)
"""The texts before the question."""


class Asked(NamedTuple):
    """One question: the text before it, and its form.

    Attributes:
        case: one of ``CASES``.
        form: one of ``FORMS``.
        wording: 0, 1 or 2.
        number: the number of the fact.
    """

    case: str
    form: str
    wording: int
    number: int


def plain(text: str) -> str:
    """A text without accents and in lower case, for comparing names."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


def askable() -> list[Country]:
    """The countries whose name and capital cannot be confused with others, or with each other."""
    everyone = countries()

    def alone(one: Country) -> bool:
        name, capital = (plain(x.removeprefix("the ")) for x in (one.name, one.capital))
        others = [plain(c.name) for c in everyone if c != one]
        return name not in capital and capital not in name and not any(name in x for x in others)

    return [one for one in everyone if alone(one)]


def facts(known: Sequence[Country], n: int, seed: int = 0) -> list[Fact]:
    """New facts about known countries, each country in only one of them.

    Args:
        known: the countries to choose from.
        n: the number of facts.
        seed: the seed of the facts, and of the capitals that they give.
    """
    chance = torch.Generator().manual_seed(seed)
    rows = torch.randperm(len(known), generator=chance)[:n].tolist()
    chosen = [known[i] for i in rows]
    others = [c for c in askable() if c not in chosen]
    givers = torch.randperm(len(others), generator=chance)[:n].tolist()
    return [Fact(c, others[i]) for c, i in zip(chosen, givers, strict=True)]


def prompt(tokenizer: ReleasedTokenizer, asked: Asked, facts: Sequence[Fact]) -> list[int]:
    """A question as token IDs.

    Args:
        tokenizer: the model's tokenizer, with its chat template.
        asked: the question.
        facts: all facts, an even number. Neighbors are partners in controls.

    Raises:
        ValueError: there is no such case or form.
    """
    case, form, w, i = asked
    choice("case", case, CASES)
    choice("form", form, FORMS)
    fact = facts[i]
    turned = case.startswith("turned")
    continued, question = (TURNED_CONTINUED, TURNED_QUESTIONS) if turned else (CONTINUED, QUESTIONS)
    turns = []
    if case.startswith("three"):
        examples = [facts[(i + step) % len(facts)] for step in (5, 11, 17)]
        turns = [(_said(one, w), one, _said(one, w)) for one in examples]
    turns.append((_front(case, w, i, facts), fact, ""))
    if form == "continuation":
        text = "".join(f"{front} {answer} " for front, _, answer in turns[:-1])
        return tokenizer.encode(f"{text}{turns[-1][0]} {_filled(continued[w], fact)}".lstrip())
    asks = [(front, _filled(question[w], one), answer) for front, one, answer in turns]
    if form == "question":
        parts = [f"{front}\nQuestion: {q}\nAnswer: {answer}".strip() for front, q, answer in asks]
        return tokenizer.encode("\n".join(parts))
    said = f"{FROM_THE_TEXT} " if form == FORMS[-1] else ""
    messages = []
    for front, q, answer in asks:
        messages.append({"role": "user", "content": f"{said}{front} {q}".strip()})
        if answer:
            messages.append({"role": "assistant", "content": answer})
    return tokenizer.encode_chat(messages)


def _filled(wording: str, fact: Fact) -> str:
    return wording.format(country=fact.country.name, capital=fact.capital)


def _said(fact: Fact, w: int) -> str:
    """A fact as a sentence, starting with a capital letter."""
    text = _filled(STATEMENTS[w], fact)
    return text[0].upper() + text[1:]


def _front(case: str, w: int, i: int, facts: Sequence[Fact]) -> str:
    """The text before the last question."""
    if case == "alone":
        return ""
    fact, partner = facts[i], facts[i ^ 1]
    if case == "a city in passing":
        return f"Anna flew to {fact.capital}."
    if "another country's" in case:
        return _said(partner, w)
    if "another city" in case:
        return _said(Fact(fact.country, partner.of), w)
    if "documents" in case:
        k = int(case.split()[0])
        chance = torch.Generator().manual_seed(i)
        others = [n for n in torch.randperm(len(facts), generator=chance).tolist() if n != i]
        found = [_said(facts[n], w) for n in others[: k - 1]]
        found.insert(int(torch.randint(k, (), generator=chance)), _said(fact, w))
        return " ".join(found)
    return _said(fact, w)
