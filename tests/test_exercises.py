"""Each checker takes right answers in any form, and tells typical mistakes apart.

``answers/`` holds what learners write, apart from the package's own mistakes: the two were written
without looking at each other.
"""

import dataclasses
import importlib
import math
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import torch

from gpt_lab.exercises import CHAPTERS, EXERCISES, check
from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.forms import misfit, plain, same, shown
from gpt_lab.exercises.training.learning_rate import learning_rate

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
ANSWERS = {name: importlib.import_module(f"answers.{name}") for name in EXERCISES}
FUNCTIONS = {name: e for name, e in EXERCISES.items() if callable(e.solution)}
VARIANTS = [
    pytest.param(e, diagnosis, mistake, id=f"{e.name}-{i}")
    for e in EXERCISES.values()
    for i, (diagnosis, mistake) in enumerate(e.variants())
]
RIGHT = [
    pytest.param(name, answer, id=f"{name}-{i}")
    for name, module in ANSWERS.items()
    for i, answer in enumerate(module.RIGHT)
]
WRONG = [
    pytest.param(name, part, answer, id=f"{name}-{part}")
    for name, module in ANSWERS.items()
    for part, answer in module.WRONG.items()
]


@pytest.mark.parametrize("name", EXERCISES)
def test_the_reference_passes_and_says_what_to_look_at(name):
    verdict = check(name, EXERCISES[name].solution)
    assert verdict
    assert repr(verdict) == f"✓ {name}: right. {EXERCISES[name].then}"
    assert EXERCISES[name].then.endswith(".")


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_has_eight_mistakes_two_hints_and_answers_to_try(name):
    exercise = EXERCISES[name]
    assert len(exercise.mistakes) >= 8
    assert len(exercise.hints) == 2
    assert len(ANSWERS[name].RIGHT) >= 3
    found = {d for part in ANSWERS[name].WRONG for d in exercise.mistakes if part in d}
    assert len(found) >= 8, "eight of the diagnoses are met by answers as learners write them"


@pytest.mark.parametrize(("exercise", "diagnosis", "mistake"), VARIANTS)
def test_each_known_mistake_gets_its_own_diagnosis(exercise, diagnosis, mistake):
    verdict = exercise.examine(mistake)
    assert not verdict
    assert repr(verdict).startswith(f"✗ {exercise.name}: {diagnosis}")


@pytest.mark.parametrize(("name", "answer"), RIGHT)
def test_right_answers_in_other_forms_pass(name, answer):
    verdict = EXERCISES[name].examine(answer)
    assert verdict, verdict


@pytest.mark.parametrize(("name", "part", "answer"), WRONG)
def test_wrong_answers_get_the_sentence_that_helps(name, part, answer):
    verdict = EXERCISES[name].examine(answer)
    assert not verdict
    assert part in verdict.message


@pytest.mark.parametrize("name", EXERCISES)
def test_an_untouched_exercise_is_not_started(name):
    untouched = [None, ...]
    if name in FUNCTIONS:
        untouched += [lambda *_: None, lambda *_: ..., not_implemented]
    for answer in untouched:
        verdict = check(name, answer)
        assert not verdict
        assert repr(verdict).startswith(f"○ {name}: no answer yet")
        assert verdict._repr_html_() is None, "a notebook's stored output stays a line of text"


def not_implemented(*_):
    raise NotImplementedError


def raises(*_):
    raise AssertionError


def hangs(*_):
    while True:
        pass


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (raises, "an `assert` of your own does not hold"),
        (lambda *_: sys.exit(), "leaves Python by `exit`: leave a function by `return`"),
        (lambda *_: exit(), "leaves Python by `exit`"),
        (lambda *_: print("never mind"), "prints 'never mind' and returns nothing: write `return`"),
        (lambda *_: "never mind", "never mind"),
        (lambda *_: {1, 2}, "this is a set"),
        (lambda *_: input("?"), "asks for input"),
        (lambda: 1, "; this one takes none."),
    ],
    ids=["raises", "exits", "quits", "prints", "text", "set", "asks", "arguments"],
)
def test_every_exercise_survives_and_says_why(name, answer, message, capsys):
    verdict = EXERCISES[name].examine(answer)
    assert not verdict
    assert verdict.started
    assert message in verdict.message
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_exercise_stops_what_does_not_end(name):
    impatient = dataclasses.replace(EXERCISES[name], seconds=0.05)
    verdict = impatient.examine(hangs)
    assert not verdict
    assert f"had not ended after 0.05 seconds and was stopped: {impatient.endless}" in repr(verdict)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_is_right_but_printed_is_told_so(name):
    exercise = EXERCISES[name]
    verdict = exercise.examine(lambda *given: print(exercise.solution(*given)))
    assert "prints the right result and returns nothing" in verdict.message


@pytest.mark.parametrize("name", sorted(FUNCTIONS.keys() - {"tokenization.decode"}))
def test_text_in_place_of_a_result_is_told_so(name):
    exercise = EXERCISES[name]
    verdict = exercise.examine(lambda *given: str(exercise.solution(*given)))
    assert "text; a " in verdict.message


def test_tensors_are_compared_whatever_the_default_device_is():
    torch.set_default_device("meta")
    try:
        assert EXERCISES["five_steps.embedding"].examine(
            lambda V, n, d: torch.tensor([V, n]).sum() * torch.tensor(d)
        )
        verdict = EXERCISES["five_steps.embedding"].examine(
            lambda V, n, d: torch.tensor((V + n) * d, device="meta")
        )
        assert "a tensor on the device `meta` has a shape and no numbers" in verdict.message
        assert torch.tensor(0.0).device.type == "meta", "the notebook keeps its own default"
    finally:
        torch.set_default_device(None)


# What was accepted once and is wrong, in the words of those who found it.


@pytest.mark.parametrize("start", [0.1, -0.1, 1.0])
def test_a_schedule_that_is_wrong_at_step_0_fails(start):
    def wrong(step, peak, warmup, total, final):
        return learning_rate(step, peak, warmup, total, final) if step or not warmup else start

    assert not EXERCISES["training.learning_rate"].examine(wrong)


def test_the_schedule_has_its_peak_once_and_its_floor_at_the_last_step():
    rates = [learning_rate(step, 0.6, 10, 110, 0.06) for step in range(111)]
    assert [step for step, rate in enumerate(rates) if rate == 0.6] == [10]
    assert [step for step, rate in enumerate(rates) if rate == 0.06 and step > 10] == [110]
    assert max(rates) == 0.6
    assert rates[0] == 0


def test_gradients_of_nothing_stay_nothing():
    exercise = EXERCISES["training.clip"]
    assert exercise.solution([[0.0, 0.0], [0.0]], 1.0) == [[0.0, 0.0], [0.0]]
    assert any(_largest(gradients) == 0 for gradients, _ in exercise.inputs)


def _largest(gradients):
    return max(abs(number) for gradient in gradients for number in gradient)


@pytest.mark.parametrize(("logits", "target"), EXERCISES["training.cross_entropy"].inputs)
def test_the_reference_loss_is_that_of_torch(logits, target):
    exact = torch.tensor(logits, dtype=torch.float64)
    expected = torch.nn.functional.cross_entropy(exact, torch.tensor(target)).item()
    ours = EXERCISES["training.cross_entropy"].solution(logits, target)
    assert math.isclose(ours, expected, rel_tol=1e-12, abs_tol=1e-15)


def test_the_reference_tokenizer_is_tiktokens():
    tiktoken = pytest.importorskip("tiktoken")
    _, ranks = EXERCISES["tokenization.encode"].inputs[0]
    witness = tiktoken.Encoding("small", pat_str=".+", mergeable_ranks=ranks, special_tokens={})
    words = [bytes(word) for word in np.random.default_rng(0).choice([*b"abcd"], (200, 9)).tolist()]
    for word in words:
        assert EXERCISES["tokenization.encode"].solution(word, ranks) == witness.encode(
            word.decode()
        )


# How an unknown mistake is answered.

SQUARE = Exercise("test.square", lambda x: x * x, {}, inputs=[(2,), (3,)])


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (4, "this wants the function itself, without calling it; got int."),
        (lambda x: 1 / 0, "what is divided by is 0. (`answer(2)` raised ZeroDivisionError: "),
        (lambda x: x * x + (x > 2), "`answer(3)` gave 10; right is 9."),
        (lambda x: 4, "the result is the same for every input: use the arguments."),
        (lambda: 4, "the function gets 1 argument (x); this one takes none."),
        (lambda x: "four", "this is text; a number is asked for. (`answer(2)` gave 'four'; "),
        (lambda x: str(x * x), "its value is right, but it is text; a number is asked for."),
        (lambda x: [x * x], "the number is right, but it stands in a list"),
        (lambda x: [x, x], "this is a list of 2, and one number is asked for."),
        (lambda x: float("nan"), "this is nan"),
        (lambda x: float("inf"), "this is infinite"),
        (lambda x: (-x) ** 0.5, "this is a complex number"),
        (lambda x: {x: x}, "this is a dictionary, and a number is asked for."),
        (lambda x: lambda: x * x, "this is a function, and a number is asked for."),
        (lambda x: True, "this is a boolean, and a number is asked for."),
        (lambda x: x * x if x == 2 else None, "one way through the function has no `return`."),
        (lambda x: print("so", x) or x, "`answer(2)` gave 2; right is 4. It printed 'so 2'."),
        (lambda x: y, "`y` is not known where the function runs"),  # noqa: F821
        (lambda x: x.square(), "int has no `square`"),
        (lambda x: x(), "a value of type int is called like a function"),
        (lambda x: x[0], "a value of type int is one thing"),
        (lambda x: math.exp(1e9), "a number became too large for a float."),
        (lambda x: math.log(-x), "a logarithm was taken of 0 or less"),
        (lambda x: {}[x], "the dictionary has no key `2`."),
        (lambda x: [1].append(2) + x, "something here is `None`"),
        (lambda x: [x] * 2.0, "would repeat the list"),
        (lambda x: [x] - 1, "Python does not calculate with lists"),
        (lambda x: SQUARE_OF_ITSELF(x), "calls itself and never stops"),
        (type("Own", (), {}), "this wants the function itself"),
    ],
)
def test_an_unknown_mistake_is_explained_or_shown_by_its_first_trial(answer, message):
    verdict = SQUARE.examine(answer)
    assert not verdict
    assert message in repr(verdict)


def SQUARE_OF_ITSELF(x):  # noqa: N802
    return SQUARE_OF_ITSELF(x)


def test_an_error_is_shown_with_its_line():
    def answer(x):
        half = x / 2
        return half / (half - 1)

    message = SQUARE.examine(answer).message
    assert message.endswith(
        "ZeroDivisionError: float division by zero, in `return half / (half - 1)`.)"
    )


def test_a_function_that_changes_its_input_does_not_disturb_the_next_trial():
    exercise = Exercise("test.last", lambda xs: xs[-1], {}, inputs=[([1, 2],)])
    assert exercise.examine(lambda xs: xs.pop())
    assert exercise.examine(lambda xs: xs.pop())


def test_results_that_cannot_be_compared_are_wrong_not_a_crash():
    class Awkward:
        def __eq__(self, other):
            raise RuntimeError

        def __repr__(self):
            raise RuntimeError

        __hash__ = None

    assert "this is a `Awkward`" in SQUARE.examine(lambda x: Awkward()).message


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (np.float64(0.5), 0.5),
        (np.arange(4).reshape(2, 2), [[0, 1], [2, 3]]),
        (np.longdouble(2), 2.0),
        (torch.ones(2, 1, requires_grad=True), [[1.0], [1.0]]),
        (torch.tensor(3), 3),
        (torch.ones(2, dtype=torch.bfloat16), [1.0, 1.0]),
        ((1, (2, 3)), [1, [2, 3]]),
        ([torch.tensor(1), np.int8(2)], [1, 2]),
        ((x for x in "ab"), ["a", "b"]),
        (range(3), [0, 1, 2]),
        ({1: 2}.values(), [2]),
        (Fraction(1, 4), 0.25),
        (bytearray(b"ab"), b"ab"),
        (memoryview(b"ab"), b"ab"),
        (np.str_("a"), "a"),
        ({"a": np.int64(1)}, {"a": 1}),
    ],
)
def test_results_become_plain(value, expected):
    result = plain(value)
    assert result == expected
    assert type(result) is type(expected)


@pytest.mark.parametrize(
    ("a", "b", "equal"),
    [
        (0.1 + 0.2, 0.3, True),
        (2.1700, 2.17001, True),
        (2.1700, 2.1710, False),
        (124_439_808.0, 124_439_808, True),
        (124_439_809, 124_439_808, False),
        (124_439_808.4, 124_439_808, False),
        (True, 1, False),
        ("1", 1, False),
        ([1.0, [2.0]], [1, [2]], True),
        ([1.0], [1, 2], False),
        (1.0, [1.0], False),
        (math.nan, math.nan, True),
        (math.inf, math.inf, True),
        (b"a", "a", False),
    ],
)
def test_same(a, b, equal):
    assert same(a, b) is equal


def test_misfits_of_lists():
    assert misfit([1.0, 2.0], [[1.0], [2.0]]).startswith("this is one flat list")
    assert misfit([[1.0, 2.0]], [1.0, 2.0]).startswith("this is a list within a list")
    assert misfit(1.0, [1.0]) == "this is a number, and a list is asked for."
    assert misfit(b"a", "a").startswith("these are bytes")
    assert misfit([1.0, 2.0], [3.0, 4.0]) is None


def test_values_are_shown_short():
    assert shown(0.1 + 0.2) == "0.3"
    assert shown(124_439_808.5) == "124439808.5"
    assert shown([0.1 + 0.2, "a"]) == "[0.3, 'a']"
    assert len(shown("a" * 1000)) == 120


# The list of exercises.


def test_an_unknown_name_is_refused_with_a_suggestion():
    with pytest.raises(KeyError, match=r"did you mean 'five_steps\.embedding'\?"):
        check("five_steps.embeding", None)


def test_chapters_are_named_and_numbered_as_their_notebooks():
    for chapter in CHAPTERS:
        path = NOTEBOOKS / f"{chapter.number:02}_{chapter.name}.ipynb"
        assert f'"# {chapter.number} · {chapter.title}' in path.read_text("utf-8")
        for exercise in chapter.exercises:
            assert exercise.name.startswith(f"{chapter.name}.")
    numbers = [chapter.number for chapter in CHAPTERS]
    assert numbers == sorted(set(numbers))
    assert len(EXERCISES) == sum(len(chapter.exercises) for chapter in CHAPTERS)


def test_a_verdict_reads_as_html_and_never_as_markup_of_its_own():
    html = (
        SQUARE.examine(lambda x: "<script>`*a*`")
        .__class__("a.b", False, "`x < 1` gave '<b>', *not* 2*3 and 4*5; `*args`")
        ._repr_html_()
    )
    assert "<code>x &lt; 1</code> gave &#x27;&lt;b&gt;&#x27;, <em>not</em> 2*3 and 4*5" in html
    assert "<code>*args</code>" in html
    assert "<b>✗ a.b</b>" in html
    assert "color: inherit" in html, "it is read on light and dark pages"
    assert SQUARE.examine(lambda x: x * x)._repr_html_().count("✓") == 1
