"""Redirect links to headings, exercises and widgets that have moved.

``book/moved.toml`` has a table for each page, with an entry for each of its old anchors. A page
gets its own table as data for ``book.js``, because a server never sees the part after #. An entry
that ends in a dot applies to all names with this prefix, as ``gpt_lab.model.``; they stay the same.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config


def moved_anchors(root: Path) -> dict[str, dict[str, str]]:
    """Page → old anchor → page, or page#anchor; none for a book without the file."""
    file = root / "book" / "moved.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def read_table(app: Sphinx, config: Config) -> None:
    """Make the table part of the configuration, so that pages are rewritten when it changes."""
    config.book_moved = moved_anchors(Path(app.srcdir))


def add_table(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Append a page's table to its text, with places relative to the page."""
    table = app.config.book_moved.get(pagename)
    if not table or "body" not in context:
        return
    places = {}
    for anchor, place in table.items():
        page, sign, fragment = place.partition("#")
        places[anchor] = app.builder.get_relative_uri(pagename, page) + sign + fragment
    text = json.dumps(places, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")
    context["body"] += f'<script type="application/json" id="moved">{text}</script>\n'


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_config_value("book_moved", {}, "html")
    app.connect("config-inited", read_table)
    app.connect("html-page-context", add_table)
