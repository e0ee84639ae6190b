"""Records of SmolLM2's answers with a fact in its prompt, in three forms.

That model is too large for a page. ``python -m gpt_lab_course.widgets.fact_lab told`` asks it again
in a quarter of an hour of one core, and writes the file.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, SupportsIndex, TypedDict

from gpt_lab.lab_model import countries
from gpt_lab_course import data
from gpt_lab_course.widgets.fact_lab.measuring import DOCUMENTS, fact_of

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT
    from gpt_lab.tokenization.released import ReleasedTokenizer
    from gpt_lab_course.experiments.editing.new_facts import Fact

FILE = "told_facts.json"
MODEL = "smollm2-135m"
LONGEST = 16
"""The largest number of tokens of an answer."""

FROM_THE_TEXT = "Answer from the text."

FORMS = {
    "bare": "bare continuation",
    "chat": "chat",
    "text": f"chat, “{FROM_THE_TEXT}”",
}
"""The forms of a question by their words in links, with their names in the page."""


class Told(TypedDict):
    """A model's answers in one form while it is told a fact.

    Attributes:
        before: its answer about the fact's country without the fact.
        said: its answer about that country now.
        lost: its answers by the country's index, for countries that it knows in this form and no
            longer answers with the capital alone, except for the two of the fact.
    """

    before: str
    said: str
    lost: dict[str, str]


@cache
def recorded() -> dict[str, Any]:
    """``known``, the indices of the countries known in each form; ``facts``, with ``forms``."""
    found: dict[str, Any] = json.loads(data.read(FILE))
    return found


def asset() -> bytes:
    """The file, for the page: 71 kB."""
    return data.read(FILE)


def prompt(tokenizer: ReleasedTokenizer, form: str, country: str, told: str = "") -> str:
    """A question about a country's capital as token IDs.

    Args:
        tokenizer: the model's tokenizer, with its chat template.
        form: one of ``FORMS``.
        country: the country's name.
        told: a sentence in front of it.
    """
    front = f"{told} " if told else ""
    if form == "bare":
        return f"{front}The capital of {country} is"
    says_how = f"{FROM_THE_TEXT} " if form == "text" else ""
    content = f"{says_how}{front}What is the capital of {country}?"
    return tokenizer.render([{"role": "user", "content": content}])


def names(answer: str, capital: str) -> bool:
    """Whether an answer contains a capital as whole words, ignoring accents.

    >>> names("It is Bogota.", "Bogotá"), names("He is from Romania.", "Rome")
    (True, False)
    """
    return re.search(rf"(?<!\w){re.escape(_plain(capital))}(?!\w)", _plain(answer)) is not None


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


class Asking:
    """SmolLM2 for whole answers, with a tokenizer that encodes a prompt's markers.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer, with its chat template.
    """

    def __init__(self, model: GPT, tokenizer: ReleasedTokenizer) -> None:
        self._model = model
        self._tokenizer = tokenizer
        self._alone: dict[str, list[str]] = {}

    @property
    def end_of_text(self) -> int | None:
        """The token that ends an answer."""
        return self._tokenizer.end_of_text

    def encode(self, text: str) -> list[int]:
        """The IDs of a prompt, with markers as special tokens."""
        return self._tokenizer.encode(text, allowed_special="all")

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of an answer."""
        return self._tokenizer.decode(ids)

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes of a token."""
        return self._tokenizer.token_bytes(token_id)

    @property
    def vocab_size(self) -> int:
        """The number of tokens."""
        return self._tokenizer.vocab_size

    def answers(self, form: str, asked: Sequence[str], told: str = "") -> list[str]:
        """The answers about two or more countries: to a chat's end, or to the end of a sentence."""
        from gpt_lab_course.experiments.answers.answering import continued

        prompts = [prompt(self._tokenizer, form, country, told) for country in asked]
        ends = self._ends(form)
        found = continued(self._model, self, prompts, ends=ends, longest=LONGEST)
        return [self.decode(ids).strip() for ids, _ in found]

    def _ends(self, form: str) -> Callable[[list[int], int], bool]:
        stops = {*self._tokenizer.special_tokens.values()}

        def ends(written: list[int], token: int) -> bool:
            if token in stops or form != "bare":
                return token in stops
            before, new = self.decode(written), self.decode([token])
            full_stop = new.startswith(".") and not before.endswith((" St", "D", "D.C"))
            return bool(before.strip()) and (full_stop or new.startswith("\n"))

        return ends

    def alone(self, form: str) -> list[str]:
        """The answers about each country without a fact."""
        if form not in self._alone:
            self._alone[form] = self.answers(form, [c.name for c in countries()])
        return self._alone[form]

    def known(self, form: str) -> list[int]:
        """The indices of the countries whose capital it names without a fact."""
        both = zip(countries(), self.alone(form), strict=True)
        return [i for i, (c, answer) in enumerate(both) if names(answer, c.capital)]

    def told(self, form: str, fact: Fact, known: Sequence[int]) -> Told:
        """Ask about a fact's country and all other known ones, with the fact in front of each."""
        own = countries().index(fact.country)
        others = [i for i in known if countries()[i] not in (fact.country, fact.of)]
        said, *rest = self.answers(form, [countries()[i].name for i in (own, *others)], fact.text())
        lost = {
            str(i): answer
            for i, answer in zip(others, rest, strict=True)
            if not names(answer, countries()[i].capital) or names(answer, fact.capital)
        }
        return {"before": self.alone(form)[own], "said": said, "lost": lost}


def record(asking: Asking) -> Iterator[dict[str, Any]]:
    """Ask about all recorded facts: first the known countries of each form, then fact by fact."""
    known = {form: asking.known(form) for form in FORMS}
    yield known
    for pair in DOCUMENTS:
        fact = fact_of(*pair)
        forms = {form: asking.told(form, fact, known[form]) for form in FORMS}
        yield {"country": fact.country.name, "capital": fact.capital, "forms": forms}


def write() -> None:
    """Ask again, print a summary of each record, and write the packaged file."""
    from gpt_lab.pretrained import load_pretrained

    known, *facts = printed(record(Asking(*load_pretrained(MODEL))))  # type: ignore[arg-type]
    lines = [json.dumps(x, ensure_ascii=False, separators=(",", ":")) for x in (known, *facts)]
    content = "".join(['{"known":', lines[0], ',\n"facts":[', ",\n".join(lines[1:]), "]}\n"])
    data.write({FILE: content.encode()})


def printed(found: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Print a summary of each record as it comes."""
    for one in found:
        yield one
        short: dict[str, Any]
        if "forms" in one:
            short = {form: (x["said"], len(x["lost"])) for form, x in one["forms"].items()}
        else:
            short = {form: len(numbers) for form, numbers in one.items()}
        print(one.get("country", "known"), short, flush=True)
