"""Firefox by puppeteer, WebKitGTK by Selenium: one page each, with what ``widget_driver`` asks."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from tools import engines
from tools.dev import PYTHON, javascript_environment

_HERE = Path(__file__).parent


class Firefox:
    """Puppeteer speaks WebDriver BiDi to Firefox itself, and needs no driver (``firefox.ts``)."""

    preload = ""

    def __init__(self, deno: subprocess.Popen[str]) -> None:
        self._deno, self.keyboard = deno, self

    def _ask(self, command: str, argument: str = "") -> Any:
        print(json.dumps([command, argument]), file=self._deno.stdin, flush=True)
        line = self._deno.stdout.readline() if self._deno.stdout else ""
        answer = json.loads(line or '{"error": "Firefox has ended"}')
        assert "error" not in answer, answer["error"]
        return answer.get("result")

    goto = functools.partialmethod(_ask, "goto")
    press = functools.partialmethod(_ask, "press")
    type = functools.partialmethod(_ask, "type")
    faults = functools.partialmethod(_ask, "faults")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self._ask("evaluate", f"({script})({json.dumps(argument)})")


class WebKit:
    """Selenium speaks to a driver that does not tell what a page logs: the page notes it itself."""

    preload = (_HERE / "watch.js").read_text("utf-8")

    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver, self.keyboard = driver, self
        self.goto = driver.get

    def press(self, key: str) -> None:
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key).upper()  # ArrowUp is ARROW_UP there
        self.type(getattr(Keys, name, key))

    def type(self, text: str) -> None:
        webdriver.ActionChains(self._driver, duration=0).send_keys(text).perform()

    def faults(self) -> Any:
        return self.evaluate("() => faultsOfThisPage")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self._driver.execute_script(f"return ({script})(arguments[0])", argument)


@contextlib.contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    """A Firefox without a window, until the context ends."""
    deno = PYTHON.with_name("deno" + PYTHON.suffix)
    with subprocess.Popen(  # which closes the program's input in the end, and it ends
        [deno, "run", "--quiet", "--allow-all", _HERE / "firefox.ts", str(engines.firefox())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**javascript_environment(), "HOME": str(home)},
    ) as process:
        yield Firefox(process)


@contextlib.contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """A MiniBrowser on a screen that nobody sees, until the context ends."""
    with contextlib.ExitStack() as stack:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1000x24"]
        screen = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        stack.callback(stack.enter_context(screen).terminate)
        os.close(writing)
        with os.fdopen(reading) as number:  # Xvfb takes one that is free, and says which
            environment = {**os.environ, "DISPLAY": f":{number.readline().strip()}"}
        environment |= {"HOME": str(home), "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        for left in (2, 1, 0):
            service = Service(env=environment)
            service.start()
            stack.callback(service.stop)
            connection = RemoteConnection(
                client_config=ClientConfig(service.service_url, timeout=60)
            )
            try:
                driver = webdriver.Remote(connection, options=webdriver.WebKitGTKOptions())
                break
            except Exception:  # one start of twenty hangs, why is not known
                if not left:
                    raise
        stack.callback(driver.quit)
        driver.set_window_rect(0, 0, 1280, 1000)
        yield WebKit(driver)


ENGINES: dict[str, Callable[[Path], Any]] = {"firefox": firefox, "webkit": webkit}
