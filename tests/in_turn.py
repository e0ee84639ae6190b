"""What takes long goes by turns: widgets in a browser, pages, experiments, books of one page.

Others are marked ``@pytest.mark.in_turn`` with patterns of what they test; a file's tests go
together, unless the mark says ``each=True``.

A run takes a tenth of them, and those of what was changed in the last commits: of a page, a
widget, an experiment, of what they share, or of the file of tests itself. ``make test-all`` takes
all, and so does naming a test or a file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import sorting, unchanged
from tools import turns
from tools.passed import matches

# What every widget's page runs. What is in Python alone has tests without a browser.
SHARED = (
    *("gpt_lab/widgets/kit/*", "gpt_lab/engine/*", "tests/widget_driver.py"),
    *("gpt_lab/data/lab_model*.safetensors", "gpt_lab/data/lab-vocabulary.txt"),
)
# What experiments are made of.
PARTS_OF_EXPERIMENTS = (
    *(f"gpt_lab/{room}/*" for room in ("model", "generation", "training", "interpret")),
    *("gpt_lab/lab_model/*", "gpt_lab/data/lab_model*.safetensors", "requirements.lock"),
)
MEASURES_A_MODEL = pytest.mark.in_turn(*PARTS_OF_EXPERIMENTS, "gpt_lab/data/*")
# What every page is built with.
FRAME = (
    *("_config.yml", "book/extension/*", "book/static/*", "book/templates/*"),
    *("requirements.lock", "tests/page_looks.py", "tests/axe.py"),
)
# What a book of one page is built with (``tests/book_page.py``).
BUILT_WITH = (*FRAME, "tests/book_page.py", "gpt_lab/widgets/*.py", "tools/plain_markdown.py")


def keep(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose turn it is not."""
    if config.getoption("--every") or any(_is_named(argument) for argument in config.args):
        return
    items_of = {key: item for item in items if (key := _key(item))}
    due = {key for key, item in items_of.items() if was_changed(item)}
    due |= turns.share(items_of, turns.commit())
    kept, left = [], []
    for item in items:
        key = _key(item)
        (kept if not key or key in due else left).append(item)
    items[:] = kept
    if left:
        config.hook.pytest_deselected(items=left)


def _key(item: pytest.Item) -> str:
    """What has a turn with an item; empty for one that always runs."""
    marked = item.get_closest_marker("in_turn")
    if marked and marked.kwargs.get("each"):
        return item.nodeid
    turned = _experiments(item) or _builds(item) or marked
    return unchanged.key_of(item) or (_own(item) if turned else "")


def _own(item: pytest.Item) -> str:
    return item.path.relative_to(unchanged.ROOT).as_posix()


def _builds(item: pytest.Item) -> bool:
    return "build" in getattr(item, "fixturenames", ())


def _experiments(item: pytest.Item) -> frozenset[str]:
    return turns.experiments(sorting.source_of(item.path))


def was_changed(item: pytest.Item) -> bool:
    """Whether what an item tests, or the file that it is in, was changed of late."""
    marked = item.get_closest_marker("in_turn")
    reads = [_own(item), *(marked.args if marked else ())]
    if experiments := _experiments(item):
        reads += [*PARTS_OF_EXPERIMENTS, *experiments]
    if _builds(item):
        reads += BUILT_WITH
    if page := unchanged.page_of(item):
        reads += [*FRAME, *_sources(page)]
    if folders := unchanged.folders_of(item):
        reads += [*SHARED, *(f"gpt_lab/widgets/{folder}/*" for folder in folders)]
    return any(matches(path, reads) for path in turns.changed())


def _sources(page: str) -> list[str]:
    """What a page of the book is written in: a notebook, Markdown, or a module that it lists."""
    stem = page.removeprefix("_modules/").removesuffix(".html")
    return [f"{stem}.{kind}" for kind in ("ipynb", "md", "py")]


def _is_named(argument: str) -> bool:
    return "::" in argument or Path(argument).suffix == ".py"
