"""The recorded trainings on letters that come again begin as their command makes them."""

import json

import pytest

from gpt_lab_course import data
from gpt_lab_course.experiments.toy_tasks import copying, copying_runs


def test_recorded_trainings_begin_as_the_command_makes_them():
    for name, blocks in copying_runs.BLOCKS.items():
        first, second = copying_runs.run(name, seed=1, until=2, every=2)
        assert second.step == 2
        assert first.previous == pytest.approx(copying_runs.at(name, 0)[1].previous, abs=2e-3)
        assert first.induction == pytest.approx(copying_runs.at(name, 0)[1].induction, abs=2e-3)
        assert len(first.previous) == len(first.induction) == blocks
        assert first != second


def test_trainings_are_recorded_to_their_ends_for_each_seed():
    assert copying_runs.recorded().keys() == copying_runs.BLOCKS.keys()
    for name, curves in copying_runs.recorded().items():
        for curve, steps in zip(curves, copying_runs.STEPS, strict=True):
            assert [mark.step for mark in curve] == [*range(0, steps + 1, copying_runs.EVERY)]
        assert copying_runs.at(name, 600) == [curve[6] for curve in curves]
        assert copying_runs.at(name, 1200) == [curves[0][-1]]
    assert copying_runs.at("one block", 601) == []


def test_longer_stretches_are_those_that_no_training_has():
    assert copying_runs.LONGER[0] == copying.LENGTHS[1] + 1
    for row in copying.unseen_rows(copying_runs.LONGER).tolist():
        assert len(set(row)) in copying_runs.LONGER


def test_the_file_is_written_as_the_command_writes_it():
    runs = copying_runs.recorded()
    assert copying_runs.written(runs) == data.read(copying_runs.FILE).decode("utf-8")


def test_the_command_prints_beginnings_and_writes_nothing(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["copying_runs", "--steps", "0"])
    monkeypatch.setattr(data, "write", lambda files: pytest.fail("it writes"))
    copying_runs.main()
    printed = json.loads(capsys.readouterr().out)
    assert printed.keys() == copying_runs.BLOCKS.keys()
    assert printed["one block"][0][0][:2] == [0, pytest.approx(0, abs=0.2)]
