"""The book's own Sphinx extension: plain notebooks, live widgets, addresses, measured numbers.

Jupyter Book loads it as ``extension`` (see ``local_extensions`` in ``_config.yml``).
"""

from __future__ import annotations

import importlib
from typing import Any

from sphinx.application import Sphinx

# Of two that hear the same event, the one that comes first here is asked first.
MODULES = (
    "access",
    "formulas",
    "address",
    "scripts",
    "moved",
    "text",
    "lab_model",
    "models",
    "course",
    "claims",
    "reference",
    "guesses",
    "site",
    "slim",
    "search",
    "card",
    "covers",
    "icons",
    "styles",
    "policy",
    "directive",
    "boxes",
    "citations",
    "minutes",
    "cells",
    "chips",
    "lines",
    "pictures",
    "terms",
)


def setup(app: Sphinx) -> dict[str, Any]:
    """Has each module register what it does; called once by Sphinx."""
    for name in MODULES:  # imported here: tests of widgets use one alone, and no Sphinx
        importlib.import_module(f"{__name__}.{name}").setup(app)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
