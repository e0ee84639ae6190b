"""Write the search's script, with its code and the text of every section.

``_static/gpt-lab/search.js`` is loaded when a reader focuses a search field (``book.js``). It is a
classic script, so that the search works from a disk as well; Sphinx's own index isn't written.
``make widgets`` makes ``bundle.js`` of ``main.ts``.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import lxml.html
from sphinx.application import Sphinx
from sphinx.config import Config

from .sections import Section, sections

SCRIPT = "_static/gpt-lab/search.js"
_DECIDED = "notebooks/claims/"  # each claim is on the page of all claims, with its verdict
_BUNDLE = Path(__file__).with_name("bundle.js")
_PARSER = lxml.html.HTMLParser(encoding="utf-8", huge_tree=True)


def add_page(_: Sphinx, config: Config) -> None:
    """Write the search page, which Sphinx writes only with an index."""
    config.html_additional_pages = {**config.html_additional_pages, "search": "search.html"}


def leave_out_index(app: Sphinx) -> None:
    """Keep Sphinx from writing its own index."""
    app.builder.search = False  # type: ignore[attr-defined]


def write(app: Sphinx, exception: Exception | None) -> None:
    """Write the script after all pages."""
    if exception or app.builder.format != "html":
        return
    out = Path(app.outdir)
    names = [name for name in app.env.found_docs if not name.startswith(_DECIDED)]
    found = {f"{name}.html": page_sections(out / f"{name}.html") for name in names}
    data = json.dumps(rows(found), ensure_ascii=False, separators=(",", ":"))
    text = f"{_BUNDLE.read_text('utf-8')}\ngptLabSearch({data});\n"
    (out / SCRIPT).write_text(text, encoding="utf-8", newline="\n")
    for notice in _BUNDLE.parent.glob("*-LICENSE.txt"):  # of the libraries in the bundle
        shutil.copy(notice, (out / SCRIPT).with_name(notice.name))


def page_sections(path: Path) -> list[Section]:
    """The sections of a built page."""
    article = next(lxml.html.parse(path, _PARSER).getroot().iter("article"), None)
    return [] if article is None else sections(article)


def rows(found: dict[str, list[Section]]) -> list[list[object]]:
    """Each page's address and title, and a row for each of its sections, for ``main.ts``."""
    return [
        [address, page[0].title, [one.row() for one in page]]
        for address, page in sorted(found.items())
        if page
    ]


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("config-inited", add_page)
    app.connect("builder-inited", leave_out_index)
    app.connect("build-finished", write)
