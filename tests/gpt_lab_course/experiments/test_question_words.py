"""A row in words says what the row's tokens mean: its answers follow from its list."""

import itertools

import pytest

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.question_words import NAMES, words
from gpt_lab_course.experiments.toy_tasks.questions import Questions

QUESTIONS = Questions()


def test_every_token_has_a_word_of_its_own():
    every = words(QUESTIONS, range(QUESTIONS.vocab_size))
    assert len({*every}) == QUESTIONS.vocab_size


def test_look_ups_in_words_are_answered_by_the_list_in_words():
    asked = 0
    for row in QUESTIONS.held_out.tokens[:20]:
        spelled = words(QUESTIONS, row)
        after = dict(pair.split("→") for pair in spelled[2:8])
        assert {*after} == {*after.values()} == {*NAMES}
        for question, answer in itertools.pairwise(spelled):
            if question.startswith("two after "):
                name = question[len("two after ") : -1]
                assert answer == after[after[name]]
            elif ", after " in question:
                a, b = (part.removeprefix("after ") for part in question[:-1].split(", "))
                assert answer == f"{after[a]}, {after[b]}"
            elif question.startswith("after "):
                assert answer == after[question[len("after ") : -1]]
            else:
                continue
            asked += 1
    assert asked == 20 * (4 + 4 + 4)


@pytest.mark.parametrize("token", [-1, 250])
def test_other_tokens(token):
    with pytest.raises(RefusedValueError, match=f"token ID {token} is not of this text: they are"):
        words(QUESTIONS, [token])


def test_a_longer_ring_and_fewer_abilities():
    few = Questions(counts={"one": 2}, names=8)
    assert words(few, [few.starts["one"] + 7, few.starts["name"] + 0]) == ["after name 7?", "Ada"]
