"""Our own checkpoints: written whole, read back as they were, refused when they are not ours."""

import json
import os

import pytest
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file, save_file

from gpt_lab.checkpoints import files
from gpt_lab.checkpoints.files import load, save
from gpt_lab.generation.layout import lay_out
from tests.support.witness import TINY, random_ids, random_model

CONFIGS = [
    TINY,
    TINY.replace(tie_embeddings=False, qkv_bias=False, n_kv_heads=1),
    TINY.replace(bias=False),
]


@pytest.mark.parametrize("config", CONFIGS, ids=["tied", "untied, multi-query", "no bias"])
def test_a_checkpoint_comes_back_as_it_was(tmp_path, config):
    model = random_model(config)
    lay_out(model, compiled=True)  # by columns
    assert not model.blocks[0].attention.qkv.weight.is_contiguous()
    save(model, tmp_path / "model.safetensors")
    loaded = load(str(tmp_path / "model.safetensors"))
    assert loaded.config == config
    assert not loaded.training
    assert loaded.unembedding.is_contiguous()
    assert loaded.decoding == "eager"
    for (name, a), (other, b) in zip(
        model.named_parameters(), loaded.named_parameters(), strict=True
    ):
        assert name == other
        assert torch.equal(a, b)
    half = load(tmp_path / "model.safetensors", dtype=torch.bfloat16)
    save(half, tmp_path / "half.safetensors")
    assert {p.dtype for p in load(tmp_path / "half.safetensors").parameters()} == {torch.bfloat16}


def test_a_checkpoint_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    file = tmp_path / "model.safetensors"
    save(random_model(TINY), file)
    before = file.read_bytes()
    original = files.save_file

    def fail(tensors, path, **options):
        original(tensors, path, **options)
        os.truncate(path, 100)
        raise OSError("no space left on device")

    monkeypatch.setattr(files, "save_file", fail)
    with pytest.raises(OSError, match="no space left"):
        save(random_model(TINY, seed=1), file)
    assert file.read_bytes() == before
    assert [*tmp_path.iterdir()] == [file]  # and nothing lies beside it


def test_a_checkpoint_can_be_read_by_whom_other_files_can(tmp_path):
    save(random_model(TINY), tmp_path / "model.safetensors")
    (tmp_path / "other").write_bytes(b"")
    modes = [file.stat().st_mode for file in tmp_path.iterdir()]
    assert modes[0] == modes[1]


def test_a_place_that_cannot_be_written_is_refused(tmp_path, monkeypatch):
    with pytest.raises(
        FileNotFoundError, match=r"new is not a directory: make it before writing m\.s"
    ):
        save(random_model(TINY), tmp_path / "new" / "m.safetensors")
    with pytest.raises(IsADirectoryError, match="is a directory, not a file"):
        save(random_model(TINY), tmp_path)

    def full(*_, **__):
        raise SafetensorError("no space left on device")

    monkeypatch.setattr(files, "save_file", full)
    with pytest.raises(OSError, match=r"m\.safetensors cannot be written: no space left"):
        save(random_model(TINY), tmp_path / "m.safetensors")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.skipif(os.name == "nt", reason="folders have no such permission there")
def test_a_folder_that_may_only_be_read_is_refused(tmp_path):
    tmp_path.chmod(0o500)
    try:
        if os.access(tmp_path, os.W_OK):  # the superuser may write everywhere
            pytest.skip("running as a user whom no permission stops")
        with pytest.raises(PermissionError):
            save(random_model(TINY), tmp_path / "m.safetensors")
    finally:
        tmp_path.chmod(0o700)


def test_saving_over_a_file_in_use(tmp_path):
    file = tmp_path / "model.safetensors"
    save(random_model(TINY), file)
    model = load(file)
    expected = model(random_ids(TINY))
    save(random_model(TINY, seed=1), file)
    assert torch.equal(model(random_ids(TINY)), expected)


def test_other_files_are_refused(tmp_path):
    file = tmp_path / "model.safetensors"
    with pytest.raises(FileNotFoundError, match=r"model\.safetensors is missing"):
        load(file)
    save_file({"a": torch.ones(2)}, file)
    with pytest.raises(ValueError, match="is a safetensors file, but not a checkpoint of gpt_lab"):
        load(file)
    file.write_bytes(b"PK\x03\x04 some archive, longer than eight bytes")
    with pytest.raises(ValueError, match="not a complete safetensors file"):
        load(file)
    save(random_model(TINY), file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ValueError, match=r"blocks\.\S+ is cut off"):
        load(file)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"d_model": 16}, r"blocks\.0\.\S+ has shape .*12.*, not .*16"),
        ({"n_layers": 3}, r"blocks\.2\.norm_1\.weight and 11 more is missing"),
        ({"n_layers": 1}, r"blocks\.1\.\S+ is not a tensor of this configuration"),
        ({"tie_embeddings": False}, "output_embedding is missing"),
        ({"n_heads": 3}, "no usable configuration: n_heads=3 is not divisible by n_kv_heads=2"),
        ({"colour": "red"}, "no usable configuration: .*colour"),
    ],
)
def test_a_checkpoint_that_contradicts_its_configuration_is_refused(tmp_path, config, message):
    file = tmp_path / "model.safetensors"
    save(random_model(TINY), file)
    with safe_open(file, framework="pt") as opened:
        metadata = opened.metadata()
    metadata["config"] = json.dumps(json.loads(metadata["config"]) | config)
    save_file(load_file(file), file, metadata=metadata)
    with pytest.raises(ValueError, match=message):
        load(file)
