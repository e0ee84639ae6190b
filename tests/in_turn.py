"""Tests of widgets in a browser take turns: a run takes a third of them.

It also takes those of what was changed in the last commits: of a widget, of what widgets share, or
a file of tests itself. ``make test-all`` takes all of them, and so does naming a test or a file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import unchanged
from tools import turns
from tools.passed import matches

PARTS = 3
# What every widget's page runs. What is in Python alone has tests without a browser.
SHARED = (
    *("gpt_lab/widgets/kit/*", "gpt_lab/engine/*", "tests/widget_driver.py"),
    *("gpt_lab/data/lab_model*.safetensors", "gpt_lab/data/lab-vocabulary.txt"),
)


def keep(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of widgets whose turn it is not."""
    if config.getoption("--every") or any(_is_named(argument) for argument in config.args):
        return
    keys = {item.nodeid: unchanged.key_of(item) for item in items if not unchanged.page_of(item)}
    known = {key for key in keys.values() if key}
    turn = turns.share(known, turns.commit(), PARTS)
    left = [
        item
        for item in items
        if (key := keys.get(item.nodeid)) and key not in turn and not was_changed(item)
    ]
    if left:
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)


def was_changed(item: pytest.Item) -> bool:
    """Whether what an item tests, or the file that it is in, was changed of late."""
    own = item.path.relative_to(unchanged.ROOT).as_posix()
    widgets = [f"gpt_lab/widgets/{folder}/*" for folder in unchanged.folders_of(item)]
    return any(matches(path, (own, *SHARED, *widgets)) for path in turns.changed())


def _is_named(argument: str) -> bool:
    return "::" in argument or Path(argument).suffix == ".py"
