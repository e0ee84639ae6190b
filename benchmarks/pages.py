"""Measures each page of the built book: its weight, how far it jumps, and its longest task.

python -m benchmarks.pages                            # all pages of _build/html, at 390 and 1280
python -m benchmarks.pages index.html --sources       # one of them, and what moved
python -m benchmarks.pages notebooks/03_attention.html --slow --width 390

A page is loaded and scrolled to its end. Jumps are the browser's layout shifts. The slow line and
processor are those of ``benchmarks.site``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.site import SLOW, launch, served

WATCH = """
window.seen = { shift: 0, moved: [], task: 0 };
const name = (node) => {
  const one = node?.nodeType === 3 ? node.parentElement : node;
  if (!one?.tagName) return "?";
  return `${one.tagName}.${one.getAttribute("class") ?? ""}#${one.id}`.slice(0, 60);
};
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(",");
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    seen.shift += entry.value;
    const moved = entry.sources.map((s) =>
      `${name(s.node)} ${box(s.previousRect)} -> ${box(s.currentRect)}`);
    seen.moved.push([entry.value, entry.startTime, ...moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration);
}).observe({ type: "longtask", buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"
STEP = "(y) => { scrollTo(0, y); return y < document.documentElement.scrollHeight }"
READING = 120  # milliseconds between two screens


def measure(browser: Browser, url: str, width: int, *, slow: bool = False) -> dict[str, Any]:
    """One page at one width; kilobytes are compressed, times in seconds."""
    context = browser.new_context(bypass_csp=True, viewport={"width": width, "height": 900})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    sizes: list[float] = []
    within: set[str] = set()  # what stands in the page itself is no request

    def requested(event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith(("data:", "blob:")):
            within.add(event["requestId"])

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] not in within:
            sizes.append(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", requested)
    session.on("Network.loadingFinished", finished)
    page.add_init_script(WATCH)
    page.goto(url, wait_until="load", timeout=90_000)
    page.wait_for_timeout(2500)
    figures: dict[str, Any] = {
        "kB": sum(sizes) / 1000,
        "requests": len(sizes),
        "first paint": page.evaluate(PAINT) / 1000,
        "load": page.evaluate(LOADED) / 1000,
        "longest task": page.evaluate("seen.task") / 1000,
        "shift, load": page.evaluate("seen.shift"),
    }
    y = 0
    while page.evaluate(STEP, y):
        y += 700
        page.wait_for_timeout(READING)
    page.wait_for_timeout(500)
    figures |= {"kB, end": sum(sizes) / 1000, "shift, end": page.evaluate("seen.shift")}
    figures["moved"] = page.evaluate("seen.moved")
    context.close()
    return figures


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("pages", nargs="*", help="paths in the book; all without any")
    parser.add_argument("--book", type=Path, default=Path("_build/html"), help="a built book")
    parser.add_argument("--width", type=int, nargs="+", default=[390, 1280])
    parser.add_argument("--slow", action="store_true", help="on the slow line and processor")
    parser.add_argument("--sources", action="store_true", help="say what moved")
    options = parser.parse_args()
    pages = options.pages or sorted(
        path.relative_to(options.book).as_posix()
        for path in options.book.rglob("*.html")
        if path.relative_to(options.book).parts[0] not in ("_static", "_sources", "404.html")
    )
    with sync_playwright() as playwright, served(options.book) as address:
        browser = launch(playwright)
        for page in pages:
            for width in options.width:
                figures = measure(browser, address + page, width, slow=options.slow)
                moved = figures.pop("moved")
                numbers = " ".join(f"{name} {value:.4g};" for name, value in figures.items())
                print(f"{page} {width}: {numbers}", flush=True)
                for jump in moved if options.sources else ():
                    print("   ", *jump, sep="\n    ")
        browser.close()


if __name__ == "__main__":
    main()
