"""A finished run becomes the files that are shipped."""

import json
import shutil
from itertools import pairwise
from types import SimpleNamespace

import pytest
import torch
from safetensors.torch import save_file
from torch.testing import assert_close

from gpt_lab import data
from gpt_lab.atomic_files import ASIDE
from gpt_lab.checkpoints import files
from gpt_lab.cli import main
from gpt_lab.lab_model import shipped as lab_model
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.training import checkpoint
from recipe import release
from tests.support.witness import random_config, random_model

STEPS = 300
V = LabTokenizer().vocab_size
CONFIG = random_config(0).replace(vocab_size=V, context_length=128)


def line(step: int, **values) -> dict:
    return {"step": step, "tokens": 100 * step, "seconds": 0.5 * step, **values}


def log_of(steps: int, loss: float = 2.0) -> list[dict]:
    log = [line(0, held_out={"prose": 9.0, "facts": 9.0})]
    log += [line(s, loss=9.123456789, learning_rate=1e-3) for s in range(1, steps + 1)]
    return [*log, line(steps, held_out={"prose": loss, "facts": 1.0})]


def write_run(folder, log, config=CONFIG, snapshots=(3, 30), seed=0, **identity) -> None:
    folder.mkdir()
    files.save(random_model(config, seed), folder / "model.safetensors")
    for step in snapshots:
        early = random_model(config, seed=step)
        files.save(early, folder / f"step-{step:06}.safetensors")
    text = "".join(json.dumps(entry) + "\n" for entry in log)
    (folder / "log.jsonl").write_text(text, "utf-8")
    identity = {"steps": STEPS, "seed": seed, "data": "this data", **identity}
    metadata = {"format": checkpoint._FORMAT, "identity": json.dumps(identity)}
    save_file({"x": torch.zeros(1)}, folder / "checkpoint.safetensors", metadata)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """The measurements have tests of their own; here they say whose they are."""
    monkeypatch.setattr(release, "KINDS", ("facts",))
    monkeypatch.setattr(
        release, "evaluate", lambda model, _: {"seen": model.norm.weight.sum().item()}
    )
    monkeypatch.setattr(release, "held_out_ids", lambda *_: torch.arange(300))


@pytest.fixture
def corpus(tmp_path, monkeypatch):
    folder = tmp_path / "corpus"
    folder.mkdir()
    (folder / "corpus.json").write_text('{"seed": 3}', "utf-8")
    monkeypatch.setattr(
        release.TokenData, "load", lambda _: SimpleNamespace(fingerprint=lambda: "this data")
    )
    return folder


@pytest.fixture
def package(tmp_path):
    """A copy of the package's data, without the model."""
    folder = tmp_path / "data"
    shutil.copytree(data.FOLDER, folder, ignore=shutil.ignore_patterns("lab_*", "__pycache__"))
    return folder


def test_what_is_shipped_can_be_loaded_and_is_the_run(tmp_path, corpus, package, monkeypatch):
    write_run(tmp_path / "run", log_of(STEPS))
    card = release.release(tmp_path / "run", corpus, folder=package)
    monkeypatch.setattr(data, "FOLDER", package)
    monkeypatch.setattr(data.read, "__defaults__", (package,))
    model, tokenizer = lab_model.load_lab_model()
    assert tokenizer.vocab_size == V
    for name, parameter in random_model(CONFIG).named_parameters():
        found = model.get_parameter(name)
        assert found.dtype == torch.float32
        assert_close(found, parameter.half().float(), atol=0, rtol=0)
    for stage, step in (("1%", 3), ("10%", 30)):
        early, _ = lab_model.load_lab_model(stage)
        for name, parameter in random_model(CONFIG, seed=step).named_parameters():
            assert_close(early.get_parameter(name), parameter, atol=0.01, rtol=0)
        assert card["stages"][stage]["step"] == step
        assert card["stages"][stage]["results"] == {"seen": early.norm.weight.sum().item()}
    assert card["results"] == {"seen": model.norm.weight.sum().item()}
    assert lab_model.model_card() == json.loads(json.dumps(card))
    assert data.read("countries.tsv")  # still listed
    assert lab_model.training_log()[-1]["held_out"] == {"prose": 2.0, "facts": 1.0}
    assert not [*package.glob(f"{ASIDE}*")]


def test_the_card_says_how_it_was_trained_and_what_rounding_does(tmp_path, corpus, package):
    write_run(tmp_path / "run", log_of(STEPS))
    card = release.release(tmp_path / "run", corpus, folder=package)
    training = card["training"]
    assert card["data"] == {"seed": 3}
    assert training["settings"] == {"steps": STEPS, "seed": 0}
    assert (training["steps"], training["tokens"], training["seconds"]) == (300, 30_000, 150)
    assert training["tokens_per_second"] == 200
    assert training["held_out"] == {"prose": 2.0, "facts": 1.0}
    assert card["others"] == []
    assert card["model"]["config"]["vocab_size"] == V
    for name in (lab_model.WEIGHTS, lab_model.LOG, *lab_model.STAGES.values()):
        assert card["files"][name] == (package / name).stat().st_size
    half, eighth = card["rounding"]["final"]["facts"], card["rounding"]["1%"]["facts"]
    assert 0 < half["divergence"] < eighth["divergence"] < 1
    assert abs(half["loss_difference"]) < 0.02


def test_further_runs_of_the_recipe_are_measured_too(tmp_path, corpus, package):
    write_run(tmp_path / "run", log_of(STEPS))
    write_run(tmp_path / "other", log_of(STEPS), seed=5)
    card = release.release(tmp_path / "run", corpus, [tmp_path / "other"], package)
    weights = files.load(tmp_path / "other" / "model.safetensors").norm.weight
    assert card["others"] == [{"seed": 5, "results": {"seen": weights.sum().item()}}]
    assert card["others"][0]["results"] != card["results"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"log": log_of(STEPS)[:-1]}, "does not end with an evaluation: the run is not finished"),
        ({"steps": 9}, "other has steps=9, not 300: it is not a further run of the same recipe"),
        ({"data": "others"}, "other has data='others', not 'this data': it is not a further run"),
        ({"noise": 0.1}, "other has noise=0.1, not None: it is not a further run"),
    ],
)
def test_further_runs_must_be_of_the_same_recipe(tmp_path, corpus, package, change, message):
    write_run(tmp_path / "run", log_of(STEPS))
    write_run(tmp_path / "other", **{"log": log_of(STEPS), **change})
    with pytest.raises(ValueError, match=message):
        release.release(tmp_path / "run", corpus, [tmp_path / "other"], package)
    assert not (package / lab_model.CARD).exists()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"log": log_of(STEPS)[:-1]}, "does not end with an evaluation: the run is not finished"),
        ({"snapshots": (3,)}, "has no snapshot at 10% of its 300 steps"),
        ({"data": "other data"}, "was trained on other data than"),
        ({"config": CONFIG.replace(vocab_size=50)}, "has vocab_size=50, the packaged tokenizer"),
    ],
)
def test_an_unfinished_or_other_run_is_refused_and_nothing_is_written(
    tmp_path, corpus, package, change, message
):
    before = {path.name: path.read_bytes() for path in package.iterdir()}
    write_run(tmp_path / "run", **{"log": log_of(STEPS), **change})
    with pytest.raises(ValueError, match=message):
        release.release(tmp_path / "run", corpus, folder=package)
    assert {path.name: path.read_bytes() for path in package.iterdir()} == before


def test_a_thinned_log_keeps_its_beginning_its_evaluations_and_its_end():
    log = log_of(STEPS)
    log.insert(151, line(150, held_out={"prose": 4.0, "facts": 4.0}))
    text = release.thin(log, most_bytes=9_000)
    kept = [json.loads(entry) for entry in text.splitlines()]
    assert len(text) <= 9_000
    assert [e["step"] for e in kept if "held_out" in e] == [0, 150, 300]
    steps = [e["step"] for e in kept if "loss" in e]
    assert steps[:50] == list(range(1, 51))
    assert steps[-1] == 300
    (gap,) = {b - a for a, b in pairwise(steps[50:-1])}
    assert gap > 1
    assert kept[1]["loss"] == 9.1235
    tighter = release.thin(log, most_bytes=len(text) - 1)
    assert len(tighter) < len(text)


def test_a_short_log_is_kept_whole():
    log = log_of(20)
    assert [json.loads(entry)["step"] for entry in release.thin(log).splitlines()] == [
        entry["step"] for entry in log
    ]


def test_the_command_says_what_is_missing(tmp_path, capsys):
    assert main(["release", str(tmp_path / "nothing"), "--yes"]) == 2
    assert "model.safetensors is missing" in capsys.readouterr().err


@pytest.mark.parametrize("answer", ["", "n", "maybe"])
def test_the_package_is_not_overwritten_unasked(tmp_path, capsys, monkeypatch, answer):
    monkeypatch.setattr("builtins.input", lambda question: answer)
    for terminal, message in ((True, "nothing was replaced"), (False, "say --yes")):
        monkeypatch.setattr("sys.stdin.isatty", lambda terminal=terminal: terminal, raising=False)
        assert main(["release", str(tmp_path / "nothing")]) == 2
        assert message in capsys.readouterr().err
