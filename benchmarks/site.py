"""How quick the built book is: bytes, the first widget, what jumps, and how long a key takes.

python -m benchmarks.site --output benchmarks/results               # the book in _build/html
python -m benchmarks.site --book OTHER --label before --output …    # another build, beside it

The slow line has 1.6 Mbit/s, 150 ms of latency and a processor four times slower than this one.
Files are served compressed, as a web server would.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import statistics
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tools import chromium

LANDING, LESSON = "index.html", "notebooks/01_tokenization.html"
ROUNDS = 3
KEYS = 40
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
WORDS = "The quick brown fox — déjà vu — reads 50,257 tokens. "
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".txt")

WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver(() => {
  if (!window.firstWidget && document.querySelector("[data-ready]")) {
    window.firstWidget = performance.now();
  }
}).observe(document, { subtree: true, attributes: true, childList: true });
"""
KEY_TO_PAINT = """async (keys) => {
  const field = document.querySelector(".tokenizer-playground textarea");
  const times = [];
  field.focus();
  for (let i = 0; i < keys; i++) {
    const middle = Math.floor(field.value.length / 2) + i;
    field.setSelectionRange(middle, middle);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const from = performance.now();
    field.setRangeText("e n"[i % 3], middle, middle, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve; // comes after the frame was painted
      port2.postMessage(0);
    }));
    times.push(performance.now() - from);
  }
  return times;
}"""


class _Compressing(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, compressed where that helps."""
        path = Path(self.translate_path(self.path.split("?")[0]))
        if not path.is_file():
            self.send_error(404)
            return
        content = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        if path.suffix in COMPRESSED:
            content = _compressed(content)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@functools.cache
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, 6)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on this machine, as a web server would have it; its address."""
    handler = functools.partial(_Compressing, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def launch(playwright: Playwright) -> Browser:
    """A browser that draws as fast as it can."""
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    arguments += ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
    return playwright.chromium.launch(executable_path=chromium.find(), args=arguments)


def weigh(page: Page, url: str) -> dict[str, float]:
    """Compressed bytes and requests of a page's first view."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on(
        "Network.requestWillBeSent",
        lambda event: asked.update({event["requestId"]: event["request"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    page.goto(url, wait_until="load")
    page.wait_for_timeout(2500)
    # What a style sheet holds as ``data:`` has come with it.
    came = [size for request, size in sizes.items() if asked.get(request, "").startswith("http")]
    return {"kilobytes": sum(came) / 1000, "requests": len(came)}


def first_widget(page: Page, url: str, *, slow: bool) -> dict[str, float]:
    """Seconds until a page's first widget answers, and how much the page jumped until then."""
    if slow:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(WATCH)
    page.goto(url, wait_until="load", timeout=90_000)
    page.wait_for_function("window.firstWidget", timeout=90_000)
    page.wait_for_timeout(1500)
    return {
        "seconds": page.evaluate("window.firstWidget") / 1000,
        "shift": page.evaluate("window.shift"),
    }


def shift(page: Page, url: str) -> dict[str, float]:
    """How much a page jumps on the slow line, until all is there."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(WATCH)
    page.goto(url, wait_until="load", timeout=90_000)
    page.wait_for_timeout(4000)
    return {"shift": page.evaluate("window.shift")}


def keys(page: Page, url: str, characters: int) -> dict[str, float]:
    """Milliseconds from a key in the playground to the picture, with a text of some length."""
    page.goto(url)
    host = page.locator(".gpt-lab-host:has(.tokenizer-playground), .gpt-lab-host").last
    host.scroll_into_view_if_needed()
    page.wait_for_selector("[data-ready=TokenizerPlayground]")
    text = (WORDS * (characters // len(WORDS) + 1))[:characters]
    page.locator(".tokenizer-playground textarea").first.fill(text)
    page.wait_for_timeout(800)
    times = page.evaluate(KEY_TO_PAINT, KEYS)
    return {"milliseconds": statistics.median(times)}


def measure(browser: Browser, address: str) -> dict[str, float]:
    """Every number of one build; medians of several rounds."""

    def median(task: Callable[[Page], dict[str, float]], width: int = 1280) -> dict[str, float]:
        rounds = []
        for _ in range(ROUNDS):
            context = browser.new_context(bypass_csp=True, viewport={"width": width, "height": 900})
            rounds.append(task(context.new_page()))
            context.close()
        return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}

    landing, lesson = address + LANDING, address + LESSON
    figures: dict[str, float] = {}
    for name, url in (("landing page", landing), ("lesson 1", lesson)):
        weight = median(lambda page, url=url: weigh(page, url))
        figures[f"{name}: kB, compressed"] = weight["kilobytes"]
        figures[f"{name}: requests"] = weight["requests"]
    quick = median(lambda page: first_widget(page, landing, slow=False))
    late = median(lambda page: first_widget(page, landing, slow=True))
    figures["first widget, this machine: s"] = quick["seconds"]
    figures["first widget, slow line: s"] = late["seconds"]
    for width in (1280, 390):
        for name, url in (("landing page", landing), ("lesson 1", lesson)):
            jumps = median(lambda page, url=url: shift(page, url), width)
            figures[f"layout shift, {name}, {width} px"] = jumps["shift"]
    for characters in (500, 4000):
        took = median(lambda page, n=characters: keys(page, lesson, n))
        figures[f"key to picture, {characters:,} characters: ms"] = took["milliseconds"]
    return figures


def table(results: dict[str, dict[str, float]]) -> str:
    """The builds beside each other."""

    def cell(value: float) -> str:
        return f"{value:,.0f}" if value >= 20 else f"{value:,.3g}"

    labels = [*results]
    rows = [f"| | {' | '.join(labels)} |", f"| --- |{' ---: |' * len(labels)}"]
    for name in results[labels[-1]]:
        cells = [cell(results[label][name]) if name in results[label] else "" for label in labels]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--book", type=Path, default=Path("_build/html"), help="a built book")
    parser.add_argument("--label", default="now", help="what its column is called")
    parser.add_argument("--output", type=Path, help="where the table and its numbers are kept")
    options = parser.parse_args()
    if options.output:  # now, and not when all is measured
        options.output.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, served(options.book) as address:
        browser = launch(playwright)
        figures = measure(browser, address)
        browser.close()
    results = {options.label: figures}
    if options.output:
        stored = options.output / "site.json"
        if stored.is_file():
            results = json.loads(stored.read_text("utf-8")) | results
        stored.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        (options.output / "site.md").write_text(table(results), "utf-8")
    print(table(results))


if __name__ == "__main__":
    main()
