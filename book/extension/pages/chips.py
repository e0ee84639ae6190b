"""Tokens in prose: code that begins with a shown space, ``␣is``, looks like a token of a figure."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

SPACE = "␣"


class TokenChips(SphinxPostTransform):
    """Marks them."""

    default_priority = 600
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits every piece of code within a line."""
        for code in self.document.findall(nodes.literal):
            if code.astext().startswith(SPACE) and " " not in code.astext():
                code["classes"].append("token-chip")


def setup(app: Sphinx) -> None:
    """Registers what this module does with Sphinx."""
    app.add_post_transform(TokenChips)
