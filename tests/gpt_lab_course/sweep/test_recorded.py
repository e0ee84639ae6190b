"""The table that the book comes with: whole, of the plan that ships, and made again in part."""

import pytest

from gpt_lab_course import data
from gpt_lab_course.sweep import kept, one_run, plan
from gpt_lab_course.sweep.points import points

TABLE = kept.recorded()
PLAN = plan.load(data.FOLDER / "knobs.toml", [n for n in TABLE["groups"] if "text" not in n])
TEXTS = [name for name in TABLE["groups"] if "text" in name]


def test_every_shape_of_the_plan_has_all_its_runs():
    assert TABLE["comparison"]
    for entry in PLAN.entries:
        found = [
            run
            for run in TABLE["runs"]
            if run["group"] == entry.group and kept.job(TABLE, run).shape == entry.first.shape
        ]
        runs = [run for run in found if run["steps"] == entry.first.steps]
        assert {run["rate"] for run in runs} >= {*entry.rates}
        chosen = [run for run in runs if run["chosen"]]
        assert {run["seed"] for run in chosen} == {*range(entry.seeds)}
        assert len({run["rate"] for run in chosen}) == 1
        means = {}
        for rate in {run["rate"] for run in runs}:
            excesses = [run["choosing"] for run in runs if run["rate"] == rate]
            if len(excesses) == entry.seeds and None not in excesses:
                means[rate] = sum(excesses) / entry.seeds
        assert min(means, key=means.__getitem__) == chosen[0]["rate"]


def test_the_lab_models_corpus_is_there_in_three_sizes():
    assert len(TEXTS) == 3
    for name in TEXTS:
        assert [len(point.runs) for point in points(TABLE, name)] == [3, 3, 3]


@pytest.mark.parametrize("width", [8, 24])
def test_a_run_made_again_has_its_numbers(width):
    """Other processors round otherwise, and a training makes more of it: hence the tolerance."""
    point = next(p for p in points(TABLE, "law") if p.shape["d_model"] == width)
    run = point.runs[-1]
    again = one_run.train(kept.job(TABLE, run))
    assert again["curve"]["loss"][:2] == pytest.approx(run["curve"]["loss"][:2], abs=0.05)
    assert again["choosing"] == pytest.approx(run["choosing"], abs=0.1)
