"""Intervals of proportions: published ones, and what clusters do to them."""

import random

import pytest

from gpt_lab import Proportion


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [  # Newcombe (1998), Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_the_published_ones(
    successes: int, n: int, low: float, high: float
) -> None:
    one = Proportion(successes, n)
    assert (one.low, one.high) == pytest.approx((low, high), abs=5e-5)
    mirrored = Proportion(n - successes, n)
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_no_interval_is_a_point() -> None:
    for n in (1, 21, 184):
        assert Proportion(0, n).high > 0
        assert Proportion(n, n).low < 1


def test_the_interval_covers_in_ninety_five_of_a_hundred_cases() -> None:
    chance = random.Random(0)
    hits = sum(
        one.low <= 0.3 <= one.high
        for one in (Proportion.of(chance.random() < 0.3 for _ in range(40)) for _ in range(4_000))
    )
    assert 0.93 < hits / 4_000 < 0.975


def test_questions_about_one_country_count_as_one_where_they_agree() -> None:
    outcomes, names = [1, 1, 1, 0, 0, 0] * 10, [i // 3 for i in range(60)]
    alike = Proportion.of(outcomes, names)
    assert alike.share == 0.5
    assert alike.effective == pytest.approx(20, rel=0.1)
    assert alike.low < Proportion.of(outcomes).low
    assert Proportion.of([1] * 60, names).effective == 20
    mixed = Proportion.of(outcomes, [i % 3 for i in range(60)])  # alike between, not within
    assert mixed.effective == 60


def test_it_is_written_with_its_interval() -> None:
    assert f"{Proportion(58, 64)}" == "91% [81, 96]"
    assert f"{Proportion(1, 3):.1f}" == "33.3% [6.1, 79.2]"
    assert float(Proportion(1, 4)) == 0.25
    assert Proportion(1, 4) == Proportion(1, 4) != Proportion(2, 8)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((3, 2), "successes=3 is more than n=2"),
        ((0, 0), "n=0 is below 1"),
        ((-1, 2), "successes=-1 is below 0"),
        ((1.5, 2), "successes=1.5 is not an integer"),
        ((1, 4, 9), "effective=9 is not from 1 to n=4"),
    ],
)
def test_what_is_no_share_is_refused(arguments: tuple[int, ...], problem: str) -> None:
    with pytest.raises((TypeError, ValueError), match=problem):
        Proportion(*arguments)


def test_outcomes_without_clusters_for_each_are_refused() -> None:
    with pytest.raises(ValueError, match="2 outcomes and 1 clusters"):
        Proportion.of([True, False], ["Nepal"])
    with pytest.raises(ValueError, match="a share of nothing"):
        Proportion.of([])
