"""The widgets' tools: what is committed is what they make, and a new widget works as it starts."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect

from gpt_lab.widgets.base import kit_css
from tests.axe import violations
from tests.pages import OpenPage, host_of, scripts
from tools import widgets
from tools.new.writing import filled

LONGEST = 300  # lines of one module


def test_no_module_is_long() -> None:
    sources = [path for path in widgets.WIDGETS.rglob("*.js") if path.name != "bundle.js"]
    sources += [path for path in widgets.RUNTIME.glob("*.js") if path.name != "bundle.js"]
    assert len(sources) > 20
    long = {p.name: n for p in sources if (n := len(p.read_text("utf-8").splitlines())) > LONGEST}
    assert not long


def test_every_bundle_is_what_its_sources_give() -> None:
    for file, (source, form) in widgets.bundles().items():
        assert file.read_bytes() == widgets.bundle(source, form), file


def test_a_stale_bundle_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = widgets.WIDGETS / "kit" / "format.js"
    stale = widgets.ROOT / "_build" / "stale.js"
    monkeypatch.setattr(widgets, "bundles", lambda: {stale: (source, "esm")})
    monkeypatch.setattr(sys, "argv", ["widgets", "--check"])
    assert widgets.main() == 1
    assert "_build/stale.js is not what its sources give" in capsys.readouterr().out


def test_what_cannot_be_bundled_is_an_error(tmp_path: Path) -> None:
    broken = tmp_path / "widget.js"
    broken.write_text('import "./missing.js";\n', "utf-8")
    with pytest.raises(RuntimeError, match=r"missing\.js"):
        widgets.bundle(broken)


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The widget that a new one starts as, built in a folder of its own."""
    folder = tmp_path / "example_widgets" / "head_width"
    folder.mkdir(parents=True)
    shutil.copytree(widgets.WIDGETS / "kit", folder.parent / "kit")
    names = {"Class": "HeadWidth", "style": "head-width", "title": "Width of a head"}
    for template, name in (("py", "__init__.py"), ("js", "widget.js"), ("css", "widget.css")):
        (folder / name).write_text(filled(f"widget.{template}", names), "utf-8")
    (folder / "bundle.js").write_bytes(widgets.bundle(folder / "widget.js"))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("example_widgets.head_width")
    for name in [name for name in sys.modules if name.startswith("example_widgets")]:
        del sys.modules[name]


@pytest.mark.browser
def test_the_widget_that_a_new_one_starts_as(
    example: ModuleType, tmp_path: Path, open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = example.HeadWidth()
    known = {"HeadWidth": example.HeadWidth}
    monkeypatch.setattr(scripts, "widget_classes", lambda: known)
    for path, text in scripts.script_files.__wrapped__().items():
        file = tmp_path / "page" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    page_file = tmp_path / "page" / "index.html"
    page_file.write_text(
        '<!doctype html><html lang="en"><title>Example</title><meta charset="utf-8">'
        f"<style>{kit_css()}{example.HeadWidth.own_css()}</style>"
        '<script defer src="widgets/HeadWidth.js"></script><script defer src="runtime.js"></script>'
        f"<main><h1>Example</h1>{host_of(widget)}</main></html>",
        "utf-8",
    )
    page = open_page(page_file.as_uri())
    page.wait_for_selector("[data-ready=HeadWidth]")
    answer = page.locator(".answer")
    expect(answer).to_have_text("d_head = 768 / 12 = 64")
    page.get_by_role("slider", name="H, attention heads").press("ArrowRight")
    expect(answer).to_have_text("d_head = 768 / 16 = 48")
    expect(page.get_by_role("status")).to_have_text("48 numbers a head")
    assert violations(page) == []
