"""Leads links to a heading, an exercise or a widget that has moved to where it is now.

``book/moved.toml`` has a table for each page, with an entry for each of its old anchors. A page
gets its own table as data, and ``book.js`` follows it: a server never sees what stands after #.
An entry that ends in a dot is for all names that begin so, as ``gpt_lab.model.``: they keep theirs.
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
    """Makes the table a part of the configuration: pages are written anew when it changes."""
    config.book_moved = moved_anchors(Path(app.srcdir))


def add_table(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Ends a page's text with its own table, each place as the page would link to it."""
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
    """Registers what this module does with Sphinx."""
    app.add_config_value("book_moved", {}, "html")
    app.connect("config-inited", read_table)
    app.connect("html-page-context", add_table)
