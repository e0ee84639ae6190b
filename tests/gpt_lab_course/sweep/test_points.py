"""What is read off a sweep's table, against the table's own rows."""

import pytest

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.sweep.points import points
from tests.support.sweeps import made


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    return made(tmp_path_factory.mktemp("sweep") / "runs")


def test_a_point_has_the_best_rates_seeds_and_nothing_else(table):
    (group,) = table["groups"]
    found = points(table, group)
    assert [point.shape["d_model"] for point in found] == [4, 6]
    for point in found:
        own = [r for r in table["runs"] if r["shape"] == point.shape]
        best = min((r for r in own if r["seed"] == 0), key=lambda r: r["choosing"])
        assert point.rate == best["rate"]
        assert [run["seed"] for run in point.runs] == [0, 1, 2]
        rows = [r for seed in range(3) for r in own if (r["rate"], r["seed"]) == (point.rate, seed)]
        assert point.excess("one") == [r["abilities"]["one"][0] for r in rows]
        assert point.right("fact") == [r["abilities"]["fact"][1] for r in rows]
        both = [(r["abilities"]["one"][0] + r["abilities"]["fact"][0]) / 2 for r in rows]
        assert point.excess() == pytest.approx(both)


def test_steps_until_a_loss(table):
    (group,) = table["groups"]
    point = points(table, group)[0]
    first, last = ([run["curve"]["one"][i] for run in point.runs] for i in (0, -1))
    assert point.steps_until("one", max(first)) == [2, 2, 2]
    assert point.steps_until("one", min(first + last) - 1e-6) == [None] * 3


def test_what_is_not_there(table):
    with pytest.raises(RefusedValueError, match=r"^no group 'widht'; there are .*did you mean"):
        points(table, "widht")
    with pytest.raises(RefusedValueError, match=r"^the table has no finished"):
        points({**table, "runs": []}, "width")
