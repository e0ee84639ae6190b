"""The lab model in the page: how soon it is there, how quickly it answers, what eight bits cost.

python -m benchmarks.live --output benchmarks/results   # the book in _build/html

Everything is measured in Chromium on the page "The model, live", served compressed on this machine.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
from pathlib import Path
from typing import Any

import torch
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.measure import processor, report, table
from benchmarks.site import served
from gpt_lab import lab_model, load_lab_model
from gpt_lab.checkpoints import int8
from tools import chromium

LIVE, WITHOUT = "book/live.html", "book/notation.html"
TEXT = "The capital of France is Paris. The capital of Japan is Tokyo. Once upon a time there was"
TEXT += " a girl who lived in a small house by the sea"
OPENINGS = ("Call me", "Once upon a time there was a", "It was a", "The old man said that")
ROUNDS, KEYS, TOKENS = 5, 40, 2000
READ = 128  # tokens of a text whose logits are compared
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.tasks.push(entry.duration);
}).observe({ type: "longtask", buffered: true });
"""
# A text of so many tokens or more is read, and answered.
READY = """(least) => document.querySelectorAll(".live-gpt .tokens li").length >= least
  && document.querySelector(".live-gpt .next")?.getAttribute("aria-busy") === "false"
  && !document.querySelector(".live-gpt .status-line progress")"""
# From a key to the picture of its answer: the frame after the one in which the answer was drawn.
KEY_TO_PICTURE = """async ([keys, middle]) => {
  const field = document.querySelector(".live-gpt textarea");
  const next = document.querySelector(".live-gpt .next");
  const times = [];
  const text = field.value;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let i = 0; i < keys; i++) {
    const from = performance.now();
    const done = new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (next.getAttribute("aria-busy") !== "false") return;
        seen.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve; // comes after the frame was painted
          port2.postMessage(0);
        });
      });
      seen.observe(next, { attributes: true });
    });
    const changed = i % 2 === 1 ? text : middle ? "A" + text.slice(3) : text + " and";
    field.value = changed;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await done;
    if (i % 2 === 0 || middle) times.push(performance.now() - from);
    await wait(30);
  }
  return times;
}"""
# The engine without a page's drawing: tokens a second in the worker, over the widget's button.
WRITE = """async () => {
  const button = () => document.querySelector(".live-gpt .write");
  const from = performance.now();
  button().click();
  await new Promise((resolve) => {
    const look = () => button().textContent === "Write" ? resolve() : setTimeout(look, 4);
    setTimeout(look, 4);
  });
  return [performance.now() - from, document.querySelectorAll(".tokens li").length];
}"""


def opened(browser: Browser, address: str) -> Page:
    """The page with the model, cold, as soon as the model answers."""
    page = browser.new_context(bypass_csp=True, viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(WATCH)
    page.goto(address + LIVE)
    page.wait_for_selector(".gpt-lab-host[data-ready] .live-gpt .next")  # what is typed counts
    return page


def readiness(browser: Browser, address: str) -> float:
    """Seconds from the first byte asked for to an answer that the page's model computed."""
    page = opened(browser, address)
    page.locator(".live-gpt textarea").first.fill(TEXT)
    page.wait_for_function(READY, arg=20)
    seconds: float = page.evaluate("performance.now()") / 1000
    page.context.close()
    return seconds


def answers(browser: Browser, address: str) -> dict[str, Any]:
    """Key to picture at about 32 tokens, tokens a second, long tasks, memory."""
    page = opened(browser, address)
    page.locator(".live-gpt textarea").first.fill(TEXT)
    page.wait_for_function(READY, arg=20)
    page.wait_for_timeout(500)
    context = page.locator(".live-gpt .tokens li").count()
    page.evaluate("window.tasks.length = 0")
    appended = page.evaluate(KEY_TO_PICTURE, [2 * KEYS, False])
    edited = page.evaluate(KEY_TO_PICTURE, [KEYS, True])
    session = page.context.new_cdp_session(page)
    heap, spent, characters = [], 0.0, 0
    while characters < TOKENS:
        page.locator(".live-gpt textarea").first.fill(OPENINGS[len(heap) % len(OPENINGS)])
        page.wait_for_function(READY, arg=0)
        before = page.locator(".live-gpt .tokens li").count()
        milliseconds, after = page.evaluate(WRITE)
        characters += after - before
        spent += milliseconds / 1000
        session.send("HeapProfiler.collectGarbage")
        heap.append(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    tasks = page.evaluate("window.tasks")
    page.context.close()
    return {
        "context": context,
        "appended": appended,
        "edited": edited,
        "rate": characters / spent,
        "written": characters,
        "heap": (statistics.mean(heap[2:6]), statistics.mean(heap[-4:])),
        "longest task": max(tasks, default=0.0),
        "long tasks": len(tasks),
    }


def weight(browser: Browser, address: str, name: str) -> float:
    """Megabytes of a page with all that it loads, compressed."""
    page = browser.new_context(bypass_csp=True).new_page()
    sizes: list[int] = []  # of what the worker fetches as well
    page.context.on("requestfinished", lambda r: sizes.append(r.sizes()["responseBodySize"]))
    page.goto(address + name, wait_until="load")
    page.wait_for_timeout(4000)
    page.context.close()
    return sum(sizes) / 1e6


@torch.inference_mode()
def bits() -> str:
    """What rounding to eight bits changes on held-out texts."""
    model, tokenizer = load_lab_model()
    rounded = int8.unpack(int8.pack(model))
    rows = []
    for kind in ("prose", "stories", "facts", "drills"):
        moved, nats, same, count, loss = 0.0, 0.0, 0, 0, [0.0, 0.0]
        for text in lab_model.held_out(kind)[:40]:
            ids = torch.tensor([[tokenizer.end_of_text, *tokenizer.encode(text)][:READ]])
            one, other = model(ids)[0, :-1], rounded(ids)[0, :-1]  # [T − 1, V]
            moved = max(moved, float((one - other).abs().max()))
            p, q = one.log_softmax(-1), other.log_softmax(-1)
            nats += float((p.exp() * (p - q)).sum())
            same += int((one.argmax(-1) == other.argmax(-1)).sum())
            for i, log in enumerate((p, q)):
                loss[i] -= float(log.gather(-1, ids[0, 1:, None]).sum())
            count += len(one)
        rows.append(
            [
                kind,
                f"{count:,}",
                f"{moved:.2f}",
                f"{nats / count:.5f}",
                f"{same / count:.1%}",
                f"{loss[0] / count:.3f}",
                f"{loss[1] / count:.3f}",
            ]
        )
    head = ["held-out texts", "tokens", "logits move by up to", "KL divergence, nats a token"]
    head += ["same best token", "loss with 16 bits", "with 8"]
    return table(head, rows)


def quantile(values: list[float], share: float) -> float:
    """The value that so large a share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def speed(browser: Browser, address: str) -> str:
    """The table of times."""
    ready = statistics.median(readiness(browser, address) for _ in range(ROUNDS))
    figures = answers(browser, address)
    appended, edited = figures["appended"], figures["edited"]
    memory = "{:.1f} → {:.1f} MB".format(*figures["heap"])
    rows = [
        ["model ready after a cold load", f"{ready:.2f} s", "1 s"],
        [
            f"key to picture, a token appended to {figures['context']} (median)",
            f"{statistics.median(appended):.0f} ms",
            "16 ms",
        ],
        ["the same, 95 of 100", f"{quantile(appended, 0.95):.0f} ms", "50 ms"],
        [
            "key to picture, the first word changed (median)",
            f"{statistics.median(edited):.0f} ms",
            "100 ms",
        ],
        ["writing, tokens a second", f"{figures['rate']:.0f}", "250"],
        ["longest task on the page's own thread", f"{figures['longest task']:.0f} ms", "50 ms"],
        [f"page's memory over {figures['written']:,} tokens", memory, "flat"],
        ["page with the model, compressed", f"{weight(browser, address, LIVE):.2f} MB", "6 MB"],
        ["page without it", f"{weight(browser, address, WITHOUT):.2f} MB", "1 MB"],
    ]
    return table(["", "measured", "aim"], rows)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--book", type=Path, default=Path("_build/html"), help="a built book")
    parser.add_argument("--output", type=Path, help="where the tables are kept")
    parser.add_argument("--note", default="", help="a sentence about the machine")
    parser.add_argument("--only", choices=["bits", "speed"], help="this table alone")
    options = parser.parse_args()
    if options.only != "speed":
        report("live_bits", bits(), options.output)
    if options.only == "bits":
        return
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    # The frame rate stays limited: frames without end would take the worker's processor.
    with sync_playwright() as playwright, served(options.book) as address:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=arguments)
        report("live", speed(browser, address), options.output)
        cores = os.cpu_count()
        machine = (
            f"{processor()}, {cores} threads, {platform.system()}; Chromium {browser.version}."
        )
        machine = f"{machine} {options.note}".strip()
        report("live_machine", machine, options.output)
        browser.close()


if __name__ == "__main__":
    main()
