"""What tests ask for: an engine, pages in it, folders served to it.

A test that uses one of these runs once in Firefox and once in WebKit, and is marked so.
"""

from __future__ import annotations

import contextlib
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.engines.firefox import Firefox
from tests.engines.page import EnginePage
from tests.engines.webkit import WebKit
from tests.serving import serving
from tools import engines

Engine = Firefox | WebKit
ENGINES = [pytest.param(cls, id=cls.name, marks=pytest.mark.engines) for cls in (Firefox, WebKit)]


def programs(name: str) -> dict[str, Path]:
    """The programs of an engine; a test that needs one which is not there fails or is skipped."""
    found = engines.find(name)
    if found is None:
        (pytest.fail if engines.REQUIRED else pytest.skip)(engines.missing(name))
    return found


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A browser that can reach this machine and nothing else, one for all tests."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends browsers, as Ctrl-C
    try:
        with request.param.start(programs(request.param.name)) as running:
            yield running
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.fixture(scope="session")
def serve(engine: Engine) -> Iterator[Callable[[Path], str]]:
    """Serves a folder to an engine's pages: its address, the same one whenever it is asked for."""
    addresses: dict[Path, str] = {}
    with contextlib.ExitStack() as stack:

        def address(folder: Path) -> str:
            if folder not in addresses:
                served = serving(folder, preload=engine.preload)
                addresses[folder] = stack.enter_context(served)
            return addresses[folder]

        yield address


@pytest.fixture
def open_in_engine(engine: Engine) -> Iterator[Callable[..., EnginePage]]:
    """Opens pages: ``open_in_engine(url, width=390)``; each is watched to its end.

    The test fails if a page logs an error, throws, or makes a request that fails. Faults that are
    ``known``, as regular expressions, have to be there: a known fault that is mended fails, too.
    """
    opened: list[tuple[EnginePage, tuple[str, ...]]] = []

    def open_one(
        url: str, *, width: int = 1280, height: int = 800, known: Iterable[str] = ()
    ) -> EnginePage:
        page = engine.open(url, width, height)
        opened.append((page, tuple(known)))
        return page

    yield open_one
    wrong = []
    for page, known in opened:
        faults = page.faults
        wrong += [one for one in faults if not any(re.search(each, one) for each in known)]
        wrong += [
            f"is not to be seen any more, so it need not be known: {each}"
            for each in known
            if not any(re.search(each, one) for one in faults)
        ]
        page.close()
    assert not wrong, "\n".join(wrong)
