"""Collapse the cells that a reader need not see: set-up, and those tagged ``hide-input``.

In a notebook they stay open.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

_SET_UP = "%pip install"
_SET_UP_PROMPTS = ("Show the set-up", "Hide the set-up")
_PROMPTS = ("Show the code", "Hide the code")


class FoldSetUp(SphinxPostTransform):
    """Collapse the cell that installs the course, like cells tagged ``hide-input``."""

    default_priority = 198  # before myst-nb collapses cells, at 199
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit every code cell of the page."""
        for cell in self.document.findall(nodes.container):
            if cell.get("nb_element") != "cell_code":
                continue
            if cell.get("hide_mode") == "input":
                cell["prompt_show"], cell["prompt_hide"] = _PROMPTS
            if cell.get("hide_mode"):
                continue
            source = next(iter(cell.findall(nodes.literal_block)), None)
            if source is not None and _SET_UP in source.astext():
                cell["hide_mode"] = "input"
                cell["prompt_show"], cell["prompt_hide"] = _SET_UP_PROMPTS


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(FoldSetUp)
