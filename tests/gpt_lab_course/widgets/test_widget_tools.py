"""The widgets' tools: what is committed is what they make, and a new widget works as it starts."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect

from tests.support.axe import violations
from tests.support.pages import OpenPage, scripts, write_page, write_scripts
from tools import widgets
from tools.declared import declared_module
from tools.new.writing import filled

LONGEST = 300  # lines of one module


def test_no_module_is_long() -> None:
    sources = [*widgets.WIDGETS.rglob("*.ts"), *widgets.ENGINE.glob("*.ts")]
    sources = [path for path in sources if path.name != "declared.ts"]  # which is made
    sources += [path for path in widgets.RUNTIME.glob("*.js") if path.name != "bundle.js"]
    assert len(sources) > 100
    long = {p.name: n for p in sources if (n := len(p.read_text("utf-8").splitlines())) > LONGEST}
    assert not long


def test_a_stale_bundle_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = widgets.WIDGETS / "kit" / "format.ts"
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
    folder = tmp_path / "example_widgets" / "next_words"
    folder.mkdir(parents=True)
    shutil.copytree(widgets.WIDGETS / "kit", folder.parent / "kit")
    shutil.copytree(widgets.ENGINE, tmp_path / "engine")
    names = {"Class": "NextWords", "style": "next-words", "title": "Next words"}
    for template, name in (("py", "__init__.py"), ("ts", "widget.ts"), ("css", "widget.css")):
        (folder / name).write_text(filled(f"widget.{template}", names), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = importlib.import_module("example_widgets.next_words")
    (folder / "declared.ts").write_bytes(declared_module(module.NextWords))
    bundle = widgets.bundle(folder / "widget.ts")
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
