"""The widgets' tools: what is declared is committed, and a new widget works as it starts."""

import importlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect

from gpt_lab_course.widgets import ShapeTracer
from tests.support import ROOT
from tests.support.axe import violations
from tests.support.pages import OpenPage, scripts, write_page, write_scripts
from tools import bundles, widgets
from tools.declared import declared_module
from tools.new.writing import filled

LONGEST = 300  # lines of one module


def test_no_module_is_long() -> None:
    folders = (bundles.WIDGETS, bundles.ENGINE, bundles.SEARCH)
    sources = [path for folder in folders for path in folder.rglob("*.ts")]
    sources = [path for path in sources if path.name != "declared.ts"]  # which is made
    sources += [path for path in bundles.RUNTIME.glob("*.js") if path.name != "bundle.js"]
    assert len(sources) > 100
    long = {p.name: n for p in sources if (n := len(p.read_text("utf-8").splitlines())) > LONGEST}
    assert not long


def test_a_stale_declaration_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = ROOT / "_build" / "declared.ts"
    monkeypatch.setattr(widgets, "declarations", lambda _: [(stale, b"const declared = 1;")])
    monkeypatch.setattr(sys, "argv", ["widgets", "--check"])
    assert widgets.main() == 1
    assert "_build/declared.ts is not what its sources give" in capsys.readouterr().out


def test_a_declaration_is_the_widgets_own_and_has_a_line_a_setting() -> None:
    text = declared_module(ShapeTracer).decode("utf-8")
    _, _, rest = text.partition("const declared = ")
    value, _, _ = rest.partition(" as const;")
    assert json.loads(re.sub(r",\n( *[]}])", r"\n\1", value)) == ShapeTracer.declared()
    for name in ShapeTracer.declared()["settings"]:
        assert len([line for line in text.splitlines() if line.startswith(f'    "{name}": ')]) == 1


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The widget that a new one starts as, built in a folder of its own."""
    folder = tmp_path / "example_widgets" / "next_words"
    folder.mkdir(parents=True)
    shutil.copytree(bundles.WIDGETS / "kit", folder.parent / "kit")
    shutil.copytree(bundles.ENGINE, tmp_path / "engine")
    names = {"Class": "NextWords", "style": "next-words", "title": "Next words"}
    for template, name in (("py", "__init__.py"), ("ts", "widget.ts"), ("css", "widget.css")):
        (folder / name).write_text(filled(f"widget.{template}", names), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = importlib.import_module("example_widgets.next_words")
    (folder / "declared.ts").write_bytes(declared_module(module.NextWords))
    (bundle,) = bundles.bundled([folder / "widget.ts"]).values()
    (folder / "bundle.js").write_bytes(bundle)
    module.NextWords._esm = bundle.decode("utf-8")
    yield module
    for name in [name for name in sys.modules if name.startswith("example_widgets")]:
        del sys.modules[name]


@pytest.mark.browser
def test_the_widget_that_a_new_one_starts_as(
    example: ModuleType, tmp_path: Path, open_page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {"NextWords": example.NextWords}
    monkeypatch.setattr(scripts, "widget_classes", lambda: known)
    monkeypatch.setattr(scripts, "script_files", scripts.script_files.__wrapped__)
    write_scripts(tmp_path / "page")
    page = open_page(write_page(tmp_path / "page", example.NextWords()).as_uri())
    page.wait_for_selector("[data-ready=NextWords]")
    words = page.locator(".words button")
    expect(words).to_have_count(5)
    expect(words.first).to_contain_text("Paris")
    page.get_by_role("slider", name="How many words").press("ArrowRight")
    expect(words).to_have_count(6)
    assert violations(page) == []
