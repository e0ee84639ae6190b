"""Parsing calls nothing of an answer, diagnosing needs outcomes alone, and fields replace both."""

import pytest

from gpt_lab_course.exercises import diagnosis, parsing
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.outcome import Outcome, StillRunning
from gpt_lab_course.exercises.question import Question

SQUARE = Question("test.square", lambda x: x * x, {"twice.": lambda x: 2 * x}, inputs=[(2,), (3,)])


def never(x):
    raise AssertionError("nobody may call this")


def outcomes_of(function):
    return (Outcome(function(*arguments)) for arguments in SQUARE.inputs)


def told(*outcomes):
    return diagnosis.of_function(SQUARE, outcomes, never, outcomes_of)


def test_parsing_calls_nothing():
    assert parsing.parse(SQUARE, never) is never
    assert parsing.mismatch(SQUARE, never) == ""
    with pytest.raises(parsing.NotAnAnswerError, match="this wants the function itself"):
        parsing.parse(SQUARE, 4)


def test_outcomes_alone_are_diagnosed():
    assert told(Outcome(4), Outcome(9)) is None
    assert told(Outcome(4), Outcome(6)) == "twice."
    assert told(Outcome(4), Outcome(8)) == "`never(3)` gave 8; right is 9."
    assert told(Outcome(4), Outcome(error=KeyError("3"), message="'3'")) == (
        "the dictionary has no key `'3'`. (`never(3)` raised KeyError: '3'.)"
    )
    assert told(Outcome(error=StillRunning())).startswith(
        "`never(2)` had not ended after 3 seconds"
    )
    assert diagnosis.not_started(SQUARE, [Outcome(), Outcome()]).startswith("no answer yet")
    assert diagnosis.not_started(SQUARE, [Outcome(printed="4"), Outcome()]) is None


def test_a_mistake_is_run_no_further_than_it_agrees():
    """It may take long, or raise, on inputs that need not be tried."""
    calls = []

    def counted(x):
        calls.append(x)
        return 2 * x + 1

    question = Question("test.counted", SQUARE.solution, {"odd.": counted}, inputs=SQUARE.inputs)
    diagnosis.of_function(question, [Outcome(4), Outcome(5)], never, outcomes_of)
    assert calls == [2]


def even(value):
    return None if value % 2 == 0 else "that is odd."


def test_a_judge_takes_the_place_of_comparing():
    value = Exercise("test.even", 2, {"unused.": 6}, judge=even)
    assert value.examine(6)
    assert value.examine(7).message == "that is odd."
    function = Exercise("test.evens", lambda n: 2 * n, {}, inputs=[(1,), (2,)], judge=even)
    assert function.examine(lambda n: 4 * n)
    assert function.examine(lambda n: n).message == "that is odd."
    assert "what is divided by is 0" in function.examine(lambda n: n / 0).message


def only_text(answer):
    if isinstance(answer, str):
        raise parsing.NotAnAnswerError("text is not read here.")
    return answer


def test_what_is_given_can_be_read_and_what_it_does_observed():
    exercise = Exercise(
        "test.last_digit",
        lambda n: n,
        {"one too many.": lambda n: n + 1},
        inputs=[(17,), (24,)],
        read=only_text,
        observe=lambda function: lambda n: function(n) % 10,
        explain=lambda found: f"{found.call}: {found.got}, not {found.expected}.",
        locate=lambda found: f"(First for {found.arguments}.)",
    )
    assert exercise.examine("17").message == "text is not read here."
    assert exercise.examine(lambda n: n + 10)
    assert exercise.examine(lambda n: n + 11).message == "one too many. (First for (17,).)"
    assert exercise.examine(lambda n: n + 2).message == "`answer(17)`: 9, not 7."
