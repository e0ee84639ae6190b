"""Lesson 6's own functions against transformers' processors and the model's own last row."""

import ast
import math
from typing import Any

import nbformat
import pytest
import torch
from transformers import (
    MinPLogitsWarper,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
)

from gpt_lab import load_lab_model
from gpt_lab_course.exercises import EXERCISES
from tests.support import ROOT

LESSON = ROOT / "notebooks" / "06_prediction.ipynb"
FRANCE = "The capital of France is"


@pytest.fixture(scope="module")
def lesson() -> dict[str, Any]:
    """The functions that the lesson's cells define, with what they need of the cells before."""
    model, tokenizer = load_lab_model()
    names: dict[str, Any] = {
        "torch": torch,
        "model": model,
        "tokenizer": tokenizer,
        "end": tokenizer.end_of_text,
    }
    for cell in nbformat.read(LESSON, as_version=4).cells:
        if cell.cell_type == "code" and "%pip" not in cell.source:
            functions = [n for n in ast.parse(cell.source).body if isinstance(n, ast.FunctionDef)]
            exec(compile(ast.Module(functions, []), cell.id, "exec"), names)
    return names


@pytest.fixture(params=["random", "sure", "torn"])
def logits(request: pytest.FixtureRequest, lesson: dict[str, Any]) -> torch.Tensor:
    """Random scores, and two rows of the lab model's: [V]."""
    texts = {"sure": FRANCE, "torn": "There was once a curious girl called"}
    if request.param in texts:
        scored: torch.Tensor = lesson["after"](texts[request.param])
        return scored.clone()
    return torch.randn(300, generator=torch.Generator().manual_seed(6)) * 3


@pytest.mark.parametrize(
    ("name", "value", "theirs"),
    [
        ("with_temperature", 0.5, TemperatureLogitsWarper(0.5)),
        ("with_temperature", 2.0, TemperatureLogitsWarper(2.0)),
        ("top_k", 1, TopKLogitsWarper(1)),
        ("top_k", 5, TopKLogitsWarper(5)),
        ("min_p", 0.1, MinPLogitsWarper(0.1)),
        ("min_p", 0.02, MinPLogitsWarper(0.02)),
    ],
)
def test_each_function_is_transformers_processor(
    lesson: dict[str, Any], logits: torch.Tensor, name: str, value: float, theirs: Any
) -> None:
    before = logits.clone()
    expected = theirs(None, logits[None].clone())[0]
    torch.testing.assert_close(lesson[name](logits, value), expected)
    assert torch.equal(logits, before)
    assert not torch.equal(expected, before), "the setting changes something"


@torch.inference_mode()
def test_a_step_with_the_cache_is_the_models_last_row(lesson: dict[str, Any]) -> None:
    model, tokenizer = lesson["model"], lesson["tokenizer"]
    ids = torch.tensor([[lesson["end"], *tokenizer.encode(FRANCE)]])
    cache = [[torch.zeros(6, 0, 32)] * 2 for _ in model.blocks]
    rows = [lesson["step"](token, cache) for token in ids[0].tolist()]
    torch.testing.assert_close(torch.stack(rows), model(ids)[0], atol=1e-3, rtol=1e-4)


def test_each_knob_of_the_riddle_gives_the_column_that_is_printed() -> None:
    before = torch.tensor([[1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 16]]).log() + 9  # any shift will do
    halved = before - torch.tensor([math.log(2), 0, 0, 0, 0])  # what a penalty does to one score
    gone = torch.tensor([False, False, False, True, True])
    columns = {
        "before": before,
        "A": before / 2,
        "B": halved,
        "C": before.masked_fill(gone, -torch.inf),
        "D": (2 * before).masked_fill(gone, -torch.inf),
        "E": 2 * before,
    }
    source = "\n".join(cell.source for cell in nbformat.read(LESSON, as_version=4).cells)
    rows = [line.split() for line in source.splitlines()]
    at = rows.index([*columns])
    printed = [[float(x) for x in row[1:]] for row in rows[at + 1 : at + 6]]
    wanted = torch.cat([logits.softmax(-1) for logits in columns.values()]).T  # [5, 6]
    assert torch.allclose(torch.tensor(printed), wanted, atol=0.0051)
    assert all(row[0].startswith("␣") for row in rows[at + 1 : at + 6])
    wanted_knobs = ["temperature", "penalty", "cut", "both", "temperature"]
    assert [*EXERCISES["prediction.knobs"].solution.values()] == wanted_knobs
