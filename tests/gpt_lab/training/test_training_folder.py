"""What a run leaves in its folder, and how it goes on from there."""

import json

import pytest
import torch

from gpt_lab.atomic_files import ASIDE
from gpt_lab.checkpoints import files
from gpt_lab.training import Run
from gpt_lab.training.log import read
from tests.support.training_runs import (
    CONFIG,
    corpus,
    losses,
    read_step,
    run,
    same_tensors,
    without_seconds,
)


def test_records_and_files_of_a_run(tmp_path):
    records, done = run(output=tmp_path / "deep" / "run")
    folder = tmp_path / "deep" / "run"
    assert read(folder / "log.jsonl") == records
    assert [r["step"] for r in records if "loss" in r] == [*range(1, 9)]
    assert [r["step"] for r in records if "held_out" in r] == [0, 4, 8]
    assert [r["tokens"] for r in records] == [48 * r["step"] for r in records]
    assert {*records[1]} == {
        "step", "tokens", "seconds", "loss", "learning_rate", "gradient_norm"
    }  # fmt: skip
    final = files.load(folder / "model.safetensors")
    for ours, theirs in zip(final.parameters(), done.model.parameters(), strict=True):
        assert torch.equal(ours, theirs)
    assert not done.model.training
    early = Run(CONFIG, corpus(), device="cpu")
    for record in early:
        if record["step"] == 2:
            break
    kept = files.load(folder / "step-000002.safetensors")
    for ours, theirs in zip(kept.parameters(), early.model.parameters(), strict=True):
        assert torch.equal(ours, theirs)


@pytest.mark.parametrize("dropout", [0.0, 0.1])
def test_a_run_that_stopped_goes_on_exactly(tmp_path, dropout):
    config = CONFIG.replace({"dropout": dropout})
    records, _ = run(config, tmp_path / "whole")
    for record in Run(config, corpus(), tmp_path / "stopped", device="cpu"):
        if record["step"] == 5:
            break  # one step after the last checkpoint
    torch.manual_seed(99)  # no state of PyTorch's generator matters
    rest, _ = run(config, tmp_path / "stopped")
    assert [r["step"] for r in rest] == [5, 6, 7, 8, 8]
    for name in ("model", "checkpoint", "step-000002"):
        assert same_tensors(
            *(tmp_path / which / f"{name}.safetensors" for which in ("whole", "stopped"))
        )
    log = read(tmp_path / "stopped" / "log.jsonl")
    assert without_seconds(log) == without_seconds(records)
    seconds = [record["seconds"] for record in log]
    assert seconds == sorted(seconds)


def test_a_finished_run_stays_as_it_is(tmp_path):
    run(output=tmp_path)
    log = (tmp_path / "log.jsonl").read_bytes()
    (tmp_path / "model.safetensors").unlink()  # killed before the last file was written
    assert run(output=tmp_path)[0] == []
    assert (tmp_path / "log.jsonl").read_bytes() == log
    assert files.load(tmp_path / "model.safetensors")


def test_what_is_due_is_written_before_who_iterates_can_stop(tmp_path):
    """At step 2 a checkpoint, the evaluation and a snapshot are due."""
    config = CONFIG.replace({"evaluate_every": 2})
    record = next(r for r in Run(config, corpus(), tmp_path, device="cpu") if r["step"] == 2)
    assert "loss" in record  # the evaluation's record would be the next one
    assert read_step(tmp_path / "checkpoint.safetensors") == 2
    assert files.load(tmp_path / "step-000002.safetensors")
    assert "held_out" in read(tmp_path / "log.jsonl")[-1]


@pytest.mark.parametrize("stop", [0, 3])
def test_iterating_again_goes_on(tmp_path, stop):
    """Also before the first checkpoint, and the log goes on with it."""
    config = CONFIG.replace({"checkpoint_every": 100, "snapshots": ()})
    for folder in (None, tmp_path):
        started = Run(config, corpus(), folder, device="cpu")
        first = []
        for record in started:
            first.append(record)
            if record["step"] == stop:
                break
        assert losses([*first, *started]) == losses(run()[0])
    assert without_seconds(read(tmp_path / "log.jsonl")) == without_seconds(run()[0])


@pytest.mark.parametrize("tail", [b'{"step": 5, "lo', b'{"step": 5}\n{"step": 6}\n', b"\0\0\0\n"])
def test_what_a_killed_run_left_in_the_log_is_taken_away(tmp_path, tail):
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        if record["step"] == 4:
            break
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(tail)
    run(output=tmp_path)
    log = read(tmp_path / "log.jsonl")
    assert without_seconds(log) == without_seconds(run()[0])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"learning_rate": 0.5}, r"learning_rate=0.002, not 0.5"),
        ({"steps": 9}, "steps=8, not 9"),
        ({"phases": ()}, "phases="),
    ],
)
def test_another_runs_checkpoint_is_refused_by_what_differs(tmp_path, changes, message):
    run(output=tmp_path)
    before = (tmp_path / "checkpoint.safetensors").read_bytes()
    with pytest.raises(ValueError, match=message):
        run(CONFIG.replace(changes), tmp_path)
    assert (tmp_path / "checkpoint.safetensors").read_bytes() == before


def test_other_data_is_refused_and_other_memory_is_not(tmp_path):
    run(output=tmp_path)
    other = corpus()
    other.train["words"] = other.train["words"][:-1]
    with pytest.raises(ValueError, match="is of a run with other data"):
        [*Run(CONFIG, other, tmp_path, device="cpu")]
    run(CONFIG.replace({"checkpoint_every": 3, "micro_batch_size": 2}), tmp_path)


def test_a_damaged_checkpoint_is_refused(tmp_path):
    run(output=tmp_path)
    path = tmp_path / "checkpoint.safetensors"
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(ValueError, match="is cut off"):
        run(output=tmp_path)
    files.save(Run(CONFIG, corpus(), device="cpu").model, path)
    with pytest.raises(ValueError, match="is not a checkpoint of a training run"):
        run(output=tmp_path)


@pytest.fixture
def full_disk():
    """No file may grow beyond so many bytes, as on a disk that is full."""
    resource = pytest.importorskip("resource", reason="Windows cannot limit the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_stops_the_run_and_spares_the_checkpoint(tmp_path, full_disk):
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        if record["step"] == 5:
            break
    before = (tmp_path / "checkpoint.safetensors").read_bytes()
    full_disk(len(before) // 2)
    with pytest.raises(OSError, match=r"checkpoint\.safetensors cannot be written: .*too large"):
        run(output=tmp_path)
    full_disk(2**30)
    assert (tmp_path / "checkpoint.safetensors").read_bytes() == before
    assert not [*tmp_path.glob(f"{ASIDE}*")]
    run(output=tmp_path)  # there is room again


def test_a_second_process_in_the_same_folder_is_refused(tmp_path):
    first = iter(Run(CONFIG, corpus(), tmp_path, device="cpu"))
    next(first)
    with pytest.raises(OSError, match="another process trains in"):
        run(output=tmp_path)
    first.close()
    run(output=tmp_path)  # the folder is free again


@pytest.mark.parametrize(
    "name", ["checkpoint.safetensors", "step-000020.safetensors", ".tmpQ4i5w0"]
)
def test_half_files_of_a_killed_process_are_cleared_away(name, tmp_path):
    left = tmp_path / f"{ASIDE}abc"
    left.mkdir()
    (left / "checkpoint.safetensors").touch()
    (left / name).write_bytes(b"half")  # the last is safetensors' own, before it has its name
    run(output=tmp_path)
    assert not left.exists()


def test_a_run_is_not_started_by_making_it(tmp_path):
    Run(CONFIG, corpus(), tmp_path / "run", device="cpu")
    assert not (tmp_path / "run").exists()


def test_the_log_is_plain_json(tmp_path):
    run(output=tmp_path)
    for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines():
        json.loads(line, parse_constant=pytest.fail)  # no NaN, no Infinity
