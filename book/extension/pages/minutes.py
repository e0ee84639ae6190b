"""The time that a section takes, below its heading: ``*8 minutes · skip it the first time*``."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

_MINUTES = re.compile(r"\d+ minutes?(?: · skip it the first time)?")


class SectionMinutes(SphinxTransform):
    """Mark the paragraph as a note to the heading."""

    default_priority = 500

    def apply(self, **kwargs: Any) -> None:
        """Visit every section of the page."""
        for section in self.document.findall(nodes.section):
            after = section[1] if len(section) > 1 else None
            if isinstance(after, nodes.paragraph) and _MINUTES.fullmatch(after.astext()):
                after["classes"].append("section-minutes")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_transform(SectionMinutes)
