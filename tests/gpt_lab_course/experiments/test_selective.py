"""Telling right from wrong by a number, and keeping quiet: small cases, and pairs counted."""

import math

import pytest
import torch

from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.calibration import selective
from gpt_lab_course.experiments.calibration.selective import (
    ahead,
    answered,
    between,
    curve,
    halves,
    resampled,
)
from gpt_lab_course.experiments.editing import confidence
from gpt_lab_course.experiments.editing.new_facts import world

SURE = torch.tensor([0.9, 0.2, 0.7, 0.7, 0.4])
RIGHT = torch.tensor([True, False, True, False, True])


def drawn(n=60, seed=0):
    chance = torch.Generator().manual_seed(seed)
    sure = (torch.rand(n, generator=chance) * 20).round() / 20  # with ties
    return sure, torch.rand(n, generator=chance) < sure


def test_ahead_counts_pairs():
    sure, right = drawn()
    pairs = [(a, b) for a in sure[right].tolist() for b in sure[~right].tolist()]
    counted = sum((a > b) + (a == b) / 2 for a, b in pairs) / len(pairs)
    assert ahead(sure, right) == pytest.approx(counted)
    assert ahead(-sure, right) == pytest.approx(1 - counted)
    assert between(SURE[RIGHT], SURE[~RIGHT]) == ahead(SURE, RIGHT) == pytest.approx(4.5 / 6)
    with pytest.raises(RefusedError, match="5 right and 0 wrong"):
        ahead(SURE, SURE > 0)


def test_a_range_keeps_rows_together():
    sure, right = drawn(300)
    low, high = resampled(ahead, sure, right)
    assert low < ahead(sure, right) < high < low + 0.15
    assert resampled(lambda a, b: float((a - b).abs().max()), sure, sure) == (0, 0)
    narrow = resampled(ahead, *drawn(1500), draws=300)
    assert narrow[1] - narrow[0] < (high - low) / 1.7  # √5 = 2.2 times narrower


def test_the_curve_answers_the_surest_first():
    assert curve(SURE, RIGHT) == [
        pytest.approx(point) for point in ((0.2, 0), (0.4, 0), (0.6, 1 / 3), (0.8, 0.25), (1, 0.4))
    ]


@pytest.mark.parametrize(
    ("risk", "least", "coverage"), [(0, 0.9, 0.2), (0.3, 0.4, 0.8), (0.4, 0.2, 1)]
)
def test_a_threshold_gives_as_many_answers_as_the_risk_allows(risk, least, coverage):
    assert selective.threshold(SURE, RIGHT, risk) == pytest.approx(least)
    assert answered(SURE, RIGHT, least - 1e-6)[0] == pytest.approx(coverage)


def test_where_no_answer_is_good_enough_none_is_given():
    least = selective.threshold(SURE, torch.zeros(5, dtype=torch.bool), 0.5)
    assert least == math.inf
    assert answered(SURE, RIGHT, least) == (0, 0)


def test_on_the_other_half_a_promise_may_be_broken():
    sure, right = drawn(400)
    tried = halves(sure, right, 0.2, splits=100)
    assert 0.15 < tried.chosen <= 0.2
    assert abs(tried.other - 0.2) < 0.03
    assert 0.2 < tried.broken < 0.8
    careful = halves(sure, right, 0.1, promised=0.2, splits=100)
    assert careful.broken < tried.broken / 2
    assert careful.coverage < tried.coverage
    perfect = halves(right.float(), right, 0.0, splits=20)
    assert (perfect.other, perfect.broken) == (0, 0)
    assert perfect.coverage == pytest.approx(float(right.float().mean()), abs=0.02)
    with pytest.raises(RefusedError, match="risk=2"):
        halves(sure, right, 2)


@pytest.fixture(scope="module")
def after():
    lab = world("lab")
    (fact,) = lab.facts(1, 0)
    own = [p.detach().clone() for p in lab.model.parameters()]
    found = confidence.taught_and_damaged(lab, fact, every=4)
    return lab, fact, own, found


def test_the_model_is_left_as_it_was(after):
    lab, fact, own, _ = after
    assert all(map(torch.equal, own, lab.model.parameters()))
    before = confidence.neighbors(lab, fact, every=4)
    assert bool(before.right.all())
    assert not bool(before.new.any())


def test_what_was_taught_is_said_and_damage_says_nothing_new(after):
    _, _, _, found = after
    assert bool(found.taught.new.any())
    assert not bool((found.taught.new & found.taught.right).any())
    assert not bool(found.damaged.new.any())
    assert float((~found.damaged.right).float().mean()) >= 0.25
    assert found.times > 1


def test_damage_that_loses_nothing_is_refused(after):
    lab, fact, _, _ = after
    with pytest.raises(RefusedError, match="lost=0"):
        confidence.taught_and_damaged(lab, fact, lost=0)
