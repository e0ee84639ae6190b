"""Guesses before results: after **Guess first:** on a page, the next result is hidden at first.

A reader writes down a guess, or just looks; the guess stays beside the result, in the reader's own
browser. Without JavaScript, in print, and for widgets, nothing is hidden.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

_ASKS = "Guess first"
_WIDGET = "application/vnd.jupyter.widget-view+json"
_BOX = """<div class="guess-box" data-guess="{key}">
<label>Your guess <input type="text" maxlength="200" autocomplete="off"></label>
<button type="button">Keep it, and look</button> <button type="button">Just look</button>
<p role="status" hidden></p>
</div>"""


class Guesses(SphinxPostTransform):
    """Insert a field for a guess in front of each result to guess."""

    default_priority = 3  # before myst-nb selects an output's form, at 4
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit every paragraph of the page."""
        for paragraph in list(self.document.findall(nodes.paragraph)):
            if not any(s.astext().startswith(_ASKS) for s in paragraph.findall(nodes.strong)):
                continue
            output = next(_outputs_behind(paragraph), None)
            if output is None or _has_widget(output):
                continue
            key = hashlib.sha256(paragraph.astext().encode()).hexdigest()[:8]
            box = nodes.raw("", _BOX.format(key=key), format="html")
            output.parent.insert(output.parent.index(output), box)


def _has_widget(output: nodes.Element) -> bool:
    return any(one.get("mime_type") == _WIDGET for one in output.findall(nodes.container))


def _outputs_behind(paragraph: nodes.paragraph) -> Iterator[nodes.Element]:
    """The outputs of cells from a paragraph to the next one that asks, or the section's end."""
    siblings = paragraph.parent.children
    for one in siblings[siblings.index(paragraph) + 1 :]:
        if isinstance(one, nodes.section):
            return
        if isinstance(one, nodes.paragraph) and one.astext().startswith(_ASKS):
            return
        if isinstance(one, nodes.container) and one.get("nb_element") == "cell_code":
            yield from (o for o in one if o.get("nb_element") == "cell_code_output")


def load_script(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Add script and style to pages with guesses."""
    if '<div class="guess-box"' in context.get("body", ""):
        app.add_css_file("guesses.css")
        app.add_js_file("guesses.js", loading_method="defer")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(Guesses)
    app.connect("html-page-context", load_script)
