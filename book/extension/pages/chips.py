"""Tokens in prose: code with a visible space in front, ``␣is``, looks like a token in figures."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

SPACE = "␣"


class TokenChips(SphinxPostTransform):
    """Mark tokens in prose."""

    default_priority = 600
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit every piece of code within a line."""
        for code in self.document.findall(nodes.literal):
            if code.astext().startswith(SPACE) and " " not in code.astext():
                code["classes"].append("token-chip")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(TokenChips)
