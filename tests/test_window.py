"""Which part of a long text is read: the same in Python, in the page, and by `generate`."""

import pytest

from gpt_lab.generation.window import kept_when_full, window_start
from tests.javascript import call


def starts(n_ctx: int, longest: int) -> list[int]:
    """Where the window starts for each length, by following a cache that slides when it is full."""
    cached, start, found = 0, 0, []
    for length in range(1, longest + 1):
        cached += 1
        if cached > n_ctx:
            cached = max(1, n_ctx // 2)
            start = length - cached
        found.append(start)
    return found


@pytest.mark.parametrize("n_ctx", [1, 2, 3, 7, 8, 128])
def test_the_window_is_where_a_sliding_cache_has_it(n_ctx: int) -> None:
    expected = starts(n_ctx, 400)
    assert [window_start(length, n_ctx) for length in range(1, 401)] == expected
    script = """({ windowStart }, [n_ctx, longest]) =>
      Array.from({ length: longest }, (_, i) => windowStart(i + 1, n_ctx))"""
    assert call("../engine/window.ts", script, [n_ctx, 400]) == expected


def test_half_of_a_full_context_is_read_again_in_both_languages() -> None:
    contexts = list(range(1, 40))
    script = "({ keptWhenFull }, contexts) => contexts.map(keptWhenFull)"
    kept = [kept_when_full(n_ctx) for n_ctx in contexts]
    assert call("../engine/window.ts", script, contexts) == kept
