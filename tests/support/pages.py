"""What tests of widgets share: a page that has one, its module's functions, and what axe finds."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from gpt_lab_course.widgets.base import LabWidget
from tests.support import ROOT

sys.path.append(str(ROOT / "book"))

from extension.widgets import scripts, snapshot
from extension.widgets.directive import state_and_view

OpenPage = Callable[..., Page]
# Whether a widget has started, its model has come, and its answer.
SETTLED = """() => document.querySelector("[data-ready]")
  && document.querySelector(".frame-view").getAttribute("aria-busy") === "false"
  && !document.querySelector(".status-line progress")"""

PAGE = """<!doctype html>
<html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>Widget</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="book.css"><link rel="stylesheet" href="kit.css">
<link rel="stylesheet" href="widgets/{name}.css">
{scripts}</head>
<body style="margin: 8px; background: {paper}"><main><h1 style="color: gray">Widget</h1>
{hosts}</main></body></html>"""


def write_scripts(folder: Path) -> None:
    """What the book serves of the widgets, without the book around it."""
    files = {**scripts.script_files()}
    files["book.css"] = (ROOT / "book" / "static" / "book.css").read_text("utf-8")
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name, content in scripts.large_files().items():
        (folder / name).write_bytes(content)


def host_of(widget: LabWidget, model_id: str = "shown") -> str:
    """A widget as a page has it: its state, its view and its snapshot."""
    inside, state = state_and_view(widget, model_id)
    cls = scripts.widget_classes()[type(widget).__name__]
    return snapshot.host(cls, state, model_id, inside, "What is to be seen.")


def write_page(folder: Path, *widgets: LabWidget, theme: str = "light", scripts: str = "") -> Path:
    """A page with widgets of one class, in a folder that ``write_scripts`` has filled."""
    name = type(widgets[0]).__name__
    tags = scripts or "".join(
        f'<script defer src="{path}"></script>' for path in (f"widgets/{name}.js", "runtime.js")
    )
    hosts = "\n".join(host_of(widget, f"shown-{i}") for i, widget in enumerate(widgets))
    paper = "#14181e" if theme == "dark" else "#fff"
    path = folder / f"{name}-{theme}-{len(list(folder.iterdir()))}.html"
    text = PAGE.format(theme=theme, paper=paper, name=name, scripts=tags, hosts=hosts)
    path.write_text(text, encoding="utf-8")
    return path


def module_call(page: Page, cls: type[LabWidget], script: str, argument: Any = None) -> Any:
    """What a function of a widget's module and an argument returns in a page."""
    return page.evaluate(
        f"""async ([esm, argument]) => {{
          const url = URL.createObjectURL(new Blob([esm], {{ type: "text/javascript" }}));
          return ({script})(await import(url), argument);
        }}""",
        [cls._esm, argument],
    )
