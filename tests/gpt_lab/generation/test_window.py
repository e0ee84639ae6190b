"""Which part of a long text is read: the same in Python, in the page, and by `generate`."""

import pytest
import torch

from gpt_lab import generate
from gpt_lab.generation.window import kept_when_full, window_start
from gpt_lab_course.widgets import live_gpt
from gpt_lab_course.widgets.lab_model import page_model
from tests.support import window_cases
from tests.support.javascript import call


def starts(n_ctx: int, prompt: int, longest: int) -> list[int]:
    """Where the window starts for each length, by following a cache that slides when it is full."""
    cached = min(prompt, n_ctx)
    found = [prompt - cached]
    for length in range(prompt + 1, longest + 1):
        cached += 1
        if cached > n_ctx:
            cached = max(1, n_ctx // 2)
        found.append(length - cached)
    return found


@pytest.mark.parametrize("n_ctx", [1, 2, 3, 7, 8, 128])
def test_the_window_is_where_a_sliding_cache_has_it(n_ctx: int) -> None:
    prompts = [*range(1, 20), 127, 128, 129, 130, 200, 399]
    expected = [starts(n_ctx, prompt, 400) for prompt in prompts]
    lengths = [range(prompt, 401) for prompt in prompts]
    ours = [
        [window_start(n, n_ctx, prompt) for n in row]
        for row, prompt in zip(lengths, prompts, strict=True)
    ]
    assert ours == expected
    assert [window_start(prompt, n_ctx) for prompt in prompts] == [row[0] for row in expected]
    script = """({ windowStart }, [n_ctx, prompts]) => prompts.map((prompt) =>
      Array.from({ length: 401 - prompt }, (_, i) => windowStart(prompt + i, n_ctx, prompt)))"""
    assert call("../engine/window.ts", script, [n_ctx, prompts]) == expected


def test_half_of_a_full_context_is_read_again_in_both_languages() -> None:
    contexts = list(range(1, 40))
    script = "({ keptWhenFull }, contexts) => contexts.map(keptWhenFull)"
    kept = [kept_when_full(n_ctx) for n_ctx in contexts]
    assert call("../engine/window.ts", script, contexts) == kept


def test_texts_of_every_length_are_read_and_continued_by_that_rule() -> None:
    """So `generate` does, and the words that Python gives a page (`window_check.ts`: the page)."""
    model, greedy = page_model(), {"temperature": 0, "when_full": "slide"}
    for case in window_cases.cases(model):
        ids, written = case["ids"], case["written"]
        words = live_gpt.next_words(ids[1:])[: window_cases.WORDS]
        assert [p for _, p in words] == pytest.approx([p for _, p in case["words"]], abs=1e-4)
        if not case["close"]:
            count = len(written)
            found = generate(model, torch.tensor(ids), count, **greedy)  # type: ignore[arg-type]
            assert [int(token) for token in found] == written, len(ids)
