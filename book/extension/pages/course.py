"""The course as the notebooks say it: contents, cards and lists come from their first cells.

A lesson is ``notebooks/NN_name.ipynb``, a laboratory ``notebooks/lab/NN_name.ipynb``, and
``notebooks/claims/NN_subject.ipynb`` decides claims. Each begins with its heading, and below it, as
its first paragraph, its promise; a lesson says how long it takes. ``_toc.yml`` finds them by
pattern; on the first page ``{{ course.lessons }}`` becomes a cover each, and
``{{ course.laboratories }}`` a line for each lesson that has some.
"""

from __future__ import annotations

import html
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment

from . import covers

_LESSONS, _LABORATORIES = "{{ course.lessons }}", "{{ course.laboratories }}"
_LABORATORY = (
    "A question, a guess, a measurement, and a control that could have come out otherwise. "
    "Read them in any order, or skip them: no lesson needs one."
)
_TIME = re.compile(r"\*\*Time:\*\* about (\d+) minutes")


@dataclass(frozen=True)
class Page:
    """A notebook's page.

    Args:
        name: Sphinx's name of the document: ``"notebooks/03_attention"``.
        title: its heading.
        promise: its first paragraph.
        minutes: how long it takes a newcomer; None where it does not say.
    """

    name: str
    title: str
    promise: str
    minutes: int | None

    @property
    def number(self) -> int:
        """The lesson's number, or that of the lesson to which a laboratory belongs."""
        return int(self.name.rpartition("/")[2][:2])

    @property
    def short_title(self) -> str:
        """The heading without its number, and without what follows a colon."""
        return self.title.partition(" · ")[2].partition(":")[0]


def lessons(root: Path) -> list[Page]:
    """The lessons below a folder, in the order of their numbers."""
    return _pages(root, "notebooks/*.ipynb")


def laboratories(root: Path) -> list[Page]:
    """The laboratories below a folder, in the order of their lessons."""
    return _pages(root, "notebooks/lab/*.ipynb")


def claims(root: Path) -> list[Page]:
    """The notebooks below a folder that decide claims, in the order of their numbers."""
    return _pages(root, "notebooks/claims/*.ipynb")


def _pages(root: Path, pattern: str) -> list[Page]:
    pages = []
    for path in sorted(root.glob(pattern)):
        cell = json.loads(path.read_text("utf-8"))["cells"][0]
        text = "".join(cell["source"])
        paragraphs = text.split("\n\n")
        minutes = _TIME.search(text)
        promise = paragraphs[1] if len(paragraphs) > 1 else ""
        name = path.relative_to(root).with_suffix("").as_posix()
        title = paragraphs[0].removeprefix("# ")
        pages.append(Page(name, title, promise, int(minutes[1]) if minutes else None))
    return pages


def insert_cards(app: Sphinx, docname: str, source: list[str]) -> None:
    """Puts covers and the list of laboratories where a page asks for them."""
    if _LESSONS not in source[0]:
        return
    root = Path(app.srcdir)
    found = laboratories(root)
    below = f"## Laboratories\n\n{_LABORATORY}\n\n{_list(lessons(root), found)}"
    source[0] = source[0].replace(_LESSONS, _covers(lessons(root)))
    source[0] = source[0].replace(_LABORATORIES, below if found else "")


def _raw(text: str) -> str:
    return f"```{{raw}} html\n{text}\n```"


def _covers(pages: list[Page]) -> str:
    """A card for each lesson: its cover, its number and name, what it promises, its minutes."""
    cards = "".join(
        f"<li{' class=first' if page.number == 0 else ''}>{covers.cover(page.number)}"
        f'<div class="about"><span class="number">{page.number}</span>'
        f'<p class="name"><a href="{page.name}.html">{html.escape(page.short_title)}</a></p>'
        f"<p>{_inline(_first_sentence(page.promise))}</p>"
        f'<p class="minutes">{f"{page.minutes} min" if page.minutes else ""}</p></div></li>'
        for page in pages
    )
    return _raw(f'{covers.shared()}<ol class="covers">{cards}</ol>')


def _list(lessons: list[Page], laboratories: list[Page]) -> str:
    """A line for each lesson, with its laboratories."""
    names = {page.number: page.short_title for page in lessons}
    lines = []
    for number in sorted({page.number for page in laboratories}):
        links = " · ".join(
            f'<a href="{page.name}.html">{html.escape(page.short_title)}</a>'
            for page in laboratories
            if page.number == number
        )
        name = html.escape(names.get(number, ""))
        lines.append(f'<li><span class="number">{number}</span> {name} <span>{links}</span></li>')
    return _raw(f'<ul class="laboratories">{"".join(lines)}</ul>')


def _first_sentence(text: str) -> str:
    """What stands up to the first full stop, question mark or exclamation mark."""
    found = re.match(r".*?[.?!](?=\s|$)", " ".join(text.split()))
    return found[0] if found else text


def _inline(text: str) -> str:
    """Markdown's emphasis and code as HTML; nothing else stands in a promise."""
    escaped = html.escape(text, quote=False)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", re.sub(r"\*([^*]+)\*", r"<em>\1</em>", escaped))


def drop_empty_parts(app: Sphinx, config: Config) -> None:
    """Remove parts without pages from the contents: there may be no laboratory."""
    contents = getattr(config, "external_site_map", None)
    if contents is None:  # a book without _toc.yml
        return
    root = Path(app.srcdir)
    contents.root.subtrees = [
        part
        for part in contents.root.subtrees
        if part.files() or any(any(root.glob(f"{pattern}.*")) for pattern in part.globs())
    ]


def reread_contents(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """Read the first page, with contents and cards, again if a notebook has changed."""
    notebooks = [name for name in added | changed | removed if name.startswith("notebooks/")]
    root = app.config.root_doc
    return [root] if notebooks and root in env.found_docs else []


def style_first_page(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Add the first page's style sheet, and the name of lesson 0's page for its header."""
    found = lessons(Path(app.srcdir)) if pagename == app.config.root_doc else []
    if found:
        app.add_css_file("first.css")
        context["first_lesson"] = found[0].name


def setup(app: Sphinx) -> None:
    """Registers what this module does with Sphinx."""
    app.connect("html-page-context", style_first_page)
    app.connect("config-inited", drop_empty_parts, priority=900)  # when _toc.yml is read
    app.connect("env-get-outdated", reread_contents)
    app.connect("source-read", insert_cards)
