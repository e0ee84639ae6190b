"""Bad input of every kind: one line that names it, and nothing left behind."""

import hashlib
import io
import json
import subprocess
import sys

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from transformers import GPT2Config

from gpt_lab import GPTConfig, data, save
from gpt_lab.cli import main
from gpt_lab.lab_model.tokenizer import LabTokenizer
from tests.support.witness import random_model

TINY = GPTConfig(vocab_size=37, context_length=4, d_model=8, n_heads=1, n_layers=1)
DEEP = "[" * 100_000
SMALL = (
    *("n_layers=1", "d_model=8", "n_heads=1", "context_length=8", "batch_size=2", "steps=3"),
    *("warm_up=1", "phases=[]", "noise={}", "muon_learning_rate=0"),
)


def array() -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, np.arange(400, dtype=np.uint16) % 37)
    return buffer.getvalue()


def write_corpus(folder, contents, index=None):
    folder.mkdir()
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    files = {name: {"sha256": hashlib.sha256(c).hexdigest()} for name, c in contents.items()}
    said = (
        {"vocabulary": {"size": 37, "end_of_text": 0}, "files": files} if index is None else index
    )
    (folder / "corpus.json").write_text(said if isinstance(said, str) else json.dumps(said))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What is refused, and some of what is not."""
    here = tmp_path_factory.mktemp("bad")
    good = {"words.train.npy": array(), "words.held_out.npy": array()}
    write_corpus(here / "good", good)
    write_corpus(here / "no-training", {"words.held_out.npy": array()})
    for name, content in ARRAYS.items():
        write_corpus(here / name, good | {"words.train.npy": content})
    for name, (size, end) in VOCABULARIES.items():
        said = f'{{"vocabulary": {{"size": {size}, "end_of_text": {end}}}, "files": {{}}}}'
        index = json.loads(said)
        index["files"] = {n: {"sha256": hashlib.sha256(c).hexdigest()} for n, c in good.items()}
        write_corpus(here / name, good, index)
    write_corpus(here / "deep", good, DEEP)
    outside = {"../good/words.train.npy": {"sha256": hashlib.sha256(array()).hexdigest()}}
    write_corpus(
        here / "outside", {}, {"vocabulary": {"size": 37, "end_of_text": 0}, "files": outside}
    )
    (here / "deep.toml").write_text(f"a = {DEEP}")
    (here / "latin-1.toml").write_bytes(b"precision = '\xe9'")

    save(random_model(TINY), here / "tiny.safetensors")
    tensors = load_file(here / "tiny.safetensors")
    with safe_open(here / "tiny.safetensors", framework="pt") as file:
        metadata = file.metadata()
    config = json.loads(metadata["config"])
    for name, change in (
        ("huge", {"d_model": 10**15}),
        ("endless", {"n_layers": 10**8}),
        ("no-float", {"dropout": 10**400}),
    ):
        said = metadata | {"config": json.dumps(config | change)}
        save_file(tensors, here / f"{name}.safetensors", said)
    save_file(tensors, here / "deep.safetensors", metadata | {"config": DEEP})
    save_file(tensors, here / "bare.safetensors")
    del tensors["norm.weight"]
    save_file(tensors, here / "lacking.safetensors", metadata)
    lab = GPTConfig(LabTokenizer().vocab_size, 64, d_model=8, n_heads=1, n_layers=1)
    save(random_model(lab), here / "short.safetensors")
    broken = random_model(lab)
    broken.norm.weight.data.fill_(float("nan"))
    save(broken, here / "nan.safetensors")

    GPT2Config().save_pretrained(here / "pickled")
    (here / "pickled" / "pytorch_model.bin").write_bytes(b"a pickle")
    GPT2Config(n_layer=10**6).save_pretrained(here / "released")
    save_file(load_file(here / "tiny.safetensors"), here / "released" / "model.safetensors")
    (here / "foreign").mkdir()
    (here / "foreign" / "model.safetensors").write_bytes(b"precious")
    return here


def train(*settings, corpus="good", output="out", **options):
    changes = [word for setting in (*SMALL, *settings) for word in ("--set", setting)]
    rest = [word for name, value in options.items() for word in (f"--{name}", value)]
    return ["train", "--data", corpus, "--output", output, *changes, *rest]


def write(model, *options):
    return ["generate", "x", "--model", model, "--max-new-tokens", "2", *options]


HEADER = b"\x93NUMPY\x01\x00\x40\x00"
ARRAYS = {
    "no bytes": b"",
    "an archive": b"PK\x03\x04 and more",
    "half a header": HEADER + b"{'descr': '<u2', 'shape': (".ljust(63) + b"\n",
    "another header": HEADER + b"5".ljust(63) + b"\n",
    "no such type": HEADER + b"{'descr': '<q9', 'fortran_order': 0, 'shape': (1,)}".ljust(64),
}
VOCABULARIES = {  # sizes and ends as JSON
    "endless size": ("1e999", "0"),
    "a size for no tensor": (10**30, 0),
    "a size that is a text": ('"37"', 0),
    "an endless end": (37, "Infinity"),
    "an end before the vocabulary": (37, -5),
    "an end after the vocabulary": (37, 37),
}
TRIALS = {
    "more width than memory": (train("d_model=1000000"), "does not fit into the memory"),
    "more rows than memory": (train("batch_size=10000000000"), "does not fit into the memory"),
    "a device without numbers": (train(device="meta"), "device='meta'"),
    "the same for writing": (write("lab", "--device", "meta"), "device='meta'"),
    "a corpus without training text": (train(corpus="no-training"), "no-training/corpus.json"),
    **{f"an array of {name}": (train(corpus=name), "words.train.npy") for name in ARRAYS},
    **{f"a corpus of {name}": (train(corpus=name), f"{name}/corpus.json") for name in VOCABULARIES},
    "a file outside the corpus": (train(corpus="outside"), "'../good/words.train.npy'"),
    "a deeply nested index": (train(corpus="deep"), "nested too deeply"),
    "deeply nested settings": (train(config="deep.toml"), "deep.toml"),
    "settings that are not UTF-8": (train(config="latin-1.toml"), "latin-1.toml"),
    "a seed in words": (train("seed=2**70"), "seed='2**70'"),
    "a seed too large": (train(f"seed={2**70}"), f"seed={2**70}"),
    "weights of the mix too large": (
        train("phases=[{until=1.0,mix={words=1e308,other=1e308}}]"),
        "1e+308",
    ),
    "no folder": (train(output=""), "output=''"),
    "more blocks than memory": (train("n_layers=1000000000"), "does not fit into the memory"),
    "a number that no float can be": (train(f"learning_rate={10**400}"), "learning_rate=1000"),
    "an integer that no tensor can have": (train(f"steps={10**400}"), "is not below 2⁶³"),
    "a device whose module is missing": (train(device="privateuseone"), "device='privateuseone'"),
    "the same for writing, as hpu": (write("lab", "--device", "hpu"), "device='hpu'"),
    "a device that PyTorch explains at length": (
        write("lab", "--device", "vulkan"),
        "as installed cannot compute on it",
    ),
    "a checkpoint of more blocks than tensors": (
        write("endless.safetensors"),
        "n_layers=100000000",
    ),
    "a released model of as many": (write("released"), "n_layers=1000000"),
    "a checkpoint with a number that no float can be": (write("no-float.safetensors"), "dropout=1"),
    "a model's name of a page": (write("x" * 9_000), "characters] …"),
    "a preset beside a model": (
        ["count", "gpt2-medium", "--preset", "llama-3.2-1b"],
        "preset='llama-3.2-1b'",
    ),
    "a preset without a name": (["count", "--preset", ""], "preset"),
    "no preset beside a model": (["count", "deepseek-v3", "--preset", "none"], "preset='none'"),
    "a folder of settings": (train(config="good"), "good is a directory"),
    "a count's name of a page": (["count", "x" * 99_999], "characters] …"),
    "a folder with another model": (train(output="foreign"), "foreign has model.safetensors"),
    "a model that is not there": (write("missing.safetensors"), "missing.safetensors"),
    "a name in capitals": (write("Lab"), "did you mean 'lab'"),
    "a pickle": (write("pickled"), "pytorch_model.bin"),
    "a checkpoint of another size": (write("huge.safetensors"), "huge.safetensors"),
    "a deeply nested configuration": (write("deep.safetensors"), "deep.safetensors"),
    "tensors that say nothing": (write("bare.safetensors"), "bare.safetensors"),
    "a missing tensor": (write("lacking.safetensors"), "norm.weight"),
    "a vocabulary of its own": (write("tiny.safetensors"), "vocab_size=37"),
    "weights of NaN, greedy": (write("nan.safetensors", "--temperature", "0"), "NaN"),
    "weights of NaN, sampled": (write("nan.safetensors"), "NaN"),
    "a penalty too small": (write("lab", "--repetition-penalty", "1e-40"), "1e-40"),
    "a context too short": (["evaluate", "--model", "short.safetensors"], "context_length=64"),
    "a width of 300 digits": (["count", "--d-model", "1" + "0" * 300], "d_model=1000"),
}


@pytest.mark.parametrize("trial", TRIALS)
def test_bad_input_is_refused_in_a_line(trial, folder, monkeypatch, capsys):
    monkeypatch.chdir(folder)
    before = sorted(folder.rglob("*"))
    arguments, named = TRIALS[trial]
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert line.startswith("gpt_lab: ")
    assert named in line
    assert len(line) < 1_200
    assert out.strip() in ("", "x")  # the prompt, where the weights are what is broken
    assert sorted(folder.rglob("*")) == before
    assert (folder / "foreign" / "model.safetensors").read_bytes() == b"precious"


@pytest.mark.parametrize(
    "variables",
    [{"WORLD_SIZE": "2"}, {"WORLD_SIZE": "2", "RANK": "x"}, {"WORLD_SIZE": "x", "RANK": "0"}],
    ids=str,
)
def test_half_of_what_torchrun_sets_is_refused(variables, folder, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(folder)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(train(output=str(tmp_path / "out"), device="cpu")) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"WORLD_SIZE={variables['WORLD_SIZE']!r} asks for several processes" in line


def test_a_machine_without_a_thread_left_is_said_to_be(monkeypatch, capsys):
    def broken(*_):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("gpt_lab.cli.count.count_parameters", broken)
    assert main(["count"]) == 2
    assert "does not fit into the memory (can't start new thread)" in capsys.readouterr().err


def test_the_smallest_temperature_is_a_temperature(capsys):
    assert main(write("lab", "--temperature", "1e-320", "--seed", "0")) == 0
    smallest = capsys.readouterr().out
    assert main(write("lab", "--temperature", "0")) == 0
    assert capsys.readouterr().out == smallest


@pytest.mark.parametrize("kept", [0, 3])
def test_a_list_of_checksums_that_was_cut_off_is_said_to_be(tmp_path, kept):
    listed = (data.FOLDER / "SHA256SUMS").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "SHA256SUMS").write_text("".join(listed[:kept]), "utf-8")
    with pytest.raises(ValueError, match=r"SHA256SUMS is damaged: it does not list phrasings\.txt"):
        data.read("phrasings.txt", tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="the shell closes it")
def test_a_closed_standard_output_is_said_to_be():
    program = [sys.executable, "-m", "gpt_lab", "count"]
    closed = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *program], capture_output=True, text=True
    )
    assert (closed.returncode, len(closed.stderr.splitlines())) == (2, 1)
    assert "standard output is closed" in closed.stderr


def test_a_mistake_in_the_program_keeps_its_traceback(monkeypatch):
    def broken(options):
        raise RuntimeError("a bug")

    monkeypatch.setattr("gpt_lab.cli.count._count", broken, raising=False)
    monkeypatch.setattr("gpt_lab.cli.count_command.add", _adds(broken))
    with pytest.raises(RuntimeError, match="a bug"):
        main(["count"])


def _adds(function):
    def add(commands):
        commands.add_parser("count").set_defaults(run=function)

    return add
