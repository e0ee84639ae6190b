"""What tests share: no traces on the machine, and for browsers the built book on loopback."""

import functools
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import settings
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.support.serving import serving
from tools import chromium

HTML = Path(__file__).resolve().parent.parent / "_build" / "html"
LOOPBACK = ("http://127.0.0.1", "http://localhost", "ws://127.0.0.1", "ws://localhost")
PATIENCE = 60_000  # ms until a page has failed: a busy machine is slow, and not wrong
WITHIN_PAGE = ("file:", "data:", "blob:", "about:")

expect.set_options(timeout=PATIENCE)
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
os.environ["GPT_LAB_PROGRESS"] = ""  # exercises that tests solve are nobody's progress

# The one that goes with the package's lower bounds (.ci/lowest) lacks models that these count.
_NEED_5 = ("costs", "published", "hub_config", "serving", "catalogue")
_NEED_5 += ("experts", "latent_attention")  # or it computes them in modules of other shapes
collect_ignore_glob = [f"**/test_{name}.py" for name in _NEED_5 if version("transformers") < "5"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs the built book, and demand the mark of what opens a browser."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "html" in fixtures:
            item.add_marker("built")
        if "browser" in fixtures and not item.get_closest_marker("browser"):
            raise pytest.UsageError(f"{item.nodeid} opens a browser: mark it @pytest.mark.browser")


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Builds a page of a book as ``book_page.build_page`` does, wherever the test runs."""
    from extension.look import icons, styles

    from tests.support.book_page import build_page  # only the tests that build need Sphinx

    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    # Four fifths of the time: the theme's style, which the built book has, and test_formulas.
    monkeypatch.setattr(styles, "bundle_styles", lambda *_: None)
    monkeypatch.setattr(icons, "cut", lambda *_: None)  # a third of the time; test_icons has it
    monkeypatch.setattr(icons, "keep_what_is_shown", lambda *_: None)  # what would be cut
    return functools.partial(build_page, tmp_path)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium that can reach this machine and nothing else."""
    path = chromium.for_tests()
    if path is None:
        pytest.fail("no Chromium or Chrome: run `python -m tools.chromium`, or set CHROME to one")
    arguments = [
        "--disable-gpu",
        "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ]
    if sys.platform == "linux" and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium's sandbox does not start as root
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the book serves of the widgets, and no book around it."""
    from tests.support.pages import write_scripts

    folder = tmp_path_factory.mktemp("widgets")
    write_scripts(folder)
    return folder


@pytest.fixture(scope="session")
def html() -> Path:
    """The folder of the built book."""
    if not (HTML / "index.html").is_file():
        pytest.fail(f"the book is not built ({HTML} is missing): run `make book` first")
    return HTML


@pytest.fixture(scope="session")
def site(html: Path) -> Iterator[str]:
    """The address of the built book, served on 127.0.0.1, without a slash at its end."""
    with serving(html) as address:
        yield address


def settle(page: Page) -> None:
    """Wait until a page of the book stands still: fonts and widgets are there.

    A widget starts when it comes into view, so the page is scrolled to each.
    """
    for host in page.locator(".gpt-lab-host[data-widget]").all():
        host.scroll_into_view_if_needed()
        expect(host).to_have_attribute("data-ready", re.compile("."))
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_function(
        """async () => {
          await document.fonts.ready;
          return [...document.querySelectorAll(".gpt-lab-host")].every(
            (host) => host.dataset.ready && host.dataset.ready !== "failed",
          );
        }"""
    )


def wait_for(page: Page, expression: str, arg: Any = None, *, timeout: float | None = None) -> None:
    """Wait until something holds, without ``eval``: Playwright's own way is against the policy."""
    end = time.monotonic() + (timeout or PATIENCE) / 1000
    while not page.evaluate(expression, arg):
        if time.monotonic() > end:
            raise TimeoutError(f"in vain on {page.url}: {expression}")
        page.wait_for_timeout(20)


class Watch:
    """What went wrong on a page: errors, failed requests, requests to other hosts, dialogs."""

    def __init__(self, page: Page) -> None:
        self.faults: list[str] = []
        self._page = page
        self._listeners: dict[str, Callable[..., Any]] = {
            "console": lambda m: m.type == "error" and self._add("console", m.text),
            "pageerror": lambda error: self._add("exception", str(error)),
            "request": self._request,
            "requestfailed": lambda r: self._add("failed", f"{r.url} {r.failure}"),
            "response": self._response,
            "websocket": lambda socket: self._address(socket.url),
            "dialog": lambda dialog: (self._add("dialog", dialog.message), dialog.dismiss()),
        }
        for event, listener in self._listeners.items():
            page.on(event, listener)  # type: ignore[call-overload]

    def end(self) -> None:
        """Watch no longer."""
        for event, listener in self._listeners.items():
            self._page.remove_listener(event, listener)

    def _add(self, kind: str, text: str) -> None:
        self.faults.append(f"{kind}: {text}")

    def _address(self, url: str) -> None:
        if not url.startswith((*LOOPBACK, *WITHIN_PAGE)):
            self._add("other host", url)

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._add("status", f"{response.status} {response.url}")


def open_window(browser: Browser) -> BrowserContext:
    """A window that shares nothing with others."""
    window = browser.new_context(reduced_motion="reduce")
    window.set_default_timeout(PATIENCE)
    return window


@pytest.fixture(scope="session")
def window(browser: Browser) -> Iterator[BrowserContext]:
    """The window whose tabs tests open: what one of them has read and compiled, others have."""
    window = open_window(browser)
    yield window
    window.close()


class Tabs:
    """The tabs of a window. One that a test leaves as it was is the next one's.

    A new tab and what it starts in the browser take more of a core than most pages.
    """

    def __init__(self, window: BrowserContext) -> None:
        self._window = window
        self._free: dict[str, list[Page]] = {"light": [], "dark": []}
        self._themes: dict[Page, str] = {}
        self._changed: set[Page] = set()

    def take(self, theme: str) -> Page:
        """A tab that shows nothing, and will show pages as to a reader who has chosen a theme."""
        page = self._free[theme].pop() if self._free[theme] else self._new(theme)
        page.bring_to_front()  # behind another it would draw nothing
        # What an earlier test has set, "null" leaves to the system.
        page.emulate_media(media="null", forced_colors="null", color_scheme=theme)  # type: ignore[arg-type]
        return page

    def give_back(self, page: Page) -> None:
        """Have what it stored forgotten, and keep it, or close it if its scripts would stay."""
        if not page.is_closed():
            forget(page)
            page.unroute_all(behavior="ignoreErrors")
        if page in self._changed or page.is_closed():
            page.close()
        else:
            self._free[self._themes[page]].append(page)

    def _new(self, theme: str) -> Page:
        page = self._window.new_page()
        self._themes[page] = theme
        page.add_init_script(
            f"try {{ localStorage.setItem('mode', {json.dumps(theme)});"
            f" localStorage.setItem('theme', {json.dumps(theme)}) }} catch {{}}"
        )
        page.wait_for_function = functools.partial(wait_for, page)  # type: ignore[method-assign]
        add_init_script = page.add_init_script

        def change(*arguments: Any, **more: Any) -> None:
            self._changed.add(page)  # such a script cannot be taken away
            add_init_script(*arguments, **more)

        page.add_init_script = change  # type: ignore[method-assign,assignment]
        return page


@pytest.fixture(scope="session")
def tabs(window: BrowserContext) -> Tabs:
    """The window's tabs."""
    return Tabs(window)


@pytest.fixture
def open_page(browser: Browser, tabs: Tabs) -> Iterator[Callable[..., Page]]:
    """Opens pages: ``open_page(url, width=390, theme="dark")``; each is watched to its end.

    The test fails if a page logs an error, throws, makes a request that fails or that goes to
    another host, or opens a dialog. ``theme`` is what the reader has chosen in the book and in the
    system alike. What a test's pages have stored is forgotten after it; a page ``alone`` has a
    window of its own. Faults that match ``known``, a regular expression, are not counted.
    """
    pages: list[Page] = []
    windows: list[BrowserContext] = []
    watches: list[tuple[Watch, str]] = []

    def open_one(
        url: str = "about:blank",
        *,
        width: int = 1280,
        theme: str = "light",
        alone: bool = False,
        known: str = "(?!)",
    ) -> Page:
        if alone:
            windows.append(open_window(browser))
            page = Tabs(windows[-1]).take(theme)
        else:
            page = tabs.take(theme)
            pages.append(page)
        page.set_viewport_size({"width": width, "height": 900})
        watches.append((Watch(page), known))
        if url != "about:blank":
            page.goto(url)
        return page

    yield open_one
    faults = [  # before the pages are left, which ends downloads
        fault for watch, known in watches for fault in watch.faults if not re.search(known, fault)
    ]
    for watch, _ in watches:
        watch.end()
    for page in pages:
        tabs.give_back(page)
    for own in windows:
        own.close()
    assert not faults, "\n".join(faults)


def forget(page: Page) -> None:
    """Leave a page, and clear what its site has stored."""
    address = urlsplit(page.url)
    if address.scheme in ("http", "file"):
        page.evaluate("sessionStorage.clear()")  # the tab's, and the next page's in it
    page.goto("about:blank")  # which stops it from storing more
    if address.scheme in ("http", "file"):
        site = {"origin": f"{address.scheme}://{address.netloc}", "storageTypes": "all"}
        session = page.context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", site)
        session.detach()


@pytest.fixture
def explorer(folder: Path, open_page: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a page with a parameter explorer: ``explorer(widget, address="#…", width=390)``."""
    from gpt_lab import ParameterExplorer
    from tests.support.pages import write_page

    def open_one(widget: ParameterExplorer | None = None, address: str = "", **how: Any) -> Page:
        path = write_page(folder, widget or ParameterExplorer(), theme=how.get("theme", "light"))
        page = open_page(path.as_uri() + address, **how)
        page.wait_for_selector("[data-ready=ParameterExplorer]")
        return page

    return open_one
