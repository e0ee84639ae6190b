"""The reference: a page a room, each with all that the room has, and old addresses that lead on."""

import importlib
import pkgutil
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from extension.pages import reference
from playwright.sync_api import Browser

import gpt_lab_course.widgets
from gpt_lab.lab_model import Country
from gpt_lab_course.exercises import EXERCISES
from tests.support.book_page import BOOK

INSIDE = {"__main__", "atomic_files", "cli", "data", "extras", "lab", "palette", "teach"}
INSIDE |= {"moved", "paths", "validation", "engine"}  # no reader's
LARGEST = 400_000  # bytes of a page


def test_the_reference_has_every_widget_and_every_exercise() -> None:
    widgets = re.findall(r"autoclass:: gpt_lab_course\.widgets\.(\w+)", reference.widgets(""))
    assert widgets == gpt_lab_course.widgets.__all__
    rows = reference.exercises("").splitlines()[2:]
    assert [row.split("`")[1] for row in rows] == [*EXERCISES]
    assert rows[0].startswith("| 0.1 | `five_steps.ratio` | The ratio of two tokens' probabilities")


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("{{ reference.modules.model }}", ".. automodule:: gpt_lab.model\n```\n"),  # its docstring
        ("{{ reference.modules.model }}", ".. automodule:: gpt_lab.model.norms\n   :members:\n"),
        ("{{ reference.modules.experiments.tokens }}", "## `gpt_lab_course.experiments.tokens."),
        ("{{ reference.modules.config }}", ".. automodule:: gpt_lab.config\n   :members:\n"),
        ("{{ reference.names.figures }}", ".. automodule:: gpt_lab_course.figures\n   :members:\n"),
        (
            "{{ reference.exported.training }}",
            ".. automodule:: gpt_lab.training.config\n   :members: Phase, TrainingConfig\n",
        ),
    ],
)
def test_the_reference_lists_what_the_package_has(place: str, wanted: str) -> None:
    source = [f"# Reference\n\n{place}\n"]
    app = SimpleNamespace(env=SimpleNamespace(note_dependency=lambda _: None))
    reference.insert_lists(app, "api", source)
    assert wanted in source[0]
    assert "{{" not in source[0]


def test_a_named_tuple_is_described_once() -> None:
    assert reference.skip_aliases(None, "class", "code", Country.code, False, None)
    assert reference.skip_aliases(None, "class", "Country", Country, False, None) is None


@pytest.mark.parametrize("package", ["gpt_lab", "gpt_lab_course", "gpt_lab_course.experiments"])
def test_every_room_is_on_a_page(package: str) -> None:
    rooms = {m.name for m in pkgutil.iter_modules(importlib.import_module(package).__path__)}
    text = " ".join(path.read_text("utf-8") for path in (BOOK / "reference").rglob("*.md"))
    named = re.findall(r"(?:gpt_lab|gpt_lab_course|reference)\.[\w.]+", text)
    listed = {part for name in named for part in name.split(".")}
    missing = rooms - INSIDE - listed - {"table"}  # whose one name is gpt_lab.Table
    assert not missing, f"no page in book/reference says anything about {missing}"


def test_names_of_one_page_have_one_entry() -> None:
    pages = {"a.b.": "one", "a.b.c.": "one", "a.d.": "two", "a.d.e.": "one", "a.d.f.": "two"}
    assert reference.common(pages) == {"a.b.": "one", "a.d.e.": "one", "a.d.f.": "two"}


def test_no_page_is_large(html: Path) -> None:
    pages = [html / "book" / "api.html", *(html / "book" / "reference").rglob("*.html")]
    assert len(pages) > 25
    large = {path.name: path.stat().st_size for path in pages if path.stat().st_size > LARGEST}
    assert not large


@pytest.mark.browser
def test_parameters_have_a_line_each_in_a_font_for_code(site: str, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(f"{site}/book/reference/config.html")
    parameters = page.locator("dt[id='gpt_lab.config.GPTConfig'] .sig-param")
    boxes = parameters.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(boxes) > 10
    assert boxes == sorted(set(boxes))
    font = parameters.first.evaluate("one => getComputedStyle(one).fontFamily")
    assert "mono" in font.lower()
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gpt_lab.model.norms.RMSNorm", "model.html#gpt_lab.model.norms.RMSNorm"),
        ("gpt_lab.config.GPTConfig.preset", "config.html#gpt_lab.config.GPTConfig.preset"),
        ("module-gpt_lab.tokenization.chat", "tokenization.html#module-gpt_lab.tokenization.chat"),
        ("widgets", "widgets.html"),
    ],
)
def test_an_address_on_the_one_page_of_old_leads_on(
    old: str, new: str, site: str, browser: Browser
) -> None:
    page = browser.new_page()
    page.goto(f"{site}/book/api.html#{old}")
    page.wait_for_url(f"{site}/book/reference/{new}")
    assert "#" not in new or page.locator(f"[id='{new.partition('#')[2]}']").count() == 1
    page.close()
