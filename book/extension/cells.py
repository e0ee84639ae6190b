"""Folds the cells that a reader of the page need not see: set-up, and those tagged ``hide-input``.

In a notebook they stay open.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

_SET_UP = "%pip install"
_PROMPT_SHOW, _PROMPT_HIDE = "Show the set-up", "Hide the set-up"


class FoldSetUp(SphinxPostTransform):
    """Folds the cell that installs the course, as the tag ``hide-input`` folds others."""

    default_priority = 198  # before myst-nb folds cells, at 199
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits every code cell of the page."""
        for cell in self.document.findall(nodes.container):
            if cell.get("nb_element") != "cell_code" or cell.get("hide_mode"):
                continue
            source = next(iter(cell.findall(nodes.literal_block)), None)
            if source is not None and _SET_UP in source.astext():
                cell["hide_mode"] = "input"
                cell["prompt_show"], cell["prompt_hide"] = _PROMPT_SHOW, _PROMPT_HIDE
