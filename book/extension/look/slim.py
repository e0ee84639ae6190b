"""Keeps pages quick: scripts wait until the page is there, and come only where something uses them.

The templates beside this package do the same for what the theme adds (``book/templates``).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

_TEMPLATES = "book/templates"
_USES = {
    "design-tabs.js": "sd-tab-set",
    "clipboard.min.js": "highlight",
    "copybutton.js": "highlight",
}
_OF_SPHINX_SEARCH = "sphinx_highlight.js"  # which is not there: extension/search
_AT_ONCE = "documentation_options.js"  # the page's own scripts set what it holds
_SIGNATURE = re.compile(r'<dt class="sig .*?</dt>', re.DOTALL)
_PLAIN = re.compile(r'<span class="(?:pre|p|w)">([^<]*)</span>')  # nothing styles these


def use_templates(_: Sphinx, config: Config) -> None:
    """Lets the book's templates stand before the theme's."""
    config.templates_path = [_TEMPLATES, *config.templates_path]


def defer_scripts(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Defers what blocks a page, in its order; drops what the page has no use for."""
    scripts = []
    for script in context["script_files"]:
        name = Path(str(script.filename or "")).name
        if name == _OF_SPHINX_SEARCH or _USES.get(name, "") not in context.get("body", ""):
            continue
        if name and name != _AT_ONCE and not {"defer", "async"} & set(script.attributes):
            # A copy: all pages share the object.
            later = {**script.attributes, "defer": "defer"}
            script = type(script)(script.filename, priority=script.priority, **later)
        scripts.append(script)
    context["script_files"] = scripts


def unwrap_signatures(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Takes words and signs of signatures out of spans: four of ten elements of the reference."""
    if body := context.get("body"):
        context["body"] = _SIGNATURE.sub(lambda found: _unwrapped(found[0]), body)


def _unwrapped(signature: str) -> str:
    words = _PLAIN.sub(r"\1", signature)
    return _PLAIN.sub(r"\1", words)  # signs, each of which had a word's span inside


def setup(app: Sphinx) -> None:
    """Registers what this module does with Sphinx."""
    app.connect("config-inited", use_templates)
    app.connect("html-page-context", unwrap_signatures)
    app.connect("html-page-context", defer_scripts, priority=900)
