"""FactLab's second model: what is recorded of SmolLM2 that was told a fact, and its arithmetic."""

import math

import pytest

from gpt_lab import FactLab, load_pretrained
from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.fact_lab import damage, measuring, outcome, record, told
from tests.support.javascript import call

MODULE = "fact_lab/told.ts"
FACTS = told.recorded()["facts"]


def test_the_record_is_of_known_countries_and_recorded_facts() -> None:
    recorded = told.recorded()
    assert [(one["country"], one["capital"]) for one in FACTS] == [*measuring.DOCUMENTS]
    for one in FACTS:
        fact = measuring.fact_of(one["country"], one["capital"])
        assert [*one["forms"]] == [*told.FORMS]
        for form, found in one["forms"].items():
            lost = {int(i) for i in found["lost"]}
            assert lost <= {*recorded["known"][form]}
            assert not {fact.country, fact.of} & {countries()[i] for i in lost}
            for i, answer in found["lost"].items():
                own = countries()[int(i)].capital
                assert not told.names(answer, own) or told.names(answer, fact.capital)


@pytest.mark.parametrize("form", told.FORMS)
def test_the_record_is_what_the_model_answers(form: str) -> None:
    """Some answers again, one by one, with the cache of ordinary generation."""
    import torch

    from gpt_lab import generate

    model, tokenizer = load_pretrained("smollm2-135m")
    one = FACTS[1]
    fact = measuring.fact_of(one["country"], one["capital"])
    lost = one["forms"][form]["lost"]
    asked = [fact.country.name, *(countries()[int(i)].name for i in [*lost][:2])]
    expected = [one["forms"][form]["said"], *[*lost.values()][:2]]
    same = 0
    for country, answer in zip(asked, expected, strict=True):
        text = told.prompt(tokenizer, form, country, fact.text())
        ids = torch.tensor(tokenizer.encode(text, allowed_special="all"))
        stop = tokenizer.end_of_text
        written = generate(model, ids, told.LONGEST, temperature=0, stop_token=stop)
        said = tokenizer.decode([i for i in map(int, written) if i != stop]).strip()
        same += said.startswith(answer)
    assert same >= len(asked) - 1  # another processor may break one near tie otherwise


@pytest.mark.parametrize(
    ("answer", "capital", "is_named"),
    [
        ("The capital of France is Tokyo.", "Tokyo", True),
        ("It is Bogota.", "Bogotá", True),
        ("He is from Romania.", "Rome", False),
        ("In Washington, D.C. there", "Washington, D.C.", True),
        ("SÃO TOMÉ", "São Tomé", True),
        ("Limassol", "Lima", False),
        ("", "Lima", False),
    ],
)
def test_names_in_answers(answer: str, capital: str, is_named: bool) -> None:
    assert told.names(answer, capital) is is_named
    assert call(MODULE, "(m, [text, name]) => m.names(text, name)", [answer, capital]) is is_named


def test_the_page_counts_what_python_does() -> None:
    rows = [[c.code, c.name, c.capital, c.continent] for c in countries()]
    script = "(m, [all, fact, form, told, rows]) => m.standingTold(all, fact, form, told, rows)"
    one = FACTS[0]
    for form in told.FORMS:
        for is_told in (True, False):
            given = [told.recorded(), one, form, is_told, rows]
            found = call(MODULE, script, given)
            known = told.recorded()["known"][form]
            assert len(found["unknown"]) == 184 - len(known)
            assert not {*found["unknown"]} & {*known}
            expected = [int(i) for i in one["forms"][form]["lost"]] if is_told else []
            assert sorted(found["lost"]) == sorted(expected)
            assert found["own"]["said"] == one["forms"][form]["said" if is_told else "before"]


def test_questions_are_pythons() -> None:
    class Renders:
        """A tokenizer whose template is nothing but the content."""

        def render(self, messages: list[dict[str, str]]) -> str:
            return messages[0]["content"]

    script = "(m, [form, country, sentence]) => m.content(form, country, sentence)"
    for form in told.FORMS:
        for sentence in ("", "The capital of Ghana is Oslo."):
            ours = told.prompt(Renders(), form, "Peru", sentence)  # type: ignore[arg-type]
            assert call(MODULE, script, [form, "Peru", sentence]) == ours


def test_unknown_countries_are_not_counted() -> None:
    listed = [[str(i), f"C{i}", f"K{i}", "Asia"] for i in range(6)]
    found = {"lost": [3], "aside": [], "asked": 6, "unknown": [0, 2, 5]}
    fact = {"country": "C0", "capital": "K1"}
    given = {"countries": listed, "fact": fact, "found": found}
    assert call("fact_lab/map.ts", "(m, options) => m.standing(options)", given) == {
        "states": ["fact", "source", "unknown", "lost", "kept", "unknown"],
        **{"kept": 1, "lost": 1, "unknown": 2, "unasked": 0},
    }


def test_the_damage_is_what_is_shown() -> None:
    one = record.of_fact("Japan", "Lima")
    assert one
    assert [*one["damage"]] == [*FactLab.declared()["settings"]["way"]["choices"]]
    for way in ("steered", "edited", "lora"):
        found = outcome("Japan", "Lima", way, damage.TIMES, damage.K)
        assert found
        counted = 182 - len(found["aside"])
        kept, of = one["damage"][way]
        assert of == counted
        assert math.isclose(kept, counted - len(found["lost"]), abs_tol=2)  # near ties


@pytest.mark.parametrize(("country", "capital"), measuring.DOCUMENTS)
def test_the_question_has_the_answer_of_its_own_country(country: str, capital: str) -> None:
    text, settings = FactLab.damaging(country, capital)
    assert text == f"{country} gets {capital}. Which way damages most of the map?"
    assert (settings["country"], settings["capital"]) == (country, capital)
    one = record.of_fact(country, capital)
    assert one
    lost = {way: of - kept for way, (kept, of) in one["damage"].items()}
    assert lost[settings["way"]] == max(lost.values())
    assert FactLab(country, capital, question=(text, settings))._question == [text, settings]


def test_the_answer_is_not_the_same_everywhere() -> None:
    assert FactLab.damaging("Nepal", "Muscat")[1]["way"] == "steered"
    assert FactLab.damaging("Japan", "Lima")[1]["way"] == "lora"
    with pytest.raises(ValueError, match="is not recorded; those are: Nepal with Muscat, "):
        FactLab.damaging("Cuba", "Rome")
