"""The power law's fit, against numpy's least squares and against draws from a known law."""

import numpy as np
import pytest

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.sweep.law import PowerLaw


def test_the_exponent_is_that_of_a_straight_line_through_the_logarithms():
    draw = np.random.default_rng(0)
    sizes = np.repeat([12e3, 23e3, 36e3, 73e3], 3)
    losses = 40 * sizes**-0.5 * draw.lognormal(0, 0.1, 12)
    (slope, height), covariance = np.polyfit(np.log(sizes), np.log(losses), 1, cov=True)
    law = PowerLaw([*sizes], [*losses])
    assert law.exponent.value == pytest.approx(slope)
    assert law.factor == pytest.approx(np.exp(height))
    assert (law.exponent.high - law.exponent.low) / 2 == pytest.approx(
        2.228139 * covariance[0, 0] ** 0.5, rel=1e-3
    )  # the published quantile of 10 degrees of freedom


def test_19_of_20_new_runs_lie_in_the_predicted_interval():
    draw = np.random.default_rng(1)
    sizes = np.repeat([1.0, 2, 4, 8], 3)
    hits = 0
    for _ in range(2000):
        law = PowerLaw([*sizes], [*(3 * sizes**-0.7 * draw.lognormal(0, 0.3, 12))])
        new = law.predict(64)
        hits += new.low <= 3 * 64**-0.7 * draw.lognormal(0, 0.3) <= new.high
    assert 0.94 <= hits / 2000 <= 0.96


@pytest.mark.parametrize(
    ("sizes", "losses", "message"),
    [
        ([1, 2], [1, 2], "2 sizes and 2 losses: a law needs three runs or more"),
        ([1, 2, 3], [1, 2], "3 sizes and 2 losses: a law needs three runs or more"),
        ([1, 2, 3], [1, 0, 2], "0 has no logarithm: sizes and losses are above 0"),
        ([1, float("inf"), 3], [1, 1, 2], "inf has no logarithm: sizes and losses are above 0"),
        ([2, 2, 2], [1, 1, 2], "all sizes are 2: a law needs at least two"),
    ],
)
def test_what_has_no_law(sizes, losses, message):
    with pytest.raises(RefusedValueError, match="^" + message):
        PowerLaw(sizes, losses)
