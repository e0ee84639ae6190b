"""Nothing of the user's is lost: what is not a run's stays, what is damaged is noticed."""

import contextlib
import json
import os
import shutil
import struct

import pytest
import torch
from safetensors.torch import load_file, save_file

from gpt_lab import GPTConfig, data
from gpt_lab.atomic_files import ASIDE, write_together, write_whole
from gpt_lab.checkpoints import files, stored
from gpt_lab.training import Run
from gpt_lab.validation import RefusedError
from recipe import sources
from tests.support.training_runs import CONFIG, corpus
from tests.support.witness import random_model

TINY = GPTConfig(vocab_size=9, context_length=4, d_model=4, n_heads=2, n_layers=1)


def train(output, config=CONFIG):
    return [*Run(config, corpus(), output, device="cpu")]


def contents(folder):
    return {p.name: p.read_bytes() for p in folder.iterdir() if p.is_file()}


def test_a_link_leads_to_the_file_that_is_replaced(tmp_path):
    (tmp_path / "far").mkdir()
    file, link = tmp_path / "far" / "file", tmp_path / "link"
    file.write_bytes(b"old")
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no pipes of this kind")
def test_what_is_not_a_file_is_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="is a device, a pipe or a socket, not a file"):
        files.save(random_model(TINY), pipe)
    assert pipe.is_fifo()


def test_the_same_model_is_the_same_file(tmp_path):
    model = random_model(TINY)
    for number in range(12):  # two keys: by chance alone they would be in order 1 in 2,000 times
        files.save(model, tmp_path / str(number))
    assert len({*contents(tmp_path).values()}) == 1
    assert files.load(tmp_path / "0").config == TINY


def test_only_half_files_of_a_run_are_cleared_away(tmp_path):
    """Whatever begins as their folders do: folders with something else in them, files, links."""
    for name in (".incomplete-mine", f"{ASIDE}mine"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "precious").touch()
    (tmp_path / f"{ASIDE}nested" / "model.safetensors").mkdir(parents=True)
    (tmp_path / f"{ASIDE}file").touch()
    (tmp_path / "empty").mkdir()
    (tmp_path / f"{ASIDE}link").symlink_to(tmp_path / "empty")
    before = {*tmp_path.rglob("*")}
    train(tmp_path)
    assert before <= {*tmp_path.rglob("*")}


@pytest.mark.parametrize("name", ["log.jsonl", "model.safetensors", "config.json"])
def test_a_folder_with_somebody_elses_work_is_refused(tmp_path, name):
    (tmp_path / name).write_bytes(b"precious")
    (tmp_path / ".incomplete-mine").mkdir()
    with pytest.raises(ValueError, match=f"has {name} but no checkpoint"):
        train(tmp_path)
    assert contents(tmp_path)[name] == b"precious"
    assert (tmp_path / ".incomplete-mine").is_dir()


def test_a_finished_run_without_its_checkpoint_keeps_log_and_model(tmp_path):
    train(tmp_path)
    (tmp_path / "checkpoint.safetensors").unlink()
    before = contents(tmp_path)
    with pytest.raises(ValueError, match=r"has log\.jsonl but no checkpoint\.safetensors"):
        train(tmp_path)
    assert contents(tmp_path) == before


def test_an_empty_name_is_not_the_current_folder():
    with pytest.raises(ValueError, match="output='' is not a path"):
        Run(CONFIG, corpus(), "", device="cpu")


def test_a_run_that_was_killed_before_its_first_step_goes_on(tmp_path):
    first = iter(Run(CONFIG, corpus(), tmp_path, device="cpu"))
    assert next(first)["step"] == 0
    first.close()
    train(tmp_path)
    train(tmp_path.parent / "whole")
    ours, theirs = (
        load_file(f / "model.safetensors") for f in (tmp_path, tmp_path.parent / "whole")
    )
    assert all(torch.equal(ours[name], theirs[name]) for name in theirs)


def stopped(folder):
    for record in Run(CONFIG, corpus(), folder, device="cpu"):
        if record["step"] == 5:
            break
    return folder / "checkpoint.safetensors"


@pytest.mark.parametrize("place", [0.3, 0.6, 0.95])
def test_a_flipped_bit_is_noticed(tmp_path, place):
    path = stopped(tmp_path)
    content = bytearray(path.read_bytes())
    (header,) = struct.unpack("<Q", content[:8])
    content[int(header + (len(content) - header) * place)] ^= 1
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is damaged: its sha256 is not that of its content"):
        train(tmp_path)


def changed(path, change):
    """Write a checkpoint anew, changed."""
    with stored.open_tensors(path) as file:
        metadata = dict(file.metadata())
    tensors = {name: t.clone() for name, t in load_file(path).items()}
    change(tensors, metadata)
    save_file(tensors, path, metadata)


@pytest.mark.parametrize(
    "metadata",
    [
        {"progress": "[]"},
        {"progress": "null"},
        {"progress": "{}"},
        {"progress": '{"spep": 4, "seconds": 1.0}'},
        {"progress": '{"step": "4", "seconds": 1.0}'},
        {"progress": '{"step": 4, "seconds": null}'},
        {"identity": "[]"},
        {"identity": "null"},
        {"sha256": None},
    ],
    ids=str,
)
def test_damage_to_what_a_checkpoint_says_of_itself_is_noticed(tmp_path, metadata):
    def damage(_, said):
        for key, value in metadata.items():
            said.pop(key) if value is None else said.update({key: value})

    changed(stopped(tmp_path), damage)
    with pytest.raises(ValueError, match=r"checkpoint\.safetensors is damaged"):
        train(tmp_path)


@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("byte", [0, 66, 100])  # a checksum, a name, the checksum of another file
def test_a_flipped_bit_in_the_list_of_checksums_is_no_traceback(tmp_path, byte, bit):
    listed = bytearray((data.FOLDER / "SHA256SUMS").read_bytes())
    name = listed.split()[1].decode()
    shutil.copy(data.FOLDER / name, tmp_path)
    listed[byte] ^= 1 << bit
    (tmp_path / "SHA256SUMS").write_bytes(listed)
    lenient = byte == 100 and contextlib.suppress(RefusedError)  # mostly, the list still reads
    with lenient or pytest.raises(RefusedError, match="is damaged"):
        data.read(name, tmp_path)


def test_folders_that_were_made_for_nothing_are_taken_away(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError("there is no network")

    monkeypatch.setattr("recipe.sources.fetch_by_npm", fail)
    (tmp_path / "mine").mkdir()
    with pytest.raises(OSError, match="there is no network"):
        sources.fetch(sources.ADDRESSES, tmp_path / "mine" / "a" / "b")
    assert [*tmp_path.rglob("*")] == [tmp_path / "mine"]


def test_a_file_system_without_locks_is_said_to_be_one(tmp_path, monkeypatch):
    def fail(*_, **__):
        raise NotImplementedError("FileSystem does not appear to support flock")

    monkeypatch.setattr("gpt_lab.training.folder.FileLock", fail)
    with pytest.raises(OSError, match="out is on a file system without locks"):
        train(tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_missing_state_is_noticed(tmp_path):
    def drop(tensors, metadata):
        del tensors[next(name for name in tensors if name.startswith("optimizer.0"))]

    changed(stopped(tmp_path), drop)
    with pytest.raises(ValueError, match="is damaged"):
        train(tmp_path)


def test_a_step_beyond_the_run_is_noticed(tmp_path):
    def further(tensors, metadata):
        metadata["progress"] = json.dumps(json.loads(metadata["progress"]) | {"step": 4100})

    changed(stopped(tmp_path), further)
    with pytest.raises(ValueError, match="says step=4100, of a run of steps=8"):
        train(tmp_path)


@pytest.mark.skipif(not os.path.exists("/proc/self/maps"), reason="only Linux tells what is mapped")
def test_a_resumed_run_does_not_hold_on_to_the_checkpoints_file(tmp_path):
    """A disk with room for two checkpoints must have room for the third, which replaces one."""
    path = stopped(tmp_path)
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        with open("/proc/self/maps", encoding="utf-8") as maps:
            assert str(path) not in maps.read()
        assert record["step"] <= CONFIG.steps


def test_files_that_belong_together_are_written_together(tmp_path, monkeypatch):
    """A disk that is full at the second file leaves the first as it was."""
    paths = [tmp_path / "one", tmp_path / "two"]
    write_together(dict.fromkeys(paths, b"old"))
    synced = []

    def full(number):
        synced.append(number)
        if len(synced) == 2:
            raise OSError("no space left on device")

    monkeypatch.setattr("gpt_lab.atomic_files.os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        write_together(dict.fromkeys(paths, b"new"))
    assert contents(tmp_path) == {"one": b"old", "two": b"old"}
    assert len([*tmp_path.iterdir()]) == 2


def test_packaged_files_and_their_checksums_change_together(tmp_path, monkeypatch):
    shutil.copytree(data.FOLDER, tmp_path, dirs_exist_ok=True)
    before = contents(tmp_path)
    (tmp_path / "phrasings.txt").unlink()
    (tmp_path / "phrasings.txt").mkdir()  # which no file can replace
    with pytest.raises(IsADirectoryError):
        data.write({"countries.tsv": b"x", "phrasings.txt": b"y"}, tmp_path)
    assert contents(tmp_path) == {n: c for n, c in before.items() if n != "phrasings.txt"}
