"""Paths from outside: one rule for all that reads or writes files, and nothing waits for a pipe."""

import hashlib
import json
import os
import shutil
import socket
import struct
from pathlib import Path

import numpy as np
import pytest
import torch

from gpt_lab import KVCache, generate, load, load_gpt2, load_lab_model, load_pretrained, save
from gpt_lab.anatomy import of_hub_config
from gpt_lab.cli import main
from gpt_lab.paths import to_path
from gpt_lab.pretrained import names
from gpt_lab.training import Run, TokenData, TrainingConfig
from gpt_lab.training import log as training_log
from gpt_lab.validation import RefusedError
from tests.support.released import save_folder, small_model
from tests.support.witness import TINY, random_model

MODEL = random_model(TINY)
DATA = TokenData([1, 2, 3] * 99, vocab_size=4)
SMALL = TrainingConfig(n_layers=1, d_model=8, n_heads=1, context_length=6, steps=2, warm_up=1)

TAKE_A_PATH = [
    load,
    load_pretrained,
    load_gpt2,
    of_hub_config,
    TokenData.load,
    training_log.read,
    lambda path: save(MODEL, path),
    lambda path: Run(SMALL, DATA, path, device="cpu"),
    lambda path: names.find("smollm2-135m", path),
]


@pytest.mark.parametrize("take", TAKE_A_PATH)
@pytest.mark.parametrize(
    "path", ["a\0b", "\ud800"[os.name == "nt" :], "", b"a", 3, True, ["a"]], ids=repr
)  # Windows takes half a character
def test_what_no_file_can_be_called_is_refused(take, path):
    with pytest.raises(RefusedError, match=r"=.* is not a path") as refused:
        take(path)
    assert len(str(refused.value).splitlines()) == 1


def test_the_home_folder_is_expanded(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    save(MODEL, "~/model.safetensors")
    assert (tmp_path / "model.safetensors").is_file()
    assert load(Path("~/model.safetensors")).config == MODEL.config
    assert names.cache_folder("~/models") == tmp_path / "models"
    assert to_path("path", "~nobody-of-this-name/x") == Path("~nobody-of-this-name/x")


LOADERS = {
    "load": lambda **given: load("x", **given),
    "load_pretrained": lambda **given: load_pretrained("x", **given),
    "load_gpt2": lambda **given: load_gpt2("gpt2", **given),
    "load_lab_model": load_lab_model,
    "KVCache": lambda **given: KVCache(TINY, **given),
}


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"dtype": 3}, "dtype=3 is neither a name nor a torch.dtype"),
        ({"dtype": True}, "dtype=True is neither"),
        ({"dtype": ["float32"]}, "dtype=.* is neither"),
        ({"dtype": torch.int8}, "dtype='int8' is not one of auto, float32, bfloat16, float16"),
        ({"device": -1}, "device=-1 is neither a name nor a torch.device"),
        ({"device": 10**30}, "device=1000000000000000000000000000000 is neither"),
        ({"device": "cpu:x"}, "device='cpu:x' cannot be used here"),
        ({"device": torch.device("xpu", 99)}, "device='xpu:99' cannot be used here"),
        ({"device": "cuda:999"}, "device='cuda:999' cannot be used here"),
        ({"device": ""}, "device='' cannot be used here"),
        ({"device": "cpu\0"}, "cannot be used here"),
    ],
    ids=str,
)
def test_what_is_no_device_or_precision_is_refused(loader, given, words):
    with pytest.raises(RefusedError, match=words) as refused:
        LOADERS[loader](**given)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("dtype", ["float16", torch.float16, "float64", torch.bfloat16])
def test_a_precision_has_one_rule_by_name_and_as_itself(dtype, tmp_path):
    save(MODEL, tmp_path / "model.safetensors")
    model = load(tmp_path / "model.safetensors", dtype=dtype)
    assert {str(p.dtype).removeprefix("torch.") for p in model.parameters()} == {
        str(dtype).removeprefix("torch.")
    }
    (token,) = generate(model, torch.tensor([1, 2]), 1)
    assert 0 <= int(token) < TINY.vocab_size


def fifo(path):
    os.mkfifo(path)


def device(path):
    path.symlink_to("/dev/full" if os.path.exists("/dev/full") else "/dev/zero")


def a_socket(path):
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


TRAIN = ["train", "--data", "corpus", "--device", "cpu"]
TRAIN += [f"--set={name}" for name in ("n_layers=1", "d_model=8", "n_heads=1", "context_length=6")]
TRAIN += [f"--set={name}" for name in ("steps=2", "warm_up=1", "phases=[]", "noise={}")]
TRAIN += [f"--set={name}" for name in ("batch_size=2", "muon_learning_rate=0")]
COMMANDS = {  # where what is no file stands, and who comes by it
    "m.safetensors": ["generate", "x", "--model", "m.safetensors"],
    "m.gguf": ["generate", "x", "--model", "m.gguf"],
    "folder/config.json": ["generate", "x", "--model", "folder"],
    "folder/model.safetensors": ["generate", "x", "--model", "folder"],
    "folder/tokenizer.json": ["generate", "x", "--model", "folder"],
    "evaluated": ["evaluate", "--model", "evaluated"],
    "config.json": ["count", "config.json"],
    "run.toml": [*TRAIN, "--output", "out", "--config", "run.toml"],
    "corpus/corpus.json": [*TRAIN, "--output", "out"],
    "corpus/words.train.npy": [*TRAIN, "--output", "out"],
    "out": [*TRAIN, "--output", "out"],
    "out/.lock": [*TRAIN, "--output", "out"],
    "out/checkpoint.safetensors": [*TRAIN, "--output", "out"],
    "out/log.jsonl": [*TRAIN, "--output", "out"],
    "out/model.safetensors": [*TRAIN, "--output", "out"],
    "begun/log.jsonl": [*TRAIN, "--output", "begun"],
    "begun/model.safetensors": [*TRAIN, "--output", "begun"],
    "data": ["data", "--output", "data"],
    "results.jsonl": ["teach", "--output", "results.jsonl"],
    "rates.jsonl": ["teach", "--rates", "--output", "rates.jsonl"],
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A corpus, a run that has begun, and a released model: all that the commands need."""
    here = tmp_path_factory.mktemp("files")
    save_folder(small_model("llama"), here / "folder")
    (here / "corpus").mkdir()
    np.save(here / "corpus" / "words.train.npy", np.arange(400, dtype=np.uint16) % 37)
    content = (here / "corpus" / "words.train.npy").read_bytes()
    index = {
        "vocabulary": {"size": 37, "end_of_text": 0},
        "files": {"words.train.npy": {"sha256": hashlib.sha256(content).hexdigest()}},
    }
    (here / "corpus" / "corpus.json").write_text(json.dumps(index), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        assert main([*TRAIN, "--output", "begun"]) == 0
    return here


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
@pytest.mark.parametrize("make", [fifo, device, a_socket])
@pytest.mark.parametrize("place", COMMANDS)
def test_what_is_no_file_is_refused_at_once(place, make, whole, tmp_path, monkeypatch, capsys):
    shutil.copytree(whole, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    path = Path(place)
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    make(path)
    assert main(COMMANDS[place]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert path.name in line
    assert path.exists()
    assert not path.is_file(), "nothing has taken its place"


@pytest.mark.parametrize(
    "header",
    [b'{"a":' * 100_000, b"[" * 100_000, b'{"a":{"data_offsets":[0,"x"]}}', b'{"a":[1]}', b"\xff"],
    ids=["deep", "deep list", "text as offset", "list", "no UTF-8"],
)
def test_a_hostile_header_is_refused_in_a_line(header, tmp_path, capsys):
    path = tmp_path / "model.safetensors"
    path.write_bytes(struct.pack("<Q", len(header)) + header)
    assert main(["generate", "x", "--model", str(path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "model.safetensors" in line


@pytest.mark.parametrize(
    "content", ["a text", '{"mine": 1}', '{"mine": 1}\n', "[1]\n", "[" * 99_999]
)
@pytest.mark.parametrize("kind", [[], ["--rates"]], ids=str)
def test_a_file_of_somebody_else_is_no_table_of_results(kind, content, tmp_path, capsys):
    path = tmp_path / "mine.jsonl"
    path.write_text(content, "utf-8")
    assert main(["teach", *kind, "--output", str(path)]) == 2
    assert "mine.jsonl is no file of " in capsys.readouterr().err
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize(
    "command",
    [
        ["count", ""],
        ["generate", "x", "--model", ""],
        ["evaluate", "--model", ""],
        [*TRAIN, "--output", ""],
        [*TRAIN, "--output", "out", "--config", ""],
        [*TRAIN, "--data", "", "--output", "out"],
        ["data", "--output", ""],
        ["teach", "--output", ""],
    ],
    ids=lambda command: command[0],
)
def test_an_empty_path_is_not_where_one_is(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(command) == 2
    assert "='' is not a path" in capsys.readouterr().err
    assert os.listdir() == []
