"""A book of one page, built with the book's own extension."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

from bs4 import BeautifulSoup
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from tests.support import ROOT

BOOK = ROOT / "book"
if str(BOOK) not in sys.path:
    sys.path.append(str(BOOK))

REPOSITORY = "https://github.com/someone/course"
Build = Callable[..., tuple[BeautifulSoup, str]]


def build_page(
    folder: Path, markdown: str, notebook: dict[str, object] | None = None
) -> tuple[BeautifulSoup, str]:
    """Builds a page from Markdown, or from a notebook; gives its HTML and the warnings."""
    source, out = folder / "source", folder / "out"
    source.mkdir()
    if notebook is None:
        (source / "index.md").write_text(markdown, "utf-8")
    else:
        (source / "index.ipynb").write_text(json.dumps(notebook), "utf-8")
    (source / "references.bib").write_bytes((BOOK / "references.bib").read_bytes())
    extensions = ["myst_nb", "sphinx_design", "sphinxcontrib.bibtex", "sphinxext.opengraph"]
    settings = {
        "extensions": [*extensions, "extension"],
        "html_theme": "sphinx_book_theme",
        "html_use_index": False,
        "html_theme_options": {
            "repository_url": REPOSITORY,
            "repository_branch": "main",
            "launch_buttons": {"colab_url": "https://colab.research.google.com"},
        },
        "bibtex_bibfiles": ["references.bib"],
        "bibtex_reference_style": "author_year",
        "myst_enable_extensions": ["dollarmath", "substitution"],
        "myst_heading_anchors": 3,
        "nb_execution_mode": "off",
        "nb_ipywidgets_js": {},
    }
    warnings = io.StringIO()
    trees = folder / "trees"
    with patch_docutils(), docutils_namespace():
        app = Sphinx(source, None, out, trees, "html", settings, None, warnings, True)
        app.build()
    html = (out / "index.html").read_text("utf-8")
    return BeautifulSoup(html, "html.parser"), warnings.getvalue()


def notebook_with(
    outputs: list[dict[str, object]], *, text: str = "", **metadata: object
) -> dict[str, object]:
    """A notebook with a title, a text below it, and one cell with these outputs."""
    cell = {"cell_type": "code", "execution_count": 1, "metadata": metadata, "source": "1"}
    title = {"cell_type": "markdown", "metadata": {}, "source": f"# Title\n\n{text}"}
    language = {"language_info": {"name": "python"}}
    cells = [title, {**cell, "outputs": outputs}]
    return {"cells": cells, "metadata": language, "nbformat": 4, "nbformat_minor": 4}
