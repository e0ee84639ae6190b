"""The runs that the book comes with: whole, and measured again in part."""

import pytest

from gpt_lab.lab_model import load_lab_model
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant.measured import sum_probabilities
from gpt_lab_course.tune import recorded
from gpt_lab_course.tune.arms import ARMS

ARMS_THERE = recorded.table()["arms"]


@pytest.mark.parametrize("arm", ARMS_THERE)
def test_an_arm_has_the_seeds_from_zero_on_with_all_steps(arm):
    runs = recorded.runs(arm)
    assert [run["seed"] for run in runs] == [*range(len(runs))]
    assert {(run["steps"], run["one_in"]) for run in runs} == {(ARMS[arm].steps, 1)}
    assert ARMS_THERE[arm] == ARMS[arm].purpose


def test_the_lab_model_has_the_numbers_of_before():
    (was,) = recorded.values("before", "sums", "trained")
    model, tokenizer = load_lab_model()
    again = sum_probabilities(model, tokenizer, talks.trained_sums()[:12])
    assert again == pytest.approx(was[:12], abs=2e-3)


def test_seeds_are_told_by_their_mean_with_an_interval_and_their_ends():
    counts = [[9, 12, 12.0], [6, 12, 12.0], [3, 12, 12.0]]
    shares = recorded.SeedShares(tuple(recorded.Proportion(*count) for count in counts))
    assert str(shares) == "50% [25, 75] (25–75)"
    assert str(recorded.SeedShares(shares.seeds[:1])) == "75% [47, 91]"


def test_new_wordings_are_split_into_the_learned_and_the_others():
    halves = [
        recorded.in_new_wordings("masked", "new", learned=learned).seeds
        for learned in (True, False)
    ]
    whole = recorded.shares("masked", "chat", "capital", "new").seeds
    for one, other, both in zip(*halves, whole, strict=False):
        assert one.successes + other.successes == both.successes
        assert (one.n, other.n, both.n) == (184, 184, 368)
        assert one.share < other.share  # those answered worst were learned


def test_what_was_not_recorded_is_named():
    with pytest.raises(RefusedValueError, match=r"no arm 'maskd'.*did you mean 'masked'"):
        recorded.runs("maskd")
    with pytest.raises(RefusedValueError, match="no 'chat' was measured; there are"):
        recorded.shares("sums-grpo", "chat", "capital", "new")
