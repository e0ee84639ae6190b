"""The picture of the whole model: from a key to the picture, frames while it moves, and memory.

python -m benchmarks.model_map --output benchmarks/results   # the book in _build/html

Measured in Chromium, which draws WebGL without a graphics card here, on the first page.
"""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.live import TEXT, WATCH, quantile
from benchmarks.measure import report, table
from benchmarks.site import served
from tools import chromium

KEYS, MANY, ZOOMS = 40, 500, 100
# From a key to the frame that shows its answer, each way: a token more, and a token fewer.
KEYS_TO_PICTURE = """async (keys) => {
  const field = document.querySelector(".model-map textarea");
  const text = field.value;
  const times = [];
  for (let i = 0; i < keys; i++) {
    const label = () => document.querySelector(".model-picture")?.getAttribute("aria-label");
    const [from, before] = [performance.now(), label()];
    field.value = i % 2 ? text : text + " and";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    while (label() === before) await new Promise(requestAnimationFrame);
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}"""
# Frames a second while the picture of all weights follows the pointer.
PAN = """async (seconds) => {
  const canvas = document.querySelector(".model-map canvas");
  const { left, top } = canvas.getBoundingClientRect();
  const send = (type, x) => canvas.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1,
    clientX: left + x, clientY: top + 200,
  }));
  send("pointerdown", 300);
  const begin = performance.now();
  let frames = 0;
  while (performance.now() - begin < 1000 * seconds) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    send("pointermove", 300 + 120 * Math.sin(frames / 12));
  }
  send("pointerup", 300);
  return frames / seconds;
}"""


def opened(browser: Browser, address: str) -> Page:
    """The first page, with its model loaded and a text of 31 tokens read."""
    page = browser.new_context(bypass_csp=True, viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(WATCH)
    page.goto(address + "index.html")
    page.locator(".gpt-lab-host[data-ready] .model-map textarea").first.fill(TEXT)
    page.wait_for_function(
        "document.querySelector('.model-picture').getAttribute('aria-label').includes('sea')"
    )
    page.wait_for_timeout(1500)
    return page


def memory(page: Page) -> float:
    """Megabytes of the page's heap, after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: int = session.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6


def figures(browser: Browser, address: str) -> dict[str, Any]:
    """Times in milliseconds, frames a second, megabytes."""
    page = opened(browser, address)
    page.evaluate("window.tasks.length = 0")
    times = page.evaluate(KEYS_TO_PICTURE, KEYS)
    tasks = page.evaluate("window.tasks")
    heap = [memory(page)]
    page.evaluate(KEYS_TO_PICTURE, MANY)
    heap.append(memory(page))
    page.get_by_role("button", name="All the weights").click()
    page.wait_for_selector(".model-map canvas")
    page.wait_for_timeout(4000)
    page.evaluate("window.tasks.length = 0")
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    frames = page.evaluate(PAN, 4)
    panning = page.evaluate("window.tasks")
    heap.append(memory(page))
    for i in range(ZOOMS):
        page.get_by_role("button", name="Zoom out" if i % 2 else "Zoom in").click()
    heap.append(memory(page))
    page.context.close()
    return {"times": times, "tasks": tasks, "frames": frames, "panning": panning, "heap": heap}


def main() -> None:
    """Measure and write a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, help="a folder for model_map.md")
    parser.add_argument("--book", type=Path, default=Path("_build/html"))
    options = parser.parse_args()
    arguments = ["--no-sandbox", "--enable-unsafe-swiftshader"]
    with served(options.book) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=arguments)
        found = figures(browser, address)
        browser.close()
    keys, heap = found["times"], found["heap"]
    rows = [
        ["key to picture, 31 tokens (median)", f"{statistics.median(keys):.0f} ms", "60 ms"],
        ["the same, 95 of 100", f"{quantile(keys, 0.95):.0f} ms", ""],
        ["longest task while typing", f"{max(found['tasks'], default=0):.0f} ms", "50 ms"],
        ["frames a second, all weights, panning", f"{found['frames']:.0f}", "20"],
        ["longest task while panning", f"{max(found['panning'], default=0):.0f} ms", "50 ms"],
        [f"memory over {MANY} keys", f"{heap[0]:.1f} → {heap[1]:.1f} MB", "flat"],
        [f"memory over {ZOOMS} zooms", f"{heap[2]:.1f} → {heap[3]:.1f} MB", "flat"],
    ]
    report("model_map", table(["", "measured", "aim"], rows), options.output)


if __name__ == "__main__":
    main()
