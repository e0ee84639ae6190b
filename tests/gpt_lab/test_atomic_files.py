"""Files are whole or not there."""

import os

import pytest

from gpt_lab import atomic_files
from gpt_lab.atomic_files import replacing, write_whole


def test_a_new_file_takes_the_place_of_the_old_one(tmp_path):
    path = tmp_path / "file"
    for content in (b"one", b"another"):
        write_whole(path, content)
        assert path.read_bytes() == content
        assert [*tmp_path.iterdir()] == [path]


def test_what_was_there_stays_until_the_new_file_is_on_the_disk(tmp_path, monkeypatch):
    path, synced = tmp_path / "file", []

    def fsync(number):
        synced.append((path.read_bytes(), os.fstat(number).st_size))

    path.write_bytes(b"old")
    monkeypatch.setattr(atomic_files.os, "fsync", fsync)
    write_whole(path, b"newer")
    assert synced == [(b"old", 5)]
    assert path.read_bytes() == b"newer"


def test_a_file_that_could_not_be_written_leaves_everything_as_it_was(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fill_the_disk() -> None:
        with replacing(path) as aside:
            aside.write_bytes(b"ne")
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        fill_the_disk()
    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


def test_others_may_read_it_as_they_may_other_files(tmp_path):
    (tmp_path / "other").write_bytes(b"")
    with replacing(tmp_path / "file") as aside:
        aside.unlink()
        aside.touch(0o600)  # as libraries do
    modes = [file.stat().st_mode for file in tmp_path.iterdir()]
    assert modes[0] == modes[1]


def test_a_place_where_no_file_can_be_is_refused(tmp_path):
    with pytest.raises(FileNotFoundError, match="is not a directory: make it before writing file"):
        write_whole(tmp_path / "missing" / "file", b"")
    with pytest.raises(IsADirectoryError, match="is a directory, not a file"):
        write_whole(tmp_path, b"")
    assert [*tmp_path.iterdir()] == []
