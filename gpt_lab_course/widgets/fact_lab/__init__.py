"""A new fact in a model: told, steered, edited or trained in, and its side effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import traitlets

from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.fact_lab import damage, measuring, record, told
from gpt_lab_course.widgets.fact_lab.measuring import Measured
from gpt_lab_course.widgets.fact_lab.tiles import TILES
from gpt_lab_course.widgets.lab_model import UsesLabModel
from gpt_lab_course.widgets.settings import Choice, Integer, Number

WAYS = {
    "nothing": "nothing",
    "told": "told in the prompt",
    "retrieved": "retrieved",
    "steered": "steered",
    "edited": "edited",
    "lora": "LoRA",
    "tuned": "fine-tuned",
    "rehearsed": "fine-tuned with rehearsal",
}
"""The ways by their words in links, with their names in the page."""

MODELS = {
    "lab": "the lab model",
    "smollm2": "SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 bits a weight over all)",
}
"""The models by their words in links, with their names in the page."""

_NEPAL = {"country": "Nepal", "capital": "Muscat"}


class FactLab(UsesLabModel, LabWidget):
    """A country gets another's capital, and a map shows which of 184 capitals are still said.

    The world is a map of squares, one a country, which light up when its own capital is lost; the
    page's model shows the next words of "The capital of Nepal is", too, and its answers to five
    other wordings. Nothing,
    the prompt, retrieval and steering are computed in the page, for any of 104 countries and their
    capitals; so is the rank-one edit of nine facts (``DOCUMENTS``), from recorded vectors. For
    these nine, LoRA and fine-tuning are recorded, because a page cannot train.

    The second model, SmolLM2, is too large for a page: its answers while it is told one of these
    nine facts are recorded, in three forms of a question. It knows only some of the countries; the
    others are unknown on the map.

    Args:
        country: the country's name.
        capital: its new capital.
        question: a question above the widget, and the settings that its button makes. The button
            restores this country and capital, unless the settings name others. :meth:`damaging`
            makes the question which way damages most.
        settings: values of the attributes below.

    Attributes:
        country: one of 104 countries.
        capital: one of their capitals.
        way: how the model gets the fact, one of ``WAYS``.
        times: the factor of the vector or the matrix, 0 to 2.
        k: the number of retrieved documents, 1 to 9.
        model: the model, one of ``MODELS``.
        form: the form of SmolLM2's questions, one of ``told.FORMS``.

    Raises:
        traitlets.TraitError: there is no such country, capital or way; a number is out of range.

    >>> FactLab("France", "Rome", way="told")
    FactLab('France', 'Rome', way='told')
    """

    address: ClassVar = "fact"
    wide: ClassVar = True
    title: ClassVar = "A new capital, and what it costs"
    CONSTANTS: ClassVar = {
        "words": measuring.WORDS,
        "written": measuring.WRITTEN,
        "trained": record.TRAINED,
        "tiles": TILES,
    }
    EXAMPLES: ClassVar = (
        ("Nepal, edited", {**_NEPAL, "way": "edited", "times": 1.0}),
        ("Nepal, steered twice as far", {**_NEPAL, "way": "steered", "times": 2.0}),
        ("Japan, fine-tuned", {"country": "Japan", "capital": "Lima", "way": "tuned"}),
        ("France, fine-tuned", {"country": "France", "capital": "Tokyo", "way": "tuned"}),
        (
            "SmolLM2, told in a chat",
            {
                **{"country": "France", "capital": "Tokyo", "way": "told"},
                **{"model": "smollm2", "form": "text"},
            },
        ),
    )
    assets: ClassVar[dict[str, Callable[[], bytes]]] = {
        **UsesLabModel.assets,
        "taught-facts": record.asset,
        "told-facts": told.asset,
    }

    country: Any = Choice(measuring.country_names, "Nepal", label="Country", control="select")
    capital: Any = Choice(measuring.capital_names, "Muscat", label="New capital", control="select")
    way: Any = Choice(WAYS, "steered", label="How the model gets the fact", names=WAYS)
    times: Any = Number(1.0, min=0, max=2, step=0.25, label="How many times it is added")
    k: Any = Integer(
        3, min=1, max=len(measuring.DOCUMENTS), label="How many documents are retrieved"
    )
    model: Any = Choice(MODELS, "lab", label="Model", names=MODELS)
    form: Any = Choice(told.FORMS, "chat", label="How SmolLM2 is asked", names=told.FORMS)
    countries: Any = traitlets.List().tag(sync=True)
    documents: Any = traitlets.List().tag(sync=True)
    damages: Any = traitlets.List().tag(sync=True)
    wordings: Any = traitlets.List().tag(sync=True)
    first: Any = traitlets.Dict(allow_none=True).tag(sync=True)

    def __init__(
        self,
        country: str = "Nepal",
        capital: str = "Muscat",
        *,
        question: tuple[str, Mapping[str, Any]] | None = None,
        **settings: Any,
    ) -> None:
        from gpt_lab_course.experiments.editing.new_facts import LAB_WORDINGS, PLAIN

        if question and question[1]:  # the button's answer is visible for any choice
            question = (question[0], {"country": country, "capital": capital, **question[1]})
        super().__init__(
            question=question,
            country=country,
            capital=capital,
            countries=[[c.code, c.name, c.capital, c.continent] for c in countries()],
            documents=[list(pair) for pair in measuring.DOCUMENTS],
            damages=[one["damage"] for one in record.taught()],
            wordings=[PLAIN, *LAB_WORDINGS],
            **settings,
        )
        asked = self.country, self.capital, self.way, self.times, self.k
        self.first = outcome(*asked) if self.model == "lab" else None

    @staticmethod
    def damaging(country: str = "Nepal", capital: str = "Muscat") -> tuple[str, dict[str, Any]]:
        """A ``question``: which way damages the map most for a recorded fact, with its answer.

        The answer is the way that retains the smallest share of other capitals in the lab model.

        Raises:
            ValueError: this fact is not recorded.

        >>> FactLab.damaging("Japan", "Lima")[0]
        'Japan gets Lima. Which way damages most of the map?'
        """
        answer = {"country": country, "capital": capital, "model": "lab", "times": damage.TIMES}
        answer |= {"way": damage.most_damaging(country, capital), "k": damage.K}
        return f"{country} gets {capital}. Which way damages most of the map?", answer

    def __repr__(self) -> str:
        return f"FactLab({self.country!r}, {self.capital!r}, way={self.way!r})"


def outcome(country: str, capital: str, way: str, times: float, k: int) -> Measured | None:
    """The result that the widget shows for these settings; None if there is none.

    There is none if the fact is not new, or if it has no record for a recorded way.
    """
    fact = measuring.fact_of(country, capital)
    if fact.country == fact.of:
        return None
    if way in measuring.LIVE:
        return measuring.live(fact, way, times, k)
    known = record.of_fact(country, capital)
    if known is None:
        return None
    if way == "edited":
        return record.edited(fact, known["edit"], times)
    recorded: Measured = known[way]
    return recorded
