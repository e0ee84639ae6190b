"""Chapter 6's own functions against transformers' processors and the model's own last row."""

import ast
import math
from pathlib import Path
from typing import Any

import nbformat
import pytest
import torch
from torch.nn import functional as F
from transformers import (
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
)

from gpt_lab import load_lab_model

CHAPTER = Path(__file__).parents[1] / "notebooks" / "06_prediction.ipynb"
FRANCE = "The capital of France is"


@pytest.fixture(scope="module")
def chapter() -> dict[str, Any]:
    """The functions that the chapter's cells define, with what they need of the cells before."""
    model, tokenizer = load_lab_model()
    names: dict[str, Any] = {
        "math": math,
        "torch": torch,
        "F": F,
        "model": model,
        "tokenizer": tokenizer,
        "end": tokenizer.end_of_text,
        "E": model.token_embedding.weight,
    }
    for cell in nbformat.read(CHAPTER, as_version=4).cells:
        if cell.cell_type == "code" and "%pip" not in cell.source:
            functions = [n for n in ast.parse(cell.source).body if isinstance(n, ast.FunctionDef)]
            exec(compile(ast.Module(functions, []), cell.id, "exec"), names)
    return names


@pytest.fixture(params=["random", "sure", "torn"])
def logits(request: pytest.FixtureRequest, chapter: dict[str, Any]) -> torch.Tensor:
    """Random scores, and two rows of the lab model's: [V]."""
    texts = {"sure": FRANCE, "torn": "There was once a curious girl called"}
    if request.param in texts:
        scored: torch.Tensor = chapter["scores"](chapter["ids_of"](texts[request.param]))[-1]
        return scored.clone()
    return torch.randn(300, generator=torch.Generator().manual_seed(6)) * 3


@pytest.mark.parametrize(
    ("name", "value", "theirs"),
    [
        ("with_temperature", 0.5, TemperatureLogitsWarper(0.5)),
        ("with_temperature", 2.0, TemperatureLogitsWarper(2.0)),
        ("top_k", 1, TopKLogitsWarper(1)),
        ("top_k", 5, TopKLogitsWarper(5)),
        ("top_p", 0.3, TopPLogitsWarper(0.3)),
        ("top_p", 0.9, TopPLogitsWarper(0.9)),
        ("min_p", 0.1, MinPLogitsWarper(0.1)),
        ("min_p", 0.02, MinPLogitsWarper(0.02)),
    ],
)
def test_each_function_is_transformers_processor(
    chapter: dict[str, Any], logits: torch.Tensor, name: str, value: float, theirs: Any
) -> None:
    before = logits.clone()
    expected = theirs(None, logits[None].clone())[0]
    torch.testing.assert_close(chapter[name](logits, value), expected)
    assert torch.equal(logits, before)
    assert not torch.equal(expected, before), "the setting changes something"


@pytest.mark.parametrize("penalty", [0.7, 1.3])
def test_the_penalty_is_transformers_processor(
    chapter: dict[str, Any], logits: torch.Tensor, penalty: float
) -> None:
    seen = torch.tensor([3, 1, 4, 1, 5, int(logits.argmax()), int(logits.argmin())])
    expected = RepetitionPenaltyLogitsProcessor(penalty)(seen[None], logits[None].clone())[0]
    torch.testing.assert_close(chapter["penalize"](logits, seen, penalty), expected)
    assert (logits[seen] > 0).any()
    assert (logits[seen] < 0).any()


def test_softmax_and_draws(chapter: dict[str, Any]) -> None:
    logits = torch.tensor([1.0, 3.0, -1.0, 2.0]) + 500
    p = logits.double().softmax(-1)
    torch.testing.assert_close(chapter["softmax"](logits).double(), p)
    chance = torch.Generator().manual_seed(0)
    drawn = torch.tensor([chapter["draw"](logits, chance) for _ in range(4000)])
    found = drawn.bincount(minlength=4) / 4000
    assert (found - p).abs().max() < 4 * math.sqrt(0.25 / 4000)
    impossible = torch.tensor([-math.inf, 0.0, -math.inf])
    assert {chapter["draw"](impossible, chance) for _ in range(50)} == {1}


def test_calibration_of_what_is_known(chapter: dict[str, Any]) -> None:
    sure = torch.full((100,), 0.75)
    right = torch.arange(100) < 75
    assert chapter["calibration_error"](sure, right) == pytest.approx(0, abs=1e-6)
    assert chapter["calibration_error"](sure, right & False) == pytest.approx(0.75)
    assert chapter["bins"](sure, right) == [(0.75, 0.75, 100)]


@torch.inference_mode()
def test_a_step_with_the_cache_is_the_models_last_row(chapter: dict[str, Any]) -> None:
    model, ids = chapter["model"], chapter["ids_of"](FRANCE)
    keys = [torch.empty(0, model.config.d_model) for _ in model.blocks]
    values = list(keys)
    for token in ids[0].tolist():
        logits = chapter["step"](token, keys, values)
    torch.testing.assert_close(logits, model(ids)[:, -1], atol=1e-3, rtol=1e-4)


@torch.inference_mode()
def test_the_beam_finds_the_best_of_all_that_there_is(chapter: dict[str, Any]) -> None:
    """A beam as wide as the vocabulary overlooks nothing in two steps: held against all pairs."""
    model = chapter["model"]
    V, width = 40, 40
    from gpt_lab import GPT, GPTConfig, KVCache

    torch.manual_seed(1)
    small = GPT(GPTConfig(vocab_size=V, context_length=8, d_model=16, n_heads=2, n_layers=1)).eval()
    for weight in small.parameters():
        torch.nn.init.normal_(weight, std=0.7)
    prompt = torch.tensor([[3, 1, 4], [1, 5, 9]])
    chapter["model"], chapter["KVCache"] = small, KVCache
    try:
        beams, total = chapter["beam_search"](prompt, width, 2)
        narrow, less = chapter["beam_search"](prompt, 1, 2)
    finally:
        chapter["model"] = model
    for row, beam, log_p, greedy, lower in zip(prompt, beams, total, narrow, less, strict=True):
        first = small(row[None])[0, -1].log_softmax(-1)
        both = torch.stack([row.new_tensor([*row.tolist(), v]) for v in range(V)])
        pairs = first[:, None] + small(both)[:, -1].log_softmax(-1)  # [V, V]
        assert beam.tolist()[3:] == [*divmod(int(pairs.argmax()), V)]
        torch.testing.assert_close(log_p, pairs.max())
        best = int(first.argmax())
        assert greedy.tolist()[3:] == [best, int(pairs[best].argmax())]
        torch.testing.assert_close(lower, pairs[best].max())
