"""SmolLM2's answers with a false fact in its prompt: their file, counts and tables.

A line of the file is a list: case, form, wording, the fact's number, and the answer as it was
written. The first line describes the software, and has the facts. Lines are written immediately, so
that a killed run can be resumed; the course's run is packaged (``teaching-prompts.jsonl``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from gpt_lab.lab_model import countries
from gpt_lab.lab_model.country import Country
from gpt_lab.model.gpt import GPT
from gpt_lab.table import Table
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import choice
from gpt_lab_course import data
from gpt_lab_course.experiments.answers.replies import written
from gpt_lab_course.experiments.editing.new_facts import Fact
from gpt_lab_course.experiments.prompting.prompt_forms import FORMS, Asked, askable, plain, prompt
from gpt_lab_course.proportion import Proportion

N_FACTS = 64
"""The number of facts in the course's run."""


MAIN = {
    "told: follows": ("told", 0, "follows"),
    "another's fact: keeps its own": ("another country's fact", 0, "keeps"),
    "says the other city": ("another country's fact", 0, "others_city"),
}
"""Three columns of a table: case, wording and the counted property."""


class Reply(NamedTuple):
    """One question and its answer.

    Attributes:
        asked: the question.
        fact: the fact in question.
        partner: the other fact, which controls tell.
        answer: the model's answer.
    """

    asked: Asked
    fact: Fact
    partner: Fact
    answer: str

    @property
    def follows(self) -> bool:
        """Whether it names the city of the fact, and not the real capital."""
        return names(self.answer, self.fact.capital) and not self.own

    @property
    def own(self) -> bool:
        """Whether it names the country's real capital."""
        return names(self.answer, self.fact.country.capital)

    @property
    def keeps(self) -> bool:
        """Whether it names the country's real capital, and not the partner's city."""
        return self.own and not self.others_city

    @property
    def others_city(self) -> bool:
        """Whether it names the city of the partner's fact."""
        return names(self.answer, self.partner.capital)

    @property
    def recites(self) -> bool:
        """Whether it names the partner's country and city: the sentence in front."""
        return self.others_city and names(self.answer, self.partner.country.name)

    @property
    def turned(self) -> bool:
        """Whether it names the fact's country."""
        return names(self.answer, self.fact.country.name)

    @property
    def silent(self) -> bool:
        """Whether it has no word."""
        return not self.answer


def known(model: GPT, tokenizer: ReleasedTokenizer, form: str = "chat") -> list[Country]:
    """The countries whose capital a model names in a form without a fact in front."""
    everyone = askable()
    asked = [Asked("alone", form, 0, i) for i in range(len(everyone))]
    same = [Fact(c, c) for c in everyone]
    said = dict(answers(model, tokenizer, asked, same))
    return [c for one, c in zip(asked, everyone, strict=True) if names(said[one], c.capital)]


def answers(
    model: GPT, tokenizer: ReleasedTokenizer, asked: Sequence[Asked], facts: Sequence[Fact]
) -> Iterator[tuple[Asked, str]]:
    """Generate the answers: a chat's answer to its end, otherwise a sentence or line.

    Args:
        model: the model, in evaluation mode.
        tokenizer: the model's tokenizer, with its chat template.
        asked: the questions, either all chats or none.
        facts: the facts of the questions.
    """
    if not asked:
        return
    ends = _ends(tokenizer, chat=asked[0].form.startswith("chat"))
    prompts = [prompt(tokenizer, one, facts) for one in asked]
    for batch in written(model, prompts, ends):
        for i, ids in batch.items():
            yield asked[i], tokenizer.decode(ids).strip()


def ask(
    model: GPT, tokenizer: ReleasedTokenizer, asked: Sequence[Asked], facts: Sequence[Fact]
) -> list[Reply]:
    """The answers as replies, in the order of the questions. Arguments as in :func:`answers`."""
    said = dict(answers(model, tokenizer, asked, facts))
    return [Reply(one, facts[one.number], facts[one.number ^ 1], said[one]) for one in asked]


def _ends(tokenizer: ReleasedTokenizer, *, chat: bool) -> Callable[[list[int], int], bool]:
    stops = {tokenizer.end_of_text, *tokenizer.special_tokens.values()}

    def ends(before: list[int], token: int) -> bool:
        if token in stops:
            return True
        if chat:
            return False
        said = tokenizer.decode(before)
        new = tokenizer.decode([token])
        over = new.startswith(".") and not said.endswith((" St", "D", "D.C"))
        return bool(said.strip()) and (over or new.startswith("\n"))

    return ends


def names(answer: str, name: str) -> bool:
    """Whether an answer contains a name as whole words, ignoring accents.

    >>> names("It is Bogota.", "Bogotá"), names("He is from Nigeria.", "Niger")
    (True, False)
    """
    wanted = re.escape(plain(name.removeprefix("the ")))
    return re.search(rf"(?<!\w){wanted}(?!\w)", plain(answer)) is not None


def results() -> tuple[list[Fact], list[Reply]]:
    """The facts and the answers of the course's run."""
    return parsed(data.read("teaching-prompts.jsonl").decode())


def parsed(text: str) -> tuple[list[Fact], list[Reply]]:
    """The facts and the answers in a file, without an incomplete last line."""
    first, *rest = map(json.loads, text.split("\n")[:-1])
    by_name = {c.name: c for c in countries()}
    facts = [Fact(by_name[name], by_name[of]) for name, of in first["facts"]]
    replies = []
    for case, form, wording, i, answer in rest:
        asked = Asked(case, form, wording, i)
        replies.append(Reply(asked, facts[i], facts[i ^ 1], answer))
    return facts, replies


def line(asked: Asked, answer: str) -> str:
    """An answer as a line of a file."""
    return json.dumps([*asked, answer], ensure_ascii=False, separators=(",", ":")) + "\n"


def some(replies: Iterable[Reply], case: str, form: str, wording: int | None = 0) -> list[Reply]:
    """The answers of one case in one form, in one wording or all."""
    choice("form", form, FORMS)
    return [
        one
        for one in replies
        if (one.asked.case, one.asked.form) == (case, form) and wording in (None, one.asked.wording)
    ]


def share(replies: Sequence[Reply], what: str) -> Proportion:
    """The share of answers with a property, with its interval.

    Args:
        replies: the answers.
        what: ``"follows"``, ``"keeps"`` or another of :class:`Reply`'s properties.
    """
    n = len(replies)
    pairs = {min(one.asked.number, one.asked.number ^ 1) for one in replies}
    clusters = None if n <= 2 * len(pairs) else [one.asked.number for one in replies]
    return Proportion.of([getattr(one, what) for one in replies], clusters)


def knows(replies: Sequence[Reply], form: str, wording: int = 0) -> set[int]:
    """The facts whose country's real capital is named without a fact in front."""
    return {one.asked.number for one in some(replies, "alone", form, wording) if one.own}


def followed_and_kept(
    replies: Sequence[Reply], form: str, case: str = "told"
) -> tuple[Proportion, Proportion]:
    """In one form, the shares of facts followed, and of capitals kept despite another's fact.

    Args:
        replies: the answers.
        form: one of ``FORMS``.
        case: ``"told"`` or ``"three examples"``.
    """
    other = "another country's fact"
    known_ones = {(w, i) for w in range(3) for i in knows(replies, form, w)}
    beside = some(replies, other if case == "told" else f"{case}, {other}", form, None)
    kept = [one for one in beside if (one.asked.wording, one.asked.number) in known_ones]
    return share(some(replies, case, form, None), "follows"), share(kept, "keeps")


def table(
    replies: Sequence[Reply], columns: dict[str, tuple[str, int, str]], title: str = ""
) -> Table:
    """A table of shares with a row for each form.

    Args:
        replies: the answers.
        columns: by heading, a case, a wording and one of :class:`Reply`'s properties. Shares that
            keep the real capital are over the countries known in that form and wording.
        title: the title.
    """
    rows = []
    for form in FORMS:
        cells: list[Any] = []
        for case, wording, what in columns.values():
            found = some(replies, case, form, wording)
            if what == "keeps":
                known_ones = knows(replies, form, wording)
                found = [one for one in found if one.asked.number in known_ones]
            cells.append(share(found, what) if found else "–")
        rows.append((form, *cells))
    return Table(rows, ["SmolLM2 is asked", *columns], title)
