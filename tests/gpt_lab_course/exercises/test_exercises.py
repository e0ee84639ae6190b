"""Each checker takes right answers in any form, and tells typical mistakes apart.

A mistake is written once, in its exercise. ``answers/`` holds what no edit of the reference says:
right answers of another build, and wrong ones of another build or that raise.
"""

import dataclasses
import importlib
import math
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from gpt_lab_course.exercises import EXERCISES, check
from gpt_lab_course.exercises.training.learning_rate import learning_rate

FOLDER = Path(__file__).parent / "answers"
ANSWERS = {  # test_discovery asks for those that are missing
    name: importlib.import_module(f"tests.gpt_lab_course.exercises.answers.{name}")
    for name in EXERCISES
    if (FOLDER / f"{name.replace('.', '/')}.py").is_file()
}
FUNCTIONS = {name: e for name, e in EXERCISES.items() if callable(e.solution)}
NOT_COMPARED = {"training.beat"}  # any scores that are good enough are right
each_function = pytest.mark.parametrize("name", FUNCTIONS)
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
    then = EXERCISES[name].then
    assert then.endswith((".", "?")), f"{name}: end `then` with a whole sentence, not {then!r}"
    verdict = check(name, EXERCISES[name].solution)
    assert verdict
    assert repr(verdict) == f"✓ {name}: right. {then}"


@pytest.mark.parametrize("name", [name for name, e in EXERCISES.items() if not e.draft])
def test_an_exercise_has_three_mistakes_two_hints_and_answers_to_try(name):
    exercise, answers = EXERCISES[name], ANSWERS[name]
    mistakes, hints, right = len(exercise.mistakes), len(exercise.hints), len(answers.RIGHT)
    assert mistakes >= 3, f"{name} tells {mistakes} mistakes apart: find three, or it is a draft"
    assert hints == 2, f"{name} has {hints} hints: write two"
    assert right >= 3, f"{name} has {right} right answers to try: write three, in different forms"
    met = len({d for part in answers.WRONG for d in exercise.mistakes if part in d})
    assert met >= 3, f"{name} has wrong answers of another build for {met} diagnoses: write three"
    unmet = [
        pattern
        for pattern, meaning in exercise.raises.items()
        if not any(part in meaning for part in answers.WRONG)
    ]
    assert not unmet, f"{name} explains errors that none of its wrong answers raises: {unmet}"


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
    exercise = EXERCISES[name]
    if part in exercise.endless:  # these loops go on as long as they are let
        exercise = dataclasses.replace(exercise, seconds=0.5)
    verdict = exercise.examine(answer)
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


@each_function
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


@each_function
def test_every_exercise_stops_what_does_not_end(name):
    impatient = dataclasses.replace(EXERCISES[name], seconds=0.05)
    verdict = impatient.examine(hangs)
    assert not verdict
    assert f"had not ended after 0.05 seconds and was stopped: {impatient.endless}" in repr(verdict)


@each_function
def test_what_is_right_but_printed_is_told_so(name):
    exercise = EXERCISES[name]
    verdict = exercise.examine(lambda *given: print(exercise.solution(*given)))
    if name in NOT_COMPARED:
        assert "returns nothing: write `return`, not `print`" in verdict.message
        return
    assert "prints the right result and returns nothing" in verdict.message


# Of two, the right result is a text; of one, scores, and what a model gives has its own sentence.
WITHOUT_TEXT = {"tokenization.decode", "five_steps.loop", "assistant.template"} | NOT_COMPARED


@pytest.mark.parametrize("name", sorted(FUNCTIONS.keys() - WITHOUT_TEXT))
def test_text_in_place_of_a_result_is_told_so(name):
    exercise = EXERCISES[name]
    verdict = exercise.examine(lambda *given: str(exercise.solution(*given)))
    assert "text; a " in verdict.message


def test_tensors_are_compared_whatever_the_default_device_is():
    torch.set_default_device("meta")
    try:
        assert EXERCISES["five_steps.ratio"].examine(
            lambda a, b: torch.tensor([a, -b], dtype=torch.float64).sum().exp()
        )
        verdict = EXERCISES["five_steps.ratio"].examine(
            lambda a, b: torch.tensor(math.exp(a - b), device="meta")
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


# The list of exercises.


def test_an_unknown_name_is_refused_with_a_suggestion():
    with pytest.raises(KeyError, match=r"did you mean 'five_steps\.ratio'\?"):
        check("five_steps.ration", None)
