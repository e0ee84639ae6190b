"""FactLab: its facts, what is recorded of them, and its arithmetic against Python's."""

import pytest
import torch
import traitlets

from gpt_lab import FactLab
from gpt_lab.lab_model import countries
from gpt_lab.tuning import BM25
from gpt_lab_course.experiments.editing.ways_to_teach import TeachingTask, retrieved
from gpt_lab_course.widgets.fact_lab import WAYS, measuring, outcome, record
from gpt_lab_course.widgets.fact_lab.tiles import TILES
from gpt_lab_course.widgets.lab_model import page_tokenizer
from tests.support.javascript import call

MODULE = "fact_lab/measuring.ts"


def test_python_side() -> None:
    widget = FactLab("Ghana", "Oslo", way="tuned")
    assert repr(widget) == "FactLab('Ghana', 'Oslo', way='tuned')"
    assert page_tokenizer().decode(widget.first["said"][0]).startswith(" Oslo")
    assert len(widget.countries) == 184
    for bad in ({"country": "Narnia"}, {"capital": "Bonn"}, {"way": "begged"}, {"times": 3.0}):
        with pytest.raises(traitlets.TraitError):
            FactLab(**bad)


def test_the_examples_are_settings() -> None:
    for _, settings in FactLab.EXAMPLES:
        assert FactLab(**settings).way == settings["way"]


def test_the_button_of_a_question_gives_the_fact_again() -> None:
    steered = {"way": "steered"}
    _, settings = FactLab(question=("Why?", steered), way="edited")._question
    assert settings == {"country": "Nepal", "capital": "Muscat", **steered}
    _, settings = FactLab(question=("Why?", {"country": "Cuba", **steered}))._question
    assert settings == {"country": "Cuba", "capital": "Muscat", **steered}
    assert FactLab(question=("Why?", {}))._question == ["Why?", {}]
    assert FactLab()._question == []


def test_no_view_where_there_is_nothing_to_show() -> None:
    assert outcome("France", "Paris", "steered", 1.0, 1) is None
    assert outcome("Cuba", "Rome", "lora", 1.0, 1) is None
    assert outcome("Cuba", "Rome", "edited", 1.0, 1) is None


def test_the_model_knows_every_capital_on_the_map() -> None:
    found = outcome("Canada", "Athens", "nothing", 1.0, 1)
    assert found
    assert found["lost"] == []
    assert found["asked"] == len(countries()) == 184


def test_the_record() -> None:
    assert [(one["country"], one["capital"]) for one in record.taught()] == [*measuring.DOCUMENTS]
    for one in record.taught():
        fact = measuring.fact_of(one["country"], one["capital"])
        answer = page_tokenizer().encode(f" {fact.capital}")
        for way in ("lora", "tuned", "rehearsed"):
            assert one[way]["probability"] >= 0.8, (fact, way)  # where the training stops
            assert one[way]["said"][0][: len(answer)] == answer
            assert not {*one[way]["lost"]} & {*one[way]["aside"]}
        assert len(one["rehearsed"]["aside"]) == 66
        assert len(one["rehearsed"]["lost"]) < len(one["tuned"]["lost"])
    edited, nothing = (outcome("Egypt", "Dublin", "edited", times, 1) for times in (1.0, 0.0))
    assert edited
    assert nothing
    assert edited["probability"] > 0.85
    assert nothing["lost"] == []
    assert nothing["probability"] < 0.01


def test_the_record_is_what_training_gives() -> None:
    fact = measuring.fact_of("Peru", "Rome")
    again, kept = record.record(fact), record.of_fact("Peru", "Rome")
    assert kept
    for mine, theirs in zip(
        record.vectors(again["edit"]), record.vectors(kept["edit"]), strict=True
    ):
        torch.testing.assert_close(mine, theirs, atol=0.02, rtol=0.05)
    for way in ("lora", "tuned", "rehearsed"):
        assert again[way]["probability"] == pytest.approx(kept[way]["probability"], abs=0.05)
        assert len(again[way]["lost"]) == pytest.approx(len(kept[way]["lost"]), abs=4)
        assert again[way]["aside"] == kept[way]["aside"]


def test_retrieval_is_pythons() -> None:
    facts = measuring.documents(measuring.fact_of("Cuba", "Rome"))
    encode = page_tokenizer().encode
    documents = [encode(fact.text()) for fact in facts]
    script = "(m, [question, documents]) => m.scores(question, documents)"
    for country in ("Cuba", "Peru", "Fiji", "Costa Rica"):
        question = f"The capital of {country} is"
        expected = BM25(documents).scores(encode(question)).tolist()
        found = call("fact_lab/bm25.ts", script, [encode(question), documents])
        assert found == pytest.approx(expected, abs=1e-5)
        for k in (1, 3, 9):
            with retrieved(TeachingTask(measuring.page_world(), facts[0], facts), k=k) as taught:
                front = taught.telling.before(question)
            best = call("fact_lab/bm25.ts", "(m, [s, k]) => m.nearest(s, k)", [found, k])
            assert front == "".join(f"{facts[i].text()} " for i in reversed(best))
    assert call("fact_lab/bm25.ts", "(m) => m.nearest([1, 3, 1, 3], 3)") == [1, 3, 0]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (" Rome.<|endoftext|>", "Rome"),
        (" St. John's. It", "St. John's"),
        (" Guatemala City is", "Guatemala City"),
        (" Romeo, who", "Romeo"),
        (" the old city, where", "the old city"),
        ("\n", ""),
    ],
)
def test_the_answer_in_a_text(text: str, answer: str) -> None:
    capitals = [*(c.capital for c in countries()), "Guatemala"]
    assert call(MODULE, "(m, [t, c]) => m.answerIn(t, c)", [text, capitals]) == answer


def test_the_count_leaves_out_what_is_no_neighbor() -> None:
    script = "(m, options) => m.standing(options)"
    listed = [[str(i), f"C{i}", f"K{i}", "Asia"] for i in range(7)]
    fact = {"country": "C0", "capital": "K1"}
    found = {"lost": [3], "aside": [4], "asked": 6}
    assert call("fact_lab/map.ts", script, {"countries": listed, "fact": fact, "found": found}) == {
        "states": ["fact", "source", "kept", "lost", "aside", "kept", "unasked"],
        **{"kept": 2, "lost": 1, "unknown": 0, "unasked": 1},
    }


def test_the_steps_of_a_slider_are_one_change() -> None:
    script = """(m, states) => {
      const history = new m.History(["k"]);
      for (const state of states) history.note(state);
      const seen = [];
      while (history.any) seen.push(history.back());
      return seen;
    }"""
    keys = [(1, "a"), (2, "a"), (3, "a"), (3, "a"), (3, "b"), (3, "c"), (4, "c"), (5, "a")]
    found = call("fact_lab/history.ts", script, [{"k": k, "way": way} for k, way in keys])
    before = [(4, "c"), (3, "c"), (3, "b"), (3, "a"), (1, "a")]
    assert found == [{"k": k, "way": way} for k, way in before]


def test_each_country_has_a_square_of_its_own() -> None:
    assert {*TILES} == {country.code for country in countries()}
    assert len({(column, row) for column, row in TILES.values()}) == 184
    (fr_column, fr_row), (de_column, de_row) = TILES["FR"], TILES["DE"]
    assert fr_column < de_column  # west is left
    assert TILES["NO"][1] < de_row < fr_row < TILES["ES"][1]  # north is up


def test_every_way_has_words() -> None:
    assert FactLab.declared()["settings"]["way"]["choices"] == [*WAYS]
