"""Lesson 8's recorded runs: they begin as the command makes them, and differ in one thing each."""

import json
import math

import pytest
import torch

from gpt_lab_course import data
from gpt_lab_course.experiments.training import control_runs, letters


def test_recorded_runs_begin_as_the_command_makes_them(monkeypatch):
    monkeypatch.setattr(control_runs, "MARKS", (0, 3))
    for name in ("with attention", "attention to the letter itself", "without attention"):
        (_, first), (step, third) = control_runs.run(name, 0, until=3)
        assert step == 3
        assert first == pytest.approx(control_runs.at(name, 0)[0], abs=2e-3)
        assert third < first - 0.1


def test_without_attention_only_the_current_letter_and_its_place_count():
    model = control_runs.fresh(0, sees=0)
    inputs = letters.rows(letters.data()[1])[0][:2].clone()
    before = model(inputs)
    inputs[:, :-1] = (inputs[:, :-1] + 1) % 77
    assert torch.equal(model(inputs)[:, -1], before[:, -1])
    with_attention = control_runs.fresh(0)
    assert not torch.equal(with_attention(inputs)[:, -1], before[:, -1])


def test_attention_to_the_letter_itself_has_all_weights_and_sees_no_other():
    model, whole = control_runs.fresh(0, sees=1), control_runs.fresh(0)
    for a, b in zip(model.parameters(), whole.parameters(), strict=True):
        assert torch.equal(a, b)
    inputs = letters.rows(letters.data()[1])[0][:2].clone()
    before, of_all = model(inputs), whole(inputs)
    inputs[:, :-1] = (inputs[:, :-1] + 1) % 77
    torch.testing.assert_close(model(inputs)[:, -1], before[:, -1])
    assert not torch.equal(before[:, -1], of_all[:, -1])
    silent = control_runs.fresh(0, sees=0)(inputs)[:, -1]
    assert not torch.allclose(silent, before[:, -1])


def test_learning_by_heart_begins_as_it_was_recorded(monkeypatch):
    monkeypatch.setattr(control_runs, "EVERY", 3)
    for dropout in control_runs.BY_HEART:
        for of, curve in control_runs.by_heart(dropout, 1, until=3).items():
            (_, first), (step, third) = curve
            recorded = control_runs.at(control_runs.by_heart_name(dropout, of), 0)[1]
            assert step == 3
            assert first == pytest.approx(recorded, abs=2e-3)
            assert third < first - 0.1


def test_the_held_out_loss_is_read_where_the_training_loss_is(monkeypatch):
    low = [[(0, 4.0), (25, 2.0), (50, 1.0)], [(0, 4.0), (25, 3.0), (50, 2.5)]]
    high = [[(0, 4.0), (25, 3.0), (50, 5.0)], [(0, 4.0), (25, 3.5), (50, 3.0)]]
    names = [control_runs.by_heart_name(0.2, of) for of in ("training", "held out")]
    curves = dict(zip(names, (low, high), strict=True))
    monkeypatch.setattr(control_runs, "recorded", lambda: curves)
    assert control_runs.held_out_where(0.2, 1.5) == [pytest.approx(4.0)]
    assert control_runs.held_out_where(0.2, 3.0) == pytest.approx([3.5, 3.5])


def test_runs_are_recorded_to_their_ends_for_each_seed():
    assert all(
        len(curve) == steps // control_runs.EVERY + 1
        for dropout, steps in control_runs.BY_HEART.items()
        for of in ("training", "held out")
        for curve in control_runs.recorded()[control_runs.by_heart_name(dropout, of)]
    )
    for name, (steps, seeds, *_) in control_runs.RUNS.items():
        curves = control_runs.recorded()[name]
        assert len(curves) == seeds
        for curve in curves:
            assert [s for s, _ in curve] == [s for s in control_runs.MARKS if s <= steps]


def test_a_rate_rises_and_stays_or_falls_to_a_tenth():
    assert control_runs.rate(15, 400, True) == pytest.approx(1.5e-3)
    assert control_runs.rate(30, 400, True) == control_runs.rate(400, 400, False) == 3e-3
    assert control_runs.rate(400, 400, True) == pytest.approx(3e-4)
    middle = 3e-3 * (0.1 + 0.9 * (1 + math.cos(math.pi / 2)) / 2)
    assert control_runs.rate(215, 400, True) == pytest.approx(middle)


def test_the_file_is_written_as_the_command_writes_it():
    runs = control_runs.recorded()
    assert control_runs.written(runs) == data.read(control_runs.FILE).decode("utf-8")


def test_spread_and_mean_are_those_of_the_seeds():
    losses = [dict(curve)[400] for curve in control_runs.recorded()["with attention"]]
    low, high = control_runs.spread("with attention", 400).split("–")
    assert (float(low), float(high)) == (round(min(losses), 2), round(max(losses), 2))
    mean = dict(control_runs.mean_curve("with attention"))[400]
    assert mean == pytest.approx(sum(losses) / len(losses))


def test_the_command_prints_beginnings_and_writes_nothing(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["control_runs", "--steps", "0"])
    monkeypatch.setattr(data, "write", lambda files: pytest.fail("it writes"))
    control_runs.main()
    made = json.loads(capsys.readouterr().out)
    assert made.keys() == control_runs.recorded().keys()
    monkeypatch.setattr("sys.argv", ["control_runs", "--steps", "0", "--only", "falling"])
    control_runs.main()
    fell = {name for name in made if name.startswith("falling")}
    assert json.loads(capsys.readouterr().out).keys() == fell
