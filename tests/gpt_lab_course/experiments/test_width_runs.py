"""Laboratory 2's recorded runs: they begin as the command makes them, and the file is its own."""

import json

import pytest

from gpt_lab_course import data
from gpt_lab_course.experiments.embeddings import width_runs
from gpt_lab_course.experiments.embeddings.widths import (
    LENGTH,
    WidthRun,
    little_stories,
    train_width,
)


def test_recorded_runs_are_those_of_their_kinds():
    runs = width_runs.recorded()
    assert runs.keys() == width_runs.KINDS.keys()
    for name, kind in width_runs.KINDS.items():
        assert [run.seed for run in runs[name]] == [*range(kind.seeds)]
        for run in runs[name]:
            assert run.d_model == kind.d_model
            assert run.table_width == (kind.table_width or kind.d_model)
            marks = [step for step, _ in run.losses]
            assert marks == [*range(kind.every, kind.steps + 1, kind.every)]
            assert run.best == min(loss for _, loss in run.losses) > 0


def test_a_run_is_a_training_of_its_kind(monkeypatch):
    kind = width_runs.WidthPlan(16, table_width=4, steps=4, every=2, seeds=1)
    monkeypatch.setitem(width_runs.KINDS, "small", kind)
    made, again = width_runs.run("small", 3), train_width(16, 3, 4, steps=4, every=2)
    assert made == WidthRun(16, 4, 3, made.losses)
    assert width_runs.apart(made, again) < 6e-5  # four digits are kept


def test_recorded_losses_are_above_the_least_possible_one_and_begin_high():
    """A whole run takes ten seconds: the laboratory makes two again, and compares."""
    stories = little_stories(50, LENGTH + 1, 1)
    forgetful = stories.forgetful_loss - stories.least_loss
    for name, runs in width_runs.recorded().items():
        assert all(run.losses[0][1] > 2 * forgetful for run in runs), name


def test_runs_are_written_as_they_are_read(monkeypatch, capsys):
    runs = width_runs.recorded()
    assert width_runs.written(runs) == data.read(width_runs.FILE).decode("utf-8")
    monkeypatch.setattr("sys.argv", ["width_runs", "--seeds", "0"])
    monkeypatch.setattr(data, "write", lambda files: pytest.fail("it writes"))
    width_runs.main()
    assert json.loads(capsys.readouterr().out) == {name: [] for name in width_runs.KINDS}


def test_how_far_two_runs_are_apart_is_the_largest_difference():
    one, other = (WidthRun(8, 8, 0, ((50, loss), (100, 0.5))) for loss in (1.0, 1.25))
    assert width_runs.apart(one, other) == 0.25
    with pytest.raises(ValueError, match="shorter than argument 1"):
        width_runs.apart(one, WidthRun(8, 8, 0, ((50, 1.0),)))
