"""Keep pages fast: defer scripts, and load them only where they are needed.

The templates in ``book/templates`` do the same for the theme's additions.
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
_OF_SPHINX_SEARCH = "sphinx_highlight.js"  # which does not exist: extension/search
_AT_ONCE = "documentation_options.js"  # set by the page's own scripts
_SIGNATURE = re.compile(r'<dt class="sig .*?</dt>', re.DOTALL)
_LINES = re.compile(r"\s*</?dl>\s*")  # a list of descriptions has terms, and this has none
_LINE = re.compile(r"<dd>(.*?)</dd>\s*", re.DOTALL)
_PLAIN = re.compile(r'<span class="(?:pre|p|w)">([^<]*)</span>')  # nothing styles these


def use_templates(_: Sphinx, config: Config) -> None:
    """Give the book's templates precedence over the theme's."""
    config.templates_path = [_TEMPLATES, *config.templates_path]


def defer_scripts(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Defer blocking scripts, in their order; drop those that the page does not need."""
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
    """Remove spans around words and signs of signatures: four of ten elements of the reference."""
    if body := context.get("body"):
        context["body"] = _SIGNATURE.sub(lambda found: _unwrapped(found[0]), body)


def _unwrapped(signature: str) -> str:
    words = _PLAIN.sub(r"\1", _LINES.sub("", signature))
    words = _LINE.sub(r'<span class="sig-line">\1</span>', words)
    return _PLAIN.sub(r"\1", words)  # signs, after the spans of words inside them


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("config-inited", use_templates)
    app.connect("html-page-context", unwrap_signatures)
    app.connect("html-page-context", defer_scripts, priority=900)
