"""Each checker accepts its reference and gives each known mistake its own diagnosis."""

import pytest

from gpt_lab.exercises import EXERCISES, check
from gpt_lab.exercises.exercise import Exercise

MISTAKES = [
    pytest.param(e, diagnosis, id=f"{e.name}-{i}")
    for e in EXERCISES.values()
    for i, diagnosis in enumerate(e.mistakes)
]


@pytest.mark.parametrize("name", EXERCISES)
def test_the_reference_passes(name):
    verdict = check(name, EXERCISES[name].solution)
    assert verdict
    assert repr(verdict) == f"✓ {name}: right."


@pytest.mark.parametrize(("exercise", "diagnosis"), MISTAKES)
def test_each_known_mistake_gets_its_own_diagnosis(exercise, diagnosis):
    verdict = check(exercise.name, exercise.mistakes[diagnosis])
    assert not verdict
    assert repr(verdict) == f"✗ {exercise.name}: {diagnosis}"


@pytest.mark.parametrize("name", EXERCISES)
def test_an_untouched_exercise_is_not_started(name):
    untouched = [None, ..., lambda *_: None] if callable(EXERCISES[name].solution) else [None, ...]
    for answer in untouched:
        verdict = check(name, answer)
        assert not verdict
        assert repr(verdict).startswith(f"○ {name}: no answer yet")


SQUARE = Exercise("test.square", lambda x: x * x, {}, inputs=[(2,), (3,)])


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (4, "this wants the function itself, without calling it; got int."),
        (lambda x: 1 / 0, "<lambda>(2) raised ZeroDivisionError: division by zero"),
        (lambda x: 4, "<lambda>(3) gave 4; right is 9."),
        (lambda: 4, "<lambda>(2) raised TypeError: "),
        (lambda x: "four", "<lambda>(2) gave 'four'; right is 4."),
    ],
)
def test_an_unknown_mistake_is_shown_by_its_first_trial(answer, message):
    assert message in repr(SQUARE.examine(answer))


def test_a_function_that_changes_its_input_does_not_disturb_the_next_trial():
    exercise = Exercise("test.last", lambda xs: xs[-1], {}, inputs=[([1, 2],)])
    assert exercise.examine(lambda xs: xs.pop())
    assert exercise.examine(lambda xs: xs.pop())


def test_results_that_cannot_be_compared_are_wrong_not_a_crash():
    class Awkward:
        def __eq__(self, other):
            raise RuntimeError

        __hash__ = None

    assert not SQUARE.examine(lambda x: Awkward())


def test_an_unknown_name_is_refused_with_a_suggestion():
    with pytest.raises(KeyError, match=r"did you mean 'five_steps\.embedding'\?"):
        check("five_steps.embeding", None)
