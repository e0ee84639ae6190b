"""Questions that are trained, and those held out from it: nothing in common but the form."""

from collections import Counter

import pytest

from gpt_lab.lab_model import countries
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.tuning import ChatTemplate, dialogue
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.assistant import conversations as talks


def test_each_kind_is_drawn_as_often_and_answered_as_it_should_be():
    drawn = talks.drawn(700)
    assert Counter(one.kind for one in drawn) == dict.fromkeys(talks.KINDS, 100)
    own = {c.name: c for c in countries()}
    for one in drawn:
        if one.kind == "capital":
            [country] = [c for name, c in own.items() if f" {name} is " in one.answer]
            assert one.answer.endswith(f" is {country.capital}.")
            assert country.name in one.text
        elif one.kind == "sum":
            left, right = one.answer.rstrip(".").split(" = ")
            assert sum(map(int, left.split(" + "))) == int(right)
        elif one.kind == "who is where":
            assert one.answer in one.text
    assert talks.drawn(700) == drawn
    assert talks.drawn(700, seed=1) != drawn


@pytest.mark.parametrize("kind", [*talks.KINDS[:-1], "language"])
def test_what_is_held_out_is_never_drawn(kind):
    trained = {one.text for one in talks.drawn(6000)}
    for wordings in ("trained", "new"):
        held = talks.held_out(kind, wordings=wordings)
        assert held
        assert trained.isdisjoint(one.text for one in held)
        assert {one.kind for one in held} == {kind}


def test_countries_sums_and_wordings_are_split():
    assert len(talks.trained_countries()) == len(talks.new_countries()) == 92
    assert set(talks.trained_countries()).isdisjoint(talks.new_countries())
    assert (len(talks.trained_sums()), len(talks.new_sums())) == (60, 61)
    assert len({*talks.trained_sums(), *talks.new_sums()}) == 121
    assert len(talks.held_out("capital", wordings="trained")) == 92 * 8
    assert len(talks.held_out("capital")) == 92 * 4
    assert {one.answer for one in talks.held_out("unknown")} == {talks.DOES_NOT_KNOW}


def test_no_conversation_is_longer_than_the_model_reads():
    template = ChatTemplate(LabTokenizer())
    longest = max(len(dialogue(template, one.messages).ids) for one in talks.drawn(3000))
    assert longest <= 64


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: talks.held_out("jokes"), "kind='jokes'"),
        (lambda: talks.held_out("capital", wordings="all"), "wordings='all'"),
        (lambda: talks.drawn(0), "n=0"),
    ],
)
def test_what_there_is_not_is_refused(call, words):
    with pytest.raises(RefusedError, match=words):
        call()
