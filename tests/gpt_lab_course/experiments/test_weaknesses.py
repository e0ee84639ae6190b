"""What the lab model cannot do: the questions are fair, and the answers are counted right."""

from types import SimpleNamespace

import pytest

from gpt_lab import lab_model
from gpt_lab.lab_model.answers import answers_exactly
from gpt_lab_course.experiments.answers import weaknesses
from gpt_lab_course.experiments.answers.weaknesses import (
    MOBY_DICK,
    Score,
    questions,
    score,
    words_recited,
)
from tests.gpt_lab.lab_model.test_evaluation import TOKENIZER, Memory


@pytest.fixture
def silent(monkeypatch):
    """Generation is not under test; the models of these tests cannot generate."""
    monkeypatch.setattr(weaknesses, "_continuation", lambda *_: " dunno")


def test_only_the_whole_answer_and_no_more_is_right():
    asked = [("4 + 5 =", " 9"), ("4 + 6 =", " 10"), ("4 + 7 =", " 1"), ("2 + 2 =", " 4")]
    model = Memory(["4 + 5 = 9.", "4 + 6 = 1.", "4 + 7 = 11.", "2 + 2 = 4"])
    assert answers_exactly(model, TOKENIZER, asked) == [True, False, False, True]
    assert answers_exactly(model, TOKENIZER, asked, start=False) == [False] * 4


def test_a_score_counts_questions_and_names_the_first_that_was_wrong(silent):
    asked = [
        ("The opposite of light is", ("dark", "heavy")),
        ("The opposite of up is", ("down",)),
        ("The opposite of hot is", ("cold",)),
    ]
    model = Memory(["The opposite of light is heavy.", "The opposite of hot is cold."])
    assert score(model, TOKENIZER, asked) == Score(2, 3, asked[1][0], "down", " dunno")
    assert score(model, TOKENIZER, asked[::2]) == Score(2, 2)


def test_the_questions_are_what_they_say():
    asked = questions()
    assert asked == questions()
    sums = asked["sums"]
    assert len(sums) == 121
    assert all(eval(question.removesuffix("=")) == int(answer) for question, (answer,) in sums)
    assert {len(asked[k]) for k in ("capitals", "lower_case", "reversal", "languages")} == {
        len(lab_model.countries())
    }
    assert ("Paris is the capital of", ("France",)) in asked["reversal"]
    assert ("The capital of france is", ("Paris",)) in asked["lower_case"]
    assert dict(asked["opposites"])["The opposite of light is"] == ("dark", "heavy")
    for question, (answer,) in asked["likes"]:
        *told, again = question.split(". ")
        assert f"{again} {answer}" in told
        assert len({line.split()[0] for line in told}) == 3


def test_reciting_ends_at_the_first_other_word(monkeypatch):
    model = SimpleNamespace(config=SimpleNamespace(context_length=128))
    rest = MOBY_DICK.removeprefix("Call me")
    for said, n in (
        (rest, 92),
        (" Ishmael! Some years ago, never mind how short", 7),
        (" a cab.", 0),
    ):
        monkeypatch.setattr(weaknesses, "_continuation", lambda *_, said=said: said)
        right, compared = words_recited(model, TOKENIZER)
        assert compared == len(weaknesses._words(rest))
        assert right == (compared if said is rest else n)
