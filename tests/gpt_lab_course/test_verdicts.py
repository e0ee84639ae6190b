"""Verdicts follow from thresholds, with the whole interval; a share without one is refused."""

from fractions import Fraction

import pytest

from gpt_lab import Mean, Proportion, Share, Threshold, decide
from gpt_lab_course import verdicts


def test_a_mean_has_students_interval() -> None:
    # Student's own second example, Biometrika 6 (1908), p. 20: ten differences of hours of sleep
    gained = Mean([1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4])
    assert gained.mean == pytest.approx(1.58)
    assert (gained.low, gained.high) == pytest.approx((0.70, 2.46), abs=0.005)  # t.test of R
    assert f"{Mean([-1, -2, -3]):.1f}" == "−2.0 [−4.5, 0.5]"
    with pytest.raises(ValueError, match="2 values have no interval"):
        Mean([1.0, 2.0])
    with pytest.raises(ValueError, match="is not finite"):
        Mean([1.0, 2.0, float("nan")])


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Proportion(184, 184), "true"),
        (Proportion(170, 184), "true within a limit"),  # 92% [88, 95] lies on both sides
        (Proportion(31, 184), "false"),
        (Fraction(95, 100), "true"),
    ],
)
def test_a_share_is_held_to_its_threshold_with_its_interval(value: object, said: str) -> None:
    assert verdicts.verdict(Threshold("kept", at_least=0.9).of({"": value})) == said


def test_models_that_differ_limit_a_claim() -> None:
    rise = Threshold("nats", at_most=0.1, form=".2f")
    assert verdicts.verdict(rise.of({"lab": 0.05, "SmolLM2": 1.3})) == "true within a limit"
    assert verdicts.verdict(rise.of({"lab": 1.05, "SmolLM2": 1.3})) == "false"
    both = Threshold("scores", equals=5).of({"": 5}), rise.of({"": 2.0})
    assert verdicts.verdict(*both) == "true within a limit"


def test_it_says_what_was_asked_and_found(capsys: pytest.CaptureFixture[str]) -> None:
    Threshold("parameters", equals=124_439_808).decide({"GPT-2 small": 124_439_808})
    decide(
        Threshold("kept", at_least=0.9).of({"lab": Proportion(0, 21)}),
        Threshold("of the parameters", at_least=0.6, at_most=0.7).of({"": Fraction(9, 20)}),
        Threshold("nats", at_most=-1, form=".1f").of({"": -2.345}),
    )
    assert capsys.readouterr().out.splitlines() == [
        "Asked: parameters, exactly 124,439,808. Found: GPT-2 small 124,439,808, yes. So: true.",
        "Asked: kept, at least 90%. Found: lab 0% [0, 15], no. "
        "Asked: of the parameters, at least 60% and at most 70%. Found: 45.0% (9 of 20), no. "
        "Asked: nats, at most −1.0. Found: −2.3, yes. So: true within a limit.",
    ]


def test_a_share_says_what_was_counted_and_is_not_reduced() -> None:
    of = Threshold("of the parameters", at_least=0.5).of
    assert of({"": Share(64, 128)}).found == "50.0% (64 of 128), yes"
    assert of({"": Share(56_669_184, 1_243_439_808)}).found == "4.6% (56.7M of 1.24B), no"


def test_values_may_each_have_their_own_number_as_it_is_written() -> None:
    sizes = Threshold("millions", equals={"small": 124.4, "XL": 1_557.6}, form=",.1f")
    asked, found, answers = sizes.of({"small": 124.439808, "XL": 1_542.0})
    assert (asked, found) == (
        "millions, exactly small 124.4, XL 1,557.6",
        "small 124.4, yes; XL 1,542.0, no",
    )
    assert answers == (True, False)
    shares = Threshold("slices", equals={"FFN": 0.455}, form=".1f")
    assert shares.of({"FFN": Share(56_669, 124_412)})[:2] == (
        "slices, exactly FFN 45.5%",
        "FFN 45.5% (56,669 of 124,412), yes",
    )
    with pytest.raises(ValueError, match=r"equals names \['small', 'XL'\]"):
        sizes.of({"small": 1.0})


@pytest.mark.parametrize(
    ("bounds", "value", "problem"),
    [
        ({"at_least": 0.9}, 0.5, "is a share without an interval"),
        ({"at_least": 9}, float("nan"), "NaN decides nothing"),
        ({}, 1, "a threshold has at_least"),
        ({"equals": 1, "at_most": 2}, 1, "a threshold has at_least"),
        ({"at_least": 0.9, "form": ".0%"}, 0.5, "shares are in percent by themselves"),
    ],
)
def test_what_decides_nothing_is_refused(bounds: dict, value: float, problem: str) -> None:
    with pytest.raises((TypeError, ValueError), match=problem):
        Threshold("kept", **bounds).of({"lab": value})


def test_a_number_between_0_and_1_that_is_no_share_says_how_it_is_written() -> None:
    assert Threshold("cosine", at_least=0.9, form=".2f").of({"": 0.5}).answers == (False,)
