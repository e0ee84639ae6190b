"""``python -m gpt_lab train``, as a user types it."""

import json
import re
import sys

import pytest

from gpt_lab.checkpoints.files import load
from gpt_lab.cli import main
from tests.gpt_lab.training.test_training_data import folder  # noqa: F401  # a fixture

SMALL = ("n_layers=1", "d_model=16", "n_heads=2", "context_length=12", "batch_size=4", "steps=6")
SMALL += ("warm_up=2", "evaluate_every=3", "evaluation_batches=1", "phases=[]", "noise={}")


@pytest.fixture
def run(capsys, folder, tmp_path):  # noqa: F811
    def start(*changes, options=()):
        settings = [part for change in (*SMALL, *changes) for part in ("--set", change)]
        where = ["--data", str(folder), "--output", str(tmp_path / "out"), "--device", "cpu"]
        status = main(["train", *where, *settings, *options])
        return status, *capsys.readouterr()

    return start


def test_it_trains_and_goes_on(run, tmp_path):
    status, out, err = run()
    assert (status, err) == (0, "")  # no progress bar where nobody watches
    lines = out.splitlines()
    evaluation = re.compile(r"step (\d) of 6, \d+ s: held-out loss words 3\.\d+")
    assert [evaluation.fullmatch(line)[1] for line in lines[:3]] == [*"036"]
    assert "6 of 6 steps" in lines[3]
    assert load(tmp_path / "out" / "model.safetensors").config.vocab_size == 40
    log = (tmp_path / "out" / "log.jsonl").read_text("utf-8")
    assert run()[0] == 0  # again: it is done
    assert (tmp_path / "out" / "log.jsonl").read_text("utf-8") == log
    assert len([line for line in log.splitlines() if "loss" in json.loads(line)]) == 6


def test_mistakes_end_with_one_line(run):
    status, out, err = run("learning_rate=0")
    assert (status, out) == (2, "")
    assert err == "gpt_lab: learning_rate=0 is not above 0\n"
    assert run()[0] == 0
    status, _, err = run("seed=1")
    assert status == 2
    assert "is of a run with seed=0, not 1" in err
    assert err.count("\n") == 1


def test_a_whole_number_does_where_a_float_is_meant(run):
    assert run("beta_1=0", "dropout=0", "max_gradient_norm=1")[0] == 0


def test_without_an_error_stream_it_trains_as_well(run, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "stderr", None)  # as in `… 2>&-`
    status = run()[0]
    sys.stderr.close()  # which a program does at its end
    assert status == 0
    assert (tmp_path / "out" / "model.safetensors").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_folder_whose_name_is_no_text_is_named_all_the_same(run, tmp_path):
    status, out, err = run(options=["--output", str(tmp_path / "\udcff")])
    assert (status, err) == (0, "")
    assert "\\udcff: 6 of 6 steps" in out


def test_settings_can_be_shown(run, tmp_path):
    status, out, _ = run("learning_rate=1e-3", options=["--show"])
    assert status == 0
    assert "learning_rate = 0.001" in out.splitlines()
    assert not (tmp_path / "out").exists()
