"""The GPT that lesson 5 assembles in its cells is GPT-2, and so says an independent library."""

import random

import nbformat
import pytest
import torch
from torch.testing import assert_close
from transformers import GPT2Config, GPT2LMHeadModel

import gpt_lab
from gpt_lab.model import GPT
from tests.support import ROOT
from tests.support.witness import in_transformers, random_config, random_ids, random_model

NOTEBOOK = ROOT / "notebooks" / "05_whole_model.ipynb"
PIECES = ("LayerNorm", "Block", "GPT")


def cells() -> list[str]:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


@pytest.fixture(scope="module")
def lesson() -> dict:
    """The names that the lesson has defined when its model is whole, and no others."""
    names: dict = {"gpt_lab": gpt_lab, "text": "The capital of France is"}
    imports = next(source for source in cells() if source.startswith("import itertools"))
    exec(imports.partition("gpt_lab.ModelMap")[0], names)
    for piece in (*(f"class {name}(" for name in PIECES), "GPT.forward = forward"):
        (source,) = (s for s in cells() if piece in s and "class Attention(" not in s)
        exec(source.partition("figures.")[0], names)
    return names


@pytest.mark.parametrize("seed", range(4))
def test_the_lessons_model_is_that_of_transformers(lesson, seed):
    config = random_config(seed).replace(
        n_kv_heads=None, qkv_bias=True, bias=True, tie_embeddings=True
    )
    weights = random_model(config, seed)  # every bias and every norm counts
    mine = lesson["GPT"](config)
    mine.load_state_dict(weights.state_dict())
    ids = random_ids(config, seed=seed)
    with torch.no_grad():
        expected = in_transformers(weights)(ids).logits
        assert_close(mine.eval()(ids), expected, rtol=1e-5, atol=1e-5)


def test_the_lessons_names_are_the_packages(lesson):
    config = random_config(0).replace(n_kv_heads=None, qkv_bias=True, bias=True)
    mine, theirs = lesson["GPT"](config), GPT(config.replace(tie_embeddings=True))
    shapes = {name: tensor.shape for name, tensor in theirs.state_dict().items()}
    assert {name: tensor.shape for name, tensor in mine.state_dict().items()} == shapes
    for piece in PIECES:
        names = {type(module).__name__ for module in theirs.modules()}
        assert piece in names


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder of GPT-2 as `transformers` saves it: the real vocabulary, the rest tiny."""
    torch.manual_seed(0)
    config = GPT2Config(n_embd=8, n_layer=2, n_head=2, n_positions=16)
    theirs = GPT2LMHeadModel(config).eval()
    with torch.no_grad():
        for parameter in theirs.parameters():
            parameter.normal_(std=0.3)
    path = tmp_path_factory.mktemp("gpt2")
    theirs.save_pretrained(path)
    return path, theirs


def on_request() -> str:
    (source,) = (s for s in cells() if s.startswith("where = None"))
    return source


def test_without_being_asked_the_lesson_fetches_nothing(lesson, capsys, monkeypatch):
    def fetch(*_, **__):
        raise AssertionError("it was not asked to")

    monkeypatch.setattr(gpt_lab, "load_gpt2", fetch, raising=False)
    exec(on_request(), lesson)
    assert capsys.readouterr().out == ""


def test_a_folder_of_gpt2_loads_into_the_lessons_class(lesson, folder, capsys):
    path, theirs = folder
    exec(on_request().replace("where = None", f"where = {str(path)!r}", 1), lesson)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "largest difference: 0.0000"
    assert type(lesson["gpt2"]) is lesson["GPT"]
    ids = torch.tensor([random.Random(0).choices(range(50257), k=16)])
    with torch.no_grad():
        assert_close(lesson["gpt2"](ids), theirs(ids).logits, rtol=1e-5, atol=1e-5)
        chosen = theirs(lesson["prompt"]).logits[0, -1].argmax()
    assert said[1] == repr(gpt_lab.gpt2_encoding().decode([int(chosen)]))
