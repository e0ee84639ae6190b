"""What small models learn of attention's parts: held against what can be derived."""

import math

from gpt_lab_course.experiments.toy_tasks.random_letters import LETTERS, train_on_random_letters
from gpt_lab_course.experiments.toy_tasks.two_lookups import two_lookups


def test_only_who_sees_the_next_letter_can_predict_it() -> None:
    honest = train_on_random_letters(causal=True, steps=100)
    peeking = train_on_random_letters(causal=False, steps=100)
    assert math.log(LETTERS) - 0.01 < honest.loss < math.log(LETTERS) + 0.1
    assert abs(honest.right - 1 / LETTERS) < 0.005
    assert peeking.right > 0.98
    assert peeking.loss < 1
    for learned in (honest, peeking):
        assert abs(learned.right_at_the_end - 1 / LETTERS) < 0.01


def test_two_lookups_need_two_heads() -> None:
    knows_which_two = 1 / 2 * 7 / 8 + 1 / 8
    assert abs(two_lookups(1) - knows_which_two) < 0.05
    assert two_lookups(2) > 0.98
    assert two_lookups(2, steps=0) < 0.2, "before training it guesses among eight values"
