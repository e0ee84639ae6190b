"""Lists of lessons and laboratories, from the headings and first paragraphs of notebooks.

A lesson is ``notebooks/NN_name.ipynb``, a laboratory ``notebooks/lab/NN_name.ipynb``, and
``notebooks/claims/NN_subject.ipynb`` decides claims. Each begins with its heading and, as its first
paragraph, its promise. ``_toc.yml`` finds them by pattern; ``{{ course.lessons }}`` and ``{{
course.laboratories }}`` on a page become a card each.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment

from .covers import cover_element

_LESSONS, _LABORATORIES = "{{ course.lessons }}", "{{ course.laboratories }}"
_LABORATORY = (
    "Each laboratory belongs to the lesson of its number. Read them in any order, or skip them: "
    "no lesson needs one."
)


@dataclass(frozen=True)
class Page:
    """A notebook's page.

    Args:
        name: Sphinx's name of the document: ``"notebooks/03_attention"``.
        title: its heading.
        promise: its first paragraph.
        cover: its picture as an element; empty without one.
    """

    name: str
    title: str
    promise: str
    cover: str


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
        paragraphs = "".join(cell["source"]).split("\n\n")
        promise = paragraphs[1] if len(paragraphs) > 1 else ""
        name = path.relative_to(root).with_suffix("").as_posix()
        title = paragraphs[0].removeprefix("# ")
        pages.append(Page(name, title, promise, cover_element(path)))
    return pages


def insert_cards(app: Sphinx, docname: str, source: list[str]) -> None:
    """Insert cards where a page asks for them; those of laboratories get a heading."""
    if _LESSONS not in source[0]:
        return
    root = Path(app.srcdir)
    found = laboratories(root)
    below = f"## Laboratories\n\n{_LABORATORY}\n\n{_cards(found)}"
    source[0] = source[0].replace(_LESSONS, _cards(lessons(root)))
    source[0] = source[0].replace(_LABORATORIES, below if found else "")


def _cards(pages: list[Page]) -> str:
    cards = (
        f"```{{grid-item-card}} {page.title}\n:link: {page.name}\n:link-type: doc\n\n"
        f"{page.promise}\n\n{page.cover}\n```"
        for page in pages
    )
    return "````{grid} 1 1 2 2\n:gutter: 3\n\n" + "\n\n".join(cards) + "\n````"


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


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("config-inited", drop_empty_parts, priority=900)  # before _toc.yml is read
    app.connect("env-get-outdated", reread_contents)
    app.connect("source-read", insert_cards)
