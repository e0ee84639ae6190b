"""Recorded runs of slowed readers: the file is what the command writes, a beginning is made so."""

import pytest

from gpt_lab.rope_scaling import RopeScaling
from gpt_lab_course import data
from gpt_lab_course.experiments.long_contexts import relearning
from gpt_lab_course.experiments.long_contexts.scaled_rotation import learned_on, right_by_place
from gpt_lab_course.experiments.patching.exchanged import exchanged
from gpt_lab_course.experiments.toy_tasks.readers import reader


def test_shares_are_recorded_for_each_seed_and_written_as_they_are_read():
    runs = relearning.recorded()
    assert (*runs,) == relearning.MARKS
    for shares in runs.values():
        assert [len(four) for four in shares] == [len(relearning.ENDS)] * relearning.SEEDS
        assert all(0 <= share <= 1 for four in shares for share in four)
    assert relearning.written(runs) == data.read(relearning.FILE).decode("utf-8")


def test_a_run_is_a_slowed_reader_that_learned_on(monkeypatch):
    first = reader("rotary", seed=1, steps=5)
    monkeypatch.setattr(relearning, "reader", lambda kind, seed: first)
    scaling = RopeScaling("linear", 4)
    learned = learned_on(exchanged(first.model.eval(), rope_scaling=scaling), 2, rate=0.01)
    assert relearning.run(1, 2) == pytest.approx(right_by_place(learned, (24, 36, 48, 96)))


def test_the_command_writes_a_run_for_each_mark_and_seed(monkeypatch):
    kept = {}
    monkeypatch.setattr(relearning, "run", lambda seed, steps: [seed / 8, steps / 1000])
    monkeypatch.setattr(data, "write", kept.update)
    relearning.main()
    assert kept.keys() == {relearning.FILE}
    text = kept[relearning.FILE].decode("utf-8")
    assert '"400": [[0.0, 0.4], [0.125, 0.4], [0.25, 0.4]]' in text
