"""The book's own Sphinx extension: plain notebooks, live widgets, addresses, measured numbers.

Jupyter Book loads it as ``extension`` (see ``local_extensions`` in ``_config.yml``).
"""

from __future__ import annotations

import importlib
from typing import Any

from sphinx.application import Sphinx

# Of two listeners to the same event, the one that comes first here is called first.
MODULES = (
    "look.access",
    "look.formulas",
    "pages.address",
    "widgets.scripts",
    "pages.moved",
    "pages.text",
    "pages.lab_model",
    "pages.models",
    "pages.course",
    "pages.contents",
    "claims.claims",
    "pages.reference",
    "pages.guesses",
    "pages.site",
    "look.slim",
    "search.index",
    "pages.card",
    "look.icons",
    "look.styles",
    "look.policy",
    "widgets.directive",
    "pages.boxes",
    "pages.citations",
    "pages.minutes",
    "pages.cells",
    "pages.chips",
    "look.lines",
    "look.pictures",
    "pages.terms",
)


def setup(app: Sphinx) -> dict[str, Any]:
    """Call each module's ``setup``; called once by Sphinx."""
    for name in MODULES:  # imported here: tests of single modules need no Sphinx
        importlib.import_module(f"{__name__}.{name}").setup(app)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
