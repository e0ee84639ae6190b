"""The contents beside a page: the laboratories are one line, which opens."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

_FOLDED = re.compile(
    r'<p[^>]*class="caption"[^>]*><span class="caption-text">(Laboratories)</span></p>\s*'
    r'(<ul class="[^"]*">.*?</ul>)',
    re.DOTALL,
)


def folded(contents: str) -> str:
    """Contents whose laboratories are collapsed, except where the page is one of them.

    >>> one = '<li class="toctree-l1"><a href="x.html">X</a></li>'
    >>> caption = '<p class="caption"><span class="caption-text">Laboratories</span></p>'
    >>> folded(f'{caption}<ul class="nav">{one}{one}</ul>')[:64]
    '<details class="nav-fold"><summary>2 laboratories</summary><ul c'
    """

    def fold(found: re.Match[str]) -> str:
        part = found[2]
        is_open = " open" if 'class="toctree-l1 current' in part else ""
        count = part.count('class="toctree-l1')
        return (
            f'<details class="nav-fold"{is_open}><summary>{count} {found[1].lower()}</summary>'
            f"{part}</details>"
        )

    return _FOLDED.sub(fold, contents)


def fold_laboratories(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Collapse the laboratories in the contents that the theme makes."""
    generate = context.get("generate_toctree_html")
    if generate is None:
        return

    def generated(*arguments: Any, **options: Any) -> str:
        return folded(str(generate(*arguments, **options)))

    context["generate_toctree_html"] = generated


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("html-page-context", fold_laboratories, priority=950)  # after the theme's own
